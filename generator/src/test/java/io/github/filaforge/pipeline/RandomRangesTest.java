package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.Filaforge;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.Selection;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.RandomRanges.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles of which pieces may be left over, against a plain search that shares no code with the product. */
class RandomRangesTest {

    private static final List<Sample> SAMPLES = Lattices.names().stream()
            .flatMap(name -> Stream.concat(
                    RandomRanges.stream(name, Seeds.part(33)), RandomRanges.withOptionalCells(name, Seeds.part(33))))
            .toList();

    static List<Sample> samples() {
        return SAMPLES;
    }

    private static PuzzleTrial trial(Sample sample) {
        return new PuzzleTrial(sample.puzzle(), sample.solver()::orbits);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSelectionsHaveTheSolutionsOfThePlainSearch(Sample sample) {
        List<Partition> found = solutions(sample.puzzle(), Distinct.ALL).stream()
                .map(trial(sample)::partition)
                .toList();

        assertEquals(sample.solver().solutions(), new HashSet<>(found), () -> sample.puzzle() + "");
        assertEquals(sample.solver().solutions().size(), found.size(), () -> sample.puzzle() + "");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void solutionsThatAreSymmetricCountOnce(Sample sample) {
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            assertEquals(
                    sample.solver().orbits(distinct == Distinct.UP_TO_REFLECTION),
                    solutions(sample.puzzle(), distinct).size(),
                    () -> distinct + " " + sample.puzzle());
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void verifyFindsAllRightAndAsManyThatAreNotSymmetric(Sample sample) {
        trial(sample).assertVerifierAgrees(solutions(sample.puzzle(), Distinct.ALL));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aDefinitionKeepsWhatMayBeLeftOver(Sample sample) {
        trial(sample).assertDefinitionKeepsIt();
    }

    /** The solutions of all selections. */
    static List<List<PlacedPiece>> solutions(Puzzle puzzle, Distinct distinct) {
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();
        List<List<PlacedPiece>> solutions = new ArrayList<>();
        for (Selection selected : Filaforge.selections(puzzle, request)) {
            Puzzle selection = selected.puzzle();
            if (selection.mobilePieces().isEmpty()) {
                solutions.add(List.of());
                continue;
            }
            try (SolutionStream stream = Filaforge.prepare(selection, request).solutions()) {
                stream.forEach(solution -> solutions.add(solution.pieces()));
            } catch (ImpossiblePuzzleException e) {
                // it has none
            }
        }
        return solutions;
    }
}
