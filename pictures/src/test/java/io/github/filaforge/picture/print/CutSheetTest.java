package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.pipeline.Definitions;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CutSheetTest {

    private static LaserFile sheet(Puzzle puzzle, double clearance, double kerf, boolean labels, boolean tray) {
        return LaserFile.read(new CutSheet(puzzle, new PrintSize(10, clearance), kerf, labels, tray).bytes());
    }

    private static Puzzle puzzle(String lattice, Cell... cells) {
        return new Puzzle(
                "test",
                new Container(Lattices.named(lattice).orElseThrow(), new Box(4, 4, 1)),
                false,
                List.of(new Piece("p", List.of(cells), false)));
    }

    /** An outline with right angles alone has four outer corners more than inner ones. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 0.2, 1})
    void pentominoesGrowByHalfOfTheKerfOnEachSide(double kerf) {
        LaserFile sheet = sheet(Definitions.puzzle("pentominoes_10x6"), 0, kerf, false, false);

        assertEquals(12, sheet.pieces().size());
        for (LaserFile.Outlines piece : sheet.pieces()) {
            assertEquals(1, piece.loops().size());
            double sides = piece.title().equals("P") ? 10 : 12;
            assertEquals(500 + sides * 10 * kerf / 2 + kerf * kerf, piece.area(), 0.02, piece.title());
        }
        assertTrue(sheet.arePiecesApart());
    }

    @ParameterizedTest
    @CsvSource({"hexagonal, 6", "triangular, 3", "tetrakis, 3"})
    void oneCellKeepsItsFormAndItsCircleGrows(String lattice, int corners) {
        double plain = sheet(puzzle(lattice, new Cell(0, 0, 0)), 0, 0, false, false)
                .pieces()
                .get(0)
                .area();
        LaserFile.Outlines grown = sheet(puzzle(lattice, new Cell(0, 0, 0)), 0, 0.5, false, false)
                .pieces()
                .get(0);
        double radius = switch (lattice) {
            case "hexagonal" -> 5.5;
            case "triangular" -> 15 / Math.sqrt(12);
            default -> 10 * (Math.sqrt(2) - 1);
        };

        assertEquals(corners, grown.loops().get(0).size());
        assertEquals(plain * Math.pow((radius + 0.25) / radius, 2), grown.area(), 0.05);
    }

    @Test
    void theClearanceMakesAPieceSmaller() {
        assertEquals(
                Math.pow(10 - 0.4 + 0.1, 2),
                sheet(puzzle("square", new Cell(0, 0, 0)), 0.2, 0.1, false, false)
                        .pieces()
                        .get(0)
                        .area(),
                0.01);
    }

    @Test
    void aHoleIsALineOfItsOwnThatLiesInTheHole() {
        List<Cell> ring = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            if (i != 4) {
                ring.add(new Cell(i % 3, i / 3, 0));
            }
        }
        LaserFile.Outlines piece = sheet(puzzle("square", ring.toArray(Cell[]::new)), 0, 0.4, false, false)
                .pieces()
                .get(0);

        assertEquals(2, piece.loops().size());
        assertEquals(30.4 * 30.4 - 9.6 * 9.6, piece.area(), 0.02);
        assertTrue(
                LaserFile.size(piece.loops().get(0))
                        < LaserFile.size(piece.loops().get(1)),
                "holes are cut first");
    }

    /** Cells that touch at a corner are two outlines, which do not cross there. */
    @Test
    void cellsThatTouchAtACornerAreTwoOutlines() {
        LaserFile.Outlines piece = sheet(puzzle("square", new Cell(0, 0, 0), new Cell(1, 1, 0)), 0, 0.2, false, false)
                .pieces()
                .get(0);

        assertEquals(2, piece.loops().size());
        assertEquals(2, piece.loops().stream().filter(loop -> loop.size() == 4).count());
    }

    @Test
    void namesAreEngravedInBlueInsideThePiece() {
        LaserFile plain = sheet(Definitions.puzzle("hexiamonds_6x6"), 0, 0.1, false, false);
        LaserFile labelled = sheet(Definitions.puzzle("hexiamonds_6x6"), 0, 0.1, true, false);

        assertEquals(0, plain.engraved());
        assertEquals(12, labelled.engraved());
        assertTrue(labelled.areLabelsInside());
    }

    @Test
    void theTrayHasTheFormOfTheRegion() {
        LaserFile sheet = sheet(Definitions.puzzle("pentominoes_10x6"), 0, 0.2, false, true);
        LaserFile.Outlines tray = sheet.pieces().get(12);

        assertEquals("tray", tray.title());
        // The frame is a cell wide, half of the kerf outside; the hole is half of the kerf inside.
        assertEquals(120.2 * 80.2 - 99.8 * 59.8, tray.area(), 0.1);
        assertTrue(sheet.arePiecesApart());
    }

    @Test
    void aNameIsTextAndNeverMarkup() {
        Puzzle puzzle = new Puzzle(
                "<svg onload=x>",
                new Box(2, 2, 1),
                false,
                List.of(new Piece("</title><script>&\0", List.of(new Cell(0, 0, 0)), false)));

        LaserFile sheet = sheet(puzzle, 0, 0.1, true, false);

        assertEquals("</title><script>&\uFFFD", sheet.pieces().get(0).title());
        assertFalse(sheet.pieces().get(0).loops().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"somacube", "kanoodle_pyramid", "pentatwigs_triangle", "tetrominoes_cylinder_5x4"})
    void piecesThatAreNotFlatAndBoxesWithoutEndsAreRefused(String name) {
        Puzzle puzzle = Definitions.puzzle(name);

        assertThrows(PictureException.class, () -> CutSheet.check(puzzle));
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 2.1, Double.NaN})
    void aKerfThatNoLaserHasIsRefused(double kerf) {
        Puzzle puzzle = puzzle("square", new Cell(0, 0, 0));
        PrintSize size = new PrintSize(10, 0);

        assertThrows(PictureException.class, () -> new CutSheet(puzzle, size, kerf, false, false));
    }
}
