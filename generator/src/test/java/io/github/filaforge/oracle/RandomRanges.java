package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** The puzzles of {@link RandomLattices} with more pieces, and some that may be left over. */
public final class RandomRanges {

    private RandomRanges() {}

    /** A puzzle, all its solutions, and the plain search that has found them. */
    public record Sample(Puzzle puzzle, List<Partition> solutions, PlainLattice solver) {

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    /** Returns {@code count} puzzles of a lattice, and as many with cells that may stay empty. */
    public static Stream<Sample> stream(String lattice, int count) {
        return Stream.of(
                        RandomLattices.stream(lattice, 4 * count), RandomLattices.withOptionalCells(lattice, 4 * count))
                .flatMap(plain -> samples(plain, count));
    }

    private static Stream<Sample> samples(Stream<RandomLattices.Sample> plain, int count) {
        return plain.map(RandomRanges::ranged)
                .filter(sample -> !sample.solver().hasMore())
                .filter(sample -> sample.puzzle().hasOptionalPieces())
                .limit(count);
    }

    private static Sample ranged(RandomLattices.Sample plain) {
        Puzzle ranged = ranged(plain.puzzle());
        List<Cell> region =
                plain.puzzle().lattice().written(plain.puzzle().region().cells());
        Set<Cell> optional = Set.copyOf(plain.puzzle()
                .lattice()
                .written(List.copyOf(plain.puzzle().container().optional())));
        PlainLattice solver = new PlainLattice(ranged, region, optional);
        return new Sample(ranged, solver.solutions(), solver);
    }

    /**
     * Returns the puzzle with some pieces that may be left over: single pieces, some of several copies, or any number of
     * copies. In some puzzles the number of pieces in all is limited.
     */
    static Puzzle ranged(Puzzle puzzle) {
        Random random = new Random(puzzle.name().hashCode());
        int cells = puzzle.lattice().written(puzzle.region().cells()).size();
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : puzzle.pieces()) {
            if (!piece.stationary() && random.nextInt(4) == 0) {
                int room = Math.max(
                        1, cells / puzzle.lattice().written(piece.cells()).size());
                int least = random.nextInt(3) == 0 ? 1 : 0;
                int most = random.nextBoolean() ? room : Math.min(room, 1 + random.nextInt(3));
                for (int copy = 1; copy <= most; copy++) {
                    pieces.add(
                            new Piece(piece.name() + "." + copy, piece.cells(), false, piece.colours(), copy > least));
                }
                continue;
            }
            boolean isOptional = !piece.stationary() && random.nextInt(3) == 0;
            pieces.add(piece.stationary() || !isOptional ? piece : optional(piece, piece.name()));
            // a copy more, or its like the other way round
            if (!piece.stationary() && random.nextInt(4) == 0 && pieces.size() < 12) {
                pieces.add(
                        optional(random.nextBoolean() ? piece : turned(puzzle, piece, random), piece.name() + "-more"));
            }
        }
        int usual = puzzle.mobilePieces().size();
        PieceRange placed = switch (random.nextInt(6)) {
            case 0 -> new PieceRange(usual, usual);
            case 1 -> new PieceRange(0, usual);
            case 2 -> new PieceRange(usual, Integer.MAX_VALUE);
            default -> PieceRange.ANY;
        };
        Puzzle ranged = new Puzzle(puzzle.name(), puzzle.container(), puzzle.oneSided(), pieces, placed);
        boolean mayHaveHoles = !puzzle.container().optional().isEmpty();
        return mayHaveHoles && random.nextInt(3) == 0 ? ranged.leavingAtMost(random.nextInt(4)) : ranged;
    }

    private static Piece optional(Piece piece, String name) {
        return new Piece(name, piece.cells(), false, piece.colours(), true, piece.turns());
    }

    /** Returns a piece after a random symmetry of the lattice, which may make it its mirror image. */
    private static Piece turned(Puzzle puzzle, Piece piece, Random random) {
        var symmetries = puzzle.lattice().symmetries();
        return new Piece(
                piece.name(),
                puzzle.lattice().turns().turned(piece.cells(), symmetries.get(random.nextInt(symmetries.size()))),
                false,
                List.of(),
                false,
                piece.turns());
    }
}
