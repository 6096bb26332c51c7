package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.RandomRanges.Sample;
import io.github.filaforge.oracle.Seeds;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles of every lattice of which pieces may be left over. */
@Tag("seconds")
class RandomRangesTest extends RandomTrials {

    private static final List<PuzzleTrial<?>> TRIALS = Lattices.names().stream()
            .flatMap(name -> RandomRanges.stream(name, Seeds.part(33)))
            .<PuzzleTrial<?>>map(RandomRangesTest::trial)
            .toList();

    static List<PuzzleTrial<?>> trials() {
        return TRIALS;
    }

    @ParameterizedTest
    @MethodSource("trials")
    void theGraphHasTheSolutionsOfThePlainSearch(PuzzleTrial<?> trial) {
        trial.assertGraphHasItsSolutions();
    }

    @ParameterizedTest
    @MethodSource("trials")
    void mergingListsSymmetricSolutionsOnce(PuzzleTrial<?> trial) {
        trial.assertMergingListsSymmetricSolutionsOnce();
    }

    private static PuzzleTrial<?> trial(Sample sample) {
        return new PuzzleTrial<>(
                sample.toString(),
                sample.puzzle(),
                sample.solutions(),
                pieces -> PuzzleTrial.partition(sample.puzzle().lattice(), pieces),
                reflected -> sample.solver().orbits(sample.solutions(), reflected));
    }
}
