package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.source.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Reads files of BurrTools, version 1 and 2, compressed by gzip or plain. It passes over elements and attributes that do not
 * concern packing. Each error in a file is reported by an {@link InputException}.
 */
public final class BurrReader {

    private final BurrXml xml;
    private final List<String> colours = new ArrayList<>();
    private final List<BurrShape> shapes = new ArrayList<>();
    private final List<BurrProblem> problems = new ArrayList<>();
    private final Set<String> passedOver = new HashSet<>();
    private BurrGrid grid = BurrGrid.BRICKS;
    private String comment = "";
    private int voxels;

    private BurrReader(BurrXml xml) {
        this.xml = xml;
    }

    /**
     * Reads a stream to its end, without closing it.
     *
     * @param source the name of the file in errors
     * @throws IOException if the stream cannot be read
     * @throws InputException if there is an error in the file
     */
    public static BurrFile read(String source, InputStream in) throws IOException {
        BurrText text = BurrText.read(source, in);
        return new BurrReader(new BurrXml(text)).readFile(source);
    }

    private BurrFile readFile(String source) {
        if (!xml.nextChild() || !xml.name().equals("puzzle")) {
            throw xml.error(
                    "there is no <puzzle> at the beginning",
                    "a BurrTools file is one <puzzle>; is this the right file?");
        }
        while (xml.nextChild()) {
            switch (xml.name()) {
                case "gridType" -> readGrid();
                case "colors" -> readColours();
                case "shapes" -> readShapes();
                case "problems" -> readProblems();
                case "comment" -> comment = xml.text();
                default -> xml.skip();
            }
        }
        // Reads on behind the puzzle, to find that a file was damaged when it was cut and joined.
        xml.nextChild();
        return new BurrFile(source, grid, colours, shapes, problems, comment, passedOver);
    }

    private void readGrid() {
        int type = xml.integer("type", 0);
        if (!shapes.isEmpty()) {
            throw xml.error("the type of the grid stands behind shapes", "put <gridType> before <shapes>");
        }
        grid = BurrGrid.numbered(type)
                .orElseThrow(() -> xml.error("there is no grid of type " + type, "types of grids are 0 to 4"));
        xml.skip();
    }

    private void readColours() {
        while (xml.nextChild()) {
            if (xml.name().equals("color")) {
                if (colours.size() == BurrLimits.MAX_COLOURS) {
                    throw xml.error("more than " + BurrLimits.MAX_COLOURS + " colours", "use fewer colours");
                }
                colours.add(part("red") + " " + part("green") + " " + part("blue"));
            }
            xml.skip();
        }
    }

    private int part(String attribute) {
        return Math.min(255, Math.max(0, xml.integer(attribute, 0)));
    }

    private void readShapes() {
        while (xml.nextChild()) {
            if (xml.name().equals("voxel")) {
                if (shapes.size() == BurrLimits.MAX_SHAPES) {
                    throw xml.error("more than " + BurrLimits.MAX_SHAPES + " shapes", "split the file");
                }
                shapes.add(readShape());
            } else {
                xml.skip();
            }
        }
    }

    private BurrShape readShape() {
        BurrXml.Mark place = xml.mark();
        String name = xml.attribute("name").orElse("");
        Cell size = new Cell(xml.integer("x"), xml.integer("y"), xml.integer("z"));
        Cell hotspot = new Cell(xml.integer("hx", 0), xml.integer("hy", 0), xml.integer("hz", 0));
        if (xml.integer("type", 0) != 0) {
            throw xml.error(
                    "type is not 0: the voxels are in a form that is not known", "save the file again in BurrTools");
        }
        checkSize(size);
        if (xml.integer("weight", 1) != 1) {
            passedOver.add("weights of shapes");
        }
        BurrShape.Builder shape = new BurrShape.Builder(size);
        voxels += shape.voxels();
        try {
            VoxelText.read(xml.text().strip(), colours.size(), shape);
        } catch (VoxelText.Malformed e) {
            throw new InputException(
                    xml.place(place),
                    "shape " + (shapes.size() + 1) + ": " + e.getMessage(),
                    "each voxel is _ or # or +, behind the last two the number of its colour if it has one");
        }
        BurrShape made = shape.build(name, hotspot);
        checkVoxels(made, place);
        return made;
    }

    private void checkSize(Cell size) {
        if (size.x() < 0 || size.y() < 0 || size.z() < 0) {
            throw xml.error("a shape of " + by(size) + " voxels", "x, y and z are not negative");
        }
        // The product of two numbers of nine digits is less than the greatest long.
        long layer = (long) size.x() * size.y();
        if (Math.max(layer, size.z()) > BurrLimits.MAX_VOXELS || layer * size.z() > BurrLimits.MAX_VOXELS) {
            throw xml.error(
                    "a shape of " + by(size) + " voxels", "a shape has at most " + BurrLimits.MAX_VOXELS + " voxels");
        }
        if (voxels + layer * size.z() > BurrLimits.MAX_VOXELS_IN_ALL) {
            throw xml.error(
                    "the shapes have more than " + BurrLimits.MAX_VOXELS_IN_ALL + " voxels together", "split the file");
        }
    }

    private static String by(Cell size) {
        return size.x() + " by " + size.y() + " by " + size.z();
    }

    private void checkVoxels(BurrShape shape, BurrXml.Mark place) {
        for (int number = 0; number < shape.voxels(); number++) {
            if (shape.state(number) != BurrShape.State.EMPTY && !grid.hasVoxel(shape.voxel(number))) {
                throw new InputException(
                        xml.place(place),
                        "shape " + (shapes.size() + 1) + " has a voxel at " + shape.voxel(number)
                                + ", where the grid has none",
                        "in a grid of " + grid.words() + " such places stay empty: _");
            }
        }
    }

    private void readProblems() {
        while (xml.nextChild()) {
            if (xml.name().equals("problem")) {
                if (problems.size() == BurrLimits.MAX_PROBLEMS) {
                    throw xml.error("more than " + BurrLimits.MAX_PROBLEMS + " problems", "split the file");
                }
                problems.add(new ProblemReader(xml, grid, shapes.size(), colours.size(), passedOver).read());
            } else {
                xml.skip();
            }
        }
    }
}
