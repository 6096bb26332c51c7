package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OrderTextTest {

    private static final CellNames NAMES = new CellNames(3, 2);

    @Test
    void namesRangesPlacesAndCommentsMayBeMixed() {
        String text = """
                # from the bottom
                b1-B2, B3   # and then
                2 1
                A2 A1
                """;

        assertEquals(
                List.of(3, 4, 5, 2, 1, 0), OrderText.read("o.txt", text, NAMES).cells());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A1 A2 C1        | o.txt, line 1: there is no cell C1; cells are rows A to B from the top, columns 1 to 3 from the left",
                "A1 A4           | o.txt, line 1: there is no cell A4; cells are rows A to B from the top, columns 1 to 3 from the left",
                "A1-B2           | o.txt, line 1: A1-B2 is along no row and no column; name its cells one by one",
                "A1-A3 B1-B3 A2  | o.txt, line 1: A2 comes twice, first in line 1; each cell comes once: leave one out",
                "3 0             | o.txt, line 1: there is no cell x = 3, y = 0; x goes from 0 to 2, y from 0 to 1 upwards",
                "A1-A3 B2        | o.txt leaves out B1, B3; each cell comes once",
                "A1 -            | o.txt, line 1: there is no cell -; cells are rows A to B from the top, columns 1 to 3 from the left",
                "''              | o.txt leaves out A1, A2, A3, B1, B2, B3; each cell comes once",
            })
    void mistakesAreToldWithTheirPlaceAndWhatWouldDo(String text, String message) {
        assertEquals(
                message,
                assertThrows(ScoreException.class, () -> OrderText.read("o.txt", text, NAMES))
                        .getMessage());
    }

    @Test
    void manyMissingCellsAreNotAllNamed() {
        assertEquals(
                "o.txt leaves out A2, A3, A4, A5, A6, A7, A8, A9 and 91 cells more; each cell comes once",
                assertThrows(ScoreException.class, () -> OrderText.read("o.txt", "A1", new CellNames(10, 10)))
                        .getMessage());
    }

    /** Each mutant lists all cells, or is refused by a message that begins with the name of its file. */
    @Test
    void mutantsAreOrdersOrAreRefused() {
        Random random = new Random(44);
        String alphabet = "AB123 ,-#\n\r\t0ab\u0000\ud83d\u2028é";
        for (int mutant = 0; mutant < 2000; mutant++) {
            StringBuilder text = new StringBuilder("# from the bottom\nb1-B2, B3\n2 1\nA2 A1\n");
            for (int change = 0; change <= random.nextInt(4); change++) {
                int place = random.nextInt(text.length());
                char letter = alphabet.charAt(random.nextInt(alphabet.length()));
                switch (random.nextInt(3)) {
                    case 0 -> text.setCharAt(place, letter);
                    case 1 -> text.insert(place, letter);
                    default -> text.deleteCharAt(place);
                }
            }
            try {
                List<Integer> cells =
                        OrderText.read("o.txt", text.toString(), NAMES).cells();
                assertEquals(List.of(0, 1, 2, 3, 4, 5), cells.stream().sorted().toList());
            } catch (ScoreException refused) {
                assertTrue(refused.getMessage().startsWith("o.txt"), refused::getMessage);
            }
        }
    }
}
