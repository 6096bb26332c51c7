package io.github.filaforge;

import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.SearchJob;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The solutions of a search, one by one. The search runs ahead and waits when 256 solutions have not been taken. It ends
 * when this stream is closed. A search that was not requested as {@link SearchRequest.Builder#stoppable stoppable} ends only
 * at its next solution or root. For one thread.
 *
 * <p>If the thread that takes a solution is interrupted, {@link Iterator#hasNext}, {@link Iterator#next} and the Java stream
 * throw {@link SearchStopped}, and the thread stays interrupted. They throw {@link SearchRefused} if the search would take
 * more memory than it may. So a stream that ends without an exception has given all solutions, up to the limit of the run,
 * unless it was closed before.
 *
 * <pre>{@code
 * try (SolutionStream solutions = Filaforge.prepare(puzzle, request).solutions()) {
 *     solutions.stream().limit(3).forEach(solution -> System.out.println(solution.picture()));
 * }
 * }</pre>
 */
public final class SolutionStream implements Iterable<SolutionStream.Solution>, AutoCloseable {

    /** The greatest number of solutions that wait to be taken. */
    private static final int AHEAD = 256;

    private final SolutionDecoder decoder;
    private final BlockingQueue<Optional<int[]>> found = new ArrayBlockingQueue<>(AHEAD);
    private final RootRunner runner;
    private final Thread search;
    private volatile Throwable fault;

    /**
     * @param job the search
     * @param settings the settings of the run
     */
    SolutionStream(SearchJob job, RunSettings settings) {
        this.decoder = job.decoder();
        this.runner = job.runner(settings, new SearchListener() {
            @Override
            public void found(int[] solution) {
                pass(Optional.of(solution));
            }
        });
        this.search = new Thread(this::search, "solutions");
        search.setDaemon(true);
        search.start();
    }

    /**
     * A solution.
     *
     * @param pieces each mobile piece and its cells; a cell is a vector of its coordinates
     * @param picture the picture that {@code fila solve} prints of the solution
     */
    public record Solution(List<PlacedPiece> pieces, String picture) {

        public Solution {
            pieces = List.copyOf(pieces);
        }

        static Solution of(SolutionDecoder decoder, int... solution) {
            return new Solution(decoder.pieces(solution), decoder.draw(solution));
        }
    }

    private void search() {
        try {
            runner.run();
        } catch (RuntimeException | Error e) {
            fault = e;
        }
        pass(Optional.empty());
    }

    /** Waits for room and passes a solution, or the end. Passes nothing if the search is ended meanwhile. */
    private void pass(Optional<int[]> solution) {
        try {
            found.put(solution);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Returns the solutions as a Java stream. When it is closed, this stream is closed.
     *
     * @return the solutions; its terminal operations throw the exceptions of this class
     */
    public Stream<Solution> stream() {
        return StreamSupport.stream(spliterator(), false).onClose(this::close);
    }

    /**
     * Returns an iterator of the solutions. A second iterator goes on behind the solutions that the first has taken.
     *
     * @return an iterator that throws the exceptions of this class
     */
    @Override
    public Iterator<Solution> iterator() {
        return new Iterator<>() {
            private Optional<int[]> next;

            @Override
            public boolean hasNext() {
                if (next == null) {
                    next = take();
                }
                return next.isPresent();
            }

            @Override
            public Solution next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                int[] solution = next.orElseThrow();
                next = null;
                return Solution.of(decoder, solution);
            }
        };
    }

    private Optional<int[]> take() {
        try {
            Optional<int[]> taken = found.take();
            if (taken.isEmpty()) {
                // The end stays in the queue for other iterators. There is room: nothing comes behind the end.
                found.offer(taken);
                if (fault instanceof Error error) {
                    throw error;
                }
                if (fault != null) {
                    throw (RuntimeException) fault;
                }
            }
            return taken;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            // An end here would look like the end of all solutions.
            throw new SearchStopped();
        }
    }

    /** Ends the search if it has not come to its end. */
    @Override
    public void close() {
        runner.stop();
        search.interrupt();
        found.clear();
        // An iterator that is asked for more finds the end.
        found.offer(Optional.empty());
    }
}
