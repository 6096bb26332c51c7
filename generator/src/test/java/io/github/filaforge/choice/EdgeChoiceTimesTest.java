package io.github.filaforge.choice;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.plan.EdgeRoots;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.strategy.EdgePlan;
import io.github.filaforge.strategy.EdgeStrategy;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Compares the search time of the choice of {@link EdgeChoice} with that of every other strategy and order. It prints a
 * table with {@code -Dchoice=table}, which takes some minutes.
 */
@EnabledIfSystemProperty(named = "choice", matches = "table", disabledReason = "it measures for minutes")
class EdgeChoiceTimesTest {

    private static final double MOST_SECONDS = 20;
    private static final double SHORT_SECONDS = 1;
    /** The least time that a search counts: planning takes longer than this. */
    private static final double LEAST_SECONDS = 0.01;

    private static final double NANOS = 1e9;
    private static final int ROOTS = 100;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** Width, height, colours along the rim and inside, and the number of pins of each board. */
    private static final int[][] BOARDS = {
        {5, 5, 2, 3, 0}, {5, 5, 3, 3, 0}, {5, 5, 3, 4, 0}, {5, 5, 2, 3, 3},
        {5, 6, 3, 4, 0}, {6, 5, 3, 4, 0}, {5, 6, 2, 4, 0}, {6, 5, 2, 3, 4},
        {6, 6, 3, 6, 0}, {6, 6, 4, 5, 0}, {6, 6, 4, 6, 0}, {6, 6, 3, 4, 4},
        {6, 6, 3, 4, 8}, {5, 7, 3, 5, 0}, {7, 5, 3, 5, 0}, {6, 7, 4, 8, 0},
        {7, 6, 3, 5, 6}, {7, 7, 5, 9, 0}, {7, 7, 4, 5, 8}, {7, 7, 3, 4, 14},
    };

    /** A strategy and an order, and the seconds of the search; negative if it was stopped after this time. */
    private record Run(String name, double seconds) {

        String text() {
            return name + String.format(Locale.ROOT, seconds < 0 ? " > %.3f" : " %.3f", Math.abs(seconds));
        }
    }

    @Test
    void whatIsChosenTakesAtMostHalfAgainTheTimeOfTheBest() throws Exception {
        List<EdgePuzzle> puzzles = new ArrayList<>();
        for (String file : List.of("macmahon_6x4", "edges_6x6")) {
            puzzles.addAll(Filaforge.readEdges(Path.of("../def", file + ".txt")));
        }
        for (int i = 0; i < BOARDS.length; i++) {
            puzzles.add(board(i + 1, BOARDS[i]));
        }
        List<String> worse = new ArrayList<>();
        for (EdgePuzzle puzzle : puzzles) {
            double ratio = row(puzzle);
            if (ratio > 1.5) {
                worse.add(puzzle.name() + String.format(Locale.ROOT, " %.2f", ratio));
            }
        }
        assertTrue(worse.isEmpty(), worse::toString);
    }

    private static EdgePuzzle board(int seed, int... what) {
        EdgeGenerator.Board board = EdgeGenerator.generate("b", what[0], what[1], what[2], what[3], seed);
        EdgePuzzle puzzle = board.puzzle();
        // pieces are in no order, so that the first are anywhere
        List<EdgePlacement> pins = board.solved().pins().stream()
                .filter(pin -> pin.piece() < what[4])
                .toList();
        String name = String.format(
                "%dx%d, %d and %d colours, %d pins, seed %d", what[0], what[1], what[2], what[3], what[4], seed);
        return new EdgePuzzle(name, puzzle.width(), puzzle.height(), puzzle.rim(), puzzle.pieces(), pins);
    }

    /** Measures a board and prints its row; gives how much longer than the best the choice takes. */
    private static double row(EdgePuzzle puzzle) throws EmitException, CompileException {
        ChosenEdges choice = new EdgeChoice(puzzle, false, ROOTS).among(Strategies.chosenForEdges(), Optional.empty());
        String chosen = choice.plan().strategy().text(choice.plan().search());
        List<EdgePlan> plans = new ArrayList<>(List.of(choice.plan()));
        for (EdgeStrategy strategy : Strategies.chosenForEdges()) {
            for (BoardOrder order :
                    orders(puzzle).limit(strategy.isFixedOrder() ? 8 : 1).toList()) {
                EdgeSearch search = EdgeSearch.of(puzzle, order, false);
                if (!strategy.text(search).equals(chosen)
                        && strategy.obstacle(search).isEmpty()) {
                    int positions = search.order().cells().size();
                    plans.add(new EdgePlan(
                            search, strategy, EdgeRoots.of(strategy.branches(search), ROOTS, positions, false)));
                }
            }
        }
        List<Run> runs = new ArrayList<>();
        double best = MOST_SECONDS / 2;
        for (EdgePlan plan : plans) {
            Run run = run(plan, runs.isEmpty() ? MOST_SECONDS : Math.max(2 * best, 0.05));
            runs.add(run);
            best = run.seconds() > 0 ? Math.min(best, run.seconds()) : best;
        }
        boolean isMeasured = runs.stream().anyMatch(run -> run.seconds() > 0);
        double ratio = Math.max(LEAST_SECONDS, Math.abs(runs.get(0).seconds())) / Math.max(LEAST_SECONDS, best);
        List<String> texts = runs.stream().map(Run::text).toList();
        System.out.printf(
                "| %s | %s | %s | %s |%n",
                puzzle.name(),
                texts.get(0),
                String.join("; ", texts.subList(1, texts.size())),
                isMeasured ? String.format(Locale.ROOT, "%.2f", ratio) : "-");
        return isMeasured ? ratio : 1;
    }

    /** Rows and columns, and with pins from every corner. */
    private static Stream<BoardOrder> orders(EdgePuzzle puzzle) {
        int width = puzzle.width();
        int height = puzzle.height();
        Stream<BoardOrder> lines = Stream.of(BoardOrder.rows(width, height), BoardOrder.columns(width, height));
        return puzzle.pins().isEmpty()
                ? lines
                : lines.flatMap(order -> IntStream.range(0, 4).mapToObj(corner -> from(corner, order, width, height)));
    }

    private static BoardOrder from(int corner, BoardOrder order, int width, int height) {
        return new BoardOrder(
                order.name()
                        + List.of("", " from the right", " from the bottom", " from the bottom right")
                                .get(corner),
                order.cells().stream()
                        .map(cell -> (corner < 2 ? cell / width : height - 1 - cell / width) * width
                                + (corner % 2 == 0 ? cell % width : width - 1 - cell % width))
                        .toList());
    }

    /** Searches once, or again if it is over so soon that the JIT was not done. */
    private static Run run(EdgePlan plan, double most) throws CompileException {
        SourceRequest what =
                new SourceRequest(SearchRequest.builder().stoppable(true).build(), "b", "", "");
        Search solver =
                new JaninoCompiler().compile(plan.strategy().emit(plan, what)).newSolver();
        double seconds = seconds(solver, most);
        for (int again = 0; again < 2 && seconds > 0 && seconds < SHORT_SECONDS; again++) {
            seconds = Math.min(seconds, Math.abs(seconds(solver, most)));
        }
        return new Run(plan.strategy().text(plan.search()).replace("edge, order ", ""), seconds);
    }

    private static double seconds(Search solver, double most) {
        Thread stopping = new Thread(() -> {
            try {
                Thread.sleep((long) (most * 1000));
                while (true) {
                    solver.stop();
                    Thread.sleep(1);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        stopping.setDaemon(true);
        stopping.start();
        long begun = THREADS.getCurrentThreadCpuTime();
        boolean isComplete =
                solver.search(RootPart.root(0).part(0, ""), solution -> {}).complete();
        double seconds = (THREADS.getCurrentThreadCpuTime() - begun) / NANOS;
        stopping.interrupt();
        return isComplete ? seconds : -seconds;
    }
}
