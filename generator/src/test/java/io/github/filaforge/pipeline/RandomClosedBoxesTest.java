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
import io.github.filaforge.oracle.PlainClosedBox.Part;
import io.github.filaforge.oracle.RandomClosedBoxes;
import io.github.filaforge.oracle.RandomClosedBoxes.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles in closed boxes of every lattice against a plain search that shares no code with the product. */
class RandomClosedBoxesTest {

    /** The dynamic sieve serves no closed box, and merging not all. */
    private static final int REFUSING = 2;

    static Stream<Sample> samples() {
        return Lattices.names().stream()
                .filter(name -> !Lattices.named(name).orElseThrow().hasJunctions())
                .flatMap(name -> RandomClosedBoxes.stream(name, Seeds.part(26)));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyStrategyFindsTheSolutionsOfThePlainSearch(Sample sample) {
        Set<Set<Part>> expected = new HashSet<>(sample.solutions());
        assertEquals(expected.size(), sample.solutions().size());
        Map<String, Piece> pieces =
                sample.puzzle().mobilePieces().stream().collect(Collectors.toMap(Piece::name, Function.identity()));
        int served = 0;
        for (SolverForm form : SolverForm.all()) {
            Optional<SearchJob> job = job(sample, form.request().distinct(Distinct.ALL));
            if (job.isPresent()) {
                List<Set<Part>> found = solutions(job.get()).stream()
                        .map(solution -> solution.stream()
                                .map(piece -> sample.solver()
                                        .part(pieces.get(piece.name()).cells(), cells(piece)))
                                .collect(Collectors.toUnmodifiableSet()))
                        .toList();
                assertEquals(expected.size(), found.size(), () -> form + " of " + sample.puzzle());
                assertEquals(expected, new HashSet<>(found), () -> form + " of " + sample.puzzle());
                served++;
            }
        }
        assertTrue(served >= SolverForm.all().size() - REFUSING, served + " strategies serve " + sample);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void solutionsThatAreSymmetricCountOnce(Sample sample) {
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            long orbits = sample.solver().orbits(sample.solutions(), distinct == Distinct.UP_TO_REFLECTION);
            for (SolverForm form : SolverForm.all()) {
                job(sample, form.request().distinct(distinct))
                        .ifPresent(job -> assertEquals(
                                BigInteger.valueOf(orbits),
                                job.count(),
                                () -> form + ", " + distinct + " of " + sample.puzzle()));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theCheckerFindsAllRightAndCountsCopiesOnce(Sample sample) {
        List<List<PlacedPiece>> all = solutions(
                job(sample, SearchRequest.builder().distinct(Distinct.ALL)).orElseThrow());
        List<PlacedPiece> stationary = sample.puzzle().pieces().stream()
                .filter(Piece::stationary)
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        piece.cells().stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()))
                .toList();
        for (Sameness sameness : Sameness.values()) {
            Verifier verifier = new Verifier(sample.puzzle(), sameness);
            long right = 0;
            for (int i = 0; i < all.size(); i++) {
                List<PlacedPiece> pieces = new ArrayList<>(all.get(i));
                pieces.addAll(stationary);
                Verdict verdict = verifier.verify(new Solution("", i + 1, i + 1L, i + 1L, sample.puzzle(), pieces));
                assertTrue(verdict.kind() != Verdict.Kind.WRONG, () -> verdict.text() + " in " + sample.puzzle());
                right += verdict.kind() == Verdict.Kind.RIGHT ? 1 : 0;
            }
            long expected = sameness == Sameness.NONE
                    ? all.size()
                    : sample.solver().orbits(sample.solutions(), sameness == Sameness.UP_TO_REFLECTION);
            assertEquals(expected, right, () -> sameness + " of " + sample.puzzle());
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

    private static List<List<PlacedPiece>> solutions(SearchJob job) {
        try (SolutionStream stream = job.solutions()) {
            return stream.stream().map(solution -> solution.pieces()).toList();
        }
    }

    private static List<Cell> cells(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .toList();
    }
}
