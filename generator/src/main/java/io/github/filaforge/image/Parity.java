package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * The parity of a puzzle: if the lattice is coloured like a chessboard, or as {@link Region#colour} has it, each piece and
 * the region have an excess of cells of one colour over cells of the other (polycube article, "Parity Constraint
 * Violations"). Where cells may stay empty, the pieces together may have one of several excesses.
 *
 * @param region the excess of the region, not negative
 * @param pieces the excess of each mobile piece that every solution has, not negative, in the order of the definition
 * @param optional the excess of each piece that may be left over and has one, in the order of the definition; of pieces with
 *     equal excesses only as many as the region has room for
 * @param totals the excesses that the pieces together may have, with their signs, ascending: the excess of the region less
 *     an excess that the empty cells may have
 */
public record Parity(int region, List<Integer> pieces, List<Integer> optional, List<Integer> totals) {

    public Parity {
        pieces = List.copyOf(pieces);
        optional = List.copyOf(optional);
        totals = List.copyOf(totals);
    }

    public static Parity of(Puzzle puzzle, Region region) {
        int excess = sum(region, region.cells());
        List<Integer> optionalCells = IntStream.of(region.optional().cells())
                .mapToObj(region::cell)
                .filter(puzzle.lattice()::isWritten)
                .map(region::colour)
                .toList();
        Blanks blanks = Blanks.of(puzzle, region);
        return new Parity(
                Math.abs(excess),
                pieces(puzzle, region, false),
                withRoom(pieces(puzzle, region, true), region.size()),
                totals(excess, blanks.areVaried() ? 0 : blanks.left(), blanks.left(), optionalCells));
    }

    private static List<Integer> pieces(Puzzle puzzle, Region region, boolean optional) {
        return puzzle.mobilePieces().stream()
                .filter(piece -> piece.optional() == optional)
                .map(piece -> excess(region, piece.cells()))
                .toList();
    }

    /**
     * Returns the excesses that change a sum, without the pieces that have no room together: a piece has at least one cell for
     * each cell of its excess. Any number of copies of hundreds of shapes are ten thousands of pieces.
     */
    private static List<Integer> withRoom(List<Integer> excesses, int cells) {
        Map<Integer, Integer> cellsOf = new HashMap<>();
        return excesses.stream()
                .filter(excess -> excess > 0 && cellsOf.merge(excess, excess, Integer::sum) <= cells)
                .toList();
    }

    /**
     * Returns the excesses that the pieces may have together.
     *
     * @param region the excess of the region, with its sign
     * @param fewest the least number of cells that stay empty
     * @param blanks the greatest number of cells that stay empty
     * @param optional the colours of the cells that may stay empty
     */
    private static List<Integer> totals(int region, int fewest, int blanks, List<Integer> optional) {
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
            for (int ofOther = Math.max(0, fewest - empty - others); ofOther <= most; ofOther++) {
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
    public static int excess(Region region, List<Cell> cells) {
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
        return isAchievable(0, pieces, optional, totals);
    }

    /**
     * Returns true if the excess of the placed piece and further excesses, each with either sign, can add up to one of the
     * totals.
     *
     * @param optional excesses that may also be left out of the sum
     */
    static boolean isAchievable(int placed, List<Integer> excesses, List<Integer> optional, List<Integer> totals) {
        // Bit n is set if the excesses can add up to n less the sum of all.
        int sum = 0;
        BigInteger sums = BigInteger.ONE;
        for (int excess : excesses) {
            sum += excess;
            sums = sums.or(sums.shiftLeft(2 * excess));
        }
        for (int excess : optional) {
            sum += excess;
            sums = sums.or(sums.shiftLeft(excess)).or(sums.shiftLeft(2 * excess));
        }
        for (int total : totals) {
            int shifted = sum + total - placed;
            if (shifted >= 0 && sums.testBit(shifted)) {
                return true;
            }
        }
        return false;
    }
}
