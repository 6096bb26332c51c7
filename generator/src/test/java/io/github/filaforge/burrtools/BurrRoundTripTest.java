package io.github.filaforge.burrtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomColours;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionMoves;
import io.github.filaforge.verify.MovesVerifier;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random puzzles whose solutions are counted by a plain search that shares no code with the product. */
@DisplayName("Definitions that become files of BurrTools and definitions again")
class BurrRoundTripTest {

    private static final List<String> LATTICES =
            List.of("cubic", "triangular", "triangular-prism", "fcc", "rhombic", "tetra-octa");

    /**
     * A puzzle.
     *
     * @param rotated the number of its solutions up to rotation
     * @param reflected the same up to reflection
     */
    private record Sample(Puzzle puzzle, long rotated, long reflected) {

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    /** Their numbers of solutions take longer than all else. */
    private static final List<Sample> SAMPLES = made();

    static Stream<Sample> samples() {
        return SAMPLES.stream();
    }

    private static List<Sample> made() {
        return LATTICES.stream()
                .flatMap(name -> Stream.concat(
                        RandomColours.stream(name, Seeds.COUNT)
                                .map(sample -> new Sample(
                                        sample.puzzle(),
                                        sample.solver().orbits(sample.solutions(), false),
                                        sample.solver().orbits(sample.solutions(), true)))
                                .filter(BurrRoundTripTest::hasCounterpart)
                                .limit(Seeds.part(22)),
                        RandomRanges.stream(name, Seeds.part(11))
                                .map(sample -> new Sample(
                                        sample.puzzle(),
                                        sample.solver().orbits(sample.solutions(), false),
                                        sample.solver().orbits(sample.solutions(), true)))
                                .filter(BurrRoundTripTest::hasCounterpart)
                                .limit(Seeds.part(22))))
                .toList();
    }

    private static boolean hasCounterpart(Sample sample) {
        Puzzle puzzle = sample.puzzle();
        return !puzzle.oneSided()
                && puzzle.placed().isAny()
                && (!puzzle.lattice().name().equals("fcc")
                        || puzzle.lattice().turns().hasFurther());
    }

    private static BurrPuzzle converted(Puzzle puzzle) {
        BurrFile file = ProblemsOfPuzzles.of(puzzle.name(), List.of(puzzle)).file();
        return BurrPuzzle.all(BurrFiles.read(BurrWriter.write(file)), OptionalInt.empty())
                .get(0);
    }

    @ParameterizedTest
    @MethodSource("samples")
    void theCountsAreEqual(Sample sample) {
        Puzzle burr = converted(sample.puzzle()).defined().puzzle();
        Puzzle again = DefinitionReader.read("again.txt", DefinitionWriter.write(burr))
                .get(0)
                .puzzle();

        assertEquals(sample.rotated(), solutions(again, Distinct.UP_TO_ROTATION).size());
        assertEquals(
                sample.reflected(), solutions(again, Distinct.UP_TO_REFLECTION).size());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void assembliesTellWhereThePiecesLie(Sample sample) {
        BurrPuzzle burr = converted(sample.puzzle());
        Puzzle puzzle = burr.defined().puzzle();
        Verifier verifier = new Verifier(puzzle, Verifier.Sameness.UP_TO_ROTATION);
        for (List<PlacedPiece> solution : solutions(puzzle, Distinct.UP_TO_ROTATION)) {
            BurrAssembly assembly = burr.assembly(solution).orElseThrow();
            List<PlacedPiece> pieces = burr.pieces(assembly).orElseThrow();
            Verdict verdict = verifier.verify(new Solution("file", 1, 1, 1, puzzle, pieces));

            assertEquals(burr.problem().places(), assembly.places());
            assertEquals(covered(solution), covered(pieces), assembly::toString);
            assertEquals(Optional.empty(), burr.clash(assembly), assembly::toString);
            assertEquals(Verdict.Kind.RIGHT, verdict.kind(), verdict::toString);
        }
    }

    /** The independent check of moves replays the states of a file that was written and read. */
    @ParameterizedTest
    @MethodSource("samples")
    @Tag("seconds")
    void statesOfFilesAreMoves(Sample sample) {
        BurrPuzzle burr = converted(sample.puzzle());
        Puzzle puzzle = burr.defined().puzzle();
        Slides slides = Slides.ofPieces(puzzle, true).orElseThrow();
        Assemblies assemblies = new Assemblies(puzzle);
        Disassembler disassembler = assemblies.disassembler(slides, 10_000);
        BurrMoves moves = new BurrMoves(burr, slides.steps());
        MovesVerifier verifier = new MovesVerifier(puzzle, false);
        for (List<PlacedPiece> pieces : solutions(puzzle, Distinct.UP_TO_ROTATION)) {
            Assemblies.Assembly assembly = assemblies.of(pieces);
            BurrAssembly stored = burr.assembly(pieces).orElseThrow();
            assembly.takenApartBy(disassembler).separation().ifPresent(separation -> {
                BurrSeparation states = moves.separation(stored, assembly.moving(), separation);
                BurrProblem problem = burr.problem()
                        .solved(
                                BigInteger.ONE,
                                Optional.of(BigInteger.ONE),
                                List.of(new BurrSolution(stored, Optional.of(states))));
                BurrFile file = BurrFiles.read(BurrWriter.write(burr.file().withProblems(List.of(problem))));
                BurrSolution again = file.problems().get(0).stored().get(0);
                SolutionMoves read = moves.moves(
                                again.assembly(), again.separation().orElseThrow())
                        .moves()
                        .orElseThrow();

                assertEquals(separation.level(), read.level());
                assertEquals(
                        Optional.empty(),
                        verifier.fault(new Solution(
                                        "file",
                                        1,
                                        1,
                                        1,
                                        puzzle,
                                        burr.pieces(stored).orElseThrow())
                                .with(Optional.of(read))));
            });
        }
    }

    private static Set<Set<List<Integer>>> covered(List<PlacedPiece> pieces) {
        return pieces.stream().map(piece -> Set.copyOf(piece.cells())).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @MethodSource("samples")
    void wherePiecesLieInOneWayOnlyBurrToolsCountsWhatIsNotReflected(Sample sample) {
        BurrPuzzle burr = converted(sample.puzzle());
        BurrCount count = new BurrCount(burr);
        solutions(burr.defined().puzzle(), Distinct.UP_TO_REFLECTION).forEach(count::add);

        // pieces of one shape are one entry, so that only colours distinguish them
        BigInteger reflected = BigInteger.valueOf(sample.reflected());
        if (count.isKnown() && !count.tellsMoreApart()) {
            assertEquals(reflected, count.count());
        }
        assertTrue(!count.isKnown() || count.count().compareTo(reflected) >= 0, count.count() + " of " + reflected);
    }

    private static List<List<PlacedPiece>> solutions(Puzzle puzzle, Distinct distinct) {
        List<List<PlacedPiece>> solutions = new ArrayList<>();
        try (SolutionStream found = Filaforge.prepare(
                        puzzle, SearchRequest.builder().distinct(distinct).build())
                .solutions()) {
            found.forEach(solution -> solutions.add(solution.pieces()));
        } catch (ImpossiblePuzzleException e) {
            // it has none
        }
        assertEquals(solutions.size(), new HashSet<>(solutions).size());
        return solutions;
    }
}
