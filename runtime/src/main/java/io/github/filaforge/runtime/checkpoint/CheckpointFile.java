package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.AtomicFile;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.LevelFiles;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.text.Words;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/** The file of a checkpoint. At any moment it holds one whole checkpoint. */
public final class CheckpointFile {

    /** The greatest size of a file that is read, in bytes. A larger file cannot be a checkpoint of this program. */
    private static final int MOST_BYTES = 16 << 20;

    private static final String FIRST = "filaforge-checkpoint 1";
    private static final String SEARCH = "search.";
    private static final String RESULT = "result";

    private static final int HEX = 16;
    private static final int ESCAPE_DIGITS = 4;

    private final AtomicFile file;

    public CheckpointFile(Path file) {
        this.file = new AtomicFile(file);
    }

    /** Returns the path of the file. */
    public Path path() {
        return file.path();
    }

    /** Returns true if the file exists. */
    public boolean exists() {
        return Files.exists(path());
    }

    /**
     * Returns true if writing a checkpoint would overwrite another file: the file of the checkpoint or the temporary file
     * beside it.
     */
    public boolean overwrites(Path other) {
        return isSame(path(), other) || isSame(file.beside(), other);
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException e) {
            // One of the files does not exist yet.
            Path normal = one.toAbsolutePath().normalize();
            return normal.equals(other.toAbsolutePath().normalize());
        }
    }

    /**
     * Returns the files of the levels that a search which counts level by level keeps beside its checkpoint.
     *
     * @param search the properties of the search, as in {@link Checkpoint#search}
     * @param seconds the shortest time between two writings, in seconds
     * @param before the state from which the search goes on
     */
    public LevelFiles levels(Map<String, String> search, double seconds, SearchState before) {
        return new LevelFiles(
                path(),
                Fingerprint.of(search.toString().getBytes(StandardCharsets.UTF_8)),
                seconds,
                !before.equals(SearchState.NONE));
    }

    /**
     * Reads the checkpoint.
     *
     * @throws IOException if the file cannot be read or is not a checkpoint; the message has the file and the reason
     */
    public Checkpoint read() throws IOException {
        try {
            if (Files.size(path()) > MOST_BYTES) {
                throw new IOException("it is too long");
            }
            if (!Files.isRegularFile(path())) {
                // Reading a device or a pipe might never end.
                throw new IOException("it is no regular file");
            }
            return read(Files.readAllBytes(path()));
        } catch (NoSuchFileException e) {
            throw new IOException("there is no checkpoint " + path(), e);
        } catch (IOException e) {
            throw new IOException(path() + " is no checkpoint that can be used: " + AtomicFile.reason(e), e);
        }
    }

    /**
     * Replaces the last checkpoint by a new one.
     *
     * @throws IOException if the checkpoint cannot be written, or would be too long to be read again; then the file still
     *     holds the last checkpoint
     */
    public void write(Checkpoint checkpoint) throws IOException {
        byte[] text = text(checkpoint);
        if (text.length > MOST_BYTES) {
            throw new IOException("it would have " + text.length + " bytes, and one of more than " + MOST_BYTES
                    + " is not read again; --resume goes on from the last one");
        }
        file.write(out -> out.write(text));
    }

    /**
     * Returns a checkpoint as {@link SignedLines}. Characters of values that are not ASCII are written as Java's escapes
     * with four hexadecimal digits.
     */
    static byte[] text(Checkpoint checkpoint) {
        SignedLines.Writer lines = new SignedLines.Writer(FIRST);
        for (Map.Entry<String, String> entry : checkpoint.search().entrySet()) {
            lines.line(SEARCH + entry.getKey(), escaped(entry.getValue()));
        }
        SearchState state = checkpoint.state();
        lines.line("complete", checkpoint.complete());
        lines.line("solutions", state.solutions());
        lines.line("nanos", state.nanos());
        lines.line("through", RootPart.text(state.done().through()));
        StringJoiner beyond = new StringJoiner(" ");
        for (List<Integer> path : state.done().beyond()) {
            beyond.add(RootPart.text(path));
        }
        lines.line("beyond", beyond);
        lines.counters(state.counters());
        lines.best(state.best());
        for (String line : state.results()) {
            lines.line(RESULT, escaped(line));
        }
        lines.line("output", checkpoint.outputLength() + " " + Long.toHexString(checkpoint.outputCheck()));
        return lines.file();
    }

    private static String escaped(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char each = value.charAt(i);
            boolean isPlain = each >= ' ' && each <= '~' && each != '\\';
            text.append(isPlain ? String.valueOf(each) : String.format(Locale.ROOT, "\\u%04x", (int) each));
        }
        return text.toString();
    }

    /**
     * Reads a checkpoint that {@link #text} has written.
     *
     * @throws IOException if the bytes are anything else; the message is the reason
     */
    static Checkpoint read(byte... bytes) throws IOException {
        String first = SignedLines.first(bytes);
        if (!first.equals(FIRST)) {
            throw new IOException(
                    first.startsWith(FIRST.substring(0, FIRST.indexOf(' ') + 1))
                            ? "it is of another version of the format"
                            : "it does not begin as checkpoints do");
        }
        try {
            return read(SignedLines.of(bytes));
        } catch (NumberFormatException e) {
            throw new IOException("it has something else where a number should be", e);
        }
    }

    private static Checkpoint read(SignedLines lines) throws IOException {
        Map<String, String> search = new LinkedHashMap<>();
        while (lines.isNext(SEARCH)) {
            String name = lines.name();
            search.put(name.substring(SEARCH.length()), unescaped(lines.value(name)));
        }
        boolean complete = yes(lines.value("complete"));
        BigInteger solutions = lines.solutions("solutions");
        long nanos = SignedLines.notNegative(lines.value("nanos"));
        String through = lines.value("through");
        Set<List<Integer>> beyond = new HashSet<>();
        String others = lines.value("beyond");
        for (String path : Words.split(others, ' ')) {
            if (!others.isEmpty()) {
                beyond.add(RootPart.path(path));
            }
        }
        List<LevelCounter> counters = lines.counters();
        BestBoard best = lines.best();
        List<String> results = new ArrayList<>();
        while (lines.isNext(RESULT + "=")) {
            results.add(unescaped(lines.value(RESULT)));
        }
        String[] output = Words.split(lines.value("output"), ' ');
        if (output.length != 2 || !lines.isAtEnd()) {
            throw new IOException("it has other lines than checkpoints have");
        }
        DoneParts done = new DoneParts(through.isEmpty() ? List.of() : RootPart.path(through), beyond);
        return new Checkpoint(
                search,
                new SearchState(done, solutions, counters, nanos, best, results),
                complete,
                SignedLines.notNegative(output[0]),
                Long.parseUnsignedLong(output[1], HEX));
    }

    private static boolean yes(String text) throws IOException {
        if (!text.equals("true") && !text.equals("false")) {
            throw new IOException("it does not say whether the search is complete");
        }
        return text.equals("true");
    }

    private static String unescaped(String text) throws IOException {
        StringBuilder value = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) != '\\') {
                value.append(text.charAt(i));
            } else if (text.startsWith("\\u", i) && i + 2 + ESCAPE_DIGITS <= text.length()) {
                value.append((char) Integer.parseInt(text.substring(i + 2, i + 2 + ESCAPE_DIGITS), HEX));
                i += 1 + ESCAPE_DIGITS;
            } else {
                throw new IOException("it has a backslash that stands for nothing");
            }
        }
        return value.toString();
    }
}
