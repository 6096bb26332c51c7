package io.github.filaforge.runtime.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.search.SearchStopped;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolutionPrinterTest {

    private static final int[] SOLUTION = {0, 0};

    /** Draws each solution as the same line. */
    private record Line(String line) implements SolutionDecoder {

        @Override
        public String draw(int[] solution) {
            return line + "\n";
        }

        @Override
        public byte[] drawBytes(int[] solution) {
            return draw(solution).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public List<PlacedPiece> pieces(int[] solution) {
            return List.of();
        }
    }

    private static SolutionPrinter printer(String line, OutputStream out) {
        return new SolutionPrinter(new TextFormat(new Line(line)), out);
    }

    @Test
    void solutionsArePrintedWithTheirNumbers() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SolutionPrinter printer = printer("\u00e4", out);
        for (int i = 0; i < 10; i++) {
            printer.found(SOLUTION);
        }
        printer.flush();

        String text = out.toString(StandardCharsets.UTF_8);
        assertTrue(text.startsWith("# --- SOLUTION 1 ---\n\u00e4\n# --- SOLUTION 2 ---\n\u00e4\n"), text);
        assertTrue(text.endsWith("# --- SOLUTION 10 ---\n\u00e4\n"), text);
        assertEquals(10, printer.count());
        assertEquals("10 solutions", printer.summary(BigInteger.TEN, true));
    }

    @Test
    void picturesLargerThanTheBufferArePrinted() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        SolutionPrinter printer = printer("A".repeat(100_000), out);
        printer.found(SOLUTION);
        printer.found(SOLUTION);
        printer.flush();

        assertEquals(2 * (100_000 + "# --- SOLUTION 1 ---\n\n".length()), out.size());
    }

    @Test
    void withoutOutputSolutionsAreCounted() {
        SolutionPrinter printer = printer("A", null);
        printer.found(SOLUTION);

        assertEquals(1, printer.count());
    }

    @ParameterizedTest
    @CsvSource({
        "1, true, 1 solution",
        "0, true, 0 solutions",
        "2, false, stopped after 2 solutions; there may be more",
        "1, false, stopped after 1 solution; there may be more",
    })
    void theSummaryTellsWhetherTheseAreAll(BigInteger solutions, boolean complete, String summary) {
        SolutionPrinter printer = printer("A", null);

        assertEquals(summary, printer.summary(solutions, complete));
    }

    @Test
    void aReaderThatHasGoneEndsTheSearch() {
        SolutionPrinter printer = printer("A".repeat(100_000), new OutputStream() {
            @Override
            public void write(int value) throws IOException {
                throw new IOException("Broken pipe");
            }
        });

        assertThrows(SearchStopped.class, () -> {
            printer.found(SOLUTION);
            printer.found(SOLUTION);
        });
        assertTrue(printer.isCut());
        assertEquals("stopped after 2 solutions: the output is no longer read", printer.summary(BigInteger.TWO, false));
    }
}
