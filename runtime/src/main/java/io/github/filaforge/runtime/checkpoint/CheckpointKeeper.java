package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.format.PrintedText;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Writes checkpoints of a search: when it begins, at an interval, and when it ends or is interrupted. Before each checkpoint
 * it brings the output to the disk. A checkpoint covers whole parts of the search only.
 *
 * <p>If solutions are printed, the printer must have received all solutions of a part before {@link #rootEnded} is called
 * for it.
 */
public final class CheckpointKeeper implements SearchListener {

    private static final double NANOS_PER_SECOND = 1e9;

    private final CheckpointFile file;
    private final Map<String, String> search;
    private final SearchState before;
    private final PartTracker tracker;
    private final long intervalNanos;
    /** The output of the solutions; {@code null} if only their number is wanted. */
    private final Printed printed;

    private final long start = System.nanoTime();
    private long lastWritten = start;
    private BigInteger solutions;
    private List<LevelCounter> counters;
    private BestBoard best;
    /** Returns the lines of further results of the parts that have ended. */
    private Supplier<List<String>> results;
    /** The length of the output, in bytes before compression, up to the last solution of the parts that have ended. */
    private long valid;

    private String failure;

    /**
     * Solutions that are printed to a file.
     *
     * @param printer the text of the solutions, and nothing else
     * @param length the length of the file before this run, in bytes
     */
    public record Printed(PrintedText printer, ResultFile output, Path file, long length) {}

    /**
     * Creates a keeper of checkpoints.
     *
     * @param search the properties of the search, as in {@link Checkpoint#search}
     * @param before the state that the search had reached before this run
     * @param seconds the interval between checkpoints, in seconds
     * @param printed the output of the solutions; {@code null} if only their number is wanted
     */
    public CheckpointKeeper(
            CheckpointFile file, Map<String, String> search, SearchState before, double seconds, Printed printed) {
        this.file = file;
        this.search = search;
        this.before = before;
        this.tracker = new PartTracker(before.done());
        this.intervalNanos = (long) (seconds * NANOS_PER_SECOND);
        this.printed = printed;
        this.solutions = before.solutions();
        this.counters = before.counters();
        this.best = before.best();
        this.results = before::results;
        this.valid = printed == null ? 0 : printed.length();
    }

    /**
     * Writes the first checkpoint, so that an error of the file is found before the search begins.
     *
     * @throws IOException if the checkpoint cannot be written
     */
    public void begin() throws IOException {
        write(false);
    }

    /**
     * Takes further results of a part, with those of all parts before it. To be called before {@link #rootEnded} is called
     * for the part.
     *
     * @param soFar returns the lines of the results, whenever it is called
     */
    public void keep(Supplier<List<String>> soFar) {
        results = soFar;
    }

    @Override
    public void rootBegun(RootPart root) {
        tracker.begin(root);
    }

    @Override
    public void rootEnded(RootPart root, RootResult result) {
        if (!result.complete()) {
            return;
        }
        tracker.end(root);
        solutions = solutions.add(result.solutions());
        counters = LevelCounter.sums(counters, result.counters());
        if (printed != null) {
            valid = printed.length() + printed.printer().bytes();
        }
        writeIfDue();
    }

    @Override
    public void improved(BestBoard board) {
        best = best.or(board);
        // Solutions of a part that has not ended may be in a compressed file, which cannot be cut before them. A search
        // from this checkpoint would print them again.
        if (isExact()) {
            writeIfDue();
        }
    }

    private void writeIfDue() {
        if (System.nanoTime() - lastWritten >= intervalNanos && !tryWrite(false)) {
            throw new SearchStopped();
        }
    }

    /** Writes the last checkpoint of a run that has ended, so that nothing is lost if the search goes on later. */
    public void end(boolean complete) {
        boolean isCut = printed != null && printed.printer().isCut();
        if (failure == null && !isCut && (complete || isExact())) {
            tryWrite(complete);
        }
    }

    @Override
    public void interrupted(RunResult soFar) {
        end(false);
    }

    /**
     * Returns true if the file can be cut at {@link #valid}, which is counted before compression. A compressed file can be
     * cut only at a place up to which it was brought to the disk.
     */
    private boolean isExact() {
        return printed == null
                || !ResultFile.isCompressed(printed.file())
                || printed.length() + printed.printer().bytes() == valid;
    }

    private boolean tryWrite(boolean complete) {
        try {
            write(complete);
            return true;
        } catch (IOException e) {
            failure = "cannot write checkpoint " + file.path() + ": " + AtomicFile.reason(e);
            return false;
        } catch (SearchStopped e) {
            return false;
        }
    }

    private void write(boolean complete) throws IOException {
        long length = printed == null ? 0 : secure();
        long check = printed == null ? 0 : ResultFile.check(printed.file(), length);
        long now = System.nanoTime();
        SearchState state =
                new SearchState(tracker.done(), solutions, counters, before.nanos() + now - start, best, results.get());
        file.write(new Checkpoint(search, state, complete, length, check));
        lastWritten = now;
    }

    /** Brings all solutions to the disk, and returns the length of the file up to which it is valid, in bytes. */
    private long secure() throws IOException {
        if (!printed.printer().flush()) {
            // The output has stored the reason, which the program reports at its end.
            throw new SearchStopped();
        }
        long length = printed.output().secure();
        return ResultFile.isCompressed(printed.file()) ? length : valid;
    }

    /** Returns the reason why a checkpoint could not be written, which has ended the search; null if there was no error. */
    public String failure() {
        return failure;
    }

    /**
     * Records which parts of a search are done. Parts begin in their order and end in any order. A part that was split
     * becomes one entry as soon as all its parts are done, so that a checkpoint stays short even if one root takes long
     * while others end in thousands of parts. Only one thread at a time may use an instance.
     */
    static final class PartTracker {

        private List<Integer> through;
        private final Set<List<Integer>> beyond = new HashSet<>();
        /** The parts behind {@link #through} that have begun, in their order. */
        private Deque<List<Integer>> begun = new ArrayDeque<>();
        /** For the path of each part that was split, the number of parts under it that have begun and not ended. */
        private final Map<List<Integer>, Integer> open = new HashMap<>();
        /** The path of the part that was the last to begin; empty at first. */
        private List<Integer> last = List.of();

        /**
         * Creates a tracker.
         *
         * @param done the parts that were done before; those of them that lie beyond {@link DoneParts#through} do not begin
         *     again
         */
        PartTracker(DoneParts done) {
            this.through = done.through();
            this.beyond.addAll(done.beyond());
        }

        void begin(RootPart part) {
            List<Integer> before = last;
            last = part.path();
            begun.add(last);
            countOpen(last, 1);
            joinAbove(before);
        }

        void end(RootPart part) {
            beyond.add(part.path());
            countOpen(part.path(), -1);
            joinAbove(part.path());
            while (!begun.isEmpty() && beyond.remove(begun.peek())) {
                through = begun.remove();
            }
            // Parts that an earlier run has done may lie before the part that has been reached.
            beyond.removeIf(path -> DoneParts.isBeforeOrAt(path, through));
        }

        /** Adds a number to the counts of open parts of every part above a path. */
        private void countOpen(List<Integer> path, int more) {
            for (int length = 1; length < path.size(); length++) {
                List<Integer> above = path.subList(0, length);
                open.put(above, open.getOrDefault(above, 0) + more);
            }
        }

        /** Replaces each part above a path whose parts have all begun and ended by one entry. */
        private void joinAbove(List<Integer> path) {
            for (int length = path.size() - 1; length >= 1; length--) {
                List<Integer> above = List.copyOf(path.subList(0, length));
                // Parts begin in their order: a part has begun completely if the last part that has begun is not under
                // it.
                if (!isUnder(last, above) && open.getOrDefault(above, -1) == 0) {
                    open.remove(above);
                    join(above);
                }
            }
        }

        private void join(List<Integer> above) {
            Deque<List<Integer>> joined = new ArrayDeque<>();
            boolean isAdded = false;
            for (List<Integer> path : begun) {
                if (!isUnder(path, above)) {
                    joined.add(path);
                } else if (!isAdded) {
                    joined.add(above);
                    isAdded = true;
                }
            }
            begun = joined;
            beyond.removeIf(path -> isUnder(path, above));
            if (isAdded) {
                beyond.add(above);
            } else {
                // All parts under it that this run has begun lie before the part that has been reached.
                through = above;
            }
        }

        private static boolean isUnder(List<Integer> path, List<Integer> above) {
            return path.size() > above.size() && path.subList(0, above.size()).equals(above);
        }

        DoneParts done() {
            return new DoneParts(through, beyond);
        }
    }
}
