package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Measures the share of a search that is told against the share of its time that is over, with {@code -Dshares=all
 * -Dtest.jvm=}, so that both compilers are there.
 */
@Tag("slow")
class ToldShareTest {

    private static final double NANOS = 1e9;
    private static final double FIRST_SECONDS = 1;
    /** The time in seconds after which the images that fit roots are counted. */
    private static final double FIRST_COUNT = 0.3;

    private static final long PAUSE_MILLIS = 10;

    /**
     * The processor time of the threads that search, which goes on evenly on a machine that others use too: to such a thread
     * its own, to others that of the one with the most.
     */
    private static final class SearchTime implements LongSupplier {

        private final Map<Thread, Long> searching = new ConcurrentHashMap<>();

        @Override
        public long getAsLong() {
            Thread thread = Thread.currentThread();
            if (thread.getName().equals("search")) {
                long own = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
                searching.put(thread, own);
                return own;
            }
            searching.replaceAll((each, last) ->
                    Math.max(last, ManagementFactory.getThreadMXBean().getThreadCpuTime(each.getId())));
            return searching.values().stream().mapToLong(each -> each).max().orElse(0);
        }
    }

    /** The share that was reported at a moment of a search. */
    private record Told(double seconds, double share) {}

    @ParameterizedTest
    @CsvSource({
        "tetriscube, 1", "tetriscube, 2",
        "bedlamcube, 1", "bedlamcube, 2",
        "PT12, 1", "PT12, 2",
        "pentominoes_1s_18x5, 1", "pentominoes_1s_18x5, 2"
    })
    void theShareThatIsToldIsThatOfTheTimeThatIsOver(String puzzle, int threads) throws InterruptedException {
        assumeTrue("all".equals(System.getProperty("shares")), "is measured when asked for");
        SearchJob job = SearchBuilder.prepare(
                Definitions.puzzle(puzzle), SearchRequest.builder().build());
        RunSettings settings = RunSettings.standard().withThreads(threads).countingOnly();
        SearchTime clock = new SearchTime();
        SearchShare share = new SearchShare(
                job.roots(), settings, job.cost(), () -> job.chosen().rootSampler(), clock);
        Thread search = new Thread(() -> job.run(settings, share));
        List<Told> told = new ArrayList<>();

        search.start();
        while (search.isAlive()) {
            double seconds = clock.getAsLong() / NANOS;
            told.add(new Told(seconds, share.now().share()));
            if (seconds > FIRST_COUNT) {
                share.sample();
            }
            search.join(PAUSE_MILLIS);
        }
        double all = clock.getAsLong() / NANOS;

        double shown = largest(told, all, FIRST_SECONDS);
        System.out.printf(
                Locale.ROOT,
                "%s, %d threads, %.2f s: off by %.1f points over all, by %.1f from the first second on%n",
                puzzle,
                threads,
                all,
                100 * largest(told, all, 0),
                100 * shown);
        assertTrue(told.size() > 1);
    }

    private static double largest(List<Told> told, double all, double from) {
        return told.stream()
                .filter(each -> each.seconds >= from)
                .mapToDouble(each -> Math.abs(each.share - each.seconds / all))
                .max()
                .orElse(0);
    }
}
