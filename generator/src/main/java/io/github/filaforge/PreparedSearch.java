package io.github.filaforge;

import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.SearchJob;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * A search that is ready to run, for a packing or an edge puzzle: its strategy, its plan in words, the source of its solver,
 * and the compiled classes of the solver. It can be run any number of times, and by several threads at once.
 *
 * <pre>{@code
 * PreparedSearch search = Filaforge.prepare(puzzle, SearchRequest.standard());
 * SearchResult result = search.run(RunSettings.standard().withLimit(10), new SearchListener() {
 *     @Override
 *     public void found(int[] solution) {
 *         System.out.print(search.decoder().draw(solution));
 *     }
 * });
 * System.out.println(result.solutions() + (result.complete() ? "" : " or more"));
 * }</pre>
 */
public final class PreparedSearch {

    private final SearchJob job;

    PreparedSearch(SearchJob job) {
        this.job = job;
    }

    /** Returns the name of the puzzle. */
    public String puzzleName() {
        return job.puzzleName();
    }

    /** Returns the name of the strategy. */
    public String strategyName() {
        return job.strategyName();
    }

    /** Returns the reason why this strategy was chosen, in words. */
    public String reason() {
        return job.chosen().reason();
    }

    /**
     * Returns the facts of the plan in words: images that were filtered out, the roots, the treatment of symmetric copies.
     * The lines have no line feeds.
     */
    public List<String> planFacts() {
        return job.chosen().planFacts();
    }

    /** Returns the number of roots. */
    public int roots() {
        return job.roots();
    }

    /** Returns the settings that make an equal search, in words. */
    public String settings() {
        return job.options();
    }

    /** Returns the name of the class of the solver, with its package. */
    public String className() {
        return job.source().qualifiedName();
    }

    /**
     * Returns the source of the solver. Its class extends a class of the runtime. It finds all assemblies, even if the search
     * takes them apart.
     */
    public String sourceText() {
        return job.source().text();
    }

    /** Returns the class files of the solver by class name. */
    public Map<String, byte[]> classFiles() {
        return job.classFiles();
    }

    /**
     * Writes the class files and a description of the search. With them, {@code JobMain} of the runtime runs this search in
     * another JVM.
     *
     * @param folder the folder of the files, which is made if it does not exist
     * @throws IOException if a file cannot be written
     */
    public void save(Path folder) throws IOException {
        job.save(folder);
    }

    /** Returns the decoder that draws the solutions of this search and gives the place of each piece. */
    public SolutionDecoder decoder() {
        return job.decoder();
    }

    /**
     * Runs the search with a thread for each processor, and returns the number of solutions.
     *
     * @return the number of all solutions
     * @throws SearchStopped if the calling thread is interrupted before all solutions are counted; the thread stays
     *     interrupted
     * @throws SearchRefused if the search would take more memory than it may
     */
    public BigInteger count() {
        return job.count();
    }

    /**
     * Runs the search with a thread for each processor, and returns its result, which has no solutions but their number.
     *
     * @return the result of the search; it is not {@link SearchResult#complete complete} if the calling thread was
     *     interrupted, which stays interrupted
     * @throws SearchRefused if the search would take more memory than it may
     */
    public SearchResult run() {
        return job.run();
    }

    /**
     * Runs the search.
     *
     * @param settings the settings of the run
     * @param listener receives the solutions, and can end the search
     * @return the result of the search; it is not {@link SearchResult#complete complete} if the limit or the listener has
     *     ended the search, or if the calling thread was interrupted, which stays interrupted
     * @throws SearchRefused if the search would take more memory than it may
     */
    public SearchResult run(RunSettings settings, SearchListener listener) {
        return job.run(settings, listener);
    }

    /**
     * Goes on with the search where it has stopped.
     *
     * @param before the state in which the search has stopped
     * @param settings the settings of the run
     * @param listener receives the solutions, and can end the search
     * @return the result of the whole search, with the part before the stop; it is not {@link SearchResult#complete
     *     complete} if the search has stopped again
     * @throws SearchRefused if the search would take more memory than it may
     */
    public SearchResult run(SearchState before, RunSettings settings, SearchListener listener) {
        return job.run(before, settings, listener);
    }

    /**
     * Returns the solutions one by one, as they are found by a thread for each processor. The stream has to be closed.
     *
     * @return the solutions; the stream throws {@link SearchStopped} and {@link SearchRefused} as {@link SolutionStream}
     *     describes
     */
    public SolutionStream solutions() {
        return solutions(RunSettings.standard());
    }

    /**
     * Returns the solutions one by one, as they are found. The stream has to be closed.
     *
     * @param settings the settings of the run; a limit ends the stream
     * @return the solutions; the stream throws {@link SearchStopped} and {@link SearchRefused} as {@link SolutionStream}
     *     describes
     */
    public SolutionStream solutions(RunSettings settings) {
        return new SolutionStream(job, settings);
    }

    /**
     * Returns the search in words: the puzzle, the strategy with the reason for it, the expected cost, the settings and the
     * tables.
     */
    @Override
    public String toString() {
        return job.toString();
    }
}
