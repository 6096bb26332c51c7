package io.github.filaforge.oracle;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** The puzzles of {@link RandomLattices} with more pieces, and some that may be left over. */
public final class RandomRanges {

    private RandomRanges() {}

    /** A puzzle with its solutions. */
    public record Sample(Puzzle puzzle, PlainRanges solver) {

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    /** Returns {@code count} puzzles of a lattice. */
    public static Stream<Sample> stream(String lattice, int count) {
        return samples(RandomLattices.stream(lattice, 4 * count), count);
    }

    /** Returns {@code count} puzzles with optional cells. */
    public static Stream<Sample> withOptionalCells(String lattice, int count) {
        return samples(RandomLattices.withOptionalCells(lattice, 4 * count), count);
    }

    private static Stream<Sample> samples(Stream<RandomLattices.Sample> plain, int count) {
        return plain.map(RandomRanges::ranged)
                .filter(sample -> !sample.solver().hasMore())
                .filter(sample -> sample.puzzle().hasOptionalPieces())
                .limit(count);
    }

    private static Sample ranged(RandomLattices.Sample plain) {
        Puzzle ranged = ranged(plain.puzzle());
        return new Sample(
                ranged,
                new PlainRanges(
                        ranged,
                        plain.puzzle().region().cells(),
                        plain.puzzle().container().optional()));
    }

    /** Returns the puzzle with some pieces that may be left over. */
    static Puzzle ranged(Puzzle puzzle) {
        Random random = new Random(puzzle.name().hashCode());
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : puzzle.pieces()) {
            boolean isOptional = !piece.stationary() && random.nextInt(3) == 0;
            pieces.add(piece.stationary() || !isOptional ? piece : optional(piece, piece.name()));
            // a copy more, or its like the other way round
            if (!piece.stationary() && random.nextInt(4) == 0 && pieces.size() < 12) {
                pieces.add(
                        optional(random.nextBoolean() ? piece : turned(puzzle, piece, random), piece.name() + "-more"));
            }
        }
        return puzzle.withPieces(pieces);
    }

    private static Piece optional(Piece piece, String name) {
        return new Piece(name, piece.cells(), false, piece.colours(), true);
    }

    /** Returns a piece after a random symmetry of the lattice, which may make it its mirror image. */
    private static Piece turned(Puzzle puzzle, Piece piece, Random random) {
        var symmetries = puzzle.lattice().symmetries();
        return new Piece(
                piece.name(),
                puzzle.lattice().turns().turned(piece.cells(), symmetries.get(random.nextInt(symmetries.size()))),
                false);
    }
}
