package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Threads that take assemblies apart beside a search. Each thread has a disassembler of its own. The results come in the
 * order of the assemblies. All stationary pieces together are one piece, which stays, and the cells of a choice are open.
 */
final class ApartWorkers implements AutoCloseable {

    /** The greatest number of assemblies that wait for their results. */
    private static final int AHEAD = 256;

    private final Lattice lattice;
    private final Set<String> choices;
    /** The cells of all stationary pieces. */
    private final List<Cell> frame;

    private final ThreadLocal<Disassembler> disassemblers;
    private final ExecutorService threads;
    private final Consumer<Taken> listener;
    private final Deque<Future<Taken>> waiting = new ArrayDeque<>();

    /**
     * Starts the threads.
     *
     * @param states the greatest number of states of an assembly
     * @param listener receives the results, from the thread that adds assemblies
     */
    ApartWorkers(Puzzle puzzle, Slides slides, int threads, long states, Consumer<Taken> listener) {
        this.lattice = puzzle.lattice();
        this.choices = puzzle.choices().stream().map(Piece::name).collect(Collectors.toSet());
        this.frame = puzzle.pieces().stream()
                .filter(Piece::stationary)
                .flatMap(piece -> piece.cells().stream())
                .toList();
        this.disassemblers = ThreadLocal.withInitial(() -> new Disassembler(slides, states));
        this.listener = listener;
        this.threads = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "apart");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Adds an assembly.
     *
     * @param pieces its mobile pieces, with the open cells of choices
     * @throws SearchStopped if this thread is interrupted
     */
    void add(long number, List<PlacedPiece> pieces) {
        List<PlacedPiece> moving =
                pieces.stream().filter(piece -> !choices.contains(piece.name())).toList();
        List<List<Cell>> cells = new ArrayList<>();
        moving.forEach(
                piece -> cells.add(piece.cells().stream().map(lattice::cell).toList()));
        if (!frame.isEmpty()) {
            cells.add(frame);
        }
        if (cells.size() > Disassembler.MOST_PIECES) {
            throw new UserException("an assembly of " + cells.size() + " pieces is not taken apart: "
                    + Disassembler.MOST_PIECES + " is the greatest number");
        }
        waiting.add(threads.submit(
                () -> new Taken(number, pieces, moving, disassemblers.get().takeApart(cells, moving.size()))));
        while (!waiting.isEmpty()
                && (waiting.size() > AHEAD || waiting.element().isDone())) {
            take();
        }
    }

    private void take() {
        try {
            listener.accept(waiting.element().get());
            waiting.remove();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SearchStopped();
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /**
     * Waits for the results of all assemblies.
     *
     * @throws SearchStopped if this thread is interrupted
     */
    void finish() {
        while (!waiting.isEmpty()) {
            take();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
