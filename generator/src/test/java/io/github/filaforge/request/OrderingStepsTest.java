package io.github.filaforge.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OrderingStepsTest {

    /** Three by three cells. */
    private static final Puzzle SQUARE = puzzle(
            "D:xDim=3:yDim=3:zDim=1\nC:name=A:layout=0 0 0,1 0 0,2 0 0,0 1 0,1 1 0,2 1 0,0 2 0,1 2 0,2 2 0\n~D\n");

    private static Puzzle puzzle(String definition) {
        return DefinitionReader.read("<stdin>", definition).get(0).puzzle();
    }

    @Test
    void aHeuristicServesFromItsNumberOfPiecesLeftOnAndSizeBefore() throws Exception {
        OrderingSteps schedule = OrderingSteps.parse("e=11:f=3");

        assertEquals(
                "s e e f f",
                IntStream.of(12, 11, 4, 3, 1)
                        .mapToObj(left -> schedule.at(left).text())
                        .collect(Collectors.joining(" ")));
        assertEquals("e=11:f=3", schedule.text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"x+pieces=35:s=14", "a@160+pieces=35:e+pieces=20:s=15", "l@1,2,+3+pieces"})
    void aHeuristicMayLookAtPiecesToo(String schedule) throws Exception {
        OrderingSteps steps = OrderingSteps.parse(schedule);

        assertEquals(schedule, steps.text());
        assertTrue(steps.at(30).alsoPieces());
        assertFalse(OrderingSteps.parse(schedule.replace("+pieces", "")).at(30).alsoPieces());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "q",
                "f=",
                "f=x",
                "e=3:f=3",
                "e=3:f=5",
                "e:f",
                "l",
                "l@1,2",
                "x@1",
                "a@1,2",
                "l@1,,2",
                "f@",
                "R@1",
                "s+pieces",
                "x+piece",
                "+pieces",
                "x+pieces@1",
                "o+pieces"
            })
    void aScheduleThatCannotBeReadIsRefused(String schedule) {
        assertThrows(OrderingException.class, () -> OrderingSteps.parse(schedule));
    }

    /** Cells as xy, those with the same key side by side. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "f; 00 01 02 10 11 12 20 21 22",
                "x; 00=01=02 10=11=12 20=21=22",
                "Y; 02=12=22 01=11=21 00=10=20",
                "xyz; 00 01=10 02=11=20 12=21 22",
                "l@1,0.5,0; 00 01 02=10 11 12=20 21 22",
                "a; 11=21 22 12 02 01 00 10 20",
                "a@160; 01 00 10 20 11=21 22 12 02",
                "A; 11=21 20 10 00 01 02 12 22",
                "R; 00=02=20=22 01=10=12=21 11",
                "R@0,0,0; 22 12=21 02=20 11 01=10 00"
            })
    void cellsComeInTheOrderOfTheHeuristic(String heuristic, String expected) throws Exception {
        List<Integer> keys = OrderingSteps.parse(heuristic).at(1).keys(SQUARE);
        List<Cell> cells = SQUARE.region().cells();

        List<Integer> order = IntStream.range(0, cells.size())
                .boxed()
                .sorted(Comparator.comparing(keys::get))
                .toList();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < order.size(); i++) {
            boolean same = i > 0 && keys.get(order.get(i)).equals(keys.get(order.get(i - 1)));
            Cell cell = cells.get(order.get(i));
            text.append(i == 0 ? "" : same ? "=" : " ").append(cell.x()).append(cell.y());
        }
        assertEquals(expected, text.toString());
    }

    /** Two by three cells, of which the first of the lower row is closed. */
    private static final Puzzle CUT =
            puzzle("D:xDim=3:yDim=2:zDim=1\nR\n* * *\n. * ?\n~R\nC:name=A:layout=0 0 0,1 0 0,2 0 0,1 1 0\n~D\n");

    /** The cells of CUT by their numbers: 0 1, 1 0, 1 1, 2 0, 2 1. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "2 0 0\n2 1 0\n1 1 0\n1 0 0\n0 1 0",
                "# from the right\n2 0\n2, 1\n1 1 0, 1 0 0, 0 1 0",
                "B3 A3-A2, 1 0\n0 1",
                "b3-a3 A2\nB2 A1",
                "L\n9 3 2\n. 4 -1\n~L",
                "L\n20 3 2\n * 7 0\n~L"
            })
    void cellsAreListedByNumbersNamesOrAPicture(String text) throws Exception {
        OrderingHeuristic listed =
                OrderingSteps.parse("@order.txt=7", file -> text).at(1);

        assertEquals(List.of(4, 3, 2, 0, 1), listed.keys(CUT));
        assertEquals("@order.txt", listed.text());
    }

    @Test
    void aFileAndItsNumberStandAmongOtherSteps() throws Exception {
        OrderingSteps steps = OrderingSteps.parse("s:@a=b/c.txt=11:@d=3=5:f=2", file -> "text of " + file);

        assertEquals("s:@a=b/c.txt=11:@d=3=5:f=2", steps.text());
        assertEquals(List.of("text of a=b/c.txt", "text of d=3"), steps.listedCells());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0 1 0|1 0 0|1 1 0|2 1 0; order.txt: error: cell 2 0 0 of puzzle stdin is missing",
                "''; order.txt: error: cell 0 1 0 of puzzle stdin is missing, and 4 cells more",
                "0 1|A2 A1; order.txt:2:4: error: cell 0 1 0 has come already, on line 1",
                "1 0|  0 0; order.txt:2:3: error: cell 0 0 0 is not open in puzzle stdin",
                "A1-A3 B1; order.txt:1:7: error: cell 0 0 0 is not open in puzzle stdin",
                "A1-B2; order.txt:1:1: error: A1-B2 is along no row and no column",
                "A1 A4; order.txt:1:4: error: 'A4' is no cell",
                "1 2 3 4; order.txt:1:1: error: '1 2 3 4' is no cell",
                "7777777777 0; order.txt:1:1: error: 7777777777 is out of range",
                "L|1 2 3|4 5 6|~L; order.txt:3:1: error: cell 0 0 0 is not open in puzzle stdin",
                "L|1 2 3 4|. 5 6|~L; order.txt:2:7: error: this layer has 4 tokens, but xDim is 3",
                "L|1 2 3|. 2 4|~L; order.txt:3:3: error: 2 stands at order.txt:2:3 already",
                "L|1 2 x|. 3 4|~L; order.txt:2:5: error: 'x' is not an integer",
                "L|1 2 3|~L; order.txt: error: cell 1 0 0 of puzzle stdin is missing, and 1 cell more",
                "L|1 2 3; order.txt:1:1: error: this picture does not end",
                "L|1 2 3|. 4 5|~L|1 0; order.txt:5:1: error: this line stands beside a picture",
                "1 0|L|1|~L; order.txt:2:1: error: this line stands beside a picture"
            })
    void aListThatDoesNotNameEachOpenCellOnceIsRefusedWithItsPlace(String lines, String message) throws Exception {
        OrderingSteps steps = OrderingSteps.parse("f:@order.txt=2", file -> lines.replace('|', '\n'));

        String refused =
                assertThrows(DefinitionException.class, () -> steps.check(CUT)).getMessage();

        assertEquals(message, refused.lines().findFirst().orElseThrow());
    }

    /** If pieces may not cross, the junction between two edges comes with the second edge. */
    @Test
    void aJunctionComesWithTheEdgesOnBothItsSides() throws Exception {
        Puzzle sticks = puzzle("D:lattice=square-edges:xDim=3:yDim=1\nC:name=A:copies=2:layout=0 0 0\n~D\n");

        List<Integer> keys =
                OrderingSteps.parse("@o", file -> "1 0 0\n0 0 0").at(1).keys(sticks);

        assertEquals(
                List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)),
                sticks.lattice().written(sticks.region().cells()));
        assertEquals(3, sticks.region().size());
        assertEquals(List.of(0, 1, 1), keys.stream().sorted().toList());
    }
}
