package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.emit.PartTables;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomRanges;
import io.github.filaforge.oracle.RandomRanges.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.plan.SearchPlan.Kind;
import io.github.filaforge.polyform.PieceSet;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Searches of puzzles of which pieces may be left over, split into more roots and into parts. */
@Tag("seconds")
class SupplyPartsTest {

    /** The length of the path of a part that is split no more. */
    private static final int DEPTH = 4;

    private static final int MANY_ROOTS = 300;

    /** A random puzzle with a strategy that serves it. */
    record Trial(Sample sample, SolverForm form) {}

    private static final List<Trial> TRIALS = someTrials();

    static List<Trial> trials() {
        return TRIALS;
    }

    private static List<Trial> someTrials() {
        List<SolverForm> forms = forms();
        return Lattices.names().stream()
                .flatMap(name -> RandomRanges.stream(name, Seeds.part(33)))
                .map(sample ->
                        new Trial(sample, forms.get(new Random(sample.toString().hashCode()).nextInt(forms.size()))))
                .toList();
    }

    /** Returns the strategies whose searches have roots. */
    static List<SolverForm> forms() {
        return SolverForm.servingSupplies().stream()
                .filter(form -> form.kind() != Kind.MERGED_STATES)
                .toList();
    }

    @ParameterizedTest
    @MethodSource("trials")
    void rootsAndPartsHaveEachSolutionOnce(Trial trial) {
        Random random = new Random(trial.toString().hashCode());
        Optional<SearchJob> whole = job(trial, request -> request);
        Optional<SearchJob> split = job(trial, request -> request.roots(2 + random.nextInt(60)));
        if (whole.isEmpty() || split.isEmpty()) {
            return;
        }
        assertHasTheSolutions(
                trial, split.get(), RunSettings.standard().withThreads(1 + random.nextInt(3)), "in roots");
        assertHasTheSolutions(trial, whole.get(), inParts(whole.get()), "in parts");
        assertEquals(trial.sample.solutions().size(), split.get().count().intValueExact(), () -> "counted: " + trial);
        assertHasTheSolutions(trial, split.get(), inParts(split.get()), "in parts of roots");
    }

    private static void assertHasTheSolutions(Trial trial, SearchJob job, RunSettings settings, String how) {
        Found found = run(job, settings);
        List<Partition> partitions = found.solutions.stream()
                .map(solution -> PuzzleTrial.partition(
                        trial.sample.puzzle().lattice(), job.decoder().pieces(solution)))
                .toList();
        assertEquals(trial.sample.solutions().size(), partitions.size(), () -> how + ": " + trial);
        assertEquals(new HashSet<>(trial.sample.solutions()), new HashSet<>(partitions), () -> how + ": " + trial);
    }

    @ParameterizedTest
    @MethodSource("trials")
    void aSearchGoesOnAfterAnyPart(Trial trial) {
        Random random = new Random(trial.toString().hashCode());
        Optional<SearchJob> job = job(trial, request -> request.distinct(Distinct.UP_TO_ROTATION));
        if (job.isEmpty()) {
            return;
        }
        RunSettings settings = inParts(job.get());
        Found all = run(job.get(), settings);
        if (all.ended.isEmpty()) {
            return;
        }
        int index = random.nextInt(all.ended.size());

        Found rest = run(job.get(), settings.after(new DoneParts(all.ended.get(index), Set.of())));

        assertEquals(all.ended.subList(index + 1, all.ended.size()), rest.ended);
        assertEquals(all.texts().subList(all.foundBy.get(index), all.solutions.size()), rest.texts(), trial::toString);
    }

    /**
     * Nine cells have 131 tilings by single cells and dominoes, 106 by these pieces and a bar, and one by the square of nine
     * cells.
     */
    @ParameterizedTest
    @MethodSource("forms")
    void aRootThatFillsTheRegionIsOneSolution(SolverForm form) {
        List<Piece> pieces = new ArrayList<>();
        pieces.add(piece("S", 3, 3));
        pieces.add(piece("B", 3, 1));
        pieces.addAll(copies("A", 9, 1, 1));
        pieces.addAll(copies("D", 4, 2, 1));

        assertCounts(form, new Puzzle("square", new Box(3, 3, 1), false, pieces), 131 + 106 + 1);
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag("slow")
    void rectanglesOfAnyNumberOfEachTetrominoHaveTheirSolutionsInParts(SolverForm form) {
        List<Piece> pieces = PieceSet.named("tetrominoes").orElseThrow().pieces().stream()
                .flatMap(piece -> IntStream.range(0, 6)
                        .mapToObj(copy -> new Piece(piece.name() + copy, piece.cells(), false, List.of(), true)))
                .toList();

        assertCounts(form, new Puzzle("tetrominoes", new Box(6, 4, 1), false, pieces), 2003);
    }

    /** Parts of the open space may have the volumes of four and of five cells. */
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("forms")
    void tetrominoesAndPentominoesTogetherHaveTheirSolutionsInParts(SolverForm form) {
        List<Piece> pieces = Stream.of("tetrominoes", "pentominoes")
                .flatMap(set -> PieceSet.named(set).orElseThrow().pieces().stream())
                .map(piece -> new Piece(piece.name() + piece.cells().size(), piece.cells(), false, List.of(), true))
                .toList();
        Container container = new Container(Lattices.CUBIC, new Box(6, 4, 1));

        assertCounts(form, new Puzzle("both", container, false, pieces, new PieceRange(5, 5)), 3748);
    }

    private static Piece piece(String name, int width, int height) {
        return copies(name, 1, width, height).get(0);
    }

    private static List<Piece> copies(String name, int count, int width, int height) {
        List<Cell> cells = IntStream.range(0, width * height)
                .mapToObj(cell -> new Cell(cell % width, cell / width, 0))
                .toList();
        return IntStream.range(0, count)
                .mapToObj(copy -> new Piece(name + copy, cells, false, List.of(), true))
                .toList();
    }

    /** Asserts the number of solutions, of the whole search, in many roots and in parts. */
    private static void assertCounts(SolverForm form, Puzzle puzzle, int expected) {
        SearchRequest request = form.request().distinct(Distinct.ALL).build();
        SearchJob whole = SearchBuilder.prepare(puzzle, request);
        SearchJob split =
                SearchBuilder.prepare(puzzle, request.but().roots(MANY_ROOTS).build());
        RunSettings oneThread = RunSettings.standard().withThreads(1);

        assertEquals(expected, run(whole, oneThread).distinct(), form::toString);
        assertEquals(expected, run(whole, inParts(whole)).distinct(), () -> form + " in parts");
        assertTrue(split.roots() > 1, () -> form + " has " + split.roots() + " roots");
        assertEquals(expected, run(split, oneThread).distinct(), () -> form + " in roots");
    }

    private static RunSettings inParts(SearchJob job) {
        Splitter splitter = PartTables.split(job.chosen().packing().search());
        return RunSettings.standard()
                .withThreads(2)
                .splitBy(part -> part.path().size() < DEPTH ? splitter.split(part) : List.of(part));
    }

    /** Returns a search for all solutions; empty if the strategy refuses it. */
    private static Optional<SearchJob> job(Trial trial, UnaryOperator<SearchRequest.Builder> more) {
        SearchRequest.Builder request = trial.form.request().distinct(Distinct.ALL);
        try {
            return Optional.of(SearchBuilder.prepare(
                    trial.sample.puzzle(), more.apply(request).build()));
        } catch (RequestException e) {
            return Optional.empty();
        } catch (ImpossiblePuzzleException e) {
            assertTrue(trial.sample.solutions().isEmpty(), trial::toString);
            return Optional.empty();
        }
    }

    private static Found run(SearchJob job, RunSettings settings) {
        Found found = new Found(job.decoder());
        assertTrue(job.run(settings, found).complete());
        return found;
    }

    /** The solutions in their order, and the parts that have ended, each with the number of solutions by then. */
    private static final class Found implements SearchListener {

        private final SolutionDecoder decoder;
        private final List<int[]> solutions = new ArrayList<>();
        private final List<List<Integer>> ended = new ArrayList<>();
        private final List<Integer> foundBy = new ArrayList<>();

        Found(SolutionDecoder decoder) {
            this.decoder = decoder;
        }

        @Override
        public void found(int[] solution) {
            solutions.add(solution.clone());
        }

        @Override
        public void rootEnded(RootPart root, RootResult result) {
            ended.add(root.path());
            foundBy.add(solutions.size());
        }

        List<String> texts() {
            return solutions.stream()
                    .map(solution -> decoder.pieces(solution).toString())
                    .toList();
        }

        /** Returns the number of solutions, which all have different cells of their pieces. */
        int distinct() {
            Set<List<String>> different = new HashSet<>();
            for (int[] solution : solutions) {
                List<String> cells = decoder.pieces(solution).stream()
                        .map(piece -> piece.cells().stream()
                                        .map(List::toString)
                                        .sorted()
                                        .toList() + "")
                        .sorted()
                        .toList();
                assertTrue(different.add(cells), () -> decoder.pieces(solution) + " twice");
            }
            return solutions.size();
        }
    }
}
