package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.oracle.RandomLattices.Sample;
import io.github.filaforge.oracle.Seeds;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles of every lattice against a plain search that shares no code with the product. */
class RandomLatticesTest {

    private static final List<Sample> SAMPLES = Lattices.names().stream()
            .flatMap(name -> Stream.concat(
                    RandomLattices.stream(name, Seeds.part(33)),
                    RandomLattices.withOptionalCells(name, Seeds.part(33))))
            .toList();

    static List<Sample> samples() {
        return SAMPLES;
    }

    private static PuzzleTrial trial(Sample sample) {
        return new PuzzleTrial(sample.puzzle(), reflected -> sample.solver().orbits(sample.solutions(), reflected));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStrategyFindsTheSolutionsOfThePlainSearch(Sample sample) {
        trial(sample).assertEveryStrategyFinds(sample.solutions(), trial(sample)::partition);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void solutionsThatAreSymmetricCountOnce(Sample sample) {
        trial(sample).assertEveryStrategyCountsSymmetricSolutionsOnce();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void verifyFindsAllRightAndAsManyThatAreNotSymmetric(Sample sample) {
        trial(sample).assertVerifierAgrees();
    }
}
