package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.oracle.PlainClosedBox.Part;
import io.github.filaforge.oracle.RandomClosedBoxes;
import io.github.filaforge.oracle.RandomClosedBoxes.Sample;
import io.github.filaforge.oracle.Seeds;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles in closed boxes of every lattice against a plain search that shares no code with the product. */
class RandomClosedBoxesTest {

    private static final List<Sample> SAMPLES = Lattices.names().stream()
            .filter(name -> {
                Lattice lattice = Lattices.named(name).orElseThrow();
                return !lattice.hasJunctions() && lattice.coordinates() == 3;
            })
            .flatMap(name -> RandomClosedBoxes.stream(name, Seeds.part(26)))
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
        Map<String, Piece> pieces =
                sample.puzzle().mobilePieces().stream().collect(Collectors.toMap(Piece::name, Function.identity()));
        assertEquals(Set.copyOf(sample.solutions()).size(), sample.solutions().size());

        trial(sample)
                .assertEveryStrategyFinds(
                        sample.solutions(),
                        solution -> solution.stream()
                                .map(piece -> sample.solver()
                                        .part(
                                                pieces.get(piece.name()).cells(),
                                                trial(sample).cells(piece)))
                                .collect(Collectors.<Part>toUnmodifiableSet()));
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
