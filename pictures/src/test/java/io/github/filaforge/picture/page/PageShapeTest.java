package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The orientations and turns of pieces in pages. */
class PageShapeTest {

    private static final int PIECES = 12;

    static Stream<Lattice> lattices() {
        return Lattices.names().stream().map(name -> Lattices.named(name).orElseThrow());
    }

    /** The data of a shape, read as their documentation describes. */
    private record Read(List<List<Cell>> orientations, Map<?, ?> turns) {

        static Read of(Puzzle puzzle, Shape shape) {
            Map<String, Object> fields = new PageShape(puzzle, puzzle.region(), shape).fields();
            List<List<Cell>> orientations = new ArrayList<>();
            for (Object numbers : (List<?>) fields.get("orientations")) {
                List<?> all = (List<?>) numbers;
                List<Cell> cells = new ArrayList<>();
                for (int i = 0; i < all.size(); i += 3) {
                    cells.add(new Cell((int) all.get(i), (int) all.get(i + 1), (int) all.get(i + 2)));
                }
                orientations.add(cells);
            }
            return new Read(orientations, (Map<?, ?>) fields.get("turns"));
        }

        int turned(int from, String turn) {
            return turns.containsKey(turn) ? (int) ((List<?>) turns.get(turn)).get(from) : -1;
        }

        /** The cells of an orientation in ascending order, wherever they are. */
        List<Cell> form(int number, Lattice lattice) {
            return lattice.seenFromFirst(
                    orientations.get(number).stream().sorted().toList());
        }

        /** The forms that turns reach from the first orientation. */
        Set<List<Cell>> reached(Lattice lattice) {
            List<Integer> found = new ArrayList<>(List.of(0));
            for (int next = 0; next < found.size(); next++) {
                for (Object turn : turns.keySet()) {
                    int to = turned(found.get(next), turn.toString());
                    if (to >= 0 && !found.contains(to)) {
                        found.add(to);
                    }
                }
            }
            Set<List<Cell>> forms = new HashSet<>();
            found.forEach(number -> forms.add(form(number, lattice)));
            return forms;
        }
    }

    private static Puzzle puzzle(Lattice lattice, List<Cell> cells, Turns turns) {
        Box box = lattice.coordinates() == 4 ? new Box(6, 6, 6, 6) : new Box(12, 12, lattice.isPlanar() ? 1 : 12);
        return new Puzzle("test", new Container(lattice, box), turns, List.of(new Piece("A", cells, false)));
    }

    private static Shape shape(Puzzle puzzle) {
        return ImageFinder.find(puzzle, Distinct.ALL).shapes().get(0);
    }

    /** Returns a connected piece of two to five cells near the middle of the box. */
    private static List<Cell> piece(Lattice lattice, Random random) {
        Cell middle = lattice.coordinates() == 4
                ? lattice.cell(List.of(3, 3, 3, 3))
                : lattice.translationTo(new Cell(6, 6, lattice.isPlanar() ? 0 : 6 * lattice.classes()));
        List<Cell> kinds =
                lattice.ofEachKind().stream().filter(lattice::isWritten).toList();
        Set<Cell> cells = new HashSet<>(Set.of(middle.plus(kinds.get(random.nextInt(kinds.size())))));
        int size = 2 + random.nextInt(4);
        while (cells.size() < size) {
            List<Cell> all = cells.stream().sorted().toList();
            Cell from = all.get(random.nextInt(all.size()));
            List<Direction> directions = new ArrayList<>(lattice.directions(from));
            Collections.shuffle(directions, random);
            Cell next = from.plus(directions.get(0).step());
            if (lattice.isWritten(next)) {
                cells.add(next);
            }
        }
        return lattice.withJunctions(cells);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    @Tag("seconds")
    void turnsReachAllOrientationsOfTheLibraryAndNoOthers(Lattice lattice) {
        Random random = new Random(45);
        for (int sample = 0; sample < PIECES; sample++) {
            Puzzle puzzle = puzzle(lattice, piece(lattice, random), Turns.ALL);

            Read read = Read.of(puzzle, shape(puzzle));

            Set<List<Cell>> expected = new HashSet<>();
            shape(puzzle).orientations().forEach(cells -> expected.add(lattice.seenFromFirst(cells)));
            assertEquals(expected, read.reached(lattice), puzzle.pieces()::toString);
        }
    }

    /** So the page can turn a piece to the right by this table, and each cell comes back. */
    @ParameterizedTest
    @MethodSource("lattices")
    @Tag("seconds")
    void noTwoOrientationsTurnToOneByATurnToTheLeft(Lattice lattice) {
        Random random = new Random(46);
        int turned = 0;
        for (int sample = 0; sample < PIECES; sample++) {
            Puzzle puzzle = puzzle(lattice, piece(lattice, random), Turns.ALL);
            Read read = Read.of(puzzle, shape(puzzle));
            Set<Integer> reached = new HashSet<>();
            for (int from = 0; from < read.orientations().size(); from++) {
                int left = read.turned(from, "left");
                if (left >= 0) {
                    turned++;
                    assertTrue(reached.add(left), puzzle.pieces()::toString);
                }
            }
        }
        assertTrue(turned > PIECES, turned + " turns");
    }

    @Test
    void aPieceThatMayMakeNoTurnHasOneOrientation() {
        Puzzle puzzle = puzzle(Lattices.CUBIC, List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), Turns.FIXED);

        Read read = Read.of(puzzle, shape(puzzle));

        assertEquals(1, read.orientations().size());
        assertEquals(Map.of(), read.turns());
    }

    /** A quarter turn leads to nothing that this piece may be, so two of them are made. */
    @Test
    void aTurnThatAPieceMayNotMakeIsMadeAgain() {
        List<Cell> corner = List.of(new Cell(0, 0, 0), new Cell(1, 0, 0), new Cell(0, 1, 0));
        Puzzle puzzle = puzzle(Lattices.CUBIC, corner, Turns.listed(List.of("0", "zz")));

        Read read = Read.of(puzzle, shape(puzzle));

        assertEquals(2, read.orientations().size());
        assertEquals(1, read.turned(0, "left"));
        assertEquals(0, read.turned(1, "left"));
    }

    /** Four balls in a plane across a diagonal have 24 orientations by turns of the cube, and as many by further turns. */
    @Test
    void furtherTurnsOfBallsHaveATurnOfTheirOwn() {
        List<Cell> rhombus =
                List.of(new Cell(0, 0, 0), new Cell(1, 1, 0), new Cell(1, 0, 1), new Cell(2, 1, 1), new Cell(3, 2, 1));
        Puzzle puzzle = puzzle(Lattices.named("fcc").orElseThrow(), rhombus, Turns.ALL);

        Read read = Read.of(puzzle, shape(puzzle));

        assertTrue(read.turned(0, "other") >= 0, read.turns()::toString);
        assertFalse(read.orientations().isEmpty());
    }
}
