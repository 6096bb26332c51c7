package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.Filaforge;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.RandomRanges.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles of which pieces may be left over, against a plain search that shares no code with the product. */
class RandomRangesTest {

    static Stream<Sample> samples() {
        return Lattices.names().stream()
                .flatMap(name -> Stream.concat(
                        RandomRanges.stream(name, Seeds.part(33)),
                        RandomRanges.withOptionalCells(name, Seeds.part(33))));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theSelectionsHaveTheSolutionsOfThePlainSearch(Sample sample) {
        List<Partition> found = solutions(sample, Distinct.ALL).stream()
                .map(RandomRangesTest::partition)
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
                    solutions(sample, distinct).size(),
                    () -> distinct + " " + sample.puzzle());
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void verifyingFindsEachSolutionRightAndAsManyOrbits(Sample sample) {
        Verifier each = new Verifier(sample.puzzle(), Verifier.Sameness.NONE);
        Verifier upToSymmetry = new Verifier(sample.puzzle(), Verifier.Sameness.UP_TO_REFLECTION);
        List<PlacedPiece> stationary = sample.puzzle().pieces().stream()
                .filter(Piece::stationary)
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        sample.puzzle().lattice().written(piece.cells()).stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()))
                .toList();
        long orbits = 0;
        for (List<PlacedPiece> found : solutions(sample, Distinct.ALL)) {
            List<PlacedPiece> pieces = new ArrayList<>(stationary);
            pieces.addAll(found);
            Solution solution = new Solution("file", 1, 1, 1, sample.puzzle(), pieces);
            Verdict verdict = each.verify(solution);
            assertEquals(Verdict.Kind.RIGHT, verdict.kind(), () -> verdict + " " + sample.puzzle() + " " + solution);
            orbits += upToSymmetry.verify(solution).kind() == Verdict.Kind.RIGHT ? 1 : 0;
        }
        assertEquals(sample.solver().orbits(true), orbits, () -> sample.puzzle() + "");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aDefinitionKeepsWhatMayBeLeftOver(Sample sample) {
        String written = DefinitionWriter.write(sample.puzzle());
        Puzzle read = DefinitionReader.read(sample.puzzle().name() + ".txt", written)
                .get(0)
                .puzzle();

        assertEquals(written, DefinitionWriter.write(read));
        // sticks get their junctions when they are read
        if (!sample.puzzle().lattice().hasJunctions()) {
            assertEquals(sample.puzzle(), read);
        }
    }

    private static List<List<PlacedPiece>> solutions(Sample sample, Distinct distinct) {
        SearchRequest request = SearchRequest.builder().distinct(distinct).build();
        List<List<PlacedPiece>> solutions = new ArrayList<>();
        for (Puzzle selection : Filaforge.selections(sample.puzzle(), request)) {
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

    private static Partition partition(List<PlacedPiece> pieces) {
        return new Partition(pieces.stream()
                .map(piece -> piece.cells().stream()
                        .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                        .toList())
                .toList());
    }
}
