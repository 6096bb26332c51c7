package io.github.filaforge.burrtools;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinedEdges;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.InputException;
import io.github.filaforge.definition.NamedInput;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.file.EdgeFile;
import io.github.filaforge.edge.file.SideOrder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Opens files with puzzles of all kinds: definitions, files of BurrTools, and files that programs for edge matching share.
 * The first bytes of a file decide its kind, not its name. The puzzles of a file of BurrTools are its problems that have a
 * result; they are named as the puzzles of a definition are, by the numbers of the problems.
 */
public final class PuzzleFile {

    private PuzzleFile() {}

    /**
     * Opens the puzzles of the file that an argument of a command line names.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     * @param only the number of the only puzzle that is wanted, from 1; empty if all are
     * @throws InputException if it cannot be read or is wrong
     */
    public static PuzzleStream open(String argument, InputStream standardInput, OptionalInt only) {
        return opened(NamedInput.source(argument), DefinitionReader.input(argument, standardInput), only);
    }

    /** Opens all puzzles of a file, with the errors of {@link #open(String, InputStream, OptionalInt)}. */
    public static PuzzleStream open(Path file) {
        return opened(file.toString(), DefinitionReader.input(file), OptionalInt.empty());
    }

    private static PuzzleStream opened(String source, InputStream in, OptionalInt only) {
        Opened opened = Opened.of(source, in);
        if (opened.kind() == Kind.BURR) {
            return new Puzzles(puzzles(opened.readBurr(source), only));
        }
        PuzzleStream puzzles = opened.kind() == Kind.EDGES
                ? new OneBoard(opened.readEdges(source, SideOrder.STANDARD))
                : DefinitionReader.stream(source, opened.in());
        return only.isEmpty() ? puzzles : new OnlyPuzzle(source, puzzles, only.getAsInt());
    }

    /** Returns the problem of the last puzzle of a stream, or empty if the puzzle comes from another kind of file. */
    public static Optional<BurrPuzzle> problem(PuzzleStream stream) {
        return stream instanceof Puzzles puzzles ? puzzles.last : Optional.empty();
    }

    /**
     * Reads the file that an argument of a command line names.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     */
    public static Content read(String argument, InputStream standardInput) {
        return read(argument, standardInput, SideOrder.STANDARD);
    }

    /**
     * Reads the file that an argument of a command line names.
     *
     * @param standardInput read only if the argument is {@code -}, and not closed
     * @param order the order of the sides of pieces, for a file that is a table of pieces
     */
    public static Content read(String argument, InputStream standardInput, SideOrder order) {
        String source = NamedInput.source(argument);
        Opened opened = Opened.of(source, DefinitionReader.input(argument, standardInput));
        if (opened.kind() == Kind.BURR) {
            return new Content(Kind.BURR, Optional.of(opened.readBurr(source)), List.of());
        }
        if (opened.kind() == Kind.EDGES) {
            return new Content(Kind.EDGES, Optional.empty(), List.of(opened.readEdges(source, order)));
        }
        try (PuzzleStream puzzles = DefinitionReader.stream(source, opened.in())) {
            List<Defined> all = new ArrayList<>();
            puzzles.forEachRemaining(all::add);
            return new Content(Kind.DEFINITION, Optional.empty(), all);
        }
    }

    /** The kinds of files with puzzles. */
    public enum Kind {
        DEFINITION,
        BURR,
        EDGES
    }

    /**
     * The content of a file.
     *
     * @param kind its kind
     * @param burr the file, if it is one of BurrTools
     * @param defined the puzzles, if it is a file of another kind
     */
    public record Content(Kind kind, Optional<BurrFile> burr, List<Defined> defined) {

        public Content {
            defined = List.copyOf(defined);
        }
    }

    /** An input whose kind is known. */
    private record Opened(InputStream in, Kind kind) {

        static Opened of(String source, InputStream in) {
            try {
                byte[] head = head(in);
                return new Opened(new SequenceInputStream(new ByteArrayInputStream(head), in), kind(head));
            } catch (IOException e) {
                throw DefinitionReader.unreadable(source, e);
            }
        }

        private static Kind kind(byte[] head) {
            if (BurrText.isBegunBy(head)) {
                return Kind.BURR;
            }
            return EdgeFile.isBegunBy(head) ? Kind.EDGES : Kind.DEFINITION;
        }

        /**
         * Returns the bytes that decide the kind of a file. From an input that delivers its bytes in small amounts it reads
         * no more than are needed.
         */
        private static byte[] head(InputStream in) throws IOException {
            byte[] head = new byte[BurrText.HEAD];
            int length = 0;
            int read = in.read(head, 0, head.length);
            while (read > 0) {
                length += read;
                byte[] start = Arrays.copyOf(head, length);
                boolean mayBeOther = length < 2 || BurrText.mayBeBegunBy(start) || EdgeFile.mayBeBegunBy(start);
                read = mayBeOther && length < head.length ? in.read(head, length, head.length - length) : 0;
            }
            return Arrays.copyOf(head, length);
        }

        DefinedEdges readEdges(String source, SideOrder order) {
            try (in) {
                return EdgeFile.read(source, in, order);
            } catch (IOException e) {
                throw DefinitionReader.unreadable(source, e);
            }
        }

        BurrFile readBurr(String source) {
            try (in) {
                return BurrReader.read(source, in);
            } catch (IOException e) {
                throw DefinitionReader.unreadable(source, e);
            }
        }
    }

    /**
     * Returns the problems of a file as puzzles.
     *
     * @param only the number of the only problem that is wanted, from 1; empty if all are that have a result
     * @throws InputException if one of the problems is no puzzle, or if there is no problem that is wanted
     */
    public static List<BurrPuzzle> puzzles(BurrFile file, OptionalInt only) {
        int count = file.problems().size();
        if (count == 0) {
            throw InputException.of(
                    file.source(), "the file has no problem", "make one in BurrTools: a result and its pieces");
        }
        String name = DefinitionReader.baseName(file.source());
        List<BurrPuzzle> puzzles = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            boolean isWanted = only.isPresent()
                    ? only.getAsInt() == number
                    : count == 1 || file.problems().get(number - 1).result().isPresent();
            if (isWanted) {
                puzzles.add(BurrPuzzle.of(file, number - 1, number == 1 ? name : name + "-" + number));
            }
        }
        if (puzzles.isEmpty() && only.isPresent()) {
            throw InputException.of(
                    file.source(),
                    "there is no problem " + only.getAsInt(),
                    "problems are numbered from 1 to " + count);
        }
        if (puzzles.isEmpty()) {
            throw InputException.of(file.source(), "no problem has a result", "give one a result in BurrTools");
        }
        return List.copyOf(puzzles);
    }

    /** Puzzles that are all read before the stream begins. */
    private static final class Puzzles implements PuzzleStream {

        private final Iterator<BurrPuzzle> puzzles;
        private Optional<BurrPuzzle> last = Optional.empty();
        private long bytes;

        Puzzles(List<BurrPuzzle> puzzles) {
            this.puzzles = puzzles.iterator();
        }

        @Override
        public boolean hasNext() {
            return puzzles.hasNext();
        }

        @Override
        public Defined next() {
            BurrPuzzle next = puzzles.next();
            last = Optional.of(next);
            bytes++;
            return next.defined();
        }

        @Override
        public long bytes() {
            return bytes;
        }

        @Override
        public void close() {
            // The file has been read and closed already.
        }
    }

    /** The puzzle of a file that has only one. */
    private static final class OneBoard implements PuzzleStream {

        private final Iterator<DefinedEdges> puzzle;
        private long bytes;

        OneBoard(DefinedEdges puzzle) {
            this.puzzle = List.of(puzzle).iterator();
        }

        @Override
        public boolean hasNext() {
            return puzzle.hasNext();
        }

        @Override
        public Defined next() {
            bytes++;
            return puzzle.next();
        }

        @Override
        public long bytes() {
            return bytes;
        }

        @Override
        public void close() {
            // The file has been read and closed already.
        }
    }

    /** One puzzle of several, by its number. */
    private static final class OnlyPuzzle implements PuzzleStream {

        private final String source;
        private final PuzzleStream all;
        private final int number;
        private Optional<Defined> puzzle = Optional.empty();
        private boolean isTaken;

        OnlyPuzzle(String source, PuzzleStream all, int number) {
            this.source = source;
            this.all = all;
            this.number = number;
        }

        @Override
        public boolean hasNext() {
            if (!isTaken && puzzle.isEmpty()) {
                int count = 0;
                while (count < number && all.hasNext()) {
                    puzzle = Optional.of(all.next());
                    count++;
                }
                if (count < number) {
                    throw InputException.of(
                            source, "there is no puzzle " + number, "puzzles are numbered from 1 to " + count);
                }
            }
            return !isTaken;
        }

        @Override
        public Defined next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            isTaken = true;
            return puzzle.orElseThrow();
        }

        @Override
        public long bytes() {
            return all.bytes();
        }

        @Override
        public void close() {
            all.close();
        }
    }
}
