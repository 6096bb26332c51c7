package io.github.filaforge.burrtools;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.PuzzleFormat;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.source.NamedInput;
import java.io.IOException;
import java.io.InputStream;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * The format of the files of BurrTools. The puzzles of a file are its problems that have a result. They are named as puzzles
 * of a definition without a name are, with the number of the problem. A stream of the puzzles also has the {@link BurrFile},
 * and the {@link BurrPuzzle} of each puzzle.
 */
public final class BurrFormat implements PuzzleFormat {

    @Override
    public boolean isBegunBy(byte[] head) {
        if (NamedInput.isCompressed(head)) {
            return true;
        }
        // No definition of a puzzle begins with any of these.
        String start = NamedInput.start(head);
        return start.startsWith("<?xml")
                || start.startsWith("<puzzle")
                || start.startsWith("<!--")
                || start.toUpperCase(Locale.ROOT).startsWith("<!DOCTYPE");
    }

    @Override
    public boolean mayBeBegunBy(byte[] head) {
        String start = NamedInput.start(head);
        return start.isEmpty() || start.charAt(0) == '<' || NamedInput.isCompressed(head);
    }

    @Override
    public PuzzleStream open(String source, InputStream in) throws IOException {
        try (in) {
            return new Problems(BurrReader.read(source, in), OptionalInt.empty());
        }
    }

    /** The problems of a file as puzzles. All puzzles are made when the first is requested. */
    private static final class Problems implements PuzzleStream {

        private final BurrFile file;
        private final OptionalInt only;
        private Iterator<BurrPuzzle> puzzles;
        private Optional<BurrPuzzle> last = Optional.empty();

        Problems(BurrFile file, OptionalInt only) {
            this.file = file;
            this.only = only;
        }

        @Override
        public PuzzleStream only(String source, int number) {
            return new Problems(file, OptionalInt.of(number));
        }

        private Iterator<BurrPuzzle> puzzles() {
            if (puzzles == null) {
                puzzles = BurrPuzzle.all(file, only).iterator();
            }
            return puzzles;
        }

        @Override
        public boolean hasNext() {
            return puzzles().hasNext();
        }

        @Override
        public Defined<?> next() {
            BurrPuzzle next = puzzles().next();
            last = Optional.of(next);
            return next.defined();
        }

        /** Returns 0: all problems are in memory anyway, and none of them is an error of a later file. */
        @Override
        public long bytes() {
            return 0;
        }

        @Override
        public void close() {
            // The file has been read and closed already.
        }

        @Override
        public <T> Optional<T> content(Class<T> type) {
            return Stream.concat(Stream.of(file), last.stream())
                    .filter(type::isInstance)
                    .map(type::cast)
                    .findFirst();
        }
    }
}
