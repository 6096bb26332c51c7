package io.github.filaforge.runtime.cover;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** States of an exact cover: what fits their targets is what a plain count finds. */
class CoverStatesTest {

    @Test
    void aShapeWithOnePieceIsTheTargetIfFewerImagesFitThanAnyCell() {
        int[][][] images = {{{0, 1}, {1, 2}, {2, 3}, {0, 3}}, {{0, 1}}};

        CoverState start = start(images, new int[] {1, 1}, 4);

        assertArrayEquals(new int[] {64}, fitting(start));
    }

    @Test
    void aShapeWithTwoPiecesIsNoTarget() {
        int[][][] images = {{{0, 1}, {2, 3}}, {{0, 4}, {1, 4}, {2, 4}, {3, 4}, {0, 5}, {1, 5}, {2, 5}, {3, 5}}};

        CoverState start = start(images, new int[] {2, 1}, 6);

        assertArrayEquals(new int[] {0, 64, 68}, fitting(start));
    }

    /**
     * Two images fit cell 0, of which one leaves the third shape two images. Three fit cell 5: {2, 5} of the first shape leaves
     * one image for whatever is left, and the others leave the third shape or cell 3 none.
     */
    @Test
    void theFirstTargetMayHaveMoreImagesIfTheyLeaveLessToBeSearched() {
        int[][][] images = {{{2, 5}, {0, 4}, {3, 5}}, {{0, 1}, {1, 2}}, {{3, 4}, {2, 5}}};
        CoverImages known = new CoverImages(images, new int[] {1, 1, 1}, 6);

        CoverState plain = start(CoverStates.plain(known), new int[] {1, 1, 1}, 6);
        CoverState ahead = start(new CoverStates(known), new int[] {1, 1, 1}, 6);

        assertArrayEquals(new int[] {1, 64}, fitting(plain));
        assertArrayEquals(new int[] {0, 2, 129}, fitting(ahead));
    }

    @Test
    void aBranchEndsWhereACellHasNoImage() {
        int[][][] images = {{{0, 1}, {1, 2}}, {{0, 1}, {1, 2}}};

        assertEquals(0, start(images, new int[] {1, 1}, 4).fits());
    }

    @Test
    void aBranchEndsWhereAShapeHasFewerImagesThanPieces() {
        int[][][] images = {{{0, 1}}, {{0, 1}, {2, 3}, {4, 5}}};

        assertEquals(0, start(images, new int[] {2, 1}, 6).fits());
    }

    /**
     * 60 random descents each, every other with a look ahead from the first two states; regions of one word and of two, few
     * images for a cell and hundreds.
     */
    @ParameterizedTest
    @CsvSource({"20, 4, 300", "40, 4, 700", "64, 5, 900", "70, 4, 400", "130, 3, 1500"})
    @Tag("seconds")
    void whatFitsTheTargetIsTheFewestOfAnyCellOrSinglePiece(int cells, int shapes, int count) {
        Random random = new Random(7);
        int targets = 0;
        for (int descent = 0; descent < 60; descent++) {
            int[] copies = IntStream.range(0, shapes)
                    .map(shape -> 1 + random.nextInt(2))
                    .toArray();
            int[][][] images = new int[shapes][][];
            for (int shape = 0; shape < shapes; shape++) {
                int size = 2 + random.nextInt(3);
                images[shape] = IntStream.range(0, 1 + random.nextInt(2 * count / shapes))
                        .mapToObj(any -> random.ints(0, cells)
                                .distinct()
                                .limit(size)
                                .sorted()
                                .toArray())
                        .toArray(int[][]::new);
            }
            targets += descend(images, copies, cells, random, descent % 2 == 0);
        }
        assertTrue(targets >= 60, "only " + targets + " targets");
    }

    /** Places random images that fit as long as any do; the number of targets on the way. */
    private static int descend(int[][][] images, int[] copies, int cells, Random random, boolean looksAhead) {
        CoverImages known = new CoverImages(images, copies, cells);
        CoverStates states = looksAhead ? new CoverStates(known) : CoverStates.plain(known);
        CoverState state = states.newState();
        int[] unused = copies.clone();
        boolean[] filled = new boolean[cells];
        states.start(state, filled, IntStream.of(copies).sum(), unused);
        int targets = 0;
        while (state.fits() > 0) {
            targets++;
            int fewest = fewest(images, unused, filled);
            if (looksAhead && targets <= LookAhead.DEPTH) {
                assertTrue(fewest <= state.fits() && state.fits() <= 3 * fewest, state.fits() + " for " + fewest);
            } else {
                assertEquals(fewest, state.fits());
            }
            int[] fitting = fitting(state);
            if (state.left == 1) {
                return targets;
            }
            int image = fitting[random.nextInt(fitting.length)];
            unused[known.shape(image)]--;
            for (int cell : known.cells(image)) {
                assertTrue(!filled[cell], "an image that does not fit");
                filled[cell] = true;
            }
            CoverState next = states.newState();
            states.place(state, image, next);
            state = next;
        }
        assertTrue(isDead(images, unused, filled), "a branch that ends early");
        return targets;
    }

    private static boolean isDead(int[][][] images, int[] unused, boolean[] filled) {
        return IntStream.range(0, unused.length)
                        .anyMatch(shape -> unused[shape]
                                > fitting(images, shape, unused, filled).size())
                || fewest(images, unused, filled) == 0;
    }

    /** The fewest images that fit any open cell or the piece of any shape with but one. */
    private static int fewest(int[][][] images, int[] unused, boolean[] filled) {
        int[] counts = new int[filled.length];
        int fewest = Integer.MAX_VALUE;
        for (int shape = 0; shape < unused.length; shape++) {
            List<int[]> fitting = fitting(images, shape, unused, filled);
            fitting.forEach(image -> IntStream.of(image).forEach(cell -> counts[cell]++));
            if (unused[shape] == 1) {
                fewest = Math.min(fewest, fitting.size());
            }
        }
        for (int cell = 0; cell < counts.length; cell++) {
            fewest = filled[cell] ? fewest : Math.min(fewest, counts[cell]);
        }
        return fewest;
    }

    private static List<int[]> fitting(int[][][] images, int shape, int[] unused, boolean[] filled) {
        List<int[]> fitting = new ArrayList<>();
        for (int[] image : images[shape]) {
            if (unused[shape] > 0 && IntStream.of(image).noneMatch(cell -> filled[cell])) {
                fitting.add(image);
            }
        }
        return fitting;
    }

    private static CoverState start(int[][][] images, int[] copies, int cells) {
        return start(CoverStates.plain(new CoverImages(images, copies, cells)), copies, cells);
    }

    private static CoverState start(CoverStates states, int[] copies, int cells) {
        CoverState state = states.newState();
        states.start(state, new boolean[cells], IntStream.of(copies).sum(), copies);
        return state;
    }

    private static int[] fitting(CoverState state) {
        return Arrays.copyOf(state.fitting(), state.fits());
    }
}
