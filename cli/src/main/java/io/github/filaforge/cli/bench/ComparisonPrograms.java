package io.github.filaforge.cli.bench;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.RootKind;
import io.github.filaforge.plan.Roots;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.CanonicalForm;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.templates.comparison.DancingLinks;
import io.github.filaforge.templates.comparison.DeBruijnProgram;
import io.github.filaforge.templates.comparison.FletcherProgram;
import io.github.filaforge.templates.comparison.PieceByPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The hand-written programs that generated solvers are compared with. */
final class ComparisonPrograms {

    /** The names of the programs that are the first choice as a reference for other programs. */
    static final List<String> REFERENCES = List.of("fletcher");

    private static final String WITHOUT_GAPS = "by-piece";
    private static final String WITH_GAPS = "by-piece-gaps";

    /** The names of the programs that place piece by piece. */
    static final List<String> BY_PIECE = List.of(WITHOUT_GAPS, WITH_GAPS);

    private static final int FIXED_PENTOMINOES = 63;

    private ComparisonPrograms() {}

    /**
     * A hand-written program and its roots, which together make one search.
     *
     * @param program the program
     * @param roots the roots from which the program starts, or the roots of a plan with equal numbers of placements; their
     *     placements are added to the attempts and fits of the program
     */
    record Run(GeneratedSolver program, Roots roots) {

        /** Runs the whole search on one thread, and returns the result with the counters of the roots added. */
        SearchResult search() {
            RunSettings settings = RunSettings.standard().withThreads(1).countingOnly();
            RunResult run = RootRunner.of(() -> program, program, settings, new SearchListener() {})
                    .run();
            long[] placements =
                    roots.placements().stream().mapToLong(Long::longValue).toArray();
            List<LevelCounter> counters = run.counters().stream()
                    .map(counter -> counter.plus(LevelCounter.of(counter.name(), placements)))
                    .toList();
            return new SearchResult(run.solutions(), run.complete(), counters);
        }
    }

    /** Returns the names of the programs that solve the puzzle of a plan in a useful time. */
    static List<String> usual(FixedOrderPlan plan) {
        return isPentominoes10x6(plan) ? List.of("fletcher", "debruijn", "dlx") : List.of("dlx");
    }

    /**
     * Returns the names of the programs that place piece by piece and can solve the puzzle of a plan, even if this takes
     * years. The program that looks at gaps needs connected pieces.
     */
    static List<String> byPiece(FixedOrderPlan plan) {
        if (plan.order().size() > PieceByPiece.MOST_CELLS) {
            return List.of();
        }
        boolean areConnected = plan.puzzle().mobilePieces().stream()
                .allMatch(piece ->
                        !piece.isChoice() && piece.isConnected(plan.puzzle().lattice()));
        return areConnected ? BY_PIECE : List.of(WITHOUT_GAPS);
    }

    /**
     * Returns a program for the puzzle of a plan.
     *
     * @param pieces the names of the pieces that a program which places piece by piece places first
     * @throws IllegalArgumentException if there is no program with this name
     */
    static Run run(String name, FixedOrderPlan plan, List<String> pieces) {
        return switch (name) {
            case "fletcher" -> new Run(new FletcherProgram(), plan.roots());
            case "debruijn" -> new Run(new DeBruijnProgram(), plan.roots());
            case "dlx" -> new Run(dancingLinks(plan), plan.roots());
            case WITHOUT_GAPS, WITH_GAPS -> {
                FixedOrderPlan bare =
                        Planner.fixedOrder(plan.catalog(), plan.order(), plan.nof(), RootKind.BARE_REGION);
                yield new Run(pieceByPiece(bare, pieces, name.equals(WITH_GAPS)), bare.roots());
            }
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static GeneratedSolver pieceByPiece(FixedOrderPlan plan, List<String> pieces, boolean looksAtGaps) {
        int[][][] images = plan.shapes().stream()
                .map(shape -> plan.catalog().images(shape).stream()
                        .map(image -> plan.order().toPositions(image.layout()).cells())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        int[][] neighbours = IntStream.range(0, looksAtGaps ? plan.order().size() : 0)
                .mapToObj(position -> neighbours(plan, position))
                .toArray(int[][]::new);
        return new PieceByPiece(board(plan), canonicalForm(plan), pieceOrder(plan, pieces), images, neighbours);
    }

    /**
     * Returns the index of the shape of each piece in the order in which the pieces are placed: the named pieces, the
     * constrained piece, the other pieces in the order of the definition, and blanks.
     *
     * @param named names of pieces; a name stands for all pieces that have it
     */
    static int[] pieceOrder(FixedOrderPlan plan, List<String> named) {
        Map<String, Integer> shapeOf = new HashMap<>();
        List<Integer> blanks = new ArrayList<>();
        for (Shape shape : plan.shapes()) {
            shape.pieces().forEach(piece -> shapeOf.put(piece.name(), shape.index()));
            if (shape.isBlank()) {
                shape.pieces().forEach(piece -> blanks.add(shape.index()));
            }
        }
        List<String> names =
                plan.puzzle().mobilePieces().stream().map(Piece::name).toList();
        Set<String> order = new LinkedHashSet<>(named);
        plan.catalog()
                .constraint()
                .ifPresent(constraint -> order.add(constraint.shape().name()));
        order.addAll(names);
        Stream<Integer> shapes = order.stream()
                .flatMap(name -> names.stream().filter(name::equals).map(shapeOf::get));
        return Stream.concat(shapes, blanks.stream())
                .mapToInt(Integer::intValue)
                .toArray();
    }

    private static int[] neighbours(FixedOrderPlan plan, int position) {
        Region region = plan.catalog().region();
        return region.lattice().directions().stream()
                .mapToInt(direction -> region.neighbour(plan.order().cellAt(position), direction))
                .filter(cell -> cell >= 0)
                .map(plan.order()::positionOf)
                .toArray();
    }

    private static Board board(FixedOrderPlan plan) {
        return BoardText.board(plan.puzzle(), plan.order(), plan.shapes());
    }

    private static CanonicalForm canonicalForm(FixedOrderPlan plan) {
        return plan.canonicalTest()
                .map(test -> new CanonicalForm(
                        BoardText.symmetries(test, plan.order()).toArray(String[]::new),
                        BoardText.starts(test).toArray(String[]::new)))
                .orElse(null);
    }

    private static GeneratedSolver dancingLinks(FixedOrderPlan plan) {
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
        return new DancingLinks(board(plan), roots, canonicalForm(plan), copies, images);
    }

    /** Returns true if the puzzle is the one that the programs of Fletcher and de Bruijn solve. */
    static boolean isPentominoes10x6(FixedOrderPlan plan) {
        List<List<Cell>> orientations = plan.shapes().stream()
                .flatMap(shape -> shape.orientations().stream())
                .filter(cells ->
                        cells.stream().allMatch(cell -> cell.z() == cells.get(0).z()))
                .toList();
        return plan.puzzle().lattice().isOrthogonal()
                && plan.puzzle().container().periods().areNone()
                && plan.puzzle().box().equals(new Box(10, 6, 1))
                && !plan.puzzle().oneSided()
                && plan.order().size() == plan.puzzle().box().volume()
                && plan.pieces() == plan.shapes().size()
                && orientations.size() == FIXED_PENTOMINOES
                && orientations.stream().allMatch(cells -> cells.size() == 5)
                && plan.shapes().stream()
                        .allMatch(shape ->
                                shape.pieces().get(0).isConnected(plan.puzzle().lattice()));
    }
}
