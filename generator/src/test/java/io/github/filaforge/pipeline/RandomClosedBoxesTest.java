package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.oracle.PlainClosedBox.Part;
import io.github.filaforge.oracle.RandomClosedBoxes;
import io.github.filaforge.oracle.RandomClosedBoxes.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles in closed boxes of every lattice against a plain search that shares no code with the product. */
class RandomClosedBoxesTest {

    private static final List<Sample> SAMPLES = Lattices.names().stream()
            .filter(RandomClosedBoxesTest::mayBeClosed)
            .flatMap(name -> Stream.concat(
                    RandomClosedBoxes.stream(name, Seeds.part(26)),
                    RandomClosedBoxes.withColours(name, Seeds.part(26))))
            .toList();

    private static final List<Sample> RANGES = Lattices.names().stream()
            .filter(RandomClosedBoxesTest::mayBeClosed)
            .flatMap(name -> RandomClosedBoxes.withRanges(name, Seeds.part(26)))
            .toList();

    private static boolean mayBeClosed(String name) {
        Lattice lattice = Lattices.named(name).orElseThrow();
        return !lattice.hasJunctions() && lattice.coordinates() == 3;
    }

    static List<Sample> ranges() {
        return RANGES;
    }

    static List<Sample> samples() {
        return SAMPLES;
    }

    private static PuzzleTrial trial(Sample sample) {
        return new PuzzleTrial(sample.puzzle(), reflected -> sample.solver().orbits(sample.solutions(), reflected));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStrategyFindsTheSolutionsOfThePlainSearch(Sample sample) {
        assertEquals(Set.copyOf(sample.solutions()).size(), sample.solutions().size());

        trial(sample).assertEveryStrategyFinds(sample.solutions(), solution(sample));
    }

    private static Function<List<PlacedPiece>, Set<Part>> solution(Sample sample) {
        Map<String, Piece> pieces =
                sample.puzzle().mobilePieces().stream().collect(Collectors.toMap(Piece::name, Function.identity()));
        return solution -> solution.stream()
                .map(piece -> sample.solver()
                        .part(pieces.get(piece.name()), trial(sample).cells(piece)))
                .collect(Collectors.toUnmodifiableSet());
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
    void aDefinitionKeepsIt(Sample sample) {
        trial(sample).assertDefinitionKeepsIt();
    }

    @ParameterizedTest
    @MethodSource("ranges")
    void selectionsHaveTheSolutionsOfThePlainSearch(Sample sample) {
        List<Set<Part>> found = RandomRangesTest.solutions(sample.puzzle(), Distinct.ALL).stream()
                .map(solution(sample))
                .toList();

        assertEquals(Set.copyOf(sample.solutions()), Set.copyOf(found), () -> sample.puzzle() + "");
        assertEquals(sample.solutions().size(), found.size(), () -> sample.puzzle() + "");
    }

    @ParameterizedTest
    @MethodSource("ranges")
    void solutionsOfSelectionsThatAreSymmetricCountOnce(Sample sample) {
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            assertEquals(
                    trial(sample).orbits().count(distinct == Distinct.UP_TO_REFLECTION),
                    RandomRangesTest.solutions(sample.puzzle(), distinct).size(),
                    () -> distinct + " " + sample.puzzle());
        }
    }

    @ParameterizedTest
    @MethodSource("ranges")
    void verifyAndDefinitionsKnowWhatMayBeLeftOver(Sample sample) {
        trial(sample).assertVerifierAgrees(RandomRangesTest.solutions(sample.puzzle(), Distinct.ALL));
        trial(sample).assertDefinitionKeepsIt();
    }
}
