package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The parity of a puzzle: if the lattice is coloured like a chessboard, or as {@link Region#colour} has it, each piece and
 * the region have an excess of cells of one colour over cells of the other (polycube article, "Parity Constraint
 * Violations"). Where cells may stay empty, the pieces together may have one of several excesses.
 *
 * @param region the excess of the region, not negative
 * @param pieces the excess of each mobile piece, not negative, in the order of the definition
 * @param totals the excesses that the pieces together may have, with their signs, ascending: that of the region less those
 *     that the empty cells may have
 */
public record Parity(int region, List<Integer> pieces, List<Integer> totals) {

    public Parity {
        pieces = List.copyOf(pieces);
        totals = List.copyOf(totals);
    }

    public static Parity of(Puzzle puzzle, Region region) {
        int excess = sum(region, region.cells());
        List<Integer> optional = IntStream.of(region.optional().cells())
                .mapToObj(region::cell)
                .filter(puzzle.lattice()::isWritten)
                .map(region::colour)
                .toList();
        List<Integer> pieces = puzzle.mobilePieces().stream()
                .map(piece -> excess(region, piece.cells()))
                .toList();
        return new Parity(
                Math.abs(excess),
                pieces,
                totals(excess, Blanks.of(puzzle, region).left(), optional));
    }

    /**
     * Returns the excesses that the pieces may have together.
     *
     * @param region the excess of the region, with its sign
     * @param blanks the number of cells that stay empty
     * @param optional the colours of the cells that may stay empty
     */
    private static List<Integer> totals(int region, int blanks, List<Integer> optional) {
        int positive = 0;
        int negative = 0;
        for (int colour : optional) {
            positive += colour > 0 ? 1 : 0;
            negative += colour < 0 ? 1 : 0;
        }
        int others = optional.size() - positive - negative;
        BitSet found = new BitSet();
        for (int empty = 0; empty <= Math.min(positive, blanks); empty++) {
            int most = Math.min(negative, blanks - empty);
            for (int ofOther = Math.max(0, blanks - empty - others); ofOther <= most; ofOther++) {
                found.set(negative + empty - ofOther);
            }
        }
        List<Integer> totals = new ArrayList<>();
        for (int shifted = found.length() - 1; shifted >= 0; shifted = found.previousSetBit(shifted - 1)) {
            totals.add(region - (shifted - negative));
        }
        return totals;
    }

    /** Returns the excess of a piece or of a region. */
    static int excess(Region region, List<Cell> cells) {
        return Math.abs(sum(region, cells));
    }

    private static int sum(Region region, List<Cell> cells) {
        return cells.stream().mapToInt(region::colour).sum();
    }

    /**
     * Returns true if the excesses of the pieces, each with either sign, can add up to that of the region. If not, the
     * puzzle has no solution.
     */
    public boolean isAchievable() {
        return isAchievable(0, pieces, totals);
    }

    /** Returns true if excesses, each with either sign, and one that is placed can add up to one of the totals. */
    static boolean isAchievable(int placed, List<Integer> excesses, List<Integer> totals) {
        // With a sum of all excesses S and a subset of sum U turned over, the total is S - 2 U.
        int sum = 0;
        BigInteger subsetSums = BigInteger.ONE;
        for (int excess : excesses) {
            sum += excess;
            subsetSums = subsetSums.or(subsetSums.shiftLeft(excess));
        }
        for (int total : totals) {
            int turned = sum - Math.abs(total - placed);
            if (turned >= 0 && turned % 2 == 0 && subsetSums.testBit(turned / 2)) {
                return true;
            }
        }
        return false;
    }
}
