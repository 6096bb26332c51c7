package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.BoardOrder;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchOrdersTest {

    private static final CellNames NAMES = new CellNames(16, 16);

    private static final SearchOrders ORDERS = new SearchOrders(16, 16);

    /** As printed in the article, with C14-C16 where the order for 468 has them. */
    @Test
    void theOrderFor465IsThatOfTheArticle() {
        String printed = rows('P', 'F', 16) + rows('E', 'A', 3) + columns('E')
                + "E13-E16 D13-D16 C13-A13 C14-C16 B14-B16 A14-A16";

        assertEquals(
                OrderText.read("article", printed, NAMES).cells(),
                ORDERS.named("eii465").cells());
    }

    @Test
    void theOrderFor468IsThatOfTheArticle() {
        String printed = rows('P', 'E', 16) + rows('D', 'A', 3) + columns('D')
                + "D13-D16 C13-A13 C14-C16 B14 A14 B15 B16 A15 A16";

        assertEquals(
                OrderText.read("article", printed, NAMES).cells(),
                ORDERS.named("eii468").cells());
    }

    private static String rows(char from, char to, int columns) {
        StringBuilder text = new StringBuilder();
        for (char row = from; row >= to; row--) {
            text.append(row).append("1-").append(row).append(columns).append(' ');
        }
        return text.toString();
    }

    private static String columns(char from) {
        StringBuilder text = new StringBuilder();
        for (int column = 4; column <= 12; column++) {
            text.append(from).append(column).append("-A").append(column).append(' ');
        }
        return text.toString();
    }

    @Test
    void rowsGoFromTheTopOrTheBottom() {
        SearchOrders orders = new SearchOrders(3, 2);

        assertEquals(new BoardOrder("row", List.of(0, 1, 2, 3, 4, 5)), orders.named("row"));
        assertEquals(new BoardOrder("bottom", List.of(3, 4, 5, 0, 1, 2)), orders.named("bottom"));
    }

    @ParameterizedTest
    @CsvSource({"8, 6", "10, 10", "16, 6", "20, 30"})
    void otherBoardsHaveAllCellsInTheOrdersOfTheArticle(int width, int height) {
        SearchOrders orders = new SearchOrders(width, height);

        assertEquals(SearchOrders.names(), orders.possible());
        for (String name : orders.possible()) {
            assertEquals(
                    width * height, orders.whole(orders.named(name)).cells().size());
        }
    }

    @Test
    void aBoardThatIsTooSmallForABandIsToldSo() {
        SearchOrders orders = new SearchOrders(7, 6);

        assertEquals(List.of("row", "bottom"), orders.possible());
        assertEquals(
                "the order eii465 needs a board of at least 8 columns and 6 rows, and this one is 7x6; take row or bottom,"
                        + " or a file of your own: @FILE",
                assertThrows(ScoreException.class, () -> orders.named("eii465")).getMessage());
    }

    @Test
    void anUnknownNameIsAnsweredWithThoseThereAre() {
        assertEquals(
                "there is no search order eii470; orders are row, bottom, eii465, eii468, band:ROWS:LEFT:RIGHT, and @FILE, a"
                        + " file with the names of all cells",
                assertThrows(ScoreException.class, () -> ORDERS.named("eii470")).getMessage());
    }

    @Test
    void candidatesAreWholeAndAllDifferentInName() {
        SearchOrders orders = new SearchOrders(8, 6);
        List<BoardOrder> candidates = orders.candidates();

        candidates.forEach(orders::whole);
        assertEquals(
                candidates.size(),
                candidates.stream()
                        .map(BoardOrder::name)
                        .collect(Collectors.toSet())
                        .size());
        assertTrue(candidates.contains(orders.banded(5, 3, 4)));
    }

    @Test
    void bandsGoByRowsThenByColumnsThenByRows() {
        assertEquals(
                OrderText.read("band:2:1:1", "C1-C4 B1 A1 B2 A2 B3 A3 B4 A4", new CellNames(4, 3)),
                new SearchOrders(4, 3).named("band:2:1:1"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"band:0:1:1", "band:3:1:1", "band:2:2:2"})
    void aBandThatIsNotOnTheBoardIsRefused(String name) {
        String message = assertThrows(ScoreException.class, () -> new SearchOrders(4, 3).named(name))
                .getMessage();

        assertTrue(message.endsWith("this board is 4x3"), message);
    }

    @ParameterizedTest
    @CsvSource({"0, A1", "15, A16", "255, P16", "16, B1"})
    void cellsHaveALetterForTheRowAndANumberForTheColumn(int cell, String name) {
        assertEquals(name, NAMES.name(cell));
        assertEquals(cell, NAMES.cell(name).orElseThrow());
    }

    @Test
    void rowsAfterZHaveTwoLetters() {
        CellNames names = new CellNames(1, 1024);

        for (int cell = 0; cell < 1024; cell++) {
            assertEquals(cell, names.cell(names.name(cell)).orElseThrow());
        }
        assertEquals("AA1", names.name(26));
        assertEquals("ZZ1", names.name(701));
        assertEquals("AAA1", names.name(702));
    }
}
