package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Handling;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
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
        return read(BurrText.read(source, in));
    }

    /**
     * Reads the XML of a file that is not compressed.
     *
     * @param source the name of the file in errors
     * @throws InputException if there is an error in the file
     */
    public static BurrFile read(String source, String xml) {
        return read(BurrText.of(source, xml));
    }

    private static BurrFile read(BurrText text) {
        return new BurrReader(new BurrXml(text)).readFile(text.source());
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
                case "colors" -> xml.forEachChild("color", this::readColour);
                case "shapes" -> xml.forEachChild("voxel", this::readShape);
                case "problems" -> xml.forEachChild("problem", this::readProblem);
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

    private void readColour() {
        if (colours.size() == BurrLimits.MAX_COLOURS) {
            throw xml.error("more than " + BurrLimits.MAX_COLOURS + " colours", "use fewer colours");
        }
        colours.add(part("red") + " " + part("green") + " " + part("blue"));
    }

    private int part(String attribute) {
        return Math.min(255, Math.max(0, xml.integer(attribute, 0)));
    }

    private void readShape() {
        if (shapes.size() == BurrLimits.MAX_SHAPES) {
            throw xml.error("more than " + BurrLimits.MAX_SHAPES + " shapes", "split the file");
        }
        BurrXml.Mark place = xml.mark();
        String name = xml.attribute("name").orElse("");
        Cell size = new Cell(xml.integer("x"), xml.integer("y"), xml.integer("z"));
        Cell hotspot = new Cell(xml.integer("hx", 0), xml.integer("hy", 0), xml.integer("hz", 0));
        if (xml.integer("type", 0) != 0) {
            throw xml.error(
                    "type is not 0: the voxels are in a form that is not known", "save the file again in BurrTools");
        }
        checkSize(size);
        int weight = xml.integer("weight", Handling.STANDARD.weight());
        BurrShape.Builder shape = new BurrShape.Builder(size);
        voxels += shape.voxels();
        readVoxels(xml.text().strip(), shape, place);
        BurrShape made = shape.build(name, hotspot).withWeight(weight);
        for (int number = 0; number < made.voxels(); number++) {
            if (made.state(number) != State.EMPTY && !grid.hasVoxel(made.voxel(number))) {
                throw new InputException(
                        xml.place(place),
                        "shape " + (shapes.size() + 1) + " has a voxel at " + made.voxel(number)
                                + ", where the grid has none",
                        "in a grid of " + grid.words() + " such places stay empty: _");
            }
        }
        shapes.add(made);
    }

    /**
     * Reads the text of the voxels of a shape: for each voxel the letter of its state, then the number of its colour if it
     * has one.
     */
    private void readVoxels(String text, BurrShape.Builder shape, BurrXml.Mark place) {
        int count = 0;
        int index = 0;
        while (index < text.length()) {
            char letter = text.charAt(index);
            State state = switch (letter) {
                case '_' -> State.EMPTY;
                case '#' -> State.FILLED;
                case '+' -> State.VARIABLE;
                default ->
                    throw malformed(place, String.format(Locale.ROOT, "character U+%04X is no voxel", (int) letter));
            };
            index++;
            int colour = 0;
            while (index < text.length() && text.charAt(index) >= '0' && text.charAt(index) <= '9') {
                colour = Math.min(10 * colour + text.charAt(index) - '0', BurrLimits.MAX_COLOURS + 1);
                index++;
            }
            if (colour > BurrLimits.MAX_COLOURS || colour > colours.size()) {
                throw malformed(
                        place,
                        "voxel " + (count + 1) + " has a colour that the file does not have: it has " + colours.size());
            }
            if (count < shape.voxels()) {
                shape.set(count, state, state == State.EMPTY ? 0 : colour);
            }
            count++;
        }
        if (count != shape.voxels()) {
            throw malformed(
                    place, "the text has " + Plural.of(count, "voxel") + ", and x * y * z is " + shape.voxels());
        }
    }

    private InputException malformed(BurrXml.Mark place, String problem) {
        return new InputException(
                xml.place(place),
                "shape " + (shapes.size() + 1) + ": " + problem,
                "each voxel is _ or # or +, behind the last two the number of its colour if it has one");
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

    private void readProblem() {
        if (problems.size() == BurrLimits.MAX_PROBLEMS) {
            throw xml.error("more than " + BurrLimits.MAX_PROBLEMS + " problems", "split the file");
        }
        problems.add(new ProblemReader(xml, grid, shapes.size(), colours.size(), passedOver).read());
    }
}
