package io.github.filaforge.cli.solutions;

import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.ImageTally;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * All solutions of a puzzle by a search. The number of solutions is stored; all other requests run the search again.
 * Numbered solutions are in the order of one thread.
 */
final class SearchedSolutions implements SolutionSet {

    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private final SearchJob job;
    private final RunSettings settings;
    private final Deadline deadline;
    private final Progress progress;
    private final Console console;
    /** The number of solutions; {@code null} until a search has counted them. */
    private BigInteger count;

    /**
     * Makes the solutions of a search that finds all copies.
     *
     * @param deadline the time at which a search ends with {@link SearchStopped}
     */
    SearchedSolutions(SearchJob job, RunSettings settings, Deadline deadline, Progress progress, Console console) {
        this.job = job;
        this.settings = settings;
        this.deadline = deadline;
        this.progress = progress;
        this.console = console;
    }

    @Override
    public BigInteger count() {
        if (count == null) {
            count = run(settings.countingOnly(), new SearchListener() {}).solutions();
        }
        return count;
    }

    @Override
    public ImageFrequencies frequencies() {
        ImageTally tally = new ImageTally(job);
        count = run(settings.unordered(), tally).solutions();
        return tally.frequencies();
    }

    @Override
    public SolutionDecoder decoder() {
        return job.decoder();
    }

    @Override
    public void tell(List<BigInteger> numbers, Consumer<int[]> listener) {
        Set<BigInteger> wanted = new HashSet<>(numbers);
        Map<BigInteger, int[]> found = new HashMap<>();
        BigInteger last = numbers.stream().max(BigInteger::compareTo).orElse(BigInteger.ZERO);
        run(settings.withLimit(last.longValueExact() + 1), new SearchListener() {
            private long number;

            @Override
            public void found(int[] solution) {
                BigInteger own = BigInteger.valueOf(number++);
                if (wanted.contains(own)) {
                    found.put(own, solution);
                }
            }
        });
        numbers.forEach(number -> listener.accept(found.get(number)));
    }

    @Override
    public Optional<int[]> numbered(BigInteger number) {
        int[][] last = new int[1][];
        SearchResult result = run(settings.withLimit(number.min(MOST).longValueExact()), new SearchListener() {
            @Override
            public void found(int[] solution) {
                last[0] = solution;
            }
        });
        if (result.solutions().compareTo(number) < 0) {
            return SolutionSet.none(number, result.solutions());
        }
        return Optional.of(last[0]);
    }

    private SearchResult run(RunSettings how, SearchListener listener) {
        SearchMeter share = job.meter(how, console.time()::nanos);
        progress.begin(share);
        SearchListener interruption = new SearchListener() {
            @Override
            public void interrupted(RunResult soFar) {
                progress.end();
                console.err().println(SolutionPrinter.interrupted(soFar.solutions()));
            }
        };
        SearchResult result =
                deadline.within(() -> job.run(how, new Listeners(List.of(share, listener, interruption))));
        progress.pause();
        if (deadline.hasPassed() && !result.complete()) {
            throw new SearchStopped();
        }
        return result;
    }
}
