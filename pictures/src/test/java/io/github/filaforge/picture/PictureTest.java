package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PictureTest {

    private static final Puzzle PUZZLE = new Puzzle(
            "two",
            new Box(3, 1, 1),
            false,
            List.of(
                    new Piece("A", List.of(new Cell(0, 0, 0)), false),
                    new Piece("B", List.of(new Cell(0, 0, 0)), false),
                    new Piece("wall", List.of(new Cell(2, 0, 0)), true)));

    private static PlacedPiece at(String name, int x) {
        return new PlacedPiece(name, List.of(List.of(x, 0, 0)));
    }

    private static String refusal(PlacedPiece... pieces) {
        List<List<PlacedPiece>> solutions = List.of(List.of(at("A", 0), at("B", 1)), List.of(pieces));
        return assertThrows(
                        PictureException.class,
                        () -> new SolutionPicture(
                                PUZZLE, solutions, true, "2 solutions", View.LAYERS, OptionalInt.empty(), true))
                .getMessage();
    }

    @Test
    void whatDoesNotFitThePuzzleIsRefusedWithItsPlace() {
        String end = " of puzzle 'two': name the puzzle that the solutions are of";

        assertEquals("solution 2 has a piece 'C', which is no mobile piece" + end, refusal(at("C", 0)));
        assertEquals("solution 2 has a piece 'wall', which is no mobile piece" + end, refusal(at("wall", 2)));
        assertEquals("solution 2 has piece 'A' twice" + end, refusal(at("A", 0), at("A", 1)));
        assertEquals("solution 2 has piece 'A' at 2 0 0, which is not in the region" + end, refusal(at("A", 2)));
        assertEquals("solution 2 has piece 'A' at -1 0 0, which is not in the region" + end, refusal(at("A", -1)));
        assertEquals("solution 2 has two pieces at 0 0 0" + end, refusal(at("A", 0), at("B", 0)));
    }

    @Test
    void aNameInARefusalCannotControlATerminal() {
        String refusal = refusal(at("\u001b[2J\n" + "n".repeat(5000), 0));

        assertTrue(refusal.chars().allMatch(c -> c >= ' '), refusal);
        assertTrue(refusal.length() < 300, refusal);
    }

    @Test
    void aPngThatHardlyAnythingOpensIsRefusedWithTheRemedy() {
        PictureException tooMany =
                assertThrows(PictureException.class, () -> PngFormat.check(20_000, 20_000, 40, 150_000_000));
        assertThrows(PictureException.class, () -> PngFormat.check(40_000, 10, 40, 150_000_000));
        assertDoesNotThrow(() -> PngFormat.check(10_000, 15_000, 40, 150_000_000));

        assertEquals(
                "a PNG of 20000 x 20000 pixels is too large (at most 150000000 pixels, and 32767 a side);"
                        + " ask for smaller cells by SolutionPicture.cell(N) with N below 40, draw fewer solutions (SolutionPicture.solutions), or write SVG",
                tooMany.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"2339, 11, 7, 46, 51", "12, 4, 4, 4, 3", "1, 4, 4, 1, 1", "2, 20, 3, 1, 2", "7, 1, 1, 4, 2"})
    void solutionsStandInAPleasantRectangle(int count, double width, double height, int columns, int rows) {
        assertEquals(new Grid(columns, rows, width, height), Grid.of(count, width, height, Math.sqrt(2)));
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1.5, 1.5", "-.25, -.25", "0.0004, 0", "-0.0004, 0", "12.3456, 12.346", "100, 100", "-7, -7"})
    void numbersAreWrittenInFewCharacters(double number, String text) {
        assertEquals(text, SvgFormat.number(number));
    }
}
