package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.checkpoint.SignedLines;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The checkpoint of {@code fila best}: at any moment the file has one whole state. */
final class BestFile {

    private static final String FIRST = "filaforge-best 1";

    /** The greatest size of a file that is read, in bytes. A state has some kilobytes. */
    private static final int MOST_BYTES = 1 << 24;

    /** The longest time that is read: ten years. */
    private static final long MOST_NANOS = 10L * 366 * 86_400 * 1_000_000_000;

    private final AtomicFile file;
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
    record State(long seed, long nodes, long nanos, List<Integer> minutes, BestBoard best, List<String> series) {

        State {
            minutes = List.copyOf(minutes);
            series = List.copyOf(series);
        }
    }

    /**
     * Makes the checkpoint of a puzzle; nothing is read or written.
     *
     * @param identity a text that is equal for equal puzzles
     * @param isBoard returns true for a board of the puzzle
     */
    BestFile(Path path, String identity, Predicate<BestBoard> isBoard) {
        file = new AtomicFile(path);
        this.isBoard = isBoard;
        puzzle = Fingerprint.of(identity.getBytes(StandardCharsets.UTF_8));
    }

    boolean exists() {
        return Files.exists(file.path());
    }

    /** Replaces the state in the file. */
    void write(State state) {
        SignedLines.Writer lines = new SignedLines.Writer(FIRST);
        lines.line("puzzle", puzzle);
        lines.line("seed", state.seed());
        lines.line("nodes", state.nodes());
        lines.line("nanos", state.nanos());
        state.minutes().forEach(score -> lines.line("minute", score));
        state.series().forEach(line -> lines.line("rounds", line));
        lines.best(state.best());
        try {
            file.write(out -> out.write(lines.file()));
        } catch (IOException e) {
            throw UserException.cannotWrite(file.path(), e);
        }
    }

    /**
     * Reads the state.
     *
     * @throws UserException if the file has no state of this puzzle
     */
    State read() {
        try {
            if (!Files.isRegularFile(file.path()) || Files.size(file.path()) > MOST_BYTES) {
                throw new IOException("it is no regular file, or too long");
            }
            byte[] bytes = Files.readAllBytes(file.path());
            if (!SignedLines.first(bytes).equals(FIRST)) {
                throw new IOException("it does not begin with the line '" + FIRST + "'");
            }
            return read(SignedLines.of(bytes));
        } catch (IOException | NumberFormatException e) {
            throw new UserException(file.path() + " is no checkpoint of this search: " + e.getMessage()
                    + "; name another file, or remove it");
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
