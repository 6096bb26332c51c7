package io.github.filaforge.cli.apart;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Threads that take assemblies apart beside a search. Each thread has a disassembler of its own. The results come in the
 * order of the assemblies.
 */
public final class ApartWorkers implements AutoCloseable {

    /** The greatest number of assemblies that wait for their results. */
    private static final int AHEAD = 256;

    private final Assemblies assemblies;
    private final ThreadLocal<Disassembler> disassemblers;
    private final ExecutorService threads;
    private final Function<Taken, Runnable> actions;
    /** The actions that follow from results, in the order of the assemblies. */
    private final Deque<Future<Runnable>> waiting = new ArrayDeque<>();

    /**
     * Starts the threads.
     *
     * @param states the greatest number of states of an assembly
     * @param actions makes the action that follows from a result. The thread that takes the assembly apart makes it, and
     *     the thread that adds assemblies does it.
     */
    public ApartWorkers(Puzzle puzzle, Slides slides, int threads, long states, Function<Taken, Runnable> actions) {
        this.assemblies = new Assemblies(puzzle);
        this.disassemblers = ThreadLocal.withInitial(() -> assemblies.disassembler(slides, states));
        this.actions = actions;
        this.threads = Executors.newFixedThreadPool(threads, work -> {
            Thread thread = new Thread(work, "apart");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Adds an assembly.
     *
     * @param solution the integers of the solution of the search, if a checkpoint may need them; else empty
     * @param pieces its mobile pieces, with the open cells of choices
     * @throws SearchStopped if this thread is interrupted
     */
    public void add(long number, List<Integer> solution, List<PlacedPiece> pieces) {
        Assemblies.Assembly assembly = assemblies.of(pieces);
        if (assembly.isTooLarge()) {
            throw UserException.tooManyPieces(assembly);
        }
        waiting.add(threads.submit(() -> actions.apply(taken(number, solution, pieces, assembly))));
        takeReady();
    }

    /**
     * Has an action done after the actions of all assemblies so far.
     *
     * @throws SearchStopped if this thread is interrupted
     */
    void then(Runnable action) {
        waiting.add(CompletableFuture.completedFuture(action));
        takeReady();
    }

    /** Takes an assembly apart on this thread. */
    Taken taken(long number, List<Integer> solution, List<PlacedPiece> pieces) {
        return taken(number, solution, pieces, assemblies.of(pieces));
    }

    private Taken taken(long number, List<Integer> solution, List<PlacedPiece> pieces, Assemblies.Assembly assembly) {
        return new Taken(number, solution, pieces, assembly.moving(), assembly.takenApartBy(disassemblers.get()));
    }

    private void takeReady() {
        while (!waiting.isEmpty()
                && (waiting.size() > AHEAD || waiting.element().isDone())) {
            take();
        }
    }

    private void take() {
        try {
            Runnable action = waiting.element().get();
            // An action that fails must not be done again.
            waiting.remove();
            action.run();
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
    public void finish() {
        while (!waiting.isEmpty()) {
            take();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
