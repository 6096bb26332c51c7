package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import java.math.BigInteger;
import java.util.List;

/**
 * The parity of a puzzle: colour the lattice like a chessboard, or as {@link Lattice#colour} says; then each piece and the region cover so many more cells
 * of one colour than of the other (polycube article, "Parity Constraint Violations").
 *
 * @param region the excess of the region, not negative
 * @param pieces the excess of each mobile piece, not negative, in the order of the definition
 */
public record Parity(int region, List<Integer> pieces) {

    /** The parity of a puzzle. */
    public static Parity of(Puzzle puzzle) {
        return new Parity(
                excess(puzzle.lattice(), puzzle.region().cells()),
                puzzle.mobilePieces().stream()
                        .map(piece -> excess(puzzle.lattice(), piece.cells()))
                        .toList());
    }

    /** The excess of a piece or region. */
    static int excess(Lattice lattice, List<Cell> cells) {
        return Math.abs(cells.stream().mapToInt(lattice::colour).sum());
    }

    /**
     * Whether the pieces' excesses, each with either sign, can add up to the region's. If not, the puzzle has no
     * solution.
     */
    public boolean isAchievable() {
        return isAchievable(region, pieces);
    }

    /** Whether excesses, each with either sign, can add up to a total. */
    static boolean isAchievable(int total, List<Integer> excesses) {
        // With a sum of all excesses S and a subset U turned over, the total is S - 2 U.
        int sum = excesses.stream().mapToInt(Integer::intValue).sum();
        int turned = sum - Math.abs(total);
        if (turned < 0 || turned % 2 != 0) {
            return false;
        }
        BigInteger subsetSums = BigInteger.ONE;
        for (int excess : excesses) {
            subsetSums = subsetSums.or(subsetSums.shiftLeft(excess));
        }
        return subsetSums.testBit(turned / 2);
    }
}
