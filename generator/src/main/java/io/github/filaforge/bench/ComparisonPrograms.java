package io.github.filaforge.bench;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CanonicalTest;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.CanonicalForm;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.templates.comparison.DancingLinks;
import io.github.filaforge.templates.comparison.DeBruijnProgram;
import io.github.filaforge.templates.comparison.FletcherProgram;
import java.util.List;
import java.util.stream.IntStream;

/** The hand-written programs that generated solvers are compared with. */
public final class ComparisonPrograms {

    /** The programs that others are compared with first. */
    static final List<String> REFERENCES = List.of("fletcher");

    private static final int FIXED_PENTOMINOES = 63;

    private ComparisonPrograms() {}

    /** The names of the programs that can solve the puzzle of a plan. */
    public static List<String> names(FixedOrderPlan plan) {
        return isPentominoes10x6(plan) ? List.of("fletcher", "debruijn", "dlx") : List.of("dlx");
    }

    /** A program for the puzzle of a plan. */
    static GeneratedSolver named(String name, FixedOrderPlan plan) {
        return switch (name) {
            case "fletcher" -> new FletcherProgram();
            case "debruijn" -> new DeBruijnProgram();
            case "dlx" -> dancingLinks(plan);
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static GeneratedSolver dancingLinks(FixedOrderPlan plan) {
        Board board = BoardText.board(plan.puzzle(), plan.order(), plan.shapes());
        CanonicalForm canonicalForm = null;
        if (plan.canonicalTest().isPresent()) {
            CanonicalTest test = plan.canonicalTest().get();
            canonicalForm = new CanonicalForm(
                    BoardText.symmetries(test, plan.order()).toArray(String[]::new),
                    BoardText.starts(test).toArray(String[]::new));
        }
        int[] copies = plan.shapes().stream().mapToInt(Shape::copies).toArray();
        int[][] images = plan.catalog()
                .allImages()
                .map(image -> IntStream.concat(
                                IntStream.of(image.shape()),
                                IntStream.of(
                                        plan.order().toPositions(image.layout()).cells()))
                        .toArray())
                .toArray(int[][]::new);
        String[] roots = BoardText.roots(plan.roots().list()).toArray(String[]::new);
        return new DancingLinks(board, roots, canonicalForm, copies, images);
    }

    /** Whether the puzzle is the one that Fletcher's and de Bruijn's programs are for. */
    private static boolean isPentominoes10x6(FixedOrderPlan plan) {
        List<List<Cell>> orientations = plan.shapes().stream()
                .flatMap(shape -> shape.orientations().stream())
                .filter(cells ->
                        cells.stream().allMatch(cell -> cell.z() == cells.get(0).z()))
                .toList();
        return plan.puzzle().lattice().equals(Lattices.CUBIC)
                && plan.puzzle().container().periods().areNone()
                && plan.puzzle().box().equals(new Box(10, 6, 1))
                && !plan.puzzle().oneSided()
                && plan.order().size() == plan.puzzle().box().volume()
                && plan.pieces() == plan.shapes().size()
                && orientations.size() == FIXED_PENTOMINOES
                && orientations.stream().allMatch(cells -> cells.size() == 5)
                && plan.shapes().stream()
                        .allMatch(shape -> shape.pieces().get(0).isConnected(Lattices.CUBIC));
    }
}
