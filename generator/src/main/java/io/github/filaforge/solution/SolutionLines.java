package io.github.filaforge.solution;

import io.github.filaforge.source.InputException;
import io.github.filaforge.source.NamedInput;
import io.github.filaforge.source.SourcePosition;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.zip.ZipException;

/**
 * The lines of an input, with one line of look-ahead. A line ends at LF or CR LF, is UTF-8 and has no control characters but
 * tabs. The lines of one solution have at most {@link SolutionLimits#MAX_BYTES} bytes together.
 */
final class SolutionLines implements AutoCloseable {

    private static final String TEXT = "solutions are plain text in UTF-8, or such text compressed by gzip";
    private static final int BUFFER = 1 << 16;
    private static final char BYTE_ORDER_MARK = '\uFEFF';

    private final String source;
    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private int position;
    private int limit;
    private byte[] line = new byte[256];
    private int number;
    private String text;
    /** The number of lines that were joined to the line before them. */
    private int joinedLines;
    /** True if {@link #text} is a line that is not taken yet. */
    private boolean isAhead;

    /** The bytes and the cells of the solution so far. */
    private long bytes;

    private int cells;

    /**
     * Begins to read an input.
     *
     * @param source the name of the input in errors
     * @param in the input, not compressed
     */
    SolutionLines(String source, InputStream in) {
        this.source = source;
        this.in = in;
    }

    /** Returns the next line without taking it; {@code null} at the end. */
    String peek() {
        if (!isAhead) {
            joinedLines = 0;
            text = read();
            isAhead = true;
        }
        return text;
    }

    /** Takes the next line; {@code null} at the end. */
    String take() {
        String taken = peek();
        isAhead = taken == null;
        return taken;
    }

    /**
     * Takes more lines, and joins them to the line that was taken last. Places are then counted from the first of these
     * lines.
     *
     * @param isLast returns true for the last of the lines
     * @return the lines with LF between them
     */
    String takeUntil(Predicate<String> isLast) {
        int first = number;
        StringBuilder joined = new StringBuilder(text);
        for (String next = take(); next != null; next = isLast.test(next) ? null : take()) {
            joined.append('\n').append(next);
        }
        isAhead = false;
        joinedLines = number - first;
        text = joined.toString();
        return text;
    }

    /** Returns the number of the line that was read last, or of the first of the lines that were joined last, from 1. */
    int number() {
        return number - joinedLines;
    }

    /** Begins to count the bytes and cells of a solution with the line that was read last. */
    void startSolution() {
        bytes = 0;
        cells = 0;
    }

    /** Counts a cell of the solution. */
    void countCell() {
        cells++;
        if (cells > SolutionLimits.MAX_CELLS) {
            throw error(
                    0,
                    "a solution has more than " + SolutionLimits.MAX_CELLS + " cells",
                    "no box has so many; is this the right file?");
        }
    }

    String source() {
        return source;
    }

    private String read() {
        int length = 0;
        int next = nextByte();
        if (next < 0) {
            return null;
        }
        // The number stops at the greatest int, which is the limit of a position; the lines may go on.
        number = number == Integer.MAX_VALUE ? number : number + 1;
        while (next >= 0 && next != '\n') {
            if (length == line.length) {
                line = Arrays.copyOf(line, 2 * length);
            }
            line[length++] = (byte) next;
            bytes++;
            if (bytes > SolutionLimits.MAX_BYTES) {
                throw new InputException(
                        new SourcePosition(source, number, 1, ""),
                        "a solution is longer than " + SolutionLimits.MAX_BYTES + " bytes",
                        "a solution is a short text; is this the right file?");
            }
            next = nextByte();
        }
        if (length > 0 && line[length - 1] == '\r') {
            length--;
        }
        String decoded = decode(length);
        boolean isMarked = number == 1 && !decoded.isEmpty() && decoded.charAt(0) == BYTE_ORDER_MARK;
        return isMarked ? decoded.substring(1) : decoded;
    }

    private String decode(int length) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        String decoded;
        try {
            decoded = decoder.decode(ByteBuffer.wrap(line, 0, length)).toString();
        } catch (CharacterCodingException e) {
            throw new InputException(
                    new SourcePosition(source, number, 1, new String(line, 0, length, StandardCharsets.UTF_8)),
                    "this line is not UTF-8",
                    TEXT);
        }
        for (int i = 0; i < decoded.length(); i++) {
            char each = decoded.charAt(i);
            if (Character.isISOControl(each) && each != '\t') {
                throw new InputException(
                        new SourcePosition(source, number, decoded.codePointCount(0, i) + 1, decoded),
                        "there is a control character here",
                        TEXT);
            }
        }
        return decoded;
    }

    private int nextByte() {
        if (position == limit) {
            position = 0;
            limit = Math.max(0, fill());
        }
        return position < limit ? buffer[position++] & 0xff : -1;
    }

    private int fill() {
        try {
            return in.read(buffer, 0, BUFFER);
        } catch (EOFException e) {
            throw InputException.of(
                    source, "the compressed file is cut off after line " + number, "take a file that is whole");
        } catch (ZipException e) {
            throw InputException.of(
                    source, "the compressed file is damaged after line " + number, "take a file that is whole");
        } catch (IOException e) {
            throw InputException.of(source, "cannot be read: " + NamedInput.reason(e), "name a file with solutions");
        }
    }

    /**
     * Returns an error in the line that was read last.
     *
     * @param index the index of the place in the line, or in the lines that were joined last
     */
    InputException error(int index, String problem, String remedy) {
        return new InputException(position(index), problem, remedy);
    }

    /** Returns a place in the line that was read last. */
    SourcePosition position(int index) {
        String shown = text == null ? "" : text;
        int at = Math.min(Math.max(index, 0), shown.length());
        int start = shown.lastIndexOf('\n', at - 1) + 1;
        int end = shown.indexOf('\n', at);
        int line = number() + (int) shown.substring(0, start).lines().count();
        return new SourcePosition(
                source,
                line,
                shown.codePointCount(start, at) + 1,
                shown.substring(start, end < 0 ? shown.length() : end));
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            // Everything that is needed has been read.
            return;
        }
    }
}
