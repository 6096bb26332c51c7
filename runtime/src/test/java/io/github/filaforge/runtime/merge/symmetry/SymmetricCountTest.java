package io.github.filaforge.runtime.merge.symmetry;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.merge.RandomTilings;
import io.github.filaforge.runtime.merge.window.Packing;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Solutions up to symmetry from counts; CountUpToSymmetryTest of the generator has puzzles in space. */
class SymmetricCountTest {

    /** Two cells, and a shape of one cell. */
    private static final Packing PAIR = Packing.of(2, new int[] {2}, new int[][][] {{{0}, {1}}});

    private static final int[] EXCHANGE = {1, 0};

    @Tag("seconds")
    @Test
    void randomTilingsHaveAsManyOrbitsAsAListOfThemHas() {
        int corrected = 0;
        for (long seed = 0; seed < 250; seed++) {
            RandomTilings tilings = new RandomTilings(seed);
            SymmetricCount count = SymmetricCount.of(tilings.packing(), tilings.symmetries());
            List<BigInteger> counts = count.parts().stream()
                    .map(part -> BigInteger.valueOf(solutions(part.packing())))
                    .toList();

            assertEquals(BigInteger.valueOf(tilings.solutions.size()), counts.get(0), tilings::toString);
            assertEquals(BigInteger.valueOf(tilings.orbits()), count.total(counts), tilings::toString);
            corrected += tilings.orbits() * count.order() == tilings.solutions.size() ? 0 : 1;
        }
        assertTrue(corrected >= 100, "only " + corrected + " have symmetric solutions");
    }

    /** With a group of two elements the second part counts the solutions that the other element leaves unchanged. */
    @Test
    @Tag("seconds")
    void aQuotientHasASolutionForEachThatItsSymmetryLeavesAsItIs() {
        int found = 0;
        for (long seed = 0; seed < 250; seed++) {
            RandomTilings tilings = new RandomTilings(seed);
            for (List<Integer> element : tilings.group.subList(1, tilings.group.size())) {
                int[] positions =
                        element.stream().mapToInt(position -> position).toArray();
                if (isOfOrderTwo(positions)) {
                    SymmetricCount count = SymmetricCount.of(tilings.packing(), positions);
                    long fixed = count.parts().stream()
                            .skip(1)
                            .mapToLong(part -> solutions(part.packing()))
                            .sum();
                    assertEquals(tilings.fixedBy(element), fixed, () -> element + " of " + tilings);
                    found += fixed > 0 ? 1 : 0;
                }
            }
        }
        assertTrue(found >= 100, "only " + found + " symmetries leave a solution as it is");
    }

    private static boolean isOfOrderTwo(int... positions) {
        for (int position = 0; position < positions.length; position++) {
            if (positions[positions[position]] != position) {
                return false;
            }
        }
        return true;
    }

    /** The number of solutions of a packing, found one by one. */
    private static long solutions(Packing packing) {
        int[] unused = new int[packing.shapes()];
        for (int shape = 0; shape < unused.length; shape++) {
            unused[shape] = packing.copies(shape);
        }
        return solutions(packing, new boolean[packing.size() + 1], unused);
    }

    private static long solutions(Packing packing, boolean[] filled, int... unused) {
        int target = 0;
        while (filled[target]) {
            target++;
        }
        if (target == packing.size()) {
            return 1;
        }
        long solutions = 0;
        for (int image : packing.imagesAt(target)) {
            int[] left = unused.clone();
            boolean fits = true;
            for (int shape = 0; shape < left.length; shape++) {
                left[shape] -= packing.uses(packing.imageClass(image), shape);
                fits &= left[shape] >= 0;
            }
            boolean[] more = filled.clone();
            for (int cell : packing.cells(image)) {
                fits &= !more[cell];
                more[cell] = true;
            }
            solutions += fits ? solutions(packing, more, left) : 0;
        }
        return solutions;
    }

    /** Four cells in a row, dominoes: 01 23 is the mirror image of itself, and so is 0123 of one piece. */
    @Test
    void piecesThatAreMirrorImagesAreUsedAtOnce() {
        Packing dominoes = Packing.of(4, new int[] {2}, new int[][][] {{{0, 1}, {1, 2}, {2, 3}}});

        SymmetricCount count = SymmetricCount.of(dominoes, new int[] {3, 2, 1, 0});

        assertEquals(2, count.order());
        assertEquals(2, count.parts().size());
        assertEquals(1, count.parts().get(1).times());
        Packing half = count.parts().get(1).packing();
        assertEquals(2, half.size());
        assertEquals(2, half.imageClasses());
        assertArrayEquals(new int[] {0, 1}, half.cells(half.imagesAt(0)[0]));
        assertEquals(2, half.uses(half.imageClass(half.imagesAt(0)[0]), 0));
        assertArrayEquals(new int[] {1}, half.cells(half.imagesAt(1)[0]));
        assertEquals(1, half.uses(half.imageClass(half.imagesAt(1)[0]), 0));
    }

    /** The dominoes of three cells in a row are mirror images but overlap. */
    @Test
    void imagesThatOverlapAreNotUsedAtOnce() {
        Packing dominoes = Packing.of(3, new int[] {2}, new int[][][] {{{0, 1}, {1, 2}}});

        assertEquals(1, SymmetricCount.of(dominoes, new int[] {2, 1, 0}).parts().size());
    }

    /** Six cells in a row, three dominoes of which none may lie in the middle. */
    @Test
    void threePiecesThatLieSymmetricallyOnlyInPairsNeedNoCount() {
        Packing dominoes =
                Packing.of(6, new int[] {3}, new int[][][] {{{0, 1}, {1, 2}, {0, 3}, {3, 4}, {4, 5}, {2, 5}}});
        SymmetricCount count = SymmetricCount.of(dominoes, new int[] {5, 4, 3, 2, 1, 0});

        assertEquals(1, count.parts().size());
    }

    /** Cells 0 to 4 in a row and 5 above the middle, which only dominoes fill that overlap their mirror images. */
    @Test
    void aCellThatNothingFillsSymmetricallyNeedsNoCount() {
        int[][] dominoes = {{0, 1}, {1, 2}, {2, 3}, {3, 4}};
        int[][] singles = {{0}, {4}, {5}};
        Packing row = Packing.of(6, new int[] {2, 2}, new int[][][] {dominoes, singles});

        assertEquals(
                1, SymmetricCount.of(row, new int[] {4, 3, 2, 1, 0, 5}).parts().size());
    }

    @Test
    void aSumThatIsNotDivisibleIsAnInternalError() {
        SymmetricCount count = SymmetricCount.of(PAIR, EXCHANGE);

        assertEquals(BigInteger.ONE, count.total(List.of(BigInteger.ONE, BigInteger.ONE)));
        assertThrows(IllegalStateException.class, () -> count.total(List.of(BigInteger.TWO, BigInteger.ONE)));
    }

    @Test
    void whatIsNoGroupOfSymmetriesIsRefused() {
        Packing trio = Packing.of(3, new int[] {1, 1}, new int[][][] {{{0, 1}}, {{2}}});

        assertRefused(PAIR, new int[] {1, 1});
        assertRefused(PAIR, new int[] {1, 2});
        assertRefused(PAIR, new int[] {0});
        assertRefused(PAIR, new int[] {0, 1});
        assertRefused(PAIR, EXCHANGE, EXCHANGE);
        assertRefused(Packing.of(3, new int[] {3}, new int[][][] {{{0}, {1}, {2}}}), new int[] {1, 2, 0});
        assertRefused(trio, new int[] {2, 1, 0});
        // one shape would become another with more copies, or two
        assertRefused(Packing.of(3, new int[] {1, 2}, new int[][][] {{{0}}, {{1}, {2}}}), new int[] {1, 0, 2});
        assertRefused(Packing.of(3, new int[] {1, 1}, new int[][][] {{{0}, {2}}, {{1}}}), new int[] {1, 0, 2});
    }

    @Test
    void imagesThatCannotBeToldApartAreRefused() {
        assertRefused(Packing.of(2, new int[] {1, 1}, new int[][][] {{{0, 1}}, {{0, 1}}}), EXCHANGE);
    }

    /** Two dominoes of different shapes in a row of four cells: the mirror image exchanges them, or their shapes too. */
    @Test
    void shapesThatFillEqualCellsBecomeTheShapesOfTheSymmetry() {
        int[][] dominoes = {{0, 1}, {2, 3}};
        Packing row = Packing.of(4, new int[] {1, 1}, new int[][][] {dominoes, dominoes});

        SymmetricCount kept = SymmetricCount.of(row, new int[] {3, 2, 1, 0, 0, 1});
        SymmetricCount exchanged = SymmetricCount.of(row, new int[] {3, 2, 1, 0, 1, 0});

        assertEquals(1, kept.parts().size());
        assertEquals(BigInteger.ONE, kept.total(List.of(BigInteger.TWO)));
        assertEquals(2, exchanged.parts().size());
        assertEquals(2, solutions(exchanged.parts().get(1).packing()));
        assertEquals(BigInteger.TWO, exchanged.total(List.of(BigInteger.TWO, BigInteger.TWO)));
    }

    /** Two cells, each for a shape of its own, as triangles that point up and down and may not be turned. */
    @Test
    void aShapeOfOneCellBecomesAnotherIfItMust() {
        Packing pair = Packing.of(2, new int[] {1, 1}, new int[][][] {{{0}}, {{1}}});

        SymmetricCount count = SymmetricCount.of(pair, EXCHANGE);

        assertEquals(2, count.parts().size());
        assertEquals(1, solutions(count.parts().get(1).packing()));
        assertEquals(BigInteger.ONE, count.total(List.of(BigInteger.ONE, BigInteger.ONE)));
    }

    /** A piece of one cell and a blank: both solutions are one up to symmetry, and neither is symmetric to itself. */
    @Test
    void singleCellsOfTwoShapesAreToldApart() {
        Packing pair = Packing.of(2, new int[] {1, 1}, new int[][][] {{{0}, {1}}, {{0}, {1}}});

        SymmetricCount count = SymmetricCount.of(pair, EXCHANGE);

        assertEquals(1, count.parts().size());
        assertEquals(BigInteger.ONE, count.total(List.of(BigInteger.TWO)));
    }

    private static void assertRefused(Packing packing, int[]... symmetries) {
        assertThrows(IllegalArgumentException.class, () -> SymmetricCount.of(packing, symmetries));
    }
}
