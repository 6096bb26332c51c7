package io.github.filaforge.runtime;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Writes checkpoints of a search, with its output secured before each: when it begins, at an interval, and when it ends or
 * is interrupted. What a checkpoint tells of is whole parts of the search.
 *
 * <p>Where solutions are printed, it hears that a part has ended after the printer has heard of its solutions.
 */
public final class CheckpointKeeper implements SearchListener {

    private static final double NANOS_PER_SECOND = 1e9;

    private final CheckpointFile file;
    private final Map<String, String> search;
    private final SearchState before;
    private final PartTracker tracker;
    private final long intervalNanos;
    /** Where solutions go; {@code null} if only their number is wanted. */
    private final Printed printed;

    private final long start = System.nanoTime();
    private long lastWritten = start;
    private BigInteger solutions;
    private List<LevelCounter> counters;
    private BestBoard best;
    /** The length of the output with the solutions of all parts that have ended, and no others. */
    private long valid;

    private String failure;

    /**
     * Solutions that are printed to a file.
     *
     * @param printer prints them, and nothing else
     * @param output writes the file
     * @param file the file
     * @param length how long the file was before
     */
    public record Printed(SolutionPrinter printer, ResultFile output, Path file, long length) {}

    /**
     * @param search what is searched, as {@link Checkpoint#search} has it
     * @param before how far the search had come before
     * @param seconds how often to write a checkpoint
     * @param printed where solutions go; {@code null} if only their number is wanted
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
        this.valid = printed == null ? 0 : printed.length();
    }

    /**
     * Writes the first checkpoint, so that what cannot be written is known before the search.
     *
     * @throws IOException if it cannot be written
     */
    public void begin() throws IOException {
        write(false);
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
        // Solutions of a part that has not ended are printed, and would be printed again after this checkpoint.
        if (isExact()) {
            writeIfDue();
        }
    }

    private void writeIfDue() {
        if (System.nanoTime() - lastWritten >= intervalNanos && !tryWrite(false)) {
            throw new SearchStopped();
        }
    }

    /** Writes the last checkpoint of a run that has ended, so that nothing is lost if it is gone on with. */
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
     * Whether the file can be cut at {@link #valid}, which is counted before compression: a compressed file can be cut
     * only where it was secured.
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
            failure = "cannot write checkpoint " + file.path() + ": " + WholeFile.reason(e);
            return false;
        } catch (SearchStopped e) {
            return false;
        }
    }

    private void write(boolean complete) throws IOException {
        long length = 0;
        long check = 0;
        if (printed != null) {
            length = secure();
            check = ResultFile.check(printed.file(), length);
        }
        long now = System.nanoTime();
        SearchState state = new SearchState(tracker.done(), solutions, counters, before.nanos() + now - start, best);
        file.write(new Checkpoint(search, state, complete, length, check));
        lastWritten = now;
    }

    /** Brings all solutions to the disk; the length up to which the file is valid. */
    private long secure() throws IOException {
        if (!printed.printer().flush()) {
            // The output knows why.
            throw new SearchStopped();
        }
        long length = printed.output().secure();
        return ResultFile.isCompressed(printed.file()) ? length : valid;
    }

    /** Why a checkpoint could not be written, which has ended the search; {@code null} if all could be. */
    public String failure() {
        return failure;
    }
}
