package io.github.filaforge.runtime.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class StatusLineTest {

    private static final String CLEAR = "\r\u001b[K";

    /** Standard output and standard error of one terminal. */
    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();

    private final StatusLine line = new StatusLine(terminal);

    private String shown() {
        String text = terminal.toString(StandardCharsets.UTF_8);
        terminal.reset();
        return text;
    }

    private void write(String text) throws IOException {
        line.write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void theLineIsClearedOnceBeforeSomethingElse() throws IOException {
        line.show("1 %");
        write("a\n");
        write("b\n");
        line.show("2 %");

        assertEquals(CLEAR + "1 %" + CLEAR + "a\nb\n" + CLEAR + "2 %", shown());
    }

    @Test
    void theLineIsNotShownBesideAnUnfinishedOne() throws IOException {
        write("a");
        line.show("1 %");
        write("b\n");
        line.show("2 %");

        assertEquals("ab\n" + CLEAR + "2 %", shown());
    }

    @Test
    void standardOutputOnTheSameTerminalClearsTheLineToo() throws IOException {
        CheckedOutput out = new CheckedOutput(terminal, "standard output");
        out.above(line);
        line.show("1 %");
        out.write("solution\n".getBytes(StandardCharsets.UTF_8));
        line.show("2 %");

        assertEquals(CLEAR + "1 %" + CLEAR + "solution\n" + CLEAR + "2 %", shown());
    }

    @Test
    void nothingIsShownAfterTheEnd() {
        line.show("1 %");
        line.end();
        line.show("2 %");

        assertEquals(CLEAR + "1 %" + CLEAR, shown());
    }
}
