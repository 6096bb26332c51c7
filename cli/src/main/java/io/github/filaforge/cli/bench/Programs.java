package io.github.filaforge.cli.bench;

import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.LevelCounter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The programs that search one puzzle: strategies, and hand-written programs with which strategies are compared. */
public sealed interface Programs permits PackingPrograms, EdgePrograms {

    double NANOS_PER_MILLI = 1e6;
    double NANOS_PER_SECOND = 1e9;
    double MILLIS_PER_SECOND = 1e3;

    /** Returns the names of the programs that are measured if none is named. */
    List<String> usual();

    /** Returns the names of all programs that can search the puzzle. */
    default List<String> all() {
        return usual();
    }

    /**
     * Checks the names of the pieces that are to be placed first.
     *
     * @param chosen the names of the programs that are to be measured
     * @throws io.github.filaforge.request.RequestException if none of the programs places piece by piece, if a name is not
     *     the name of a piece to be placed, or if a piece is named twice
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
    default long nanos() {
        return System.nanoTime();
    }

    /**
     * Measures a program in this JVM, on one thread. Only the first measurement in a JVM gives the time of a first run,
     * because later ones find code that is loaded and compiled.
     *
     * @param counting true if attempts and fits are counted too, in a run of their own
     * @param seconds the time in seconds for which the program is run for the steady state; it is run for this time before,
     *     to warm up
     * @throws io.github.filaforge.request.RequestException if the program cannot search the puzzle
     */
    default Measurement measure(String name, boolean counting, double seconds) {
        Program program = program(name);
        long start = System.nanoTime();
        long firstRun = -nanos();
        SearchResult first = program.search().run();
        firstRun += nanos();
        List<Double> steady = new ArrayList<>();
        // The first run belongs to the warm-up, so that a long first run needs no other.
        long warm = start + (long) (seconds * NANOS_PER_SECOND);
        while (System.nanoTime() < warm) {
            program.search().run();
        }
        long end = System.nanoTime() + (long) (seconds * NANOS_PER_SECOND);
        while (steady.isEmpty() || System.nanoTime() < end) {
            long begun = nanos();
            program.search().run();
            steady.add((nanos() - begun) / NANOS_PER_MILLI);
        }
        Stopwatch making = program.making();
        Optional<SearchResult> counted =
                counting ? Optional.of(program.counted().apply(first)) : Optional.empty();
        return new Measurement(
                name,
                MILLIS_PER_SECOND * (making.seconds(Stage.READ) + making.seconds(Stage.PLAN)),
                MILLIS_PER_SECOND * making.seconds(Stage.EMIT),
                MILLIS_PER_SECOND * making.seconds(Stage.COMPILE),
                firstRun / NANOS_PER_MILLI,
                steady,
                first.solutions(),
                counted.flatMap(SearchResult::attempts).map(LevelCounter::sum).orElse(-1L),
                counted.flatMap(SearchResult::fits).map(LevelCounter::sum).orElse(-1L));
    }

    /** Returns the report of a bench on a machine, with one row for each program. */
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
