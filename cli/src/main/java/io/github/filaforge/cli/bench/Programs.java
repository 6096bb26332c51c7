package io.github.filaforge.cli.bench;

import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stopwatch;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The programs that search one puzzle: strategies, and hand-written programs with which strategies are compared. */
public sealed interface Programs permits PackingPrograms, EdgePrograms {

    /** Returns the names of the programs that are measured if none is named. */
    List<String> usual();

    /** Returns the names of all programs that can search the puzzle. */
    List<String> all();

    /**
     * Checks the names of the pieces that are to be placed first.
     *
     * @param chosen the names of the programs that are to be measured
     * @throws io.github.filaforge.request.RequestException if none of the programs places piece by piece, if a name is not the name
     *     of a piece to be placed, or if a piece is named twice
     */
    default void checkPieces(List<String> chosen) {}

    /** Returns the reason why the puzzle has no solution, if it is known without a search; else empty. */
    Optional<String> impossibility();

    /**
     * Makes a program. All programs of one puzzle make equal searches.
     *
     * @param name the name of one of {@link #all}
     * @throws io.github.filaforge.request.RequestException if the program cannot search the puzzle
     */
    Program program(String name);

    /** Returns the clock of the runs, in nanoseconds since some moment. */
    long nanos();

    /**
     * Returns the report of a bench.
     *
     * @param machine the machine of the bench, in words
     * @param rows the results, one row for each program
     */
    BenchReport report(String machine, List<BenchRow> rows);

    /**
     * A program that is ready to run.
     *
     * @param making the stopwatch with the times of reading the puzzle and of making the program
     * @param search the search
     * @param counted the function from the result of a run to a result with counters
     */
    record Program(Stopwatch making, SearchRun search, UnaryOperator<SearchResult> counted) {}

    /** A search that is run several times. */
    interface SearchRun {
        SearchResult run();
    }
}
