package io.github.filaforge.runtime.parts;

import io.github.filaforge.runtime.BestBoard;
import io.github.filaforge.runtime.Fingerprint;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.Words;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The content of the files of results. It has lines of ASCII, each with a name, an equals sign and a value. The value of the
 * last line is the SHA-256 of all lines before it and of the solutions. If there are solutions, an empty line and their
 * bytes follow.
 *
 * <p>The file of a part has the fingerprint of its program, the name of the part, the number of its solutions, the time that
 * it took, its counters and, for a search for high scores, the best board so far. The file of a split part has the number of
 * parts into which it was split.
 */
public final class PartText {

    private static final String PART = "filaforge-part 1";
    private static final String SPLIT = "filaforge-split 1";
    private static final String PROGRAM = "program";
    private static final String NAME = "part";
    private static final String SOLUTIONS = "solutions";
    private static final String NANOS = "nanos";
    private static final String COUNTER = "counter.";
    private static final String BEST = "best";
    private static final String BLOCK = "bytes";
    private static final String PARTS = "parts";
    private static final String CHECK = "sha-256=";

    /** The value in place of the length of the solutions if these were only counted. */
    private static final String NONE = "none";

    /** A bound for the length of the lines of a part, in bytes. */
    private static final int MOST_HEAD = 1 << 20;

    /** A bound for the number of parts into which a part is split: the number of images that fit a cell. */
    private static final int MOST_PARTS = 1 << 20;

    /** The greatest number of digits of a number of solutions that is read. No count of solutions will have more. */
    private static final int MOST_DIGITS = 1000;

    private final String program;

    /**
     * Creates a writer and reader of files.
     *
     * @param program the fingerprint of the program
     */
    public PartText(String program) {
        this.program = program;
    }

    /** Returns the content of the file of a part. */
    public byte[] write(PartResult result) {
        StringBuilder head = new StringBuilder();
        head.append(PART).append('\n');
        line(head, PROGRAM, program);
        line(head, NAME, result.name().toString());
        line(head, SOLUTIONS, result.solutions().toString());
        line(head, NANOS, String.valueOf(result.nanos()));
        for (LevelCounter counter : result.counters()) {
            StringBuilder numbers = new StringBuilder();
            for (int level = 0; level < counter.levels(); level++) {
                numbers.append(level == 0 ? "" : " ").append(counter.at(level));
            }
            line(head, COUNTER + counter.name(), numbers.toString());
        }
        if (result.best().isThere()) {
            line(head, BEST, result.best().line());
        }
        byte[] block = result.isKept() ? result.block().bytes() : new byte[0];
        line(head, BLOCK, result.isKept() ? String.valueOf(block.length) : NONE);
        return checked(head, block);
    }

    /**
     * Returns the content of the file of a part that was split.
     *
     * @param parts the number of parts into which it was split
     */
    byte[] writeSplit(PartName name, int parts) {
        StringBuilder head = new StringBuilder();
        head.append(SPLIT).append('\n');
        line(head, PROGRAM, program);
        line(head, NAME, name.toString());
        line(head, PARTS, String.valueOf(parts));
        return checked(head, new byte[0]);
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append(name).append('=').append(value).append('\n');
    }

    private static byte[] checked(StringBuilder head, byte... block) {
        byte[] lines = head.toString().getBytes(StandardCharsets.US_ASCII);
        byte[] check = (CHECK + Fingerprint.of(lines, block) + "\n\n").getBytes(StandardCharsets.US_ASCII);
        ByteArrayOutputStream file = new ByteArrayOutputStream(lines.length + check.length + block.length);
        file.writeBytes(lines);
        file.writeBytes(check);
        file.writeBytes(block);
        return file.toByteArray();
    }

    /**
     * Reads the file of a part.
     *
     * @param name the name that the file should have
     * @throws IOException if the content is anything else; the message is the reason
     */
    public PartResult read(PartName name, byte... file) throws IOException {
        Lines lines = new Lines(PART, file);
        checkSame(lines, name);
        try {
            BigInteger solutions = number(lines.value(SOLUTIONS));
            long nanos = notNegative(lines.value(NANOS));
            List<LevelCounter> counters = new ArrayList<>();
            while (lines.isNext(COUNTER)) {
                String counter = lines.name().substring(COUNTER.length());
                String[] numbers = Words.split(lines.value(lines.name()), ' ');
                long[] byLevel = new long[numbers.length];
                for (int level = 0; level < byLevel.length; level++) {
                    byLevel[level] = notNegative(numbers[level]);
                }
                counters.add(LevelCounter.of(counter, byLevel));
            }
            BestBoard best = lines.isNext(BEST) ? BestBoard.read(lines.value(BEST)) : BestBoard.NONE;
            String length = lines.value(BLOCK);
            byte[] block = lines.block();
            boolean isKept = !length.equals(NONE);
            if (block.length != (isKept ? notNegative(length) : 0)) {
                throw new IOException("its end is missing");
            }
            return new PartResult(name, solutions, counters, nanos, isKept ? new SolutionBlock(block) : null, best);
        } catch (NumberFormatException e) {
            throw new IOException("it has something else where a number should be", e);
        }
    }

    /**
     * Reads the file of a split part.
     *
     * @param name the name that the file should have
     * @return the number of parts into which it was split
     * @throws IOException if the content is anything else; the message is the reason
     */
    int readSplit(PartName name, byte... file) throws IOException {
        Lines lines = new Lines(SPLIT, file);
        checkSame(lines, name);
        try {
            long parts = notNegative(lines.value(PARTS));
            if (parts > MOST_PARTS) {
                throw new IOException("no part is split into so many");
            }
            return (int) parts;
        } catch (NumberFormatException e) {
            throw new IOException("it has something else where a number should be", e);
        }
    }

    private void checkSame(Lines lines, PartName name) throws IOException {
        if (!lines.value(PROGRAM).equals(program)) {
            throw new IOException("it is of another program");
        }
        if (!lines.value(NAME).equals(name.toString())) {
            throw new IOException("it is of another part");
        }
    }

    private static BigInteger number(String text) throws IOException {
        if (text.length() > MOST_DIGITS) {
            throw new IOException("its number of solutions is too long");
        }
        BigInteger number = new BigInteger(text);
        if (number.signum() < 0) {
            throw new NumberFormatException(text);
        }
        return number;
    }

    private static long notNegative(String text) {
        long number = Long.parseLong(text);
        if (number < 0) {
            throw new NumberFormatException(text);
        }
        return number;
    }

    /** The lines of a file whose check sum is right. */
    private static final class Lines {

        private final String[] lines;
        private final byte[] block;
        private int next = 1;

        Lines(String first, byte... file) throws IOException {
            if (file.length == 0) {
                throw new IOException("it is empty");
            }
            String head = new String(file, 0, Math.min(file.length, MOST_HEAD), StandardCharsets.ISO_8859_1);
            int end = head.indexOf("\n\n");
            if (!head.startsWith(first + "\n")) {
                throw new IOException("it does not begin as such files do");
            }
            int check = end < 0 ? -1 : head.lastIndexOf('\n', end - 1) + 1;
            if (check < 0 || !head.startsWith(CHECK, check)) {
                throw new IOException("its end is missing");
            }
            block = Arrays.copyOfRange(file, end + 2, file.length);
            if (!head.substring(check + CHECK.length(), end)
                    .equals(Fingerprint.of(Arrays.copyOf(file, check), block))) {
                throw new IOException("it was cut off or changed: its check sum is another");
            }
            lines = Words.split(head.substring(0, check), '\n');
        }

        boolean isNext(String beginning) {
            return lines[next].startsWith(beginning);
        }

        String name() throws IOException {
            int equals = lines[next].indexOf('=');
            if (equals < 0) {
                throw new IOException("line " + (next + 1) + " has no value");
            }
            return lines[next].substring(0, equals);
        }

        String value(String name) throws IOException {
            if (!name().equals(name)) {
                throw new IOException("line " + (next + 1) + " should have the value of '" + name + "'");
            }
            String value = lines[next].substring(name.length() + 1);
            next++;
            return value;
        }

        byte[] block() {
            return block;
        }
    }
}
