package io.github.filaforge.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.List;
import org.junit.jupiter.api.Test;

class PiecePainterTest {

    private static final String A = "\u001b[41;97m";
    private static final String B = "\u001b[106;30m";
    private static final String END = "\u001b[0m";

    private static PiecePainter painter(String lattice, String a, String b) {
        return new PiecePainter(
                new Puzzle(
                        "puzzle",
                        new Container(Lattices.named(lattice).orElseThrow(), new Box(2, 2, 1)),
                        false,
                        List.of(
                                new Piece(a, List.of(new Cell(0, 0, 0)), false),
                                new Piece(b, List.of(new Cell(0, 0, 0)), false))),
                ColourDepth.SIXTEEN);
    }

    @Test
    void indentationIsNotPainted() {
        assertEquals(
                " " + A + "A " + B + "B " + END + "\n" + B + "B " + A + "A " + END + "\n",
                painter("hexagonal", "A", "B").paint(" A B\nB A\n"));
    }

    @Test
    void cellsAreAsWideAsInThePicture() {
        assertEquals(
                "  " + A + "A   " + B + "B1  " + END + "\n",
                painter("hexagonal", "A", "B1").paint("  A   B1\n"));
    }

    @Test
    void aPlaceWithoutCellIsNotPainted() {
        assertEquals("- " + A + "A " + END + "\n", painter("fcc", "A", "B").paint("- A\n"));
    }

    @Test
    void whatStandsBetweenCellsIsNotPaintedEvenIfAPieceHasItsName() {
        assertEquals(
                "+ " + A + "A " + END + "+\n", painter("square-edges", "A", "+").paint("+ A +\n"));
    }

    @Test
    void ofAListTheNamesArePainted() {
        PiecePainter painter = painter("hypercubic", "A", "B:");

        assertEquals(
                A + "A" + END + ": 0 0 0, 0 0 1\n" + B + "B:" + END + ": 1 0 0\n",
                painter.paint("A: 0 0 0, 0 0 1\nB:: 1 0 0\n"));
        assertEquals(A + "A" + END + ": 0", painter.paintRow("A: 0 0 0, 0 0 1", 4));
        assertEquals("B", painter.paintRow("B:: 1 0 0", 1));
    }

    @Test
    void indentationHasNoMoreRoomThanThereIs() {
        assertEquals("", painter("triangular", "A", "B").paintRow("    A A B B", 3));
        assertEquals("    " + A + "A " + END, painter("triangular", "A", "B").paintRow("    A A B B", 6));
    }
}
