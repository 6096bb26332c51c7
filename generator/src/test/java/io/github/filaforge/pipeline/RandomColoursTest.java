package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.PlainColours.Solution;
import io.github.filaforge.oracle.RandomColours;
import io.github.filaforge.oracle.RandomColours.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles with colours against a plain search that shares no code with the product. */
class RandomColoursTest {

    private static final List<Sample> SAMPLES = Lattices.names().stream()
            .flatMap(name -> RandomColours.stream(name, Seeds.part(33)))
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
        trial(sample).assertEveryStrategyFinds(sample.solutions(), pieces -> solution(sample, pieces));
    }

    private static Solution solution(Sample sample, List<PlacedPiece> pieces) {
        Map<String, Set<Cell>> named = new HashMap<>();
        pieces.forEach(piece -> named.put(piece.name(), Set.copyOf(trial(sample).cells(piece))));
        return sample.solver().solution(named);
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

    @ParameterizedTest
    @MethodSource("samples")
    void aDefinitionKeepsColours(Sample sample) {
        trial(sample).assertDefinitionKeepsIt();
    }
}
