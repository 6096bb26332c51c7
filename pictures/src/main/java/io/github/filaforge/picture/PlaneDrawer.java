package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.CellPlane.Room;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * Draws a board, solutions on it and single cells, on any lattice, in its plane, y upwards. The layers stand side by side
 * from the lowest on, in rows if there are many.
 */
final class PlaneDrawer implements SolutionPicture.Drawer {

    private static final double BETWEEN_LAYERS = 1;

    private final Lattice lattice;
    private final CellPlane plane;
    private final CellPainter painter;
    private final Palette palette;
    /** The upper left corner of the room of a layer in the plane; {@link #room} has the sides of the room. */
    private final Spot corner;

    private final Spot room;
    private final Grid grid;
    private final List<Placed> background = new ArrayList<>();
    /** The figures of pieces, by their name and by their cells relative to the point of the first. */
    private final Map<Part, Figure> figures = new HashMap<>();

    /** Cells of a piece in one layer, ascending, relative to the point of the first. */
    private record Part(String name, List<Cell> cells) {}

    /** Makes room for some cells of any layers, at least one. */
    private PlaneDrawer(Puzzle puzzle, Palette palette, Collection<Cell> shown) {
        this.lattice = puzzle.lattice();
        this.palette = palette;
        this.plane = new CellPlane(lattice);
        this.painter = CellPainter.of(plane);
        Room used = plane.room(shown);
        double reach = painter.reach();
        this.corner = new Spot(used.left() - reach, used.top() - reach);
        this.room = new Spot(used.right() + reach, used.bottom() + reach).minus(corner);
        this.grid = Grid.ofLayers(puzzle.box().zDim(), room.x() + BETWEEN_LAYERS, room.y() + BETWEEN_LAYERS);
    }

    /** Returns a drawer that shows the board of a puzzle below the pieces. */
    static PlaneDrawer of(Puzzle puzzle, Palette palette) {
        Lattice lattice = puzzle.lattice();
        List<Piece> stationary =
                puzzle.pieces().stream().filter(Piece::stationary).toList();
        Set<Cell> board = new HashSet<>(lattice.written(puzzle.region().cells()));
        stationary.forEach(piece -> board.addAll(lattice.written(piece.cells())));
        List<Cell> shown = new ArrayList<>(board);
        if (lattice.isOrthogonal()) {
            // A region of squares is shown in its box, as it is printed.
            shown.add(new Cell(0, 0, 0));
            shown.add(new Cell(puzzle.box().xDim() - 1, puzzle.box().yDim() - 1, 0));
        }
        PlaneDrawer drawer = new PlaneDrawer(puzzle, palette, shown);
        drawer.addGround(board);
        stationary.forEach(drawer::addStationary);
        return drawer;
    }

    /** Returns a drawer of pieces that lie on a tray, without a board. */
    static PlaneDrawer ofTray(Puzzle puzzle, Palette palette, List<PlacedPiece> pieces) {
        return new PlaneDrawer(
                puzzle,
                palette,
                pieces.isEmpty()
                        ? List.of(new Cell(0, 0, 0))
                        : pieces.stream()
                                .flatMap(piece -> Cells.of(piece).stream())
                                .toList());
    }

    private void addGround(Set<Cell> board) {
        layers(board)
                .forEach((layer, cells) ->
                        background.add(new Placed(new Figure("", painter.ground(cells)), left(layer), top(layer))));
    }

    private void addStationary(Piece piece) {
        layers(lattice.written(piece.cells())).forEach((layer, cells) -> {
            List<Mark> marks = new ArrayList<>(painter.stationary(cells, palette.colour(piece.name())));
            marks.add(painter.label(piece.name(), cells, palette.ink(piece.name())));
            background.add(new Placed(new Figure(piece.name(), marks), left(layer), top(layer)));
        });
    }

    /** Returns the cells by layer, as cells of the first layer, ascending. */
    private Map<Integer, List<Cell>> layers(Collection<Cell> cells) {
        Map<Integer, List<Cell>> layers = new TreeMap<>();
        for (Cell cell : cells.stream().sorted().toList()) {
            layers.computeIfAbsent(lattice.layer(cell), layer -> new ArrayList<>())
                    .add(plane.flat(cell));
        }
        return layers;
    }

    /** Returns the distance of the origin of the plane from the left edge, in the room of a layer. */
    private double left(int layer) {
        return grid.x(layer) - corner.x();
    }

    private double top(int layer) {
        return grid.y(layer) - corner.y();
    }

    @Override
    public double width() {
        return grid.width() - BETWEEN_LAYERS;
    }

    @Override
    public double height() {
        return grid.height() - BETWEEN_LAYERS;
    }

    @Override
    public List<Placed> draw(List<PlacedPiece> solution) {
        List<Placed> drawn = new ArrayList<>(background);
        for (PlacedPiece piece : solution) {
            layers(Cells.of(piece)).forEach((layer, cells) -> {
                Cell first = new Cell(cells.get(0).x(), cells.get(0).y(), 0);
                List<Cell> seen = cells.stream().map(cell -> cell.minus(first)).toList();
                Figure figure = figures.computeIfAbsent(new Part(piece.name(), seen), this::figure);
                Spot point = plane.point(first);
                drawn.add(new Placed(figure, left(layer) + point.x(), top(layer) + point.y()));
            });
        }
        return drawn;
    }

    private Figure figure(Part part) {
        List<Mark> marks = new ArrayList<>(painter.together(part.cells(), palette.colour(part.name())));
        marks.add(painter.label(part.name(), part.cells(), palette.ink(part.name())));
        return new Figure(part.name(), marks);
    }

    /** Returns the origin of the figures of a cell, relative to the upper left corner of the room. */
    Spot origin(Cell cell) {
        Spot point = plane.point(cell);
        int layer = lattice.layer(cell);
        return new Spot(left(layer) + point.x(), top(layer) + point.y());
    }

    /** Returns the marks of a cell in one colour, relative to its origin. */
    List<Mark> cell(Cell cell, Rgb colour, Pen border) {
        return painter.alone(atOrigin(cell), colour, border);
    }

    /**
     * Returns the place, relative to the origin of a cell, of the plane in which the middle of the cell is the origin and
     * capitals have height 1.
     *
     * @param most the height of capitals where there is room
     */
    Affine letters(Cell cell, double most) {
        Cell at = atOrigin(cell);
        double size = Math.min(most, painter.letters(at));
        Spot centre = plane.centre(at);
        return new Affine(size, 0, 0, size, centre.x(), centre.y());
    }

    private Cell atOrigin(Cell cell) {
        Cell flat = plane.flat(cell);
        return new Cell(0, 0, flat.z());
    }
}
