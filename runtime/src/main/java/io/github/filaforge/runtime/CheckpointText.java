package io.github.filaforge.runtime;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes and reads a checkpoint as text. Each value has one line: its name, an equals sign and the value. The last line is
 * the SHA-256 of all lines before it. All characters are ASCII; other characters of values are written as Java's escapes
 * with four hexadecimal digits.
 */
final class CheckpointText {

    private static final String FIRST = "filaforge-checkpoint 1";
    private static final String SEARCH = "search.";
    private static final String COUNTER = "counter.";
    private static final String BEST = "best";
    private static final String CHECK = "sha-256=";

    /** The greatest number of levels of a counter that is read. A valid counter has one level for each piece. */
    private static final int MOST_LEVELS = 100_000;

    /** The greatest number of digits of a number of solutions that is read. No count of solutions will have more. */
    private static final int MOST_DIGITS = 1000;

    /**
     * The greatest length of a path that is read. Each split places a piece, and searches of more than a hundred pieces are
     * not split, so that valid paths are much shorter.
     */
    private static final int MOST_DEPTH = 1000;

    private static final int HEX = 16;
    private static final int ESCAPE_DIGITS = 4;

    private CheckpointText() {}

    static byte[] write(Checkpoint checkpoint) {
        StringBuilder text = new StringBuilder();
        text.append(FIRST).append('\n');
        for (Map.Entry<String, String> entry : checkpoint.search().entrySet()) {
            line(text, SEARCH + entry.getKey(), escaped(entry.getValue()));
        }
        SearchState state = checkpoint.state();
        line(text, "complete", String.valueOf(checkpoint.complete()));
        line(text, "solutions", state.solutions().toString());
        line(text, "nanos", String.valueOf(state.nanos()));
        line(text, "through", path(state.done().through()));
        StringBuilder beyond = new StringBuilder();
        for (List<Integer> path : state.done().beyond()) {
            beyond.append(beyond.length() == 0 ? "" : " ").append(path(path));
        }
        line(text, "beyond", beyond.toString());
        for (LevelCounter counter : state.counters()) {
            StringBuilder numbers = new StringBuilder();
            for (int level = 0; level < counter.levels(); level++) {
                numbers.append(level == 0 ? "" : " ").append(counter.at(level));
            }
            line(text, COUNTER + counter.name(), numbers.toString());
        }
        if (state.best().isThere()) {
            line(text, BEST, state.best().line());
        }
        line(text, "output", checkpoint.outputLength() + " " + Long.toHexString(checkpoint.outputCheck()));
        String lines = text.toString();
        return (lines + CHECK + sha256(lines) + "\n").getBytes(StandardCharsets.US_ASCII);
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append('=').append(value).append('\n');
    }

    private static String path(List<Integer> path) {
        StringBuilder text = new StringBuilder();
        for (int index : path) {
            text.append(text.length() == 0 ? "" : ".").append(index);
        }
        return text.toString();
    }

    private static String escaped(String value) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char each = value.charAt(i);
            if (each < ' ' || each > '~' || each == '\\') {
                String digits = Integer.toHexString(each);
                text.append("\\u")
                        .append("0".repeat(ESCAPE_DIGITS - digits.length()))
                        .append(digits);
            } else {
                text.append(each);
            }
        }
        return text.toString();
    }

    private static String sha256(String text) {
        return Fingerprint.of(text.getBytes(StandardCharsets.US_ASCII));
    }

    /**
     * Reads a checkpoint that {@link #write} has written.
     *
     * @throws IOException if the bytes are anything else; the message is the reason
     */
    static Checkpoint read(byte[] bytes) throws IOException {
        String text = new String(bytes, StandardCharsets.US_ASCII);
        if (!text.startsWith(FIRST + "\n")) {
            throw new IOException(
                    text.startsWith(FIRST.substring(0, FIRST.indexOf(' ') + 1))
                            ? "it is of another version of the format"
                            : "it does not begin as checkpoints do");
        }
        int last = text.lastIndexOf('\n', text.length() - 2) + 1;
        if (!text.endsWith("\n") || !text.startsWith(CHECK, last)) {
            throw new IOException("its end is missing");
        }
        String lines = text.substring(0, last);
        if (!text.substring(last + CHECK.length(), text.length() - 1).equals(sha256(lines))) {
            throw new IOException("it was changed since it was written: its check sum is another");
        }
        try {
            return new Lines(Words.split(lines, '\n')).checkpoint();
        } catch (NumberFormatException e) {
            throw new IOException("it has something else where a number should be", e);
        }
    }

    /** Reads the lines of a checkpoint in order. */
    private static final class Lines {

        private final String[] lines;
        private int next = 1;

        Lines(String... lines) {
            this.lines = lines;
        }

        Checkpoint checkpoint() throws IOException {
            Map<String, String> search = new LinkedHashMap<>();
            while (lines[next].startsWith(SEARCH)) {
                search.put(name().substring(SEARCH.length()), unescaped(value()));
            }
            boolean complete = yes(value("complete"));
            String solutions = value("solutions");
            if (solutions.length() > MOST_DIGITS) {
                throw new IOException("its number of solutions is too long");
            }
            long nanos = notNegative(Long.parseLong(value("nanos")));
            String through = value("through");
            Set<List<Integer>> beyond = new HashSet<>();
            String others = value("beyond");
            for (String path : Words.split(others, ' ')) {
                if (!others.isEmpty()) {
                    beyond.add(path(path));
                }
            }
            List<LevelCounter> counters = new ArrayList<>();
            while (lines[next].startsWith(COUNTER)) {
                String name = name().substring(COUNTER.length());
                counters.add(LevelCounter.of(name, longs(value())));
            }
            BestBoard best = lines[next].startsWith(BEST) ? BestBoard.read(value(BEST)) : BestBoard.NONE;
            String[] output = Words.split(value("output"), ' ');
            if (output.length != 2 || !lines[next].isEmpty() || next != lines.length - 1) {
                throw new IOException("it has other lines than checkpoints have");
            }
            DoneParts done = new DoneParts(through.isEmpty() ? List.of() : path(through), beyond);
            BigInteger number = new BigInteger(solutions);
            if (number.signum() < 0) {
                throw new NumberFormatException(solutions);
            }
            return new Checkpoint(
                    search,
                    new SearchState(done, number, counters, nanos, best),
                    complete,
                    notNegative(Long.parseLong(output[0])),
                    Long.parseUnsignedLong(output[1], HEX));
        }

        private String name() throws IOException {
            int equals = lines[next].indexOf('=');
            if (equals < 0) {
                throw new IOException("line " + (next + 1) + " has no value");
            }
            return lines[next].substring(0, equals);
        }

        private String value() throws IOException {
            String value = lines[next].substring(name().length() + 1);
            next++;
            return value;
        }

        private String value(String name) throws IOException {
            if (!name().equals(name)) {
                throw new IOException("line " + (next + 1) + " should have the value of '" + name + "'");
            }
            return value();
        }

        private static boolean yes(String text) throws IOException {
            if (!text.equals("true") && !text.equals("false")) {
                throw new IOException("it does not say whether the search is complete");
            }
            return text.equals("true");
        }

        private static List<Integer> path(String text) throws IOException {
            List<Integer> path = new ArrayList<>();
            for (String index : Words.split(text, '.')) {
                path.add((int) notNegative(Integer.parseInt(index)));
            }
            if (path.size() > MOST_DEPTH) {
                throw new IOException("it has a part of a root of a part of ..., too many times");
            }
            return path;
        }

        private static long[] longs(String text) throws IOException {
            String[] numbers = Words.split(text, ' ');
            if (numbers.length > MOST_LEVELS) {
                throw new IOException("it has a counter of too many levels");
            }
            long[] longs = new long[numbers.length];
            for (int i = 0; i < longs.length; i++) {
                longs[i] = notNegative(Long.parseLong(numbers[i]));
            }
            return longs;
        }

        private static long notNegative(long number) {
            if (number < 0) {
                throw new NumberFormatException(String.valueOf(number));
            }
            return number;
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
}
