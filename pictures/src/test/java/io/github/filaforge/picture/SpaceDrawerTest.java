package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Prisms and balls in space. */
class SpaceDrawerTest {

    /** A puzzle of pieces that lie where their cells are. */
    private static Puzzle puzzle(String lattice, Box box, List<Piece> pieces) {
        return new Puzzle("p", new Container(Lattices.named(lattice).orElseThrow(), box), false, pieces);
    }

    private static Piece piece(String name, Cell... cells) {
        return new Piece(name, List.of(cells), false);
    }

    private static List<Mark> marks(Puzzle puzzle, boolean apart) {
        return drawer(puzzle, apart).draw(solution(puzzle)).get(0).figure().marks();
    }

    private static SpaceDrawer drawer(Puzzle puzzle, boolean apart) {
        List<Cell> cells = puzzle.mobilePieces().stream()
                .flatMap(piece -> piece.cells().stream())
                .toList();
        return new SpaceDrawer(puzzle, Palette.of(puzzle), cells, apart);
    }

    private static List<PlacedPiece> solution(Puzzle puzzle) {
        return puzzle.mobilePieces().stream()
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        piece.cells().stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()))
                .toList();
    }

    private static long areas(Puzzle puzzle, boolean apart) {
        return marks(puzzle, apart).stream().filter(Mark.Area.class::isInstance).count();
    }

    /** The drawing of each prism has its top, and the walls that face the eye. */
    @ParameterizedTest
    @CsvSource({
        "hexagonal-prism,  0 0 0,        4",
        "hexagonal-prism,  0 0 0;0 0 1,  7",
        "hexagonal-prism,  0 0 0;1 0 0,  7",
        "triangular-prism, 0 0 0,        3",
        "triangular-prism, 0 0 1,        2",
        "triangular-prism, 0 0 0;0 0 1,  4",
    })
    void whatIsHiddenIsNotDrawn(String lattice, String cells, int faces) {
        Cell[] own = Stream.of(cells.split(";")).map(SpaceDrawerTest::cell).toArray(Cell[]::new);
        Puzzle puzzle = puzzle(lattice, new Box(2, 1, 2), List.of(piece("A", own)));

        assertEquals(faces, areas(puzzle, false));
    }

    private static Cell cell(String text) {
        String[] numbers = text.strip().split(" ");
        return new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2]));
    }

    @Test
    void layersApartShowWhatLiesBetweenThem() {
        Puzzle puzzle =
                puzzle("hexagonal-prism", new Box(1, 1, 2), List.of(piece("A", new Cell(0, 0, 0), new Cell(0, 0, 1))));

        assertEquals(8, areas(puzzle, true));
        assertTrue(drawer(puzzle, true).height() > 1.5 * drawer(puzzle, false).height());
        assertEquals(drawer(puzzle, true).width(), drawer(puzzle, false).width(), 1e-9);
    }

    /** The ball at 0 0 0 lies nearer than that at 1 1 0, and that on top of both before both. */
    @Test
    void aNearerBallIsPaintedLater() {
        Puzzle puzzle = puzzle(
                "fcc",
                new Box(2, 2, 2),
                List.of(
                        piece("near", new Cell(0, 0, 0)),
                        piece("far", new Cell(1, 1, 0)),
                        piece("high", new Cell(0, 1, 1))));
        Palette palette = Palette.of(puzzle);
        List<Rgb> painted = marks(puzzle, false).stream()
                .filter(Mark.Area.class::isInstance)
                .map(mark -> ((Mark.Area) mark).fill())
                .filter(colour -> Stream.of("near", "far", "high")
                        .anyMatch(name -> palette.colour(name).equals(colour)))
                .toList();

        assertEquals(2, painted.indexOf(palette.colour("near")) + painted.indexOf(palette.colour("high")) - 1);
        assertEquals(0, painted.indexOf(palette.colour("far")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"hexagonal-prism", "triangular-prism", "fcc"})
    void everythingLiesInTheRoom(String name) {
        Lattice lattice = Lattices.named(name).orElseThrow();
        Box box = new Box(3, 2, 3);
        Puzzle puzzle = puzzle(name, box, List.of(new Piece("A", lattice.cells(box), false)));
        for (boolean apart : new boolean[] {false, true}) {
            SpaceDrawer drawer = drawer(puzzle, apart);
            Drawing.Placed placed = drawer.draw(solution(puzzle)).get(0);
            double least = Double.MAX_VALUE;
            double most = 0;
            for (Mark mark : placed.figure().marks()) {
                if (mark instanceof Mark.Area area) {
                    for (Path.Step step : area.outline().steps()) {
                        if (step.kind() != Path.Kind.CLOSE) {
                            assertTrue(step.x() + placed.x() >= 0 && step.x() + placed.x() <= drawer.width());
                            assertTrue(step.y() + placed.y() >= 0 && step.y() + placed.y() <= drawer.height());
                            least = Math.min(least, step.x() + placed.x());
                            most = Math.max(most, step.x() + placed.x());
                        }
                    }
                }
            }
            assertTrue(least < 0.2 && most > drawer.width() - 0.2, name);
        }
    }

    /** A name stands on a ball that no nearer one hides. */
    @Test
    void eachPieceOfBallsThatIsSeenHasItsName() {
        Puzzle puzzle = puzzle(
                "fcc",
                new Box(2, 2, 2),
                List.of(piece("A", new Cell(0, 0, 0), new Cell(1, 1, 0)), piece("B", new Cell(0, 1, 1))));

        assertEquals(
                List.of("A", "B"),
                marks(puzzle, false).stream()
                        .filter(Mark.Label.class::isInstance)
                        .map(mark -> ((Mark.Label) mark).text())
                        .sorted()
                        .toList());
    }
}
