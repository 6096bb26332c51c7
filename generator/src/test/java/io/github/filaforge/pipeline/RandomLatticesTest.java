package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.oracle.RandomLattices.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles of every lattice against a plain search that shares no code with the product. */
class RandomLatticesTest {

    static Stream<Sample> samples() {
        return Lattices.names().stream()
                .flatMap(name -> Stream.concat(
                        RandomLattices.stream(name, Seeds.part(33)),
                        RandomLattices.withOptionalCells(name, Seeds.part(33))));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStrategyFindsTheSolutionsOfThePlainSearch(Sample sample) {
        Set<Partition> expected = new HashSet<>(sample.solutions());
        int served = 0;
        for (SolverForm form : SolverForm.all()) {
            Optional<SearchJob> job = job(sample, form.request().distinct(Distinct.ALL));
            if (job.isPresent()) {
                List<Partition> found = solutions(job.get());
                assertEquals(expected.size(), found.size(), () -> form + " of " + sample.puzzle());
                assertEquals(expected, new HashSet<>(found), () -> form + " of " + sample.puzzle());
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

    /** By a geometry of its own. */
    @ParameterizedTest
    @MethodSource("samples")
    void verifyFindsAllRightAndAsManyThatAreNotSymmetric(Sample sample) {
        SearchJob job = job(sample, SolverForm.all().get(0).request().distinct(Distinct.ALL))
                .orElseThrow();
        for (Sameness sameness : List.of(Sameness.UP_TO_ROTATION, Sameness.UP_TO_REFLECTION)) {
            Verifier verifier = new Verifier(sample.puzzle(), sameness);
            Map<Verdict.Kind, Long> verdicts = new EnumMap<>(Verdict.Kind.class);
            try (SolutionStream stream = job.solutions()) {
                long number = 0;
                for (SolutionStream.Solution solution : stream) {
                    number++;
                    List<PlacedPiece> pieces = new ArrayList<>(solution.pieces());
                    sample.puzzle().pieces().stream()
                            .filter(Piece::stationary)
                            .map(piece -> placed(
                                    piece.name(), sample.puzzle().lattice().written(piece.cells())))
                            .forEach(pieces::add);
                    Verdict verdict =
                            verifier.verify(new Solution("found", 1, number, number, sample.puzzle(), pieces));
                    verdicts.merge(verdict.kind(), 1L, Long::sum);
                }
            }
            long orbits = sample.solver().orbits(sample.solutions(), sameness == Sameness.UP_TO_REFLECTION);
            assertEquals(0, verdicts.getOrDefault(Verdict.Kind.WRONG, 0L), sample::toString);
            assertEquals(orbits, verdicts.getOrDefault(Verdict.Kind.RIGHT, 0L), sample::toString);
        }
    }

    private static PlacedPiece placed(String name, List<Cell> cells) {
        return new PlacedPiece(
                name,
                cells.stream()
                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                        .toList());
    }

    /** Nothing if a strategy refuses it. */
    private static Optional<SearchJob> job(Sample sample, SearchRequest.Builder request) {
        try {
            return Optional.of(Filaforge.prepare(sample.puzzle(), request.build()));
        } catch (RequestException e) {
            return Optional.empty();
        }
    }

    private static List<Partition> solutions(SearchJob job) {
        try (SolutionStream stream = job.solutions()) {
            return stream.stream()
                    .map(solution -> new Partition(solution.pieces().stream()
                            .map(piece -> piece.cells().stream()
                                    .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                                    .toList())
                            .toList()))
                    .toList();
        }
    }
}
