package io.github.filaforge.cli.apart;

import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Threads that take assemblies apart beside a search. Each thread has a disassembler of its own. The results come in the
 * order of the assemblies.
 */
final class ApartWorkers implements AutoCloseable {

    /** The greatest number of assemblies that wait for their results. */
    private static final int AHEAD = 1024;

    private final Lattice lattice;
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
    ApartWorkers(Slides slides, int threads, long states, Consumer<Taken> listener) {
        this.lattice = slides.lattice();
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
     * @param still the number of pieces at the end of the list that do not move
     */
    void add(long number, List<PlacedPiece> pieces, int still) {
        waiting.add(threads.submit(() -> new Taken(
                number,
                pieces,
                disassemblers.get().takeApart(pieces.stream().map(this::cells).toList(), pieces.size() - still))));
        while (!waiting.isEmpty()
                && (waiting.size() > AHEAD || waiting.element().isDone())) {
            take();
        }
    }

    private List<Cell> cells(PlacedPiece piece) {
        return lattice.withJunctions(piece.cells().stream().map(lattice::cell).toList());
    }

    private void take() {
        try {
            listener.accept(waiting.remove().get());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** Waits for the results of all assemblies. */
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
