package io.github.filaforge.strategy.merge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.PuzzleSymmetry;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.oracle.DefinitionText;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.oracle.PlainSymmetries;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Kind;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.oracle.SymmetricPuzzles;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.merge.KeptLevels;
import io.github.filaforge.runtime.merge.MergedCount;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.merge.symmetry.SymmetricCount;
import io.github.filaforge.runtime.merge.window.Packing;
import io.github.filaforge.runtime.search.LevelListener;
import java.math.BigInteger;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Counts up to symmetry that merging makes from counts, compared with a plain search that lists every solution. */
class CountUpToSymmetryTest {

    private static final int OF_EACH_KIND = Rows.MORE ? 2 : 1;
    private static final int SYMMETRIC = Rows.MORE ? 150 : 60;

    private static final MergeResources ENOUGH = new MergeResources(1 << 28, 1);

    @Test
    @Tag("slow")
    void randomPuzzlesHaveTheOrbitsOfThePlainSearch() {
        Stream<Puzzle> ofAllKinds = RandomPuzzles.stream(1)
                .limit((long) OF_EACH_KIND * Kind.values().length)
                .map(Sample::puzzle);
        List<Puzzle> puzzles = Stream.concat(
                        ofAllKinds, SymmetricPuzzles.stream(1).limit(SYMMETRIC))
                .toList();

        long corrected = puzzles.stream().filter(this::isCounted).count();

        assertTrue(corrected >= SYMMETRIC * 2 / 3, () -> corrected + " puzzles have solutions that are symmetric");
    }

    /** Asserts that the counts of a puzzle agree with the plain search; returns true if some solution is symmetric. */
    private boolean isCounted(Puzzle puzzle) {
        List<Partition> solutions = PlainSearch.allSolutions(puzzle, Integer.MAX_VALUE);
        boolean isCorrected = false;
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            PlainSymmetries symmetries = PlainSymmetries.of(puzzle, distinct == Distinct.UP_TO_REFLECTION);
            int orbits = symmetries.orbitRepresentatives(solutions).size();
            SymmetricCount count = countOf(puzzle, distinct);
            List<BigInteger> counts =
                    count.parts().stream().map(CountUpToSymmetryTest::solutions).toList();

            assertEquals(symmetries.order(), count.order(), () -> DefinitionText.of(puzzle));
            assertEquals(BigInteger.valueOf(solutions.size()), counts.get(0), () -> DefinitionText.of(puzzle));
            assertEquals(
                    BigInteger.valueOf(orbits), count.total(counts), () -> distinct + "\n" + DefinitionText.of(puzzle));
            isCorrected |= orbits * symmetries.order() != solutions.size();
        }
        return isCorrected;
    }

    /** Returns the number of solutions of a packing, which merging counts too. */
    private static BigInteger solutions(SymmetricCount.Part part) {
        Packing packing = part.packing();
        BigInteger count = CountByStates.of(packing);
        assertEquals(count, MergedCount.count(packing, ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE));
        return count;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "pentominoes_10x6",
                "pentominoes_20x3",
                "pentominoes_1s_30x3",
                "pentominoes_1s_18x5",
                "pentominoes_1s_15x6",
                "pentominoes_1s_10x9",
                "PT12",
                "tetriscube",
                "bedlamcube",
                "somacube"
            })
    @Tag("seconds")
    void onlyThePuzzleItselfIsCountedWhereSomePieceLiesSymmetricallyNowhere(String definition) {
        for (Distinct distinct : Distinct.values()) {
            SymmetricCount count = countOf(Definitions.puzzle(definition), distinct);

            assertEquals(1, count.parts().size());
        }
    }

    /**
     * Each half of a board may have one of two sets, and be the mirror image of the other half: 20x3 has 8 solutions in all
     * copies.
     */
    @Test
    @Rows.More
    void twoSetsMayLieSymmetrically() {
        List<Packing> quotients = quotients("pentominoes_2sets_20x6");

        assertEquals(3, quotients.size());
        assertTrue(quotients.stream().allMatch(quotient -> quotient.size() == 60));
        assertEquals(
                List.of(8L, 9_356L, 99_752L),
                quotients.stream()
                        .map(quotient -> MergedCount.count(quotient, ENOUGH, LevelListener.NONE, KeptLevels.NOWHERE))
                        .map(BigInteger::longValueExact)
                        .sorted()
                        .toList());
    }

    /** Beside the middle, 30x4 and 24x5 have two rows on each side: no place for F. */
    @ParameterizedTest
    @ValueSource(strings = {"pentominoes_2sets_30x4", "pentominoes_2sets_24x5"})
    void noSolutionIsItsMirrorImageLengthwiseWhereAHalfHasNoPlaceForAPiece(String definition) {
        assertEquals(2, quotients(definition).size());
    }

    /** Returns the quotients that are counted besides the puzzle itself. */
    private static List<Packing> quotients(String definition) {
        return countOf(Definitions.puzzle(definition), Distinct.UP_TO_ROTATION).parts().stream()
                .skip(1)
                .map(SymmetricCount.Part::packing)
                .toList();
    }

    private static SymmetricCount countOf(Puzzle puzzle, Distinct distinct) {
        ImageCatalog catalog = ImageFinder.find(puzzle, distinct);
        int size = catalog.region().size();
        int[] copies = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        int[][][] images = catalog.images().stream()
                .map(ofShape -> ofShape.stream()
                        .map(Image::layout)
                        .map(layout -> layout.cells())
                        .toArray(int[][]::new))
                .toArray(int[][][]::new);
        int[][] symmetries = catalog.symmetries().elements().stream()
                .skip(1)
                .map(symmetry -> positions(symmetry, size))
                .toArray(int[][]::new);
        return SymmetricCount.of(Packing.of(size, copies, images), symmetries);
    }

    private static int[] positions(PuzzleSymmetry symmetry, int size) {
        return IntStream.range(0, size).map(symmetry::cell).toArray();
    }
}
