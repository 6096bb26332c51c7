package io.github.filaforge.example;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PreparedSearch;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/** Searches with two threads for a limited time, and prints the progress. An interruption cancels the search. */
public final class LimitSearch {

    private LimitSearch() {}

    public static void main(String... arguments) {
        search(Filaforge.read(Path.of(arguments[0])), Duration.ofSeconds(10), System.out);
    }

    /** Searches until the end, until the time is over, or until another thread interrupts this thread. */
    static void search(Puzzle puzzle, Duration time, PrintStream out) {
        // A stoppable solver often tests whether it has to end. Merging would find all solutions in one root.
        SearchRequest request =
                SearchRequest.builder().stoppable(true).merging(false).build();
        Thread searching = Thread.currentThread();
        ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor();
        ScheduledFuture<?> alarm = clock.schedule(searching::interrupt, time.toMillis(), TimeUnit.MILLISECONDS);
        try {
            PreparedSearch search = Filaforge.prepare(puzzle, request);
            RunSettings settings = RunSettings.standard().withThreads(2).withLimit(1_000_000);
            SearchResult result = search.run(settings, new Progress(search.roots(), out));
            out.println(result.solutions() + (result.complete() ? " solutions" : " solutions or more"));
        } catch (SearchStopped stopped) {
            out.println("the time was over before the search began");
        } finally {
            alarm.cancel(false);
            clock.shutdown();
            // The interruption has done its work. Without this call it would reach the next blocking call of the
            // thread.
            Thread.interrupted();
        }
    }

    /** Prints how many of the roots are done. The search calls it from one thread at a time. */
    private static final class Progress implements SearchListener {

        private final int roots;
        private final PrintStream out;
        private int done;

        Progress(int roots, PrintStream out) {
            this.roots = roots;
            this.out = out;
        }

        @Override
        public void rootEnded(RootPart root, RootResult result) {
            done++;
            out.println(done + " of " + roots + " roots are done");
        }
    }
}
