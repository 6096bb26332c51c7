package io.github.filaforge.picture.print;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellForm.Kind;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.SvgFormat;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.StrokeFont;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * The flat pieces of a puzzle side by side, as a laser cuts them: an SVG whose unit is the millimetre, with a closed
 * red line round each piece and each hole, and names to engrave in blue. Immutable.
 *
 * <p>A laser burns a line of some width, the kerf. So outlines are drawn half of the kerf outside of the piece.
 */
public final class CutSheet {

    private static final double MOST_KERF = 2;
    private static final String CUT = "#ff0000";
    private static final String ENGRAVED = "#0000ff";

    /** The width of the lines, which lasers take for lines without a width. */
    private static final double LINE = 0.1;

    /** The share of a cell between two pieces, and between the pieces and the edge of the sheet. */
    private static final double GAP = 0.5;

    /** The height of capitals and the greatest width of a name, as shares of the radius of the circle in a cell. */
    private static final double CAPITAL = 0.9;

    private static final double WIDEST = 1.6;
    private static final double EXACT = 1e-9;

    private final String name;
    private final PrintSize size;
    private final double kerf;
    private final CellSolids solids;
    private final List<Shape> shapes = new ArrayList<>();
    private final List<String> inParts = new ArrayList<>();

    /** The loops of a piece, and its name if it is engraved; y runs upwards. */
    private record Shape(String title, List<List<Vec>> loops, String label, Vec middle) {

        Vec least() {
            return new Vec(
                    points().mapToDouble(Vec::x).min().orElse(0),
                    points().mapToDouble(Vec::y).min().orElse(0),
                    0);
        }

        Vec room() {
            return new Vec(
                            points().mapToDouble(Vec::x).max().orElse(0),
                            points().mapToDouble(Vec::y).max().orElse(0),
                            0)
                    .minus(least());
        }

        private Stream<Vec> points() {
            return loops.stream().flatMap(List::stream);
        }
    }

    /**
     * Makes the sheet of the mobile pieces of a puzzle.
     *
     * @param size the size of the pieces; its clearance is the distance by which outlines lie inside the cells, and its
     *     bevel and height have no meaning
     * @param kerf the width of the line that the laser burns, from 0 to 2 mm
     * @param labels true if each piece has its name engraved
     * @param tray true if a frame with the form of the region is cut too
     * @throws PictureException if the pieces are not flat, or too small for the kerf
     */
    public CutSheet(Puzzle puzzle, PrintSize size, double kerf, boolean labels, boolean tray) {
        check(puzzle);
        if (!(kerf >= 0 && kerf <= MOST_KERF)) {
            throw new PictureException("a kerf is from 0 to 2 mm wide, not " + PrintSize.number(kerf));
        }
        this.name = puzzle.name();
        this.size = size;
        this.kerf = kerf;
        // Cells as high as wide, so that the height limits no clearance.
        this.solids = new CellSolids(puzzle.lattice(), size.cell(), size.cell());
        solids.check(size);
        if (kerf / 2 > solids.inradius() / 2) {
            throw new PictureException("cells of this size are too small for a kerf of " + PrintSize.number(kerf)
                    + " mm: use larger cells");
        }
        for (Piece piece : puzzle.packedPieces()) {
            List<Cell> cells = piece.cells();
            if (!piece.isConnected(puzzle.lattice())) {
                inParts.add(piece.name());
            }
            shapes.add(new Shape(
                    piece.name(),
                    loops(cells, size.clearance() - kerf / 2),
                    labels ? piece.name() : "",
                    middlemost(cells)));
        }
        if (tray) {
            shapes.add(frame(puzzle.container().cells()));
        }
    }

    /**
     * Checks that the pieces of a puzzle can be cut from a sheet.
     *
     * @throws PictureException if they cannot
     */
    public static void check(Puzzle puzzle) {
        SolutionPicture.View.LAYERS.check(puzzle);
        Lattice lattice = puzzle.lattice();
        boolean isFlat = lattice.isOrthogonal()
                ? puzzle.box().zDim() == 1
                : lattice.isPlanar() && lattice.cellForm().kind() != Kind.LINE;
        if (!isFlat) {
            throw new PictureException(
                    "a laser cuts flat pieces of squares, hexagons, triangles and quarters of squares,"
                            + " and the pieces of this puzzle are others: use PieceFiles.sideBySide");
        }
        SolutionPicture.checkEnds(
                puzzle, "a sheet to cut has", "draw the pieces by SolutionPicture.ofPieces as svg or png");
    }

    /** Returns the outlines of cells, moved inwards by a distance, without points on straight parts. */
    private List<List<Vec>> loops(List<Cell> cells, double inwards) {
        PieceSurface surface = new PieceSurface(new CellComplex(cells, solids), inwards, 0);
        List<PieceSurface.Facet> above = surface.facets().stream()
                .filter(facet -> facet.normal().z() > 0.5)
                .toList();
        List<List<Vec>> loops = new ArrayList<>();
        for (FlatRegion region : FlatRegion.of(above, surface.points())) {
            for (List<Integer> loop : region.loops()) {
                // Holes first: a laser cuts them while the piece still lies firmly.
                loops.add(0, corners(loop.stream().map(surface.points()::get).toList()));
            }
        }
        return loops;
    }

    private static List<Vec> corners(List<Vec> loop) {
        List<Vec> corners = new ArrayList<>();
        for (int i = 0; i < loop.size(); i++) {
            Vec at = loop.get(i);
            Vec before = at.minus(loop.get((i + loop.size() - 1) % loop.size()));
            Vec after = loop.get((i + 1) % loop.size()).minus(at);
            if (before.cross(after).length() > EXACT) {
                corners.add(at);
            }
        }
        return corners;
    }

    /** Returns the middle of the cell that is nearest to the middle of all. */
    private Vec middlemost(List<Cell> cells) {
        List<Vec> middles = cells.stream()
                .map(cell -> solids.point(cell).plus(solids.solid(cell).middle()))
                .toList();
        Vec middle = Vec.ORIGIN;
        for (Vec each : middles) {
            middle = middle.plus(each.times(1.0 / middles.size()));
        }
        Vec nearest = middle;
        return middles.stream()
                .min(Comparator.comparingDouble(each -> each.minus(nearest).length()))
                .orElse(middle);
    }

    /** Returns a rectangle with the form of a region in it, a cell away from its edges. */
    private Shape frame(List<Cell> region) {
        List<List<Vec>> loops = new ArrayList<>(loops(region, kerf / 2));
        Shape hole = new Shape("", loops, "", Vec.ORIGIN);
        double margin = size.cell() + kerf;
        Vec least = hole.least().minus(new Vec(margin, margin, 0));
        Vec greatest = hole.least().plus(hole.room()).plus(new Vec(margin, margin, 0));
        loops.add(List.of(least, new Vec(greatest.x(), least.y(), 0), greatest, new Vec(least.x(), greatest.y(), 0)));
        return new Shape("tray", loops, "", Vec.ORIGIN);
    }

    /** Returns the names of pieces that are cut in several parts, as their cells are not connected by sides. */
    public List<String> inParts() {
        return List.copyOf(inParts);
    }

    /** Returns the bytes of the file. */
    public byte[] bytes() {
        double gap = GAP * size.cell() + kerf;
        List<Vec> places = Shelf.places(shapes.stream().map(Shape::room).toList(), gap);
        double width = gap;
        double height = gap;
        for (int i = 0; i < places.size(); i++) {
            Vec end = places.get(i).plus(shapes.get(i).room());
            width = Math.max(width, end.x() + 2 * gap);
            height = Math.max(height, end.y() + 2 * gap);
        }
        StringBuilder svg = new StringBuilder("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"");
        svg.append(SvgFormat.number(width))
                .append("mm\" height=\"")
                .append(SvgFormat.number(height))
                .append("mm\" viewBox=\"0 0 ")
                .append(SvgFormat.number(width))
                .append(' ')
                .append(SvgFormat.number(height))
                .append("\" fill=\"none\" stroke-width=\"")
                .append(SvgFormat.number(LINE))
                .append("\">\n<title>")
                .append(SvgFormat.escaped(name))
                .append("</title>\n");
        for (int i = 0; i < places.size(); i++) {
            Shape shape = shapes.get(i);
            // In the file y runs downwards.
            Vec corner = places.get(i).minus(shape.least()).plus(new Vec(gap, gap, 0));
            append(shape, new Affine(1, 0, 0, -1, corner.x(), height - corner.y()), svg);
        }
        return svg.append("</svg>\n").toString().getBytes(StandardCharsets.UTF_8);
    }

    private void append(Shape shape, Affine place, StringBuilder svg) {
        svg.append("<g><title>").append(SvgFormat.escaped(shape.title())).append("</title>\n");
        if (!shape.label().isEmpty()) {
            double radius = solids.inradius();
            double letter = Math.min(CAPITAL * radius, WIDEST * radius / StrokeFont.width(shape.label()));
            Vec middle = shape.middle();
            Affine text =
                    new Affine(letter, 0, 0, letter, place.x(middle.x(), middle.y()), place.y(middle.x(), middle.y()));
            append(StrokeFont.path(shape.label(), text), ENGRAVED, svg);
        }
        for (List<Vec> loop : shape.loops()) {
            Path.Builder path = Path.builder();
            for (int i = 0; i < loop.size(); i++) {
                Vec at = loop.get(i);
                path.step(i == 0, place.x(at.x(), at.y()), place.y(at.x(), at.y()));
            }
            append(path.close().build(), CUT, svg);
        }
        svg.append("</g>\n");
    }

    private static void append(Path path, String colour, StringBuilder svg) {
        svg.append("<path d=\"")
                .append(SvgFormat.data(path))
                .append("\" stroke=\"")
                .append(colour)
                .append("\"/>\n");
    }
}
