package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.SolutionGraph;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import io.github.filaforge.verify.Verifier.Sameness;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * A random puzzle on which strategies, verifier and definitions are tried.
 *
 * @param <S> a solution as a plain search writes it
 * @param name short, for reports of tests
 * @param puzzle the puzzle
 * @param expected what the plain search finds
 * @param solution writes what is found like it
 * @param orbits counts solutions up to symmetry, by the plain search
 */
record PuzzleTrial<S>(
        String name, Puzzle puzzle, Collection<S> expected, Function<List<PlacedPiece>, S> solution, Orbits orbits) {

    /** The dynamic sieve serves no closed box, and merging not all puzzles. */
    private static final int REFUSING = 2;

    /** The number of strategies of which one is tried with compiled solvers. */
    private static final int CASES = 4;

    /** Counts solutions up to symmetry. */
    @FunctionalInterface
    interface Orbits {

        /** With those that are reflected counted once or not. */
        long count(boolean upToReflection);
    }

    @Override
    public String toString() {
        return name;
    }

    /** Returns true if it is known without a search that there is no solution. Then the plain search has found none. */
    private boolean isImpossible() {
        boolean isImpossible = SearchBuilder.begin(
                        puzzle, SearchRequest.builder().build())
                .impossibility()
                .isPresent();
        assertTrue(!isImpossible || expected.isEmpty(), () -> "impossible: " + puzzle);
        return isImpossible;
    }

    private List<SolverForm> forms() {
        return puzzle.hasOptionalPieces() ? SolverForm.servingSupplies() : SolverForm.all();
    }

    /**
     * Asserts that each strategy that does not refuse the puzzle finds each solution once. Few strategies refuse one.
     */
    void assertEveryStrategyFindsItsSolutions() {
        if (isImpossible()) {
            return;
        }
        assertEquals(expected.size(), Set.copyOf(expected).size());
        int served = 0;
        for (SolverForm form : forms()) {
            Optional<SearchJob> job = job(form.request().distinct(Distinct.ALL), making(form, true));
            if (job.isPresent()) {
                assertAre(found(job.get()), form);
                served++;
            }
        }
        assertTrue(served >= forms().size() - REFUSING, served + " strategies serve " + puzzle);
    }

    /**
     * Asserts that the graph of all solutions has each solution once, the k-th at its number, and that it has the
     * frequencies of images in the solutions.
     */
    void assertGraphHasItsSolutions() {
        if (isImpossible()) {
            return;
        }
        SolutionGraph graph = SolutionGraph.of(puzzle);
        List<List<PlacedPiece>> found = new ArrayList<>();
        for (SolutionStream.Solution solution : graph) {
            assertEquals(solution, graph.get(BigInteger.valueOf(found.size())), () -> "order in " + puzzle);
            found.add(solution.pieces());
        }
        assertEquals(BigInteger.valueOf(expected.size()), graph.count());
        assertAre(found, "graph");
        Map<Set<Cell>, Integer> covered = new HashMap<>();
        found.forEach(solution ->
                solution.forEach(piece -> covered.merge(Set.copyOf(cells(puzzle.lattice(), piece)), 1, Integer::sum)));
        Map<Set<Cell>, Integer> frequencies = new HashMap<>();
        graph.frequencies().images().stream()
                .filter(image -> !image.shape().isBlank())
                .forEach(image -> frequencies.merge(
                        Set.copyOf(puzzle.lattice().written(image.cells())),
                        image.solutions().intValueExact(),
                        Integer::sum));
        assertEquals(covered, frequencies, () -> "frequencies of " + puzzle);
    }

    /** Asserts that merging lists each solution once up to symmetry. */
    void assertMergingListsSymmetricSolutionsOnce() {
        if (isImpossible()) {
            return;
        }
        for (Distinct distinct : List.of(Distinct.UP_TO_ROTATION, Distinct.UP_TO_REFLECTION)) {
            job(SearchRequest.builder().strategy("merge").distinct(distinct), SolverMaking.byTime())
                    .ifPresent(job -> assertEquals(
                            orbits.count(distinct == Distinct.UP_TO_REFLECTION),
                            found(job).size(),
                            () -> distinct + " of " + puzzle));
        }
    }

    /** These are the solutions, each once; how they were found is for the message. */
    private void assertAre(List<List<PlacedPiece>> found, Object how) {
        List<S> written = found.stream().map(solution).toList();
        assertEquals(expected.size(), written.size(), () -> how + " of " + puzzle);
        assertEquals(Set.copyOf(expected), new HashSet<>(written), () -> how + " of " + puzzle);
    }

    /**
     * Asserts that each strategy that does not refuse the puzzle counts the right number of solutions up to symmetry: half of
     * the strategies up to rotation, and the others up to reflection.
     */
    void assertEveryStrategyCountsSymmetricSolutionsOnce() {
        if (isImpossible()) {
            return;
        }
        for (SolverForm form : forms()) {
            Distinct distinct = draw(form) / CASES % 2 == 0 ? Distinct.UP_TO_ROTATION : Distinct.UP_TO_REFLECTION;
            job(form.request().distinct(distinct), making(form, false)).ifPresent(job -> {
                BigInteger expected = BigInteger.valueOf(orbits.count(distinct == Distinct.UP_TO_REFLECTION));
                assertEquals(expected, job.count(), () -> form + ", " + distinct + " of " + puzzle);
            });
        }
    }

    /**
     * The verifier, which has a geometry of its own, finds none of the solutions wrong, and counts those that are symmetric
     * once.
     */
    void assertVerifierAgrees() {
        if (isImpossible()) {
            return;
        }
        assertVerifierAgrees(found(job(SearchRequest.builder().distinct(Distinct.ALL), SolverMaking.byTime())
                .orElseThrow()));
    }

    private void assertVerifierAgrees(List<List<PlacedPiece>> found) {
        List<PlacedPiece> stationary = puzzle.pieces().stream()
                .filter(Piece::stationary)
                .map(this::placed)
                .toList();
        for (Sameness sameness : Sameness.values()) {
            Verifier verifier = new Verifier(puzzle, sameness);
            long right = 0;
            for (int i = 0; i < found.size(); i++) {
                List<PlacedPiece> pieces = new ArrayList<>(stationary);
                pieces.addAll(found.get(i));
                Solution solution = new Solution("found", i + 1, i + 1L, i + 1L, puzzle, pieces);
                Verdict verdict = verifier.verify(solution);
                assertTrue(verdict.kind() != Verdict.Kind.WRONG, () -> verdict.text() + ": " + puzzle + " " + solution);
                right += verdict.kind() == Verdict.Kind.RIGHT ? 1 : 0;
            }
            long expected =
                    sameness == Sameness.NONE ? found.size() : orbits.count(sameness == Sameness.UP_TO_REFLECTION);
            assertEquals(expected, right, () -> sameness + " of " + puzzle);
        }
    }

    private PlacedPiece placed(Piece piece) {
        return new PlacedPiece(
                piece.name(),
                puzzle.lattice().written(piece.cells()).stream()
                        .map(puzzle.lattice()::numbers)
                        .toList());
    }

    /** The puzzle that is read from its definition is the same. */
    void assertDefinitionKeepsIt() {
        String written = DefinitionWriter.write(puzzle);
        Puzzle read =
                DefinitionReader.read(puzzle.name() + ".txt", written).get(0).puzzle();

        assertEquals(written, DefinitionWriter.write(read));
        // sticks get their junctions when they are read
        if (!puzzle.lattice().hasJunctions()) {
            assertEquals(puzzle, read);
        }
    }

    /**
     * Returns the way in which solvers are made. Of a quarter of the strategies the solvers that list are compiled, of another
     * quarter those that count: compiling takes longer than these searches.
     */
    private SolverMaking making(SolverForm form, boolean areListed) {
        boolean isCompiled = draw(form) % CASES == (areListed ? 0 : 1);
        return isCompiled ? SolverMaking.compiledBy(new JaninoCompiler()) : SolverMaking.byTime();
    }

    /** Returns a number that puzzle and strategy decide. */
    private int draw(SolverForm form) {
        return new Random((name + form).hashCode()).nextInt(2 * CASES);
    }

    /** Nothing if a strategy refuses it. */
    private Optional<SearchJob> job(SearchRequest.Builder request, SolverMaking making) {
        try {
            return Optional.of(SearchBuilder.prepare(puzzle, request.build(), making));
        } catch (RequestException e) {
            return Optional.empty();
        }
    }

    private static List<List<PlacedPiece>> found(SearchJob job) {
        SolutionDecoder decoder = job.decoder();
        List<List<PlacedPiece>> found = new ArrayList<>();
        job.run(RunSettings.standard(), new SearchListener() {
            @Override
            public void found(int[] solution) {
                found.add(decoder.pieces(solution));
            }
        });
        return found;
    }

    /** Returns the partition of the cells by the pieces of a solution. */
    static Partition partition(Lattice lattice, List<PlacedPiece> solution) {
        return new Partition(
                solution.stream().map(piece -> cells(lattice, piece)).toList());
    }

    /** Returns the cells of a piece. */
    static List<Cell> cells(Lattice lattice, PlacedPiece piece) {
        return piece.cells().stream().map(lattice::cell).toList();
    }
}
