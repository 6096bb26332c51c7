package io.github.filaforge.search;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.checkpoint.SignedLines;
import io.github.filaforge.runtime.file.Fingerprint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The text of the state of a search for the best board of a puzzle, as checkpoints, results folders and Spark have it. */
public final class BestText {

    private static final String FIRST = "filaforge-best 1";

    /** The longest time that is read: ten years. */
    private static final long MOST_NANOS = 10L * 366 * 86_400 * 1_000_000_000;

    private final String puzzle;
    private final Predicate<BestBoard> isBoard;

    /**
     * The state of a search for the best board.
     *
     * @param seed the seed of its rounds
     * @param nodes the number of pieces that were placed
     * @param nanos the time in nanoseconds
     * @param minutes the best score at the end of each minute
     * @param best the best board
     * @param series the lines of the series of rounds
     */
    public record State(long seed, long nodes, long nanos, List<Integer> minutes, BestBoard best, List<String> series) {

        public State {
            minutes = List.copyOf(minutes);
            series = List.copyOf(series);
        }
    }

    /** Makes the text of the states of a search. */
    public BestText(BestSearch search) {
        this.puzzle = Fingerprint.of(search.identity().getBytes(StandardCharsets.UTF_8));
        this.isBoard = search::takes;
    }

    /** Returns the fingerprint of the puzzle, whatever its name. */
    String puzzle() {
        return puzzle;
    }

    /** Returns the text of a state. */
    public byte[] write(State state) {
        SignedLines.Writer lines = new SignedLines.Writer(FIRST);
        lines.line("puzzle", puzzle);
        lines.line("seed", state.seed());
        lines.line("nodes", state.nodes());
        lines.line("nanos", state.nanos());
        state.minutes().forEach(score -> lines.line("minute", score));
        state.series().forEach(line -> lines.line("rounds", line));
        lines.best(state.best());
        return lines.file();
    }

    /**
     * Reads the text of a state.
     *
     * @throws IOException if the text has no state of this puzzle; the message continues a sentence about the text
     */
    public State read(byte... text) throws IOException {
        if (!SignedLines.first(text).equals(FIRST)) {
            throw new IOException("it does not begin with the line '" + FIRST + "'");
        }
        try {
            return read(SignedLines.of(text));
        } catch (NumberFormatException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private State read(SignedLines lines) throws IOException {
        if (!lines.value("puzzle").equals(puzzle)) {
            throw new IOException("it is of another puzzle");
        }
        long seed = Long.parseLong(lines.value("seed"));
        long nodes = SignedLines.notNegative(lines.value("nodes"));
        long nanos = SignedLines.notNegative(lines.value("nanos"));
        if (nanos > MOST_NANOS) {
            throw new IOException("its time is too long");
        }
        List<Integer> minutes = new ArrayList<>();
        while (lines.isNext("minute=")) {
            minutes.add((int) SignedLines.notNegative(lines.value("minute")));
        }
        List<String> series = new ArrayList<>();
        while (lines.isNext("rounds=")) {
            series.add(lines.value("rounds"));
        }
        BestBoard best = lines.best();
        if (best.isThere() && !isBoard.test(best)) {
            throw new IOException("its board is none of this puzzle");
        }
        return new State(seed, nodes, nanos, minutes, best, series);
    }
}
