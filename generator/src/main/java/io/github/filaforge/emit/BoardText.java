package io.github.filaforge.emit;

import io.github.filaforge.image.PuzzleSymmetry;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.BoardForm;
import io.github.filaforge.runtime.Words;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The texts from which a solver's runtime makes its board, roots and canonical form; the runtime says how they read. */
public final class BoardText {

    private BoardText() {}

    /** The picture of the empty region, without a sign of what may stay empty: blanks say that. */
    public static List<String> region(Puzzle puzzle) {
        Map<Cell, String> names = new HashMap<>();
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                piece.cells().forEach(cell -> names.put(cell, piece.name()));
            }
        }
        Predicate<Cell> isInside = puzzle.container().membership();
        Predicate<Cell> isInBox = puzzle.container()::isInBox;
        return CellGrid.of(puzzle.lattice(), puzzle.box(), isInBox, isInBox)
                .boardRows(cell -> names.getOrDefault(cell, isInside.test(cell) ? Board.OPEN : Board.OUTSIDE));
    }

    /**
     * The board of a puzzle.
     *
     * @param order in which solutions have the cells
     * @param shapes whose indices solutions have; none if every piece is stationary
     */
    public static Board board(Puzzle puzzle, CellOrder order, List<Shape> shapes) {
        return new Board(
                region(puzzle).toArray(String[]::new),
                order(order),
                pieces(shapes).toArray(String[]::new),
                boardForm(puzzle));
    }

    /** What is behind {@code new BoardForm} for a board in a source; empty where it is of cubes and takes none. */
    public static Optional<String> form(Puzzle puzzle) {
        BoardForm form = boardForm(puzzle);
        return puzzle.lattice().equals(Lattices.CUBIC) && form.wrap().isEmpty()
                ? Optional.empty()
                : Optional.of(made(form));
    }

    private static String made(BoardForm form) {
        return "(" + Escape.STRING.apply(form.lattice()) + ", " + form.classes() + ", " + form.indent() + ", "
                + form.beyond() + ")"
                + (form.written() == form.classes() ? "" : ".writing(" + form.written() + ")")
                + (form.wrap().isEmpty() ? "" : ".closedAlong(" + Escape.STRING.apply(form.wrap()) + ")")
                + (form.block().isEmpty() ? "" : ".inBlocks(" + Escape.STRING.apply(form.block()) + ")")
                + (form.wDim() == 0 ? "" : ".withFourthAxis(" + form.wDim() + ")");
    }

    private static BoardForm boardForm(Puzzle puzzle) {
        return puzzle.lattice()
                .boardForm(puzzle.box())
                .closedAlong(puzzle.container().periods().axes());
    }

    /** A board, as an expression in a source that has the constants REGION and PIECES. */
    public static String newBoard(SearchPlan plan) {
        return "new Board(REGION, " + Escape.STRING.apply(order(plan.order())) + ", PIECES"
                + form(plan.puzzle()).map(made -> ", new BoardForm" + made).orElse("")
                + ")";
    }

    /** The cell numbers by position, or an empty text if they are the same. */
    public static String order(CellOrder order) {
        int[] cells = IntStream.range(0, order.size()).map(order::cellAt).toArray();
        return order.isNatural() ? "" : numbers(cells);
    }

    /** The names of the pieces, a shape an element. */
    public static List<String> pieces(List<Shape> shapes) {
        return shapes.stream()
                .map(shape -> shape.pieces().stream().map(Piece::name).collect(Collectors.joining(" ")))
                .toList();
    }

    public static List<String> roots(List<Root> roots) {
        return roots.stream().map(BoardText::root).toList();
    }

    /** The images of a root. */
    public static String root(Root root) {
        return root.images().stream().map(BoardText::image).collect(Collectors.joining(","));
    }

    /** An image by the index of its shape and its cells. */
    static String image(Image image) {
        return image.shape() + ":" + numbers(image.layout().cells());
    }

    /** Reads what {@link #root} has written, for a region of so many cells. */
    public static Root readRoot(String text, int regionSize) {
        if (text.isEmpty()) {
            return Root.empty(regionSize);
        }
        List<Image> images = new ArrayList<>();
        for (String image : Words.split(text, ',')) {
            int colon = image.indexOf(':');
            int shape = Integer.parseInt(image.substring(0, colon));
            images.add(new Image(shape, Layout.of(regionSize, Words.numbers(image.substring(colon + 1)))));
        }
        return Root.of(regionSize, images);
    }

    /** The symmetries but the identity, as permutations of positions, and behind a colon of shapes if these are told. */
    public static List<String> symmetries(CanonicalTest test, CellOrder order) {
        String identity = symmetry(test.symmetries().elements().get(0), test.shapes(), order);
        return test.symmetries().elements().stream()
                .map(symmetry -> symmetry(symmetry, test.shapes(), order))
                .filter(text -> !text.equals(identity))
                .toList();
    }

    private static String symmetry(PuzzleSymmetry symmetry, int shapes, CellOrder order) {
        String cells = numbers(IntStream.range(0, order.size())
                .map(position -> order.positionOf(symmetry.cell(order.cellAt(position))))
                .toArray());
        return symmetry.tellsShapes()
                ? cells + ":"
                        + numbers(
                                IntStream.range(0, shapes).map(symmetry::shape).toArray())
                : cells;
    }

    public static List<String> starts(CanonicalTest test) {
        return test.starts().stream().map(start -> start(test, start)).toList();
    }

    private static String start(CanonicalTest test, List<Image> images) {
        return images.stream()
                .map(image -> (test.tellsShapes() ? image.shape() + ":" : "")
                        + numbers(image.layout().cells()))
                .collect(Collectors.joining(","));
    }

    private static String numbers(int[] numbers) {
        return IntStream.of(numbers).mapToObj(String::valueOf).collect(Collectors.joining(" "));
    }
}
