package io.github.filaforge.spark;

import io.github.filaforge.runtime.parts.PartCounts;
import io.github.filaforge.runtime.parts.PartFailures;
import io.github.filaforge.runtime.parts.PartName;
import io.github.filaforge.runtime.parts.PartResult;
import io.github.filaforge.runtime.parts.PartText;
import io.github.filaforge.runtime.parts.PartedSearch;
import io.github.filaforge.runtime.parts.Results;
import io.github.filaforge.runtime.text.Plural;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.broadcast.Broadcast;
import scala.collection.immutable.Seq;
import scala.concurrent.ExecutionContext;
import scala.jdk.javaapi.CollectionConverters;
import scala.runtime.BoxedUnit;

/**
 * Searches parts by Spark, and writes the file of each part as soon as it is done. A part that turns out too long is split,
 * and the new parts are submitted at once as a job of their own, beside the jobs that are running. One thread does all of
 * this: Spark's threads put their messages into a queue.
 */
final class SparkSearch implements PartCounts {

    /** The number of the task because of which Spark has ended a job. */
    private static final Pattern TASK = Pattern.compile("Task (\\d+) in stage");

    private final JavaSparkContext context;
    private final Broadcast<SharedProgram> program;
    private final PartedSearch search;
    private final Results results;
    private final PartText text;
    private final int mostFailures;

    private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();
    /** The number of failures of each part. */
    private final Map<PartName, Integer> failed = new HashMap<>();

    private final PartFailures failures = new PartFailures();
    /** The messages about the end of Spark; empty while Spark runs. */
    private final List<String> ends = new ArrayList<>();
    /** The message of the part whose search is refused; {@code null} if there is none. */
    private String refusal;
    // Only the searching thread changes these counts; other threads read them to show the progress.
    private final AtomicInteger open = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private final AtomicInteger split = new AtomicInteger();
    private volatile BigInteger solutions = BigInteger.ZERO;

    /**
     * @param search the search, which splits parts
     * @param text the reader of the answers of executors
     * @param mostFailures the number of times that a part may fail
     */
    SparkSearch(
            JavaSparkContext context,
            Broadcast<SharedProgram> program,
            PartedSearch search,
            Results results,
            PartText text,
            int mostFailures) {
        this.context = context;
        this.program = program;
        this.search = search;
        this.results = results;
        this.text = text;
        this.mostFailures = mostFailures;
    }

    /** A message of one of Spark's threads to the thread of the search. */
    private interface Told {

        void take() throws IOException;
    }

    /**
     * Searches until all parts are done or have failed for good.
     *
     * @throws IOException if a file cannot be written, or if the search of a part is refused, with a message for the user
     */
    void run(List<PartName> parts) throws IOException, InterruptedException {
        submit(parts);
        while (open.get() > 0) {
            told.take().take();
        }
        if (refusal != null) {
            throw new IOException(refusal);
        }
    }

    /** Ends all jobs. Spark is stopped when they have ended, since it logs stack traces if it is stopped before. */
    private void refuse(String message) {
        if (refusal == null) {
            refusal = message;
            context.cancelAllJobs();
        }
    }

    private void submit(List<PartName> parts) {
        if (parts.isEmpty() || refusal != null) {
            return;
        }
        Job job = new Job(parts);
        List<String> names = parts.stream().map(PartName::toString).toList();
        List<Object> numbers =
                new ArrayList<>(IntStream.range(0, parts.size()).boxed().toList());
        Seq<Object> tasks = CollectionConverters.asScala(numbers).toSeq();
        context.sc()
                .submitJob(
                        context.parallelize(names, parts.size()).rdd(),
                        new PartTask(program),
                        tasks,
                        (task, answer) -> {
                            told.add(() -> job.take((Integer) task, Answer.of(answer)));
                            return BoxedUnit.UNIT;
                        },
                        () -> BoxedUnit.UNIT)
                .onComplete(
                        end -> told.add(
                                () -> job.end(end.isFailure() ? end.failed().get() : null)),
                        ExecutionContext.fromExecutor(Runnable::run));
        open.addAndGet(parts.size());
    }

    /** Parts that were submitted together. */
    private final class Job {

        private final List<PartName> parts;
        private final boolean[] answered;

        Job(List<PartName> parts) {
            this.parts = List.copyOf(parts);
            this.answered = new boolean[parts.size()];
        }

        void take(int task, Answer answer) throws IOException {
            PartName part = parts.get(task);
            answered[task] = true;
            open.decrementAndGet();
            try {
                take(part, answer);
            } catch (RuntimeException e) {
                // Spark refuses jobs after its end, and the jobs that run then fail too; or the part cannot be split.
                failures.add(part, e.toString());
            }
        }

        private void take(PartName part, Answer answer) throws IOException {
            switch (answer.kind()) {
                case DONE -> {
                    PartResult result = text.read(part, answer.file());
                    results.put(result);
                    done.incrementAndGet();
                    solutions = solutions.add(result.solutions());
                }
                case TO_BE_SPLIT -> {
                    List<PartName> pieces = search.split(part);
                    results.putSplit(part, pieces.size());
                    split.incrementAndGet();
                    submit(pieces);
                }
                case FAILED -> fail(part, answer.reason());
                case REFUSED -> refuse(answer.reason());
            }
        }

        /** Handles the end of a job by Spark, which has ended the tasks of other parts too. */
        void end(Throwable failure) {
            if (failure == null) {
                return;
            }
            String reason = reason(failure);
            if (refusal != null) {
                for (boolean isAnswered : answered) {
                    open.addAndGet(isAnswered ? 0 : -1);
                }
                return;
            }
            if (context.sc().isStopped()) {
                ends.add("Spark has ended while " + Plural.of(open.get(), "part") + " were to be searched: " + reason);
                open.set(0);
                return;
            }
            Matcher matcher = TASK.matcher(reason);
            int culprit = matcher.find() ? Integer.parseInt(matcher.group(1)) : -1;
            List<PartName> others = new ArrayList<>();
            for (int task = 0; task < answered.length; task++) {
                if (!answered[task]) {
                    open.decrementAndGet();
                    if (task == culprit || culprit < 0) {
                        failures.add(parts.get(task), reason);
                    } else {
                        others.add(parts.get(task));
                    }
                }
            }
            submit(others);
        }
    }

    private void fail(PartName part, String reason) {
        if (failed.merge(part, 1, Integer::sum) < mostFailures) {
            submit(List.of(part));
        } else {
            failures.add(part, reason);
        }
    }

    /** Returns the first line of a message, since Spark adds stack traces to its messages. */
    private static String reason(Throwable failure) {
        String message = String.valueOf(failure.getMessage());
        return message.lines().findFirst().orElse(failure.toString());
    }

    @Override
    public int done() {
        return done.get();
    }

    @Override
    public int split() {
        return split.get();
    }

    @Override
    public int left() {
        return open.get();
    }

    @Override
    public BigInteger solutions() {
        return solutions;
    }

    /** Returns a line for each reason for which parts could not be searched, and one for the end of Spark itself. */
    List<String> failures() {
        List<String> lines = failures.lines();
        lines.addAll(ends);
        return lines;
    }
}
