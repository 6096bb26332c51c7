package io.github.filaforge.search;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.edge.plan.EdgeSearch;
import io.github.filaforge.edge.score.Round;
import io.github.filaforge.edge.score.RoundSeries;
import io.github.filaforge.edge.score.SlipArray;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.edge.EdgeForm;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.runtime.edge.PackedTables;
import io.github.filaforge.runtime.edge.RoundSolver;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.ThreadEnds;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A search for the best board of an edge puzzle in the time that there is: it makes one {@link Round} after the other. */
public final class BestSearch {

    private final EdgePuzzle puzzle;
    private final RoundSeries series;
    private final int threads;
    private final EdgeForm form;
    /**
     * The cells that no piece may fill, since two joins or a join along the rim would slip there. They are the last ones of
     * each order, because a search goes no further than the first of them.
     */
    private final Set<Integer> closed;

    /** Solvers with the tables of each order, by the names of the tables. */
    private final Map<String, RoundSolver> solvers = new ConcurrentHashMap<>();

    private BestBoard best = BestBoard.NONE;
    /** The first failure on another thread than that of the caller; null if there is none. */
    private Throwable failure;

    /** True if another thread than that of the caller has found that no further round finds a better board. */
    private boolean isFinished;

    /**
     * Receives the events of the search. Calls come one at a time, from any thread. An exception of a call ends the search,
     * which throws it.
     */
    public interface Listener {

        /** Returns the best board that others have found. Called before each round. */
        default BestBoard elsewhere() {
            return BestBoard.NONE;
        }

        /** Called when a round begins. */
        void begun(Round round);

        /** Called when a board is better than all boards before it. */
        void improved(BestBoard board);

        /** Called when a round has ended. */
        void ended(Round round, Ended ended);
    }

    /**
     * Makes a search.
     *
     * @param seed the seed of all that differs between rounds
     * @param threads the number of threads
     * @throws ImpossiblePuzzleException if it is known without a search that the puzzle has no board
     * @throws RequestException if the tables of the board would be too large
     */
    public BestSearch(EdgePuzzle puzzle, long seed, int threads) {
        this.puzzle = puzzle;
        this.threads = threads;
        EdgeImpossibility.ofAnyScore(puzzle).ifPresent(reason -> {
            throw new ImpossiblePuzzleException(reason);
        });
        BoardOrder rows = BoardOrder.rows(puzzle.width(), puzzle.height());
        EdgeForm ofAll = form(rows, 0);
        closed = IntStream.range(0, ofAll.positions())
                .map(ofAll::cell)
                .filter(cell -> !ofAll.mayBeFilled(cell))
                .boxed()
                .collect(Collectors.toSet());
        form = form(rows.withLast(closed), 0);
        series = new RoundSeries(puzzle, mostMatching(), seed);
        String obstacle = PackedTables.obstacle(form);
        if (obstacle != null) {
            throw new RequestException("the search for the best board of " + puzzle.name() + " would need " + obstacle);
        }
    }

    /** Returns the number of joins that can match on a board of a search. */
    public int mostMatching() {
        return puzzle.mostMatching(closed);
    }

    /** Returns the series of rounds. It may go on from a series of an earlier run. */
    public RoundSeries series() {
        return series;
    }

    /** Returns the decoder of the boards. */
    public SolutionDecoder decoder() {
        return form.board();
    }

    /** Returns true if a board belongs to the puzzle, has its score, and keeps to the pins and the rim. */
    public boolean takes(BestBoard board) {
        if (!decoder().takes(board)) {
            return false;
        }
        FilledBoard filled = FilledBoard.of(puzzle, board.board());
        return filled.offRim().isEmpty() && filled.placements().containsAll(puzzle.pins());
    }

    /** Returns a text that is equal for equal boards and pieces, whatever the name of the puzzle. */
    public String identity() {
        EdgeSearch search =
                EdgeSearch.slipping(puzzle, BoardOrder.rows(puzzle.width(), puzzle.height()), SlipArray.NONE);
        return String.join(
                "\n",
                List.of(
                        puzzle.width() + " " + puzzle.height() + " "
                                + puzzle.rim().orElse(-1),
                        String.join(",", search.pieces()),
                        search.pins(),
                        search.partnersText(),
                        EdgeSearch.gapsText(puzzle.gaps().holes()),
                        EdgeSearch.gapsText(puzzle.gaps().beyond()),
                        puzzle.periods().axes()));
    }

    /** Returns the form whose tables have the pieces that half fit from a depth on. Each round has its own limits. */
    private EdgeForm form(BoardOrder order, int firstSlip) {
        SlipArray first = new SlipArray(List.of(Math.min(firstSlip, Math.max(0, puzzle.size() - 1))));
        return EdgeSearch.slipping(puzzle, order, first).form();
    }

    /**
     * Makes rounds until the series is done.
     *
     * @param before the best board of an earlier run; {@link BestBoard#NONE} if there is none
     * @throws SearchStopped if the calling thread is interrupted; the thread stays interrupted
     */
    public void run(BestBoard before, Listener listener) {
        best = before;
        series.raise(before.score());
        Thread caller = Thread.currentThread();
        List<Thread> others = new ArrayList<>();
        for (int thread = 1; thread < threads; thread++) {
            Thread other = new Thread(() -> workFor(caller, listener), "rounds " + thread);
            other.setDaemon(true);
            other.start();
            others.add(other);
        }
        try {
            work(listener);
        } finally {
            // No event comes after the search.
            others.forEach(Thread::interrupt);
            ThreadEnds.await(others);
        }
        synchronized (this) {
            if (failure != null || isFinished) {
                // The other thread has interrupted this one.
                Thread.interrupted();
            }
            if (failure instanceof Error error) {
                throw error;
            }
            if (failure != null) {
                throw (RuntimeException) failure;
            }
        }
        SearchStopped.ifInterrupted();
    }

    /** Makes rounds on another thread than the caller of the search, which receives the exceptions of the listener. */
    private void workFor(Thread caller, Listener listener) {
        try {
            work(listener);
            synchronized (this) {
                if (!series.isDone()) {
                    return;
                }
                isFinished = true;
            }
        } catch (SearchStopped stopped) {
            return;
        } catch (RuntimeException | Error e) {
            synchronized (this) {
                failure = failure == null ? e : failure;
            }
        }
        caller.interrupt();
    }

    private void work(Listener listener) {
        Map<String, RoundSolver> own = new HashMap<>();
        while (!Thread.currentThread().isInterrupted()) {
            Optional<Round> next = next(listener);
            if (next.isEmpty()) {
                return;
            }
            Round round = next.get();
            RoundSolver solver =
                    own.computeIfAbsent(tables(round), name -> solvers.get(name).another());
            synchronized (this) {
                listener.begun(round);
            }
            try {
                Ended ended = solver.attempt(
                        round.attempt(),
                        allowed(round),
                        round.early().quota(puzzle, order(round)),
                        board -> improved(board, listener));
                synchronized (this) {
                    series.add(round, ended);
                    listener.ended(round, ended);
                }
            } catch (SearchStopped stopped) {
                return;
            }
        }
    }

    /** Begins the next round whose tables can be made, and makes these; empty if there is none. */
    private synchronized Optional<Round> next(Listener listener) {
        best = best.or(listener.elsewhere());
        series.raise(best.score());
        while (!series.isDone()) {
            Round round = series.next();
            if (!solvers.containsKey(tables(round))) {
                EdgeForm ofRound = form(order(round), round.firstSlip());
                if (PackedTables.obstacle(ofRound) != null) {
                    series.exclude(round);
                    continue;
                }
                solvers.put(tables(round), new RoundSolver(new EdgeLists(ofRound)));
            }
            return Optional.of(round);
        }
        return Optional.empty();
    }

    private BoardOrder order(Round round) {
        return round.order().withLast(closed);
    }

    /** Returns the name of the tables of a round, which several rounds and threads share. */
    private static String tables(Round round) {
        return round.order().name() + " " + round.firstSlip();
    }

    private synchronized void improved(BestBoard board, Listener listener) {
        if (!best.isThere() || board.score() > best.score()) {
            best = board;
            series.raise(board.score());
            listener.improved(board);
        }
    }

    /** Returns for each position of the order without pins, and for the full board, the number of slips that are allowed. */
    private int[] allowed(Round round) {
        List<Integer> slips =
                EdgeSearch.slipping(puzzle, order(round), round.array()).slips().orElseThrow();
        int[] allowed = new int[puzzle.size() + 1];
        for (int position = 0; position < allowed.length; position++) {
            int at = position;
            allowed[position] = (int) slips.stream().filter(slip -> slip <= at).count();
        }
        return allowed;
    }
}
