package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainColours.Solution;
import io.github.filaforge.oracle.RandomColours;
import io.github.filaforge.oracle.RandomColours.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles with colours against a plain search that shares no code with the product. */
class RandomColoursTest {

    static Stream<Sample> samples() {
        return Lattices.names().stream()
                .filter(name -> !name.equals("square-edges"))
                .flatMap(name -> RandomColours.stream(name, Seeds.part(33)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStrategyFindsTheSolutionsOfThePlainSearch(Sample sample) {
        int served = 0;
        for (SolverForm form : SolverForm.all()) {
            Optional<SearchJob> job = job(sample, form.request().distinct(Distinct.ALL));
            if (job.isPresent()) {
                List<Solution> found = solutions(sample, job.get());
                assertEquals(sample.solutions().size(), found.size(), () -> form + " of " + sample.puzzle());
                assertEquals(sample.solutions(), new HashSet<>(found), () -> form + " of " + sample.puzzle());
                served++;
            }
        }
        assertTrue(served >= SolverForm.all().size() - 2, served + " strategies serve " + sample);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void solutionsThatAreSymmetricCountOnce(Sample sample) {
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            long orbits = sample.solver().orbits(sample.solutions(), distinct == Distinct.UP_TO_REFLECTION);
            for (SolverForm form : SolverForm.all()) {
                job(sample, form.request().distinct(distinct))
                        .ifPresent(job -> assertEquals(
                                BigInteger.valueOf(orbits), job.count(), () -> form + " of " + sample.puzzle()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void verifyingFindsEachSolutionRightAndAsManyOrbits(Sample sample) {
        Verifier each = new Verifier(sample.puzzle(), Verifier.Sameness.NONE);
        Verifier upToSymmetry = new Verifier(sample.puzzle(), Verifier.Sameness.UP_TO_REFLECTION);
        long orbits = 0;
        SearchRequest request = SearchRequest.builder().distinct(Distinct.ALL).build();
        List<PlacedPiece> stationary = sample.puzzle().pieces().stream()
                .filter(Piece::stationary)
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        sample.puzzle().lattice().written(piece.cells()).stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()))
                .toList();
        try (SolutionStream stream = Filaforge.prepare(sample.puzzle(), request).solutions()) {
            int number = 0;
            for (SolutionStream.Solution found : stream) {
                number++;
                List<PlacedPiece> pieces = new ArrayList<>(stationary);
                pieces.addAll(found.pieces());
                var solution = new io.github.filaforge.solution.Solution(
                        "file", number, number, number, sample.puzzle(), pieces);
                assertEquals(Verdict.Kind.RIGHT, each.verify(solution).kind(), () -> sample.puzzle() + " " + solution);
                orbits += upToSymmetry.verify(solution).kind() == Verdict.Kind.RIGHT ? 1 : 0;
            }
            assertEquals(sample.solutions().size(), number);
        }
        assertEquals(sample.solver().orbits(sample.solutions(), true), orbits, () -> sample.puzzle() + "");
    }

    @ParameterizedTest
    @MethodSource("samples")
    void aDefinitionKeepsColours(Sample sample) {
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

    /** Nothing if a strategy refuses it. */
    private static Optional<SearchJob> job(Sample sample, SearchRequest.Builder request) {
        try {
            return Optional.of(Filaforge.prepare(sample.puzzle(), request.build()));
        } catch (RequestException e) {
            return Optional.empty();
        }
    }

    private static List<Solution> solutions(Sample sample, SearchJob job) {
        try (SolutionStream stream = job.solutions()) {
            return stream.stream()
                    .map(solution -> {
                        Map<String, Set<Cell>> named = new HashMap<>();
                        solution.pieces()
                                .forEach(piece -> named.put(
                                        piece.name(),
                                        piece.cells().stream()
                                                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                                                .collect(Collectors.toSet())));
                        return sample.solver().solution(named);
                    })
                    .toList();
        }
    }
}
