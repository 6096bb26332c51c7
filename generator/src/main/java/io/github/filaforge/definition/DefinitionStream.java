package io.github.filaforge.definition;

import io.github.filaforge.source.SourcePosition;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.NoSuchElementException;

/**
 * The puzzles of an input one by one. The input may be of any length, so that a program can read the output of another
 * program while it is written. One definition, up to its line {@code ~D}, has at most {@link DefinitionLimits#MAX_BYTES}
 * bytes.
 *
 * <p>{@link #hasNext} and {@link #next} throw a {@link DefinitionException} if the input cannot be read or is wrong.
 */
public final class DefinitionStream implements PuzzleStream {

    private static final byte[] END = Keyword.END_PUZZLE.word().getBytes(StandardCharsets.US_ASCII);

    private static final int BUFFER = 1 << 16;

    private final String source;
    private final PuzzleNaming names;
    private final InputStream in;
    private final byte[] buffer = new byte[BUFFER];
    private int position;
    private int limit;
    private boolean ended;
    private long bytes;
    private int lines;
    private int puzzles;
    private final Deque<Defined<?>> ready = new ArrayDeque<>();

    /**
     * Creates the stream of the puzzles of an input, without reading any of them.
     *
     * @param source the name of the input in errors, from which unnamed puzzles take their names
     */
    DefinitionStream(String source, InputStream in) {
        this.source = source;
        this.names = new PuzzleNaming(source);
        this.in = in;
    }

    @Override
    public boolean hasNext() {
        while (ready.isEmpty() && !ended) {
            SourceText text = SourceText.decode(source, lines, readDefinition());
            ready.addAll(new DefinitionParser(text, names).parse());
            puzzles += ready.size();
            if (ended && puzzles == 0) {
                throw new DefinitionException(
                        DefinitionError.NO_PUZZLE, text.firstLine().position(0));
            }
        }
        return !ready.isEmpty();
    }

    @Override
    public Defined<?> next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        return ready.remove();
    }

    @Override
    public long bytes() {
        return bytes;
    }

    /** Returns the bytes up to the end of the next line {@code ~D}, or of the input. */
    private byte[] readDefinition() {
        Definition definition = new Definition();
        boolean isWhole = false;
        while (!isWhole) {
            int next = read();
            ended = next < 0;
            isWhole = ended || definition.add(next);
            if (definition.size() > DefinitionLimits.MAX_BYTES) {
                throw new DefinitionException(
                        DefinitionError.DEFINITION_TOO_LARGE,
                        SourcePosition.ofWhole(source),
                        DefinitionLimits.MAX_BYTES);
            }
        }
        return definition.toByteArray();
    }

    /** Returns the next byte, or -1. */
    private int read() {
        if (peek() < 0) {
            return -1;
        }
        bytes++;
        return buffer[position++] & 0xff;
    }

    private int peek() {
        if (position == limit) {
            try {
                limit = Math.max(0, in.read(buffer, 0, BUFFER));
                position = 0;
            } catch (IOException e) {
                throw DefinitionReader.unreadable(source, e);
            }
        }
        return position < limit ? buffer[position] & 0xff : -1;
    }

    @Override
    public void close() {
        try {
            in.close();
        } catch (IOException e) {
            // All data that the caller needs are read.
            return;
        }
    }

    /** A definition while it is read, with the start of its present line. */
    private final class Definition extends ByteArrayOutputStream {

        private int lineStart;

        /** Adds a byte and returns true if it is the last one. */
        boolean add(int next) {
            write(next);
            boolean isLineEnd = next == '\n' || (next == '\r' && peek() != '\n');
            if (!isLineEnd) {
                return false;
            }
            boolean isEnd = isEnd();
            lines++;
            lineStart = count;
            return isEnd;
        }

        /** Returns true if the line has {@code ~D} and nothing else but white space and a comment. */
        private boolean isEnd() {
            int from = lineStart;
            int to = from;
            while (to < count && buf[to] != '#') {
                to++;
            }
            while (from < to && isBlank(buf[from])) {
                from++;
            }
            while (from < to && isBlank(buf[to - 1])) {
                to--;
            }
            return to - from == END.length && buf[from] == END[0] && buf[from + 1] == END[1];
        }

        private boolean isBlank(byte each) {
            return each == ' ' || each == '\t' || each == '\r' || each == '\n';
        }
    }
}
