package io.github.filaforge.disassembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.RandomPuzzles.Kind;
import io.github.filaforge.oracle.RandomPuzzles.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.EmbeddedSolver;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.parts.PartName;
import io.github.filaforge.runtime.parts.PartResult;
import io.github.filaforge.runtime.parts.PartSettings;
import io.github.filaforge.runtime.parts.PartedSearch;
import io.github.filaforge.runtime.program.JobDescription;
import io.github.filaforge.runtime.program.JobMain;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.UndecidedAssemblyException;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchIdentity;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.strategy.Strategy;
import java.io.IOException;
import java.math.BigInteger;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Searches of the library whose solutions are the assemblies that can be taken apart. */
class SeparableSolutionsTest {

    private static final ApartRequest STANDARD = ApartRequest.standard();

    /** More moves than a plain search can look at come from more pieces. */
    private static final int FEW_PIECES = 6;

    private static final int FEW_SOLUTIONS = 40;

    private static SearchRequest.Builder all() {
        return SearchRequest.builder().distinct(Distinct.ALL);
    }

    private static SearchJob job(Puzzle puzzle, SearchRequest.Builder request) {
        return SearchBuilder.prepare(puzzle, request.build(), SolverMaking.byTime());
    }

    /** Returns the cells of each piece of a solution. Strategies give equal pieces their names in different orders. */
    private static Set<Set<Cell>> cells(Puzzle puzzle, List<PlacedPiece> pieces) {
        return pieces.stream()
                .map(piece -> piece.cells().stream().map(puzzle.lattice()::cell).collect(Collectors.toSet()))
                .collect(Collectors.toSet());
    }

    /** Returns the solutions of a job. */
    private static Set<Set<Set<Cell>>> solutions(Puzzle puzzle, SearchJob job) {
        SolutionDecoder decoder = job.decoder();
        Set<Set<Set<Cell>>> found = new HashSet<>();
        job.run(RunSettings.standard().withThreads(1), new SearchListener() {
            @Override
            public void found(int[] solution) {
                assertTrue(found.add(cells(puzzle, decoder.pieces(solution))));
            }
        });
        return found;
    }

    /** Returns the assemblies of a puzzle that a plain search takes apart; empty if this is too much for it. */
    private static Optional<Set<Set<Set<Cell>>>> separable(Puzzle puzzle) {
        PlainMoves plain = new PlainMoves(puzzle.box().layers() == 1 ? "tray" : "cubic");
        Set<Cell> frame = puzzle.pieces().stream()
                .filter(Piece::stationary)
                .flatMap(piece -> piece.cells().stream())
                .collect(Collectors.toSet());
        try {
            return Optional.of(solutions(puzzle, job(puzzle, all())).stream()
                    .filter(pieces -> plain.isSeparable(frame.isEmpty() ? List.copyOf(pieces) : with(frame, pieces)))
                    .collect(Collectors.toSet()));
        } catch (PlainMoves.TooManyStates e) {
            return Optional.empty();
        }
    }

    private static List<Set<Cell>> with(Set<Cell> frame, Set<Set<Cell>> pieces) {
        return Stream.concat(pieces.stream(), Stream.of(frame)).toList();
    }

    @Tag("seconds")
    @ParameterizedTest
    @EnumSource(names = {"SCATTERED", "RAGGED", "BLOCK_HOLES"})
    void eachStrategyFindsTheAssembliesThatAPlainSearchTakesApart(Kind kind) {
        int compared = 0;
        Set<Boolean> kept = new TreeSet<>();
        for (int seed = 1; seed <= Seeds.COUNT; seed++) {
            Sample sample = RandomPuzzles.generate(kind, seed);
            Puzzle puzzle = sample.puzzle();
            if (sample.solutions().isEmpty()
                    || sample.solutions().size() > FEW_SOLUTIONS
                    || puzzle.mobilePieces().size() > FEW_PIECES) {
                continue;
            }
            Optional<Set<Set<Set<Cell>>>> expected = separable(puzzle);
            if (expected.isEmpty()) {
                continue;
            }
            kept.add(!expected.get().isEmpty());
            List<Strategy> strategies = Strategies.all();
            Strategy strategy = strategies.get(seed % strategies.size());

            Set<Set<Set<Cell>>> found =
                    solutions(puzzle, job(puzzle, all().apart(STANDARD).strategy(strategy.name())));
            BigInteger counted = SearchBuilder.prepare(
                            puzzle,
                            all().apart(STANDARD)
                                    .strategy(strategy.name())
                                    .onlyCounted(true)
                                    .stoppable(true)
                                    .build())
                    .count();

            assertEquals(expected.get(), found, () -> strategy.name() + " " + sample);
            assertEquals(BigInteger.valueOf(found.size()), counted, sample::toString);
            compared++;
        }
        assertTrue(compared >= Seeds.COUNT / 2, compared + " puzzles");
        if (kind == Kind.SCATTERED) {
            assertEquals(Set.of(false, true), kept);
        }
    }

    /**
     * A puzzle whose pieces are those of an assembly that is its own image by half a turn, drawn in random turns, with random
     * weights and groups.
     */
    private static Puzzle symmetricPuzzle(int seed) {
        Random random = new Random(seed);
        List<Set<Cell>> assembly = DisassemblerTest.symmetricAssembly(random);
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < assembly.size(); i++) {
            List<Cell> cells = new ArrayList<>(assembly.get(i));
            if (random.nextBoolean()) {
                cells.replaceAll(cell -> new Cell(9 - cell.y(), cell.x(), 0));
            }
            pieces.add(new Piece("p" + i, cells, false).with(DisassemblerTest.handling(random)));
        }
        Set<Cell> filled = assembly.stream().flatMap(Set::stream).collect(Collectors.toSet());
        int width = filled.stream().mapToInt(Cell::x).max().orElseThrow() + 1;
        int height = filled.stream().mapToInt(Cell::y).max().orElseThrow() + 1;
        return new Puzzle("symmetric", new Container(Lattices.CUBIC, new Box(width, height, 1)), false, pieces);
    }

    /** In a solution it is arbitrary which piece of a shape lies where, so groups and weights of a shape must not depend on it. */
    @Tag("seconds")
    @Test
    void eachStrategyFindsTheAssembliesOfPiecesInGroupsThatAPlainSearchTakesApart() {
        List<Strategy> strategies = Strategies.all();
        int byGroups = 0;
        for (int seed = 1; seed <= 3 * Seeds.COUNT; seed++) {
            Puzzle puzzle = symmetricPuzzle(seed);
            PlainMoves moves = new PlainMoves("tray");
            PlainGroups groups = new PlainGroups(moves, puzzle.pieces());
            Set<Set<Set<Cell>>> expected = new HashSet<>();
            try {
                for (Set<Set<Cell>> pieces : solutions(puzzle, job(puzzle, all()))) {
                    if (groups.comeApart(List.copyOf(pieces))) {
                        expected.add(pieces);
                        byGroups += moves.isSeparable(List.copyOf(pieces)) ? 0 : 1;
                    }
                }
            } catch (PlainMoves.TooManyStates e) {
                continue;
            }
            String strategy = strategies.get(seed % strategies.size()).name();

            assertEquals(
                    expected,
                    solutions(puzzle, job(puzzle, all().apart(STANDARD).strategy(strategy))),
                    () -> strategy + " " + puzzle);
        }
        assertTrue(byGroups > 0, "no assembly counts by its groups alone");
    }

    /** A bar in a ring, which it leaves through the open side of a box only. */
    private static Puzzle ring() {
        return PuzzleBuilder.inBox("ring", 5, 3)
                .piece("A", "#####", "#...#", "#####")
                .piece("B", "###")
                .build();
    }

    @Test
    void aBarInARingCountsIfItMayBeLifted() {
        assertEquals(
                BigInteger.ZERO,
                job(ring(), SearchRequest.builder().apart(STANDARD)).count());
        assertEquals(
                BigInteger.ONE,
                job(ring(), SearchRequest.builder().apart(STANDARD.lifting())).count());
        assertEquals(BigInteger.ONE, job(ring(), SearchRequest.builder()).count());
    }

    /** The place of a piece: the cells of a picture that have its name. */
    private static PlacedPiece placed(String name, String... rows) {
        List<List<Integer>> cells = new ArrayList<>();
        for (int y = 0; y < rows.length; y++) {
            for (int x = 0; x < rows[y].length(); x++) {
                if (rows[y].substring(x, x + 1).equals(name)) {
                    cells.add(List.of(x, rows.length - 1 - y, 0));
                }
            }
        }
        return new PlacedPiece(name, cells);
    }

    private static final String[] BOLT = {"AAAAA", "ABAAA", "ABBBB", "A....", "AAAAA"};

    /** The cells that the bolt and the lock fill. */
    private static final int[][] BOLT_CELLS = IntStream.range(0, 25)
            .filter(cell -> cell < 6 || cell > 9)
            .mapToObj(cell -> new int[] {cell % 5, cell / 5})
            .toArray(int[][]::new);

    /** A puzzle of a bolt B in a lock A. Four cells stay empty. */
    private static Puzzle lock() {
        return PuzzleBuilder.inBox("bolt", 5, 5)
                .region(BOLT_CELLS)
                .optional(new int[] {1, 1}, new int[] {2, 1}, new int[] {3, 1}, new int[] {4, 1})
                .piece("A", "#####", "#.###", "#....", "#....", "#####")
                .piece("B", "#...", "####")
                .build();
    }

    private static Optional<Separation> bolt(ApartRequest request) {
        return Filaforge.takeApart(lock(), List.of(placed("A", BOLT), placed("B", BOLT)), request);
    }

    @Test
    void theMovesOfAnAssemblyAreReturned() {
        Separation separation = bolt(STANDARD).orElseThrow();

        assertEquals(List.of(2), separation.level());
        assertEquals(
                List.of(new Move(List.of(1), new Cell(0, -1, 0), 1), new Move(List.of(1), new Cell(1, 0, 0), 0)),
                separation.moves().stream()
                        .map(SeparableSolutionsTest::ofPieceB)
                        .toList());
    }

    /** Returns an equal move of the piece B, if the other piece goes the opposite way. */
    private static Move ofPieceB(Move move) {
        return move.pieces().contains(1)
                ? move
                : new Move(List.of(1), new Cell(0, 0, 0).minus(move.step()), move.times());
    }

    @Test
    void anAssemblyOfOnePieceTakesNoMoves() {
        Puzzle box = PuzzleBuilder.inBox("one", 1, 1).piece("A", "#").build();

        Separation separation =
                Filaforge.takeApart(box, List.of(placed("A", "A")), STANDARD).orElseThrow();

        assertEquals("0", Separation.text(separation.level()));
        assertEquals(
                BigInteger.ONE,
                job(box, SearchRequest.builder().apart(STANDARD)).count());
    }

    @Test
    void anAssemblyThatIsNotDecidedIsNeitherASolutionNorNone() {
        UndecidedAssemblyException undecided =
                assertThrows(UndecidedAssemblyException.class, () -> bolt(STANDARD.withStates(1)));

        String message = "an assembly of puzzle bolt is not decided, since there are more than 1 state";
        assertEquals(message, undecided.getMessage());
        SearchJob job = job(lock(), SearchRequest.builder().apart(STANDARD.withStates(1)));
        assertEquals(
                message + ": allow more by ApartRequest.states, or look at each assembly by Filaforge.takeApart",
                assertThrows(UndecidedAssemblyException.class, job::count).getMessage());
        assertEquals(
                BigInteger.ONE,
                job(lock(), SearchRequest.builder().apart(STANDARD)).count());
    }

    private static Puzzle cubes(int least) {
        return PuzzleBuilder.inBox("many", 65, 1)
                .copies("A", least, 65, new int[] {0, 0})
                .build();
    }

    /** More states are no remedy for too many pieces. */
    @Test
    void anAssemblyOfTooManyPiecesIsNotDecided() {
        UndecidedAssemblyException undecided = assertThrows(
                UndecidedAssemblyException.class,
                () -> job(cubes(1), SearchRequest.builder().apart(STANDARD)).count());

        assertEquals(
                "an assembly of puzzle many is not decided, since there are more than 64 pieces",
                undecided.getMessage());
    }

    @Test
    void aPuzzleOfTooManyPiecesIsRefusedBeforeTheSearch() {
        RequestException refused = assertThrows(
                RequestException.class,
                () -> job(cubes(65), SearchRequest.builder().apart(STANDARD)));

        assertEquals("each assembly has 65 pieces, and at most 64 are taken apart", refused.getMessage());
    }

    private static Puzzle burrs() {
        return Filaforge.read(Path.of("../def/solid_six_piece_burrs.txt"));
    }

    /** BurrTools has 314 solutions. */
    @Tag("seconds")
    @Test
    void thePartsOfASearchHaveTheSolutionsTogether() {
        SearchJob job = job(burrs(), SearchRequest.builder().apart(STANDARD));
        PartedSearch parts =
                new PartedSearch(job::newSolver, PartSettings.standard().countingOnly());

        BigInteger sum = BigInteger.ZERO;
        for (int root = 0; root < job.roots(); root++) {
            PartResult part = parts.search(PartName.root(root)).orElseThrow();
            sum = sum.add(part.solutions());
        }

        assertTrue(job.roots() > 3, job.roots() + " roots");
        assertEquals(BigInteger.valueOf(314), sum);
    }

    /** Only the state of the search decides when it ends, so the limit of states may change when it goes on. */
    @Test
    void theConditionBelongsToTheIdentityOfASearchAndTheLimitDoesNot() {
        SearchRequest all = SearchRequest.builder().build();
        SearchRequest apart = all.but().apart(STANDARD).build();
        SearchRequest more = all.but().apart(STANDARD.withStates(5_000_000)).build();
        SearchRequest lifting = all.but().apart(STANDARD.lifting()).build();

        assertNotEquals(identity(all), identity(apart));
        assertNotEquals(identity(lifting), identity(apart));
        assertNotEquals(SearchIdentity.fingerprint(all), SearchIdentity.fingerprint(apart));
        assertEquals(SearchIdentity.fingerprint(more), SearchIdentity.fingerprint(apart));
    }

    private static Map<String, String> identity(SearchRequest request) {
        return SearchBuilder.begin(ring(), request).identity();
    }

    @Test
    void aSearchThatIsSavedTakesAssembliesApart(@TempDir Path folder) throws IOException {
        SearchJob all = job(ring(), SearchRequest.builder());
        all.save(folder.resolve("all"));
        SearchJob apart = job(ring(), SearchRequest.builder().apart(STANDARD));
        apart.save(folder.resolve("apart"));

        assertEquals(BigInteger.ONE, saved(folder.resolve("all")));
        assertEquals(BigInteger.ZERO, saved(folder.resolve("apart")));
    }

    private static BigInteger saved(Path folder) throws IOException {
        try (URLClassLoader classes =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            Search search =
                    JobDescription.read(folder.resolve(JobMain.DESCRIPTION)).load(classes);
            return ((EmbeddedSolver) search).count();
        }
    }

    @Test
    void piecesOfAClosedBoxAreRefused() {
        RequestException closed = assertThrows(
                RequestException.class,
                () -> Filaforge.prepare(
                        PuzzleBuilder.inBox("closed", 3, 1)
                                .wrap("x")
                                .piece("A", "###")
                                .build(),
                        all().apart(STANDARD).build()));

        assertEquals("pieces of a closed box are not taken apart: leave out wrap", closed.getMessage());
    }
}
