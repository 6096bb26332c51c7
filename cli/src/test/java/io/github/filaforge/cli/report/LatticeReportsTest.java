package io.github.filaforge.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Reports on puzzles of lattices other than cubes. */
class LatticeReportsTest {

    /** Two rows of two rhombuses: a piece of three triangles, one of four, and a stationary triangle. */
    private static final Puzzle TRIANGLES = new Puzzle(
            "triangles",
            new Container(Lattices.named("triangular").orElseThrow(), new Box(2, 2, 1)),
            false,
            List.of(
                    new Piece("A", List.of(new Cell(0, 0, 0), new Cell(0, 0, 1), new Cell(1, 0, 0)), false),
                    new Piece(
                            "B",
                            List.of(new Cell(0, 0, 0), new Cell(0, 0, 1), new Cell(1, 0, 0), new Cell(1, 0, 1)),
                            false),
                    new Piece("*", List.of(new Cell(1, 1, 1)), true)));

    private static String info(Puzzle puzzle) {
        PackingBuilder builder =
                SearchBuilder.begin(puzzle, SearchRequest.builder().build());
        return InfoReport.text(builder.images(), builder.filtered(), Optional.empty());
    }

    @Test
    void infoNamesTheLatticeAndDrawsInIt() {
        String text = info(TRIANGLES);

        assertTrue(text.contains("lattice     triangular\n"), text);
        assertTrue(text.contains("""
                region, '*' is to be filled
                R
                  * * * .
                * * * *
                ~R

                stationary pieces
                  . . . *
                . . . .

                pieces
                A         B
                A A A .   B B B B
                """), text);
    }

    @Test
    void infoListsPiecesThatHaveNoPicture() {
        Puzzle rods = new Puzzle(
                "rods",
                new Container(Lattices.named("hypercubic").orElseThrow(), new Box(2, 2, 1, 1)),
                false,
                List.of(
                        new Piece("A", List.of(new Cell(0, 0, 0), new Cell(0, 1, 0)), false),
                        new Piece("B", List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), false)));

        assertTrue(info(rods).endsWith("""

                pieces by their cells
                A, 2 copies
                0 0 0 0, 0 1 0 0
                """), info(rods));
    }

    @Test
    void frequenciesAreToldByTheCellsOfEachPoint() {
        assertEquals("""
                puzzle triangles: 2 solutions, every rotated and mirrored one by itself

                How often each piece lies on each cell, in per cent of the solutions ('.' is never; the cells of each x and y side by side)

                A                     B
                     50  50 100   #        50  50   .   #
                  .   .  50  50       100 100  50  50

                How each piece is turned, in per cent

                A
                  # .   # # # .     # #     # . . .     . # # .   . # # #
                # #     50.0      . #     . # # .     . . . #     0.0
                50.0              0.0     0.0         0.0

                B
                  # #   # # # #
                # #     50.0
                50.0

                What fills the first cell, 0 0 0

                piece  solutions  per cent  cells
                B              1      50.0  0 0 0, 0 0 1, 0 1 0, 0 1 1
                B              1      50.0  0 0 0, 0 0 1, 1 0 0, 1 0 1
                """, FrequencyReport.text(Filaforge.graph(TRIANGLES).frequencies()));
    }
}
