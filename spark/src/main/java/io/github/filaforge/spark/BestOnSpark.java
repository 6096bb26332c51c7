package io.github.filaforge.spark;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.search.BestFile;
import io.github.filaforge.search.BestFolder;
import io.github.filaforge.search.BestSearch;
import io.github.filaforge.search.BestText;
import io.github.filaforge.search.BestText.State;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.immutable.Seq;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * Looks for the best board by several searches on Spark, each with a seed and a file of its own in a results folder. A search
 * is a chain of tasks: each goes on from the state after the task before it and from the best board of all searches. The
 * driver writes the state into the file of the search before it prints a board, so that no board that was printed is lost.
 * One thread does all of this: Spark's threads put their messages into a queue.
 */
final class BestOnSpark {

    /** The time for which the driver waits for tasks that have to end because the time is over. */
    private static final long GRACE = TimeUnit.SECONDS.toNanos(5);

    /** The time between two looks at the files of other processes. */
    private static final long LOOK = TimeUnit.SECONDS.toNanos(5);

    private static final long ANY_TIME = TimeUnit.DAYS.toNanos(3660);

    private static final Seq<Object> ONE_TASK =
            CollectionConverters.asScala(List.<Object>of(0)).toSeq();

    private final JavaSparkContext context;
    private final Broadcast<SharedPuzzle> puzzle;
    private final BestSearch search;
    private final BestText text;
    private final BestFolder folder;
    private final int mostFailures;
    private final PrintStream err;

    private final BlockingQueue<Message> messages = new LinkedBlockingQueue<>();
    private final Map<Long, Integer> failed = new HashMap<>();
    private final List<String> failures = new ArrayList<>();
    private final long begin = System.nanoTime();
    private int open;
    private long nodes;
    private long lastLooked = begin;
    private BestBoard best = BestBoard.NONE;
    /** The origin of the best board in words. */
    private String origin = "";

    private Goal goal;

    /**
     * The end of the search.
     *
     * @param score the score that ends it
     * @param nanos the time that ends it, in nanoseconds from its begin
     */
    record Goal(int score, long nanos) {

        static Goal of(int score, Deadline deadline) {
            long millis = deadline.millis();
            return new Goal(score, millis == 0 ? ANY_TIME : TimeUnit.MILLISECONDS.toNanos(millis));
        }
    }

    /** A message of one of Spark's threads to the thread of the search. */
    private interface Message {

        void take() throws IOException;
    }

    /**
     * @param search a search for the puzzle, which makes no rounds here
     * @param mostFailures the number of times that a search may fail
     * @param err receives the boards' scores
     */
    BestOnSpark(
            JavaSparkContext context,
            Broadcast<SharedPuzzle> puzzle,
            BestSearch search,
            BestFolder folder,
            int mostFailures,
            PrintStream err) {
        this.context = context;
        this.puzzle = puzzle;
        this.search = search;
        this.text = new BestText(search);
        this.folder = folder;
        this.mostFailures = mostFailures;
        this.err = err;
    }

    /**
     * Searches until the goal is reached, or until no further round of any search finds a better board.
     *
     * @param searches the number of searches at a time
     * @return the best board of the folder
     * @throws IOException if a file cannot be read or written, with a message for the user
     */
    BestBoard run(int searches, Goal end) throws IOException, InterruptedException {
        goal = end;
        List<Long> seeds = new ArrayList<>();
        while (seeds.size() < searches) {
            seeds.add(folder.claim());
        }
        List<State> states = folder.changed();
        best = BestFolder.best(states);
        if (best.isThere()) {
            found("found before");
        }
        List<String> series = states.stream()
                .sorted(Comparator.comparing(State::nodes).reversed())
                .filter(state -> restores(state.series()))
                .findFirst()
                .map(State::series)
                .orElse(search.series().state());
        for (long seed : seeds) {
            goOn(new State(seed, 0, 0, List.of(), best, series));
        }
        while (open > 0 && left() > -GRACE) {
            Message next = messages.poll(Math.min(LOOK, left() + GRACE), TimeUnit.NANOSECONDS);
            if (next != null) {
                next.take();
            }
            look();
        }
        return best;
    }

    /** Returns true if the lines are those of a series of rounds for the puzzle. */
    private boolean restores(List<String> series) {
        List<String> before = search.series().state();
        try {
            search.series().restore(series);
            return true;
        } catch (IllegalArgumentException e) {
            search.series().restore(before);
            return false;
        }
    }

    private long left() {
        return goal.nanos() - (System.nanoTime() - begin);
    }

    /** Takes the best board of other processes. */
    private void look() throws IOException {
        if (System.nanoTime() - lastLooked >= LOOK) {
            lastLooked = System.nanoTime();
            BestBoard other = BestFolder.best(folder.changed());
            if (other.score() > best.score()) {
                best = other;
                found("found by another process");
            }
        }
    }

    private void found(String by) {
        origin = by;
        err.println("best so far: " + score());
    }

    private String score() {
        return search.decoder().scoreText(best) + ", " + origin;
    }

    /** Submits the next task of a search, unless the search has to end. */
    private void goOn(State state) {
        if ((best.isThere() && best.score() >= goal.score()) || left() <= 0 || isDone(state)) {
            return;
        }
        State next =
                new State(state.seed(), state.nodes(), state.nanos(), List.of(), best.or(state.best()), state.series());
        context.sc()
                .submitJob(
                        context.parallelize(List.of(text.write(next)), 1).rdd(),
                        new BestTask(puzzle, left()),
                        ONE_TASK,
                        (task, answer) -> {
                            messages.add(() -> take(next, Answer.of(answer)));
                            return BoxedUnit.UNIT;
                        },
                        () -> BoxedUnit.UNIT)
                .onComplete(
                        end -> {
                            if (end.isFailure()) {
                                messages.add(() -> end(next, end.failed().get()));
                            }
                            return BoxedUnit.UNIT;
                        },
                        ExecutionContext.fromExecutor(Runnable::run));
        open++;
    }

    /** Returns true if no further round of a search finds a better board. */
    private boolean isDone(State state) {
        return restores(state.series()) && search.series().isDone();
    }

    private void take(State before, Answer answer) throws IOException {
        open--;
        if (answer.kind() != Answer.Kind.DONE) {
            fail(before, answer.reason());
            return;
        }
        State state = text.read(answer.file());
        BestFile file = folder.file(state.seed());
        try {
            file.write(state);
        } catch (IOException e) {
            throw new IOException("cannot write " + file.path() + ": " + AtomicFile.reason(e), e);
        }
        nodes += state.nodes() - before.nodes();
        if (state.best().score() > best.score() || !best.isThere()) {
            best = state.best();
            found("found by search " + state.seed());
        }
        goOn(state);
    }

    /** Handles the end of a task by Spark, which has tried it again as often as it may. */
    private void end(State before, Throwable failure) {
        open--;
        String reason = String.valueOf(failure.getMessage()).lines().findFirst().orElse(failure.toString());
        if (context.sc().isStopped()) {
            failures.add("Spark has ended: " + reason);
            open = 0;
            return;
        }
        fail(before, reason);
    }

    private void fail(State before, String reason) {
        if (failed.merge(before.seed(), 1, Integer::sum) < mostFailures) {
            goOn(before);
        } else {
            failures.add("search " + before.seed() + " was given up: " + reason);
        }
    }

    /** Returns a line for each search that was given up, and one for the end of Spark itself. */
    List<String> failures() {
        return List.copyOf(failures);
    }

    /** Returns the sum of the work, and the best board, in words. */
    List<String> report(int searches) {
        return List.of(
                String.format(Locale.ROOT, "%,d", nodes) + " placements by "
                        + (searches == 1 ? "1 search" : searches + " searches") + ", "
                        + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin) + " s",
                best.isThere() ? score() : "no board");
    }
}
