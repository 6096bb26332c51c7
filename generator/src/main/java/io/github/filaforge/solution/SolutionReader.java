package io.github.filaforge.solution;

import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.NamedInput;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * Reads the solutions of a file one by one, in each form in which they are written, plain or compressed by gzip; the content
 * of the file decides both. The file may be of any length, since only one solution is in memory at a time, and it has {@link
 * SolutionLimits}.
 *
 * <p>{@link #hasNext} and {@link #next} throw an {@link InputException} where the file cannot be read. They do not check
 * that the solutions of the file are right.
 */
public final class SolutionReader implements Iterator<Solution>, AutoCloseable {

    private static final String REMEDY = "name a file with solutions, or - for standard input";
    private static final int BUFFER = 1 << 16;

    private final String source;
    private final SolutionLines lines;
    private final PuzzleNames names;
    private SolutionForm form;
    private boolean isLookedAt;
    private Solution ahead;
    private long count;

    private SolutionReader(String source, InputStream in, List<Subject> puzzles) {
        if (puzzles.isEmpty()) {
            throw new IllegalArgumentException("solutions are solutions of a puzzle");
        }
        this.source = source;
        this.lines = new SolutionLines(source, in);
        this.names = new PuzzleNames(lines, List.copyOf(puzzles));
    }

    /**
     * Opens the input that an argument of a command line names: a file, or standard input if it is {@code -}.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     * @param puzzles the puzzles that are solved; if there are several, the file names the puzzle of a solution
     * @throws InputException if the input cannot be read
     */
    public static SolutionReader open(String argument, InputStream standardInput, List<Subject> puzzles) {
        InputStream in = NamedInput.open(argument, standardInput, reason -> unreadable(argument, reason));
        return read(NamedInput.source(argument), in, puzzles);
    }

    /**
     * Reads a stream, which is closed with the reader.
     *
     * @param source the name of the input in errors
     * @param puzzles the puzzles that are solved; if there are several, the input names the puzzle of a solution
     * @throws InputException if the input cannot be read
     */
    public static SolutionReader read(String source, InputStream in, List<Subject> puzzles) {
        try {
            return new SolutionReader(source, plain(new BufferedInputStream(new ToItsEnd(in), BUFFER)), puzzles);
        } catch (EOFException e) {
            throw InputException.of(source, "the compressed file is cut off", "take a file that is whole");
        } catch (IOException e) {
            throw unreadable(source, NamedInput.reason(e));
        }
    }

    /** Returns true if a text begins with a table of placed pieces, behind comments and empty lines. */
    public static boolean isTable(String text) {
        return Stream.of(text.split("\n"))
                .filter(line -> !Headings.isSkipped(line))
                .findFirst()
                .filter(TableForm::isBegunBy)
                .isPresent();
    }

    private static InputException unreadable(String source, String reason) {
        return InputException.of(source, "cannot be read: " + reason, REMEDY);
    }

    private static InputStream plain(BufferedInputStream in) throws IOException {
        in.mark(2);
        byte[] head = in.readNBytes(2);
        in.reset();
        return NamedInput.isCompressed(head) ? new Members(in) : in;
    }

    @Override
    public boolean hasNext() {
        if (ahead == null && !isLookedAt) {
            isLookedAt = true;
            form = form == null ? recognise() : form;
            Optional<SolutionDraft> draft = form == null ? Optional.empty() : form.next();
            if (draft.isPresent()) {
                count++;
                ahead = new Solution(
                        source,
                        draft.get().line(),
                        count,
                        draft.get().number(),
                        draft.get().subject(),
                        draft.get().pieces(),
                        draft.get().moves());
            }
        }
        return ahead != null;
    }

    @Override
    public Solution next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Solution next = ahead;
        ahead = null;
        isLookedAt = false;
        return next;
    }

    /** Returns the form of the file; {@code null} if it has no solution at all. */
    private SolutionForm recognise() {
        Headings headings = new Headings(lines, names);
        String first = headings.find();
        if (first == null) {
            return null;
        }
        if (TableForm.isBegunBy(first)) {
            return new TableForm(lines, headings, names);
        }
        return SolutionFormats.begunBy(first)
                .map(format -> format.reader(lines, headings, names))
                .orElseThrow(() -> lines.error(
                        0,
                        "this is no solution: '" + PlainText.shortened(first) + "'",
                        "solutions are pictures behind lines like # --- SOLUTION 1 ---, or are in a"
                                + " format that OutputFormat.of names"));
    }

    @Override
    public void close() {
        lines.close();
    }

    /**
     * An input that always reports that there is more. A pipe may have nothing at a moment and go on later; streams that
     * decompress would take this for the end.
     */
    private static final class ToItsEnd extends FilterInputStream {

        ToItsEnd(InputStream in) {
            super(in);
        }

        @Override
        public int available() {
            return 1;
        }
    }

    /** The members of a compressed file, with nothing behind them: Java ignores everything behind the last member. */
    private static final class Members extends GZIPInputStream {

        /** The number of bytes at the end of a member. */
        private static final int TRAILER = 8;

        private final InputStream compressed;

        Members(InputStream compressed) throws IOException {
            super(compressed, BUFFER);
            this.compressed = compressed;
        }

        @Override
        public int read(byte[] into, int from, int most) throws IOException {
            int count = super.read(into, from, most);
            if (count < 0 && (inf.getRemaining() > TRAILER || compressed.read() >= 0)) {
                throw new ZipException("what is behind its last whole part is not compressed by gzip");
            }
            return count;
        }
    }
}
