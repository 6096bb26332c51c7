package io.github.filaforge.emit;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.PuzzleSymmetry;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.board.Allowance;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.BoardForm;
import io.github.filaforge.runtime.text.Words;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The texts from which the runtime of a solver makes its board, roots and canonical form. The classes of the runtime
 * document the syntax of these texts.
 */
public final class BoardText {

    private BoardText() {}

    /** Returns the picture of the empty region. It does not mark optional cells, for which there are blanks. */
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
     * Returns the board of a puzzle.
     *
     * @param order the order of the cells in solutions
     * @param shapes the shapes whose indices solutions have; empty if every piece is stationary
     */
    public static Board board(Puzzle puzzle, CellOrder order, List<Shape> shapes) {
        Board board = new Board(
                region(puzzle).toArray(String[]::new),
                order(order),
                pieces(shapes).toArray(String[]::new),
                boardForm(puzzle));
        PieceRange placed = puzzle.placed();
        board = puzzle.hasOptionalPieces()
                ? board.placing(
                        required(shapes),
                        placed.least(),
                        placed.most(),
                        ImageCatalog.pieces(puzzle, shapes, order.size()),
                        volumes(shapes))
                : board;
        String choices = choices(shapes);
        return choices.isEmpty() ? board : board.leavingOpen(choices);
    }

    /** Returns the call that has the cells of chosen options drawn as open cells, or an empty text without choices. */
    static String leavingOpen(SearchPlan plan) {
        String choices = choices(plan.catalog().shapes());
        return choices.isEmpty() ? "" : ".leavingOpen(" + Escape.STRING.apply(choices) + ")";
    }

    private static String choices(List<Shape> shapes) {
        return RegionTables.joined(shapes.stream().filter(Shape::isChoice).mapToInt(Shape::index));
    }

    /** Returns true if pieces may be left over, and an {@link Allowance} can end branches of the search. */
    public static boolean isLimited(SearchPlan plan) {
        return allowance(plan.catalog(), plan.order()).isPresent();
    }

    /** Returns the allowance of the empty region; empty unless pieces may be left over and it can end branches. */
    public static Optional<Allowance> allowance(ImageCatalog catalog, CellOrder order) {
        return Optional.ofNullable(
                        board(catalog.puzzle(), order, catalog.shapes()).allowance())
                .filter(Allowance::isLimited);
    }

    /** Returns the source text behind {@code new BoardForm} for a board; empty for a board of cubes, which needs no form. */
    public static Optional<String> form(Puzzle puzzle) {
        // The texts are compared: the first call of a record's own equals would cost every start some 0.02 s.
        String form = made(boardForm(puzzle));
        return form.equals(made(BoardForm.CUBES)) ? Optional.empty() : Optional.of(form);
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

    /** Returns the call that limits the numbers of pieces of a board, or an empty text if all pieces are placed. */
    static String placing(SearchPlan plan) {
        if (!plan.catalog().isVaried()) {
            return "";
        }
        PieceRange placed = plan.puzzle().placed();
        return ".placing(" + Escape.STRING.apply(required(plan.catalog().shapes())) + ", " + placed.least() + ", "
                + placed.most() + ", " + plan.pieces() + ", "
                + Escape.STRING.apply(volumes(plan.catalog().shapes())) + ")";
    }

    private static String required(List<Shape> shapes) {
        return RegionTables.joined(shapes.stream().mapToInt(Shape::required));
    }

    private static String volumes(List<Shape> shapes) {
        return RegionTables.joined(shapes.stream().mapToInt(Shape::volume));
    }

    /** Returns the cell numbers by position, or an empty text if each equals its position. */
    public static String order(CellOrder order) {
        return order.isNatural()
                ? ""
                : RegionTables.joined(IntStream.range(0, order.size()).map(order::cellAt));
    }

    /** Returns the names of the pieces, one shape for each element. The names of pieces that may be left over are the last. */
    public static List<String> pieces(List<Shape> shapes) {
        return shapes.stream()
                .map(shape -> shape.pieces().stream().map(Piece::name).collect(Collectors.joining(" ")))
                .toList();
    }

    public static List<String> roots(List<Root> roots) {
        return roots.stream().map(BoardText::root).toList();
    }

    /** Returns the text of the images of a root. */
    public static String root(Root root) {
        return root.images().stream().map(BoardText::image).collect(Collectors.joining(","));
    }

    /** Returns the text of an image: the index of its shape and its cells. */
    static String image(Image image) {
        return image.shape() + ":" + cells(image);
    }

    /**
     * Reads a text that {@link #root} has written.
     *
     * @param regionSize the number of cells of the region
     */
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

    /**
     * Returns the symmetries without the identity, as permutations of positions. If the test has shapes for its images, each
     * text goes on with a colon and the permutation of shapes.
     */
    public static List<String> symmetries(CanonicalTest test, CellOrder order) {
        String identity = symmetry(test.symmetries().elements().get(0), test.shapes(), order);
        return test.symmetries().elements().stream()
                .map(symmetry -> symmetry(symmetry, test.shapes(), order))
                .filter(text -> !text.equals(identity))
                .toList();
    }

    private static String symmetry(PuzzleSymmetry symmetry, int shapes, CellOrder order) {
        String cells = RegionTables.joined(IntStream.range(0, order.size())
                .map(position -> order.positionOf(symmetry.cell(order.cellAt(position)))));
        return symmetry.tellsShapes()
                ? cells + ":" + RegionTables.joined(IntStream.range(0, shapes).map(symmetry::shape))
                : cells;
    }

    public static List<String> starts(CanonicalTest test) {
        return test.starts().stream()
                .map(start -> start.stream()
                        .map(image -> test.tellsShapes() ? image(image) : cells(image))
                        .collect(Collectors.joining(",")))
                .toList();
    }

    private static String cells(Image image) {
        return RegionTables.joined(IntStream.of(image.layout().cells()));
    }
}
