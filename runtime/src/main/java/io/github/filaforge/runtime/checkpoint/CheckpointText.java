package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.text.Words;
import java.io.IOException;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;

/**
 * Writes and reads a checkpoint as {@link SignedLines}. Characters of values that are not ASCII are written as Java's escapes
 * with four hexadecimal digits.
 */
final class CheckpointText {

    private static final String FIRST = "filaforge-checkpoint 1";
    private static final String SEARCH = "search.";

    private static final int HEX = 16;
    private static final int ESCAPE_DIGITS = 4;

    private CheckpointText() {}

    static byte[] write(Checkpoint checkpoint) {
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

    /** Reads a checkpoint. If the bytes are anything else, the message of the exception is the reason. */
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
        String[] output = Words.split(lines.value("output"), ' ');
        if (output.length != 2 || !lines.isAtEnd()) {
            throw new IOException("it has other lines than checkpoints have");
        }
        DoneParts done = new DoneParts(through.isEmpty() ? List.of() : RootPart.path(through), beyond);
        return new Checkpoint(
                search,
                new SearchState(done, solutions, counters, nanos, best),
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
