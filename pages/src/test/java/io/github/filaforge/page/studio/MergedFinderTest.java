package io.github.filaforge.page.studio;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The number, the order and the frequencies of solutions in the studio, by merging. */
class MergedFinderTest {

    /** The numbers of dominoes on boards are known. */
    @ParameterizedTest
    @CsvSource({"60, 12988816, D:xDim=8:yDim=8:zDim=1", "0.5, 36, D:xDim=4:yDim=4:zDim=1"})
    void solutionsAreCountedAndNumberedByMerging(String seconds, String total, String box) {
        String text = box + "\nC:name=I:copies=*:layout=0 0 0, 1 0 0\n~D\n";

        MergedFinder.Made made = MergedFinder.graph(seconds, text);

        assertEquals("{\"total\":\"" + total + "\"}", made.json());
        assertTrue(made.finder().nth(total).startsWith("{\"code\":\""));
        assertTrue(made.finder().nth(total + "0").contains("the numbers go from 1 to " + total));
        assertTrue(made.finder().nth("x").contains("failure"));
    }

    @Test
    void aCountIsOfSolutionsUpToSymmetryAndEndsAtItsTime() throws IOException {
        String text = Files.readString(Path.of("../def/pentominoes_1s_30x3.txt"));

        assertEquals("{\"total\":\"46\"}", MergedFinder.count("60", text));
        assertEquals("{}", MergedFinder.count("0", text));
        assertEquals("{}", MergedFinder.count("60", "D:xDim=2:yDim=1:zDim=1\nC:name=I:layout=0 0 0, 1 0 0\n~D\n"));
        assertEquals("{}", MergedFinder.count("60", Files.readString(Path.of("../def/scramble_3x3.txt"))));
    }

    /** The solutions of the graph, each with its number, have each piece on each cell as often as the frequencies state. */
    @Test
    void theFrequenciesAreThoseOfAllSolutions() {
        String text = """
                D:xDim=4:yDim=3:zDim=1
                C:name=L:copies=2:layout=0 0 0, 1 0 0, 0 1 0
                C:name=I:layout=0 0 0, 1 0 0, 2 0 0
                C:name=J:layout=0 0 0, 1 0 0, 2 0 0
                ~D
                """;
        MergedFinder finder = MergedFinder.graph("10", text).finder();
        int total = Integer.parseInt(MergedFinder.graph("10", text).json().replaceAll("\\D", ""));
        int[] counts = new int[12];
        for (int number = 1; number <= total; number++) {
            String code = finder.nth(Integer.toString(number)).substring("{\"code\":\"".length());
            String[] cells = code.split("\\\\u");
            for (int cell = 0; cell < counts.length; cell++) {
                counts[cell] += Integer.parseInt(cells[cell + 1].substring(0, 4), 16) < 3 ? 1 : 0;
            }
        }

        assertTrue(total > 2, total + " solutions");
        String expected =
                IntStream.of(counts).mapToObj(count -> "\"" + count + "\"").collect(Collectors.joining(","));
        assertTrue(finder.stats().contains("\"cells\":[" + expected + "]"), finder.stats());
    }

    @Test
    void aGraphThatIsNotMadeHasItsReason() throws IOException {
        assertTrue(MergedFinder.graph("10", Files.readString(Path.of("../def/scramble_3x3.txt")))
                .json()
                .contains("only packings have a graph"));
        assertTrue(MergedFinder.graph("0.00001", Files.readString(Path.of("../def/pentominoes_10x6.txt")))
                .json()
                .contains("failure"));
    }
}
