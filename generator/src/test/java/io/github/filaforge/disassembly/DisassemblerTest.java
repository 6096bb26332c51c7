package io.github.filaforge.disassembly;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.disassembly.Disassembler.Result;
import io.github.filaforge.disassembly.Disassembler.Verdict;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DisassemblerTest {

    private static final long MANY_STATES = 1_000_000;

    private static Lattice lattice(String name) {
        return Lattices.named(name.equals("tray") ? "cubic" : name).orElseThrow();
    }

    private static Disassembler disassembler(String name, long states) {
        return new Disassembler(Slides.of(lattice(name), name.equals("tray")).orElseThrow(), PieceKinds.NONE, states);
    }

    private static Result takenApart(List<Set<Cell>> pieces, Disassembler by) {
        return by.takeApart(coordinates(pieces), new int[pieces.size()]);
    }

    private static int[][] coordinates(List<Set<Cell>> pieces) {
        return pieces.stream().map(Disassembler::coordinates).toArray(int[][]::new);
    }

    private static int[] kinds(PieceKinds kinds, List<Piece> pieces) {
        return pieces.stream().mapToInt(piece -> kinds.kind(piece.name())).toArray();
    }

    /** Two to five pieces that grow together in a box. Some begin with cells that do not touch, so that pieces interlock. */
    private static List<Set<Cell>> assembly(String name, Random random) {
        Lattice lattice = lattice(name);
        boolean isFlat = name.equals("tray") || lattice.isPlanar();
        List<Cell> box = new ArrayList<>(lattice.cells(
                new Box(3 + random.nextInt(3), 3 + random.nextInt(3), isFlat ? 1 : 2 + random.nextInt(2))));
        Collections.shuffle(box, random);
        int count = Math.min(2 + random.nextInt(4), box.size());
        List<Set<Cell>> pieces = new ArrayList<>();
        Set<Cell> free = new HashSet<>(box);
        for (int i = 0; i < 2 * count && i < box.size(); i++) {
            if (i < count) {
                pieces.add(new TreeSet<>());
            }
            if (i < count || random.nextInt(4) > 0) {
                pieces.get(i < count ? i : random.nextInt(count)).add(box.get(i));
                free.remove(box.get(i));
            }
        }
        for (int i = 0; i < 2 * box.size(); i++) {
            Set<Cell> piece = pieces.get(random.nextInt(count));
            Cell from = List.copyOf(piece).get(random.nextInt(piece.size()));
            List<Direction> directions = lattice.directions(from);
            Cell to =
                    from.plus(directions.get(random.nextInt(directions.size())).step());
            if (random.nextInt(3) > 0 && free.remove(to)) {
                piece.add(to);
            }
        }
        return pieces;
    }

    /** The parts of each separation are looked at where the moves have left them. */
    @ParameterizedTest
    @ValueSource(strings = {"tray", "cubic", "triangular", "triangular-prism", "hexagonal", "fcc"})
    @Tag("seconds")
    void aRandomAssemblyComesApartAsInAPlainSearch(String name) {
        Disassembler disassembler = disassembler(name, MANY_STATES);
        PlainMoves plain = new PlainMoves(name);
        Random random = new Random(name.hashCode());

        int compared = 0;
        for (int seed = 0; seed < 4 * Seeds.COUNT; seed++) {
            List<Set<Cell>> pieces = assembly(name, random);
            boolean isSeparable;
            try {
                isSeparable = plain.isSeparable(pieces);
            } catch (PlainMoves.TooManyStates e) {
                continue;
            }
            Result result = takenApart(pieces, disassembler);

            assertEquals(isSeparable, result.verdict() == Verdict.SEPARABLE, pieces::toString);
            result.separation().ifPresent(separation -> assertFewestMoves(plain, pieces, separation));
            compared++;
        }
        assertTrue(compared > 3 * Seeds.COUNT, compared + " assemblies");
    }

    /** Threads take different assemblies apart, and a run that goes on takes none of the assemblies before. */
    @ParameterizedTest
    @ValueSource(strings = {"tray", "cubic"})
    void theMovesDoNotDependOnTheAssembliesBefore(String name) {
        Random random = new Random(3);
        List<List<Set<Cell>>> assemblies = new ArrayList<>();
        for (int seed = 0; seed < 10 * Seeds.COUNT; seed++) {
            assemblies.add(assembly(name, random));
        }

        List<Result> alone = assemblies.stream()
                .map(pieces -> takenApart(pieces, disassembler(name, MANY_STATES)))
                .toList();
        Disassembler shared = disassembler(name, MANY_STATES);
        Collections.reverse(assemblies);
        List<Result> backwards = new ArrayList<>(
                assemblies.stream().map(pieces -> takenApart(pieces, shared)).toList());
        Collections.reverse(backwards);

        assertEquals(alone, backwards);
    }

    /** The kinds of cells repeat in each direction, also where coordinates are negative. */
    @ParameterizedTest
    @ValueSource(strings = {"cubic", "triangular", "hexagonal-prism", "tetrakis", "fcc", "tetra-octa"})
    void theMovesOfATranslateAreThoseOfTheAssembly(String name) {
        Slides slides = Slides.of(lattice(name), lattice(name).isPlanar()).orElseThrow();
        Disassembler disassembler = new Disassembler(slides, PieceKinds.NONE, MANY_STATES);
        Random random = new Random(name.hashCode());

        Set<Verdict> verdicts = new HashSet<>();
        for (int seed = 0; seed < Seeds.COUNT; seed++) {
            List<Set<Cell>> pieces = assembly(name, random);
            Result expected = takenApart(pieces, disassembler);
            verdicts.add(expected.verdict());
            for (Cell step : slides.steps()) {
                Cell far = new Cell(-7 * step.x(), -7 * step.y(), -7 * step.z());
                List<Set<Cell>> translate = pieces.stream()
                        .map(piece -> piece.stream().map(far::plus).collect(Collectors.toSet()))
                        .toList();
                assertEquals(
                        expected,
                        takenApart(translate, new Disassembler(slides, PieceKinds.NONE, MANY_STATES)),
                        pieces::toString);
            }
        }
        assertTrue(verdicts.contains(Verdict.SEPARABLE), verdicts::toString);
    }

    /** An assembly that is its own image by half a turn, so that it has two pieces of each shape or more. */
    static List<Set<Cell>> symmetricAssembly(Random random) {
        int width = 3 + random.nextInt(3);
        int height = 2 + 2 * random.nextInt(2);
        List<Cell> half = new ArrayList<>();
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height / 2; y++) {
                half.add(new Cell(x, y, 0));
            }
        }
        Collections.shuffle(half, random);
        int pairs = 1 + random.nextInt(2);
        List<Set<Cell>> pieces = new ArrayList<>();
        for (int i = 0; i < 2 * pairs; i++) {
            pieces.add(new TreeSet<>());
        }
        for (int i = 0; i < half.size(); i++) {
            int piece = i < pairs ? 2 * i : random.nextInt(2 * pairs);
            Cell cell = half.get(i);
            pieces.get(piece).add(cell);
            pieces.get(piece ^ 1).add(new Cell(width - 1 - cell.x(), height - 1 - cell.y(), 0));
        }
        return pieces;
    }

    /** A random weight, and one to three random groups or none. */
    static Handling handling(Random random) {
        int groups = random.nextInt(8);
        return new Handling(
                1 + random.nextInt(2),
                IntStream.range(0, 3)
                        .filter(group -> ((groups >> group) & 1) != 0)
                        .mapToObj(group -> 1 + group)
                        .toList());
    }

    /**
     * Pieces have random groups. Pieces that never fall into two parts, and no further piece with them, have to have a group
     * in common, and in each group are no more pieces of a shape than the puzzle has in it.
     */
    @ParameterizedTest
    @ValueSource(strings = {"tray", "triangular"})
    @Tag("seconds")
    void piecesThatHoldEachOtherMayStayTogetherInAGroup(String name) {
        PlainMoves plain = new PlainMoves(name);
        Random random = new Random(name.hashCode() + 1);

        int withGroups = 0;
        for (int seed = 0; seed < 16 * Seeds.COUNT; seed++) {
            List<Set<Cell>> cells =
                    name.equals("tray") && seed % 2 == 0 ? symmetricAssembly(random) : assembly(name, random);
            List<Piece> pieces = new ArrayList<>();
            for (int i = 0; i < cells.size(); i++) {
                pieces.add(new Piece("p" + i, List.copyOf(cells.get(i)), false).with(handling(random)));
            }
            boolean isExpected;
            try {
                isExpected = new PlainGroups(plain, pieces).comeApart(cells);
                withGroups += isExpected && !plain.isSeparable(cells) ? 1 : 0;
            } catch (PlainMoves.TooManyStates e) {
                continue;
            }
            Puzzle puzzle = new Puzzle("g", new Container(lattice(name), new Box(6, 6, 4)), false, pieces);
            PieceKinds kinds = PieceKinds.of(puzzle);

            Result result = new Disassembler(
                            Slides.of(lattice(name), name.equals("tray")).orElseThrow(), kinds, MANY_STATES)
                    .takeApart(coordinates(cells), kinds(kinds, pieces));

            assertEquals(isExpected, result.verdict() == Verdict.SEPARABLE, pieces::toString);
        }
        assertTrue(withGroups > 0);
    }

    private static void assertFewestMoves(PlainMoves plain, List<Set<Cell>> all, Separation separation) {
        List<Set<Cell>> part = separation.pieces().stream().map(all::get).toList();
        assertEquals(plain.least(part), separation.moves().size(), () -> part + " " + separation);
        List<Set<Cell>> after = new ArrayList<>(all);
        for (Move move : separation.moves()) {
            for (int piece : move.pieces()) {
                Set<Cell> moved = new TreeSet<>();
                for (Cell cell : after.get(piece)) {
                    moved.add(cell.plus(new Cell(
                            move.times() * move.step().x(),
                            move.times() * move.step().y(),
                            move.times() * move.step().z())));
                }
                after.set(piece, moved);
            }
        }
        separation.staying().ifPresent(next -> assertFewestMoves(plain, after, next));
        separation.leaving().ifPresent(next -> assertFewestMoves(plain, after, next));
    }

    private static List<Set<Cell>> picture(String... rows) {
        List<Set<Cell>> pieces = new ArrayList<>();
        for (char name : "ABCDE".toCharArray()) {
            Set<Cell> cells = new TreeSet<>();
            for (int y = 0; y < rows.length; y++) {
                for (int x = 0; x < rows[y].length(); x++) {
                    if (rows[y].charAt(x) == name) {
                        cells.add(new Cell(x, rows.length - 1 - y, 0));
                    }
                }
            }
            if (!cells.isEmpty()) {
                pieces.add(cells);
            }
        }
        return pieces;
    }

    private static Optional<Separation> inTray(String... rows) {
        return takenApart(picture(rows), disassembler("tray", MANY_STATES)).separation();
    }

    @Test
    void hooksThatHoldEachOtherStayTogether() {
        Optional<Separation> held = inTray("AAAA", "A..A", "ABBA", "BBBB");
        Optional<Separation> hooked = inTray("AAAAA", "ABBBA", "AABAA", "..B..", ".BBB.");

        assertTrue(held.isPresent());
        assertEquals(Optional.empty(), hooked.map(separation -> Separation.text(separation.level())));
    }

    /** B has to go down before it goes out to the right. */
    @Test
    void aBoltIsDrawnAfterAMove() {
        Optional<Separation> found = inTray("AAAAA", "ABAAA", "ABBBB", "A....", "AAAAA");

        assertEquals(Optional.of("2"), found.map(separation -> Separation.text(separation.level())));
    }

    /** A and B hook into one another, and so do C and D: only as pairs do they leave one another. */
    @Test
    void piecesThatHoldEachOtherMoveTogether() {
        Optional<Separation> found = inTray("AAACCC", "ABACDC", "BBBDDD");

        assertEquals(2, found.orElseThrow().moves().get(0).pieces().size());
        assertEquals("1.1.1", Separation.text(found.orElseThrow().level()));
    }

    @Test
    void aFrameStaysWhereItIs() {
        List<Set<Cell>> pieces = picture("BBBBB", "BAA.B", "BBBB.");
        Disassembler disassembler = disassembler("tray", MANY_STATES);

        Move move = disassembler
                .takeApart(coordinates(pieces), PieceKinds.PLAIN, PieceKinds.FRAME)
                .separation()
                .map(separation -> separation.moves().get(0))
                .orElse(null);

        assertEquals(null, move);
        assertEquals(
                List.of(0),
                disassembler("cubic", MANY_STATES)
                        .takeApart(coordinates(pieces), PieceKinds.PLAIN, PieceKinds.FRAME)
                        .separation()
                        .orElseThrow()
                        .moves()
                        .get(0)
                        .pieces());
    }

    @Test
    void theInterlockingCubeNeedsEightMoves() {
        List<Set<Cell>> pieces = Definitions.puzzle("interlocking_cube").pieces().stream()
                .<Set<Cell>>map(piece -> new TreeSet<>(piece.cells()))
                .toList();

        assertEquals(8, new PlainMoves("cubic").least(pieces));
        assertEquals(
                List.of(8, 1, 1),
                takenApart(pieces, disassembler("cubic", MANY_STATES))
                        .separation()
                        .orElseThrow()
                        .level());
    }

    private static Result withHandling(List<Handling> handling, String... rows) {
        List<Set<Cell>> cells = picture(rows);
        List<Piece> pieces = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            pieces.add(new Piece("p" + i, List.copyOf(cells.get(i)), false).with(handling.get(i)));
        }
        PieceKinds kinds = PieceKinds.of(new Puzzle(
                "h", new Container(Lattices.CUBIC, new Box(rows[0].length(), rows.length, 1)), false, pieces));
        return new Disassembler(Slides.of(Lattices.CUBIC, true).orElseThrow(), kinds, MANY_STATES)
                .takeApart(coordinates(cells), kinds(kinds, pieces));
    }

    /** A and B are hooked into one another, and C stands beside them. */
    @Test
    void hooksOfOneGroupStayTogether() {
        String[] rows = {"AAAAAC", "ABBBAC", "AABAAC", "..B...", ".BBB.."};
        Handling first = new Handling(1, List.of(1));
        Handling other = new Handling(1, List.of(2));

        Result together = withHandling(List.of(first, first, Handling.STANDARD), rows);
        Result apart = withHandling(List.of(first, other, Handling.STANDARD), rows);

        assertEquals(Verdict.SEPARABLE, together.verdict());
        assertEquals(List.of(List.of(0, 1)), together.separation().orElseThrow().together());
        assertEquals(List.of(1), together.separation().orElseThrow().level());
        assertEquals(Verdict.INSEPARABLE, apart.verdict());
    }

    /** The two hooks A and C have one shape, though C lies the other way round and is heavier. B is hooked into A, D is alone. */
    @ParameterizedTest
    @ValueSource(ints = {0, 2})
    void theGroupsOfPiecesOfOneShapeAddUp(int piece) {
        String[] rows = {"AAAAACC.CC", "ABBBAC...C", "AABAACCCCC", "..B.....D.", ".BBB....D."};
        Handling first = new Handling(1, List.of(1));
        Handling heavy = new Handling(2, List.of());
        List<Handling> handling = new ArrayList<>(List.of(Handling.STANDARD, first, heavy, Handling.STANDARD));
        handling.set(piece, new Handling(1 + piece / 2, List.of(1)));

        Result result = withHandling(handling, rows);

        assertEquals(Verdict.SEPARABLE, result.verdict());
        assertEquals(List.of(List.of(0, 1)), result.separation().orElseThrow().together());
    }

    @Test
    void aBuilderGivesCopiesOfAPieceAWeightAndGroups() {
        Handling handling = new Handling(2, List.of(3, 1));
        PuzzleBuilder builder = PuzzleBuilder.inBox("b", 2, 1);

        assertThrows(RequestException.class, () -> builder.handling(handling));
        Puzzle puzzle =
                builder.copies("A", 2, 2, new int[] {0, 0}).handling(handling).build();

        assertEquals(
                List.of(handling, handling),
                puzzle.pieces().stream().map(Piece::handling).toList());
        assertEquals(List.of(1, 3), handling.groups());
    }

    /** Without weights the smaller side moves: here, the single piece. */
    @Test
    void theSideWithTheHeaviestPieceStays() {
        String[] rows = {"AB", "AC"};
        Handling heavy = new Handling(3, List.of());
        List<Handling> weights = List.of(heavy, Handling.STANDARD, Handling.STANDARD);

        withHandling(weights, rows)
                .separation()
                .orElseThrow()
                .moves()
                .forEach(move -> assertTrue(!move.pieces().contains(0), move::toString));
        withHandling(List.of(Handling.STANDARD, heavy, new Handling(4, List.of())), rows)
                .separation()
                .orElseThrow()
                .moves()
                .forEach(move -> assertTrue(!move.pieces().contains(2), move::toString));
    }

    @Test
    void aSearchOfTooManyStatesIsNotDecided() {
        List<Set<Cell>> pieces = picture("AAAAA", "AB..A", "A.C.A", "A...A", "AAAAA");

        assertEquals(
                Verdict.UNDECIDED, takenApart(pieces, disassembler("tray", 10)).verdict());
        assertEquals(
                Verdict.INSEPARABLE,
                takenApart(pieces, disassembler("tray", MANY_STATES)).verdict());
    }
}
