package io.github.filaforge.runtime.checkpoint;

import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.file.Fingerprint;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.text.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.StringJoiner;

/**
 * The lines of a file that a search has written: in the first line the form of the file, and in each other line a name, an
 * equals sign and a value, all in ASCII. The value of the last line is the SHA-256 of all lines before it. An empty line and
 * a block of bytes may follow, which the SHA-256 includes.
 */
public final class SignedLines {

    private static final String CHECK = "sha-256=";
    private static final String COUNTER = "counter.";
    private static final String BEST = "best";

    /** A bound for the length of lines that a block follows, in bytes. */
    private static final int MOST_BEFORE_BLOCK = 1 << 20;

    /** A bound for the length of a first line, in bytes. */
    private static final int MOST_FIRST = 100;

    /** The greatest number of levels of a counter that is read. A valid counter has one level for each piece. */
    private static final int MOST_LEVELS = 100_000;

    /** The greatest number of digits of a number of solutions that is read. No count of solutions will have more. */
    private static final int MOST_DIGITS = 1000;

    private final String[] lines;
    private final byte[] block;
    private int next = 1;

    private SignedLines(byte[] file, int end, byte... block) throws IOException {
        String text = new String(file, 0, end, StandardCharsets.ISO_8859_1);
        int check = text.lastIndexOf('\n', end - 2) + 1;
        if (!text.endsWith("\n") || !text.startsWith(CHECK, check)) {
            throw new IOException("its end is missing");
        }
        if (!text.substring(check + CHECK.length(), end - 1)
                .equals(Fingerprint.of(Arrays.copyOf(file, check), block))) {
            throw new IOException("it was cut off or changed: its check sum is another");
        }
        this.lines = Words.split(text.substring(0, check), '\n');
        this.block = block;
    }

    /** Returns the first line of a file, whatever the file is. */
    public static String first(byte... file) {
        String beginning = new String(file, 0, Math.min(file.length, MOST_FIRST), StandardCharsets.ISO_8859_1);
        int end = beginning.indexOf('\n');
        return end < 0 ? beginning : beginning.substring(0, end);
    }

    /**
     * Reads a file that consists of lines.
     *
     * @throws IOException if the file was cut off or changed
     */
    public static SignedLines of(byte... file) throws IOException {
        return new SignedLines(file, file.length);
    }

    /**
     * Reads a file that has a block behind its lines.
     *
     * @throws IOException if the file was cut off or changed
     */
    public static SignedLines withBlock(byte... file) throws IOException {
        int end = 1;
        while (end < file.length && end < MOST_BEFORE_BLOCK && !(file[end] == '\n' && file[end - 1] == '\n')) {
            end++;
        }
        if (end >= file.length || end >= MOST_BEFORE_BLOCK) {
            throw new IOException("its end is missing");
        }
        return new SignedLines(file, end, Arrays.copyOfRange(file, end + 1, file.length));
    }

    /** Returns the bytes behind the lines. The caller must not change the array. */
    public byte[] block() {
        return block;
    }

    /** Returns true if the name of the next line begins with a text. */
    public boolean isNext(String beginning) {
        return lines[next].startsWith(beginning);
    }

    /** Returns true if all lines were read. */
    public boolean isAtEnd() {
        return next == lines.length - 1;
    }

    /**
     * Returns the name of the next line.
     *
     * @throws IOException if the line has no equals sign
     */
    public String name() throws IOException {
        int equals = lines[next].indexOf('=');
        if (equals < 0) {
            throw new IOException("line " + (next + 1) + " has no value");
        }
        return lines[next].substring(0, equals);
    }

    /**
     * Reads the value of the next line.
     *
     * @throws IOException if the line has another name
     */
    public String value(String name) throws IOException {
        if (!name().equals(name)) {
            throw new IOException("line " + (next + 1) + " should have the value of '" + name + "'");
        }
        String value = lines[next].substring(name.length() + 1);
        next++;
        return value;
    }

    /**
     * Reads a number of solutions from the next line.
     *
     * @throws IOException if the line has another name, or the number is too long
     * @throws NumberFormatException if the value is not a number of at least 0
     */
    public BigInteger solutions(String name) throws IOException {
        String value = value(name);
        if (value.length() > MOST_DIGITS) {
            throw new IOException("its number of solutions is too long");
        }
        return number(value);
    }

    /**
     * Reads a number of solutions.
     *
     * @throws NumberFormatException if the text is not a number of at least 0, or too long
     */
    public static BigInteger number(String text) {
        if (text.length() > MOST_DIGITS || text.startsWith("-")) {
            throw new NumberFormatException(text);
        }
        return new BigInteger(text);
    }

    /**
     * Reads the counters of a search from the next lines.
     *
     * @throws IOException if a counter has too many levels
     * @throws NumberFormatException if a value is not a row of numbers of at least 0
     */
    public List<LevelCounter> counters() throws IOException {
        List<LevelCounter> counters = new ArrayList<>();
        while (isNext(COUNTER)) {
            String name = name();
            String[] words = Words.split(value(name), ' ');
            if (words.length > MOST_LEVELS) {
                throw new IOException("it has a counter of too many levels");
            }
            long[] levels = new long[words.length];
            for (int level = 0; level < levels.length; level++) {
                levels[level] = notNegative(words[level]);
            }
            counters.add(LevelCounter.of(name.substring(COUNTER.length()), levels));
        }
        return counters;
    }

    /**
     * Reads the best board of a search from the next line; returns {@link BestBoard#NONE} if the line has another name.
     *
     * @throws IOException if the line has no equals sign
     * @throws NumberFormatException if the value is not a board
     */
    public BestBoard best() throws IOException {
        return isNext(BEST) ? BestBoard.read(value(BEST)) : BestBoard.NONE;
    }

    /**
     * Reads a number.
     *
     * @throws NumberFormatException if the text is not a number of at least 0
     */
    public static long notNegative(String text) {
        long number = Long.parseLong(text);
        if (number < 0) {
            throw new NumberFormatException(text);
        }
        return number;
    }

    /** Writes the lines of a file. */
    public static final class Writer {

        private final StringBuilder text = new StringBuilder();

        /** Creates a writer that has written the first line. */
        public Writer(String first) {
            text.append(first).append('\n');
        }

        /** Writes a line. */
        public void line(String name, Object value) {
            text.append(name).append('=').append(value).append('\n');
        }

        /** Writes a line for each counter. */
        public void counters(List<LevelCounter> counters) {
            for (LevelCounter counter : counters) {
                StringJoiner numbers = new StringJoiner(" ");
                for (int level = 0; level < counter.levels(); level++) {
                    numbers.add(String.valueOf(counter.at(level)));
                }
                line(COUNTER + counter.name(), numbers);
            }
        }

        /** Writes the line of the best board, if there is one. */
        public void best(BestBoard best) {
            if (best.isThere()) {
                line(BEST, best.line());
            }
        }

        /** Returns the file. */
        public byte[] file() {
            byte[] lines = text.toString().getBytes(StandardCharsets.US_ASCII);
            return joined(lines, check(lines));
        }

        /** Returns the file with a block behind its lines. */
        public byte[] file(byte... block) {
            byte[] lines = text.toString().getBytes(StandardCharsets.US_ASCII);
            return joined(lines, check(lines, block), new byte[] {'\n'}, block);
        }

        private static byte[] check(byte[]... content) {
            return (CHECK + Fingerprint.of(content) + "\n").getBytes(StandardCharsets.US_ASCII);
        }

        private static byte[] joined(byte[]... arrays) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            for (byte[] array : arrays) {
                file.writeBytes(array);
            }
            return file.toByteArray();
        }
    }
}
