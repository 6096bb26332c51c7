package io.github.filaforge.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
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
        return DefinitionReader.readArgument("-", new ByteArrayInputStream(definition.getBytes(StandardCharsets.UTF_8)))
                .get(0)
                .puzzle();
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
}
