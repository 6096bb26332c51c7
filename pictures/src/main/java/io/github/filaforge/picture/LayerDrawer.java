package io.github.filaforge.picture;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.CellPlane.Spot;
import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.picture.Mark.Pen;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.PlainText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Draws solutions as they are printed: x runs to the right, y upwards, and the layers stand side by side from z = 0 on, in
 * rows if there are many.
 */
final class LayerDrawer implements BoardDrawer {

    private static final double BETWEEN_LAYERS = 1;
    static final Pen BORDER = new Pen(Rgb.of(0x1c1c22), 0.06);
    static final Pen FRAME = new Pen(Rgb.of(0x1c1c22), 0.1);
    static final Pen HATCH = new Pen(Rgb.of(0xb4b8be), 0.05);
    private static final double FREE_OF_LETTERS = 0.3;

    private final Box box;
    private final Palette palette;
    private final Grid grid;
    /**
     * The figures of pieces, by their name and by their cells relative to the upper left corner of the square around them.
     */
    private final Map<Part, Figure> figures = new HashMap<>();

    private final List<Placed> background = new ArrayList<>();

    /** Cells of a piece in one layer, relative to a corner. */
    private record Part(String name, List<Node> cells) {}

    LayerDrawer(Puzzle puzzle, Palette palette) {
        this.box = puzzle.box();
        this.palette = palette;
        this.grid = Grid.ofLayers(box.zDim(), box.xDim() + BETWEEN_LAYERS, box.yDim() + BETWEEN_LAYERS);
        addGround(puzzle);
        puzzle.pieces().stream()
                .filter(Piece::stationary)
                .forEach(piece -> layers(piece.cells())
                        .forEach((layer, cells) ->
                                background.add(new Placed(stationary(piece.name(), cells), left(layer), top(layer)))));
    }

    /** Adds the box; if the puzzle does not have all of its cells, adds the cells that it has. */
    private void addGround(Puzzle puzzle) {
        if (puzzle.container().extent().isPresent()) {
            layers(puzzle.container().cells())
                    .forEach((layer, cells) -> background.add(new Placed(
                            new Figure("", List.of(new Mark.Area(outline(cells), Rgb.WHITE, FRAME))),
                            left(layer),
                            top(layer))));
            return;
        }
        Figure frame = frame();
        for (int layer = 0; layer < box.zDim(); layer++) {
            background.add(new Placed(frame, left(layer), top(layer)));
        }
    }

    /** Returns the distance of a layer from the left edge. */
    private double left(int layer) {
        return grid.column(layer) * (box.xDim() + BETWEEN_LAYERS);
    }

    /** Returns the distance of a layer from the top. */
    private double top(int layer) {
        return grid.row(layer) * (box.yDim() + BETWEEN_LAYERS);
    }

    @Override
    public Spot origin(Cell cell) {
        return new Spot(left(cell.z()) + cell.x(), top(cell.z()) + box.yDim() - 1 - cell.y());
    }

    @Override
    public List<Mark> cell(Cell cell, Rgb colour, Pen border) {
        return List.of(new Mark.Area(Path.rectangle(0, 0, 1, 1), colour, border));
    }

    @Override
    public Affine letters(Cell cell, double most) {
        return new Affine(most, 0, 0, most, 0.5, 0.5);
    }

    @Override
    public double width() {
        return grid.columns() * (box.xDim() + BETWEEN_LAYERS) - BETWEEN_LAYERS;
    }

    @Override
    public double height() {
        return grid.rows() * (box.yDim() + BETWEEN_LAYERS) - BETWEEN_LAYERS;
    }

    private Figure frame() {
        List<List<Node>> corners = List.of(List.of(
                new Node(0, 0), new Node(0, box.yDim()), new Node(box.xDim(), box.yDim()), new Node(box.xDim(), 0)));
        return new Figure("", List.of(new Mark.Area(Outline.path(corners, Affine.shift(0, 0)), Rgb.WHITE, FRAME)));
    }

    /** Returns the figure of a stationary piece in a layer: grey and hatched. */
    private Figure stationary(String name, List<Node> cells) {
        Path.Builder hatch = Path.builder();
        for (Node cell : cells) {
            hatch.move(cell.x() + 0.25, cell.y() + 0.75).line(cell.x() + 0.75, cell.y() + 0.25);
        }
        return new Figure(
                name,
                List.of(
                        new Mark.Area(outline(cells), palette.colour(name), BORDER),
                        new Mark.Line(hatch.build(), HATCH),
                        label(name, cells)));
    }

    private static Path outline(Collection<Node> cells) {
        List<List<Node>> squares = new ArrayList<>();
        for (Node cell : cells) {
            squares.add(List.of(
                    cell,
                    new Node(cell.x(), cell.y() + 1),
                    new Node(cell.x() + 1, cell.y() + 1),
                    new Node(cell.x() + 1, cell.y())));
        }
        return Outline.path(Outline.of(squares), Affine.shift(0, 0));
    }

    @Override
    public List<Placed> draw(List<PlacedPiece> solution) {
        List<Placed> drawn = new ArrayList<>(background);
        for (PlacedPiece piece : solution) {
            layers(Cells.of(piece)).forEach((layer, cells) -> {
                int x = cells.stream().mapToInt(Node::x).min().orElseThrow();
                int y = cells.stream().mapToInt(Node::y).min().orElseThrow();
                List<Node> seen = cells.stream()
                        .map(cell -> new Node(cell.x() - x, cell.y() - y))
                        .toList();
                Figure figure = figures.computeIfAbsent(new Part(piece.name(), seen), this::figure);
                drawn.add(new Placed(figure, left(layer) + x, top(layer) + y));
            });
        }
        return drawn;
    }

    /** Returns the cells by layer, in rows from the top and from left to right. */
    private Map<Integer, List<Node>> layers(Collection<Cell> cells) {
        Map<Integer, List<Node>> layers = new TreeMap<>();
        for (Cell cell : cells) {
            layers.computeIfAbsent(cell.z(), layer -> new ArrayList<>())
                    .add(new Node(cell.x(), box.yDim() - 1 - cell.y()));
        }
        layers.values()
                .forEach(layer -> layer.sort(Comparator.comparing(Node::y).thenComparing(Node::x)));
        return layers;
    }

    private Figure figure(Part part) {
        return new Figure(
                part.name(),
                List.of(
                        new Mark.Area(outline(part.cells()), palette.colour(part.name()), BORDER),
                        label(part.name(), part.cells())));
    }

    /**
     * Returns the label with the name in the cell that is nearest to the middle, or, if the name is long, over the longest
     * row of cells.
     */
    private Mark label(String name, List<Node> cells) {
        boolean isShort = Lettering.width(PlainText.line(name)) < 1.3;
        double x = cells.stream().mapToInt(Node::x).average().orElseThrow();
        double y = cells.stream().mapToInt(Node::y).average().orElseThrow();
        Node best = cells.get(0);
        double least = Double.MAX_VALUE;
        int most = 1;
        for (Node cell : cells) {
            int length = isShort ? 1 : row(cell, cells);
            double distance = Math.hypot(cell.x() + (length - 1) / 2.0 - x, cell.y() - y);
            if (length > most || (length == most && distance < least - 1e-9)) {
                most = length;
                least = distance;
                best = cell;
            }
        }
        Affine place = Affine.shift(best.x() + most / 2.0, best.y() + 0.5);
        return Lettering.label(name, most - FREE_OF_LETTERS, place, palette.ink(name));
    }

    /** Returns the number of cells in a row that begins with a cell. */
    private static int row(Node cell, List<Node> cells) {
        int length = 1;
        while (cells.contains(new Node(cell.x() + length, cell.y()))) {
            length++;
        }
        return length;
    }
}
