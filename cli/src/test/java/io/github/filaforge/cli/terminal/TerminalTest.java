package io.github.filaforge.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TerminalTest {

    /** A terminal of both streams. */
    private static Terminal terminal(String... namesAndValues) {
        Map<String, String> environment = new HashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            environment.put(namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Terminal(true, true, environment);
    }

    @ParameterizedTest
    @CsvSource({
        "xterm, '', SIXTEEN",
        "linux, '', SIXTEEN",
        "xterm, yes, SIXTEEN",
        "xterm-256color, '', INDEXED",
        "screen.xterm-256color, '', INDEXED",
        "XTERM-KITTY, '', INDEXED",
        "xterm-direct, '', FULL",
        "xterm-256color, truecolor, FULL",
        "xterm, 24bit, FULL",
        "xterm, TrueColor, FULL"
    })
    void theNameOfTheTerminalAndColortermTellHowManyColoursItShows(String term, String colorterm, ColourDepth depth) {
        assertEquals(depth, terminal("TERM", term, "COLORTERM", colorterm).colours());
    }

    @Test
    void coloursAreWelcomeUnlessNoColorIsSetToAnythingOrTheTerminalIsDumb() {
        assertTrue(terminal("TERM", "xterm").likesColours());
        assertTrue(terminal("TERM", "xterm", "NO_COLOR", "").likesColours());
        assertFalse(terminal("TERM", "xterm", "NO_COLOR", "0").likesColours());
        assertFalse(terminal("TERM", "dumb").likesColours());
        assertFalse(terminal().likesColours());
    }

    @Test
    void linesAreWrittenOverOnlyOnATerminalThatIsNotDumb() {
        assertTrue(terminal("TERM", "xterm", "NO_COLOR", "1").canRewriteErr());
        assertFalse(terminal("TERM", "dumb").canRewriteErr());
        assertFalse(new Terminal(true, false, Map.of("TERM", "xterm")).canRewriteErr());
    }

    @Test
    void theEnvironmentTellsTheSize() {
        assertEquals(
                new Terminal.Size(132, 43),
                terminal("COLUMNS", "132", "LINES", "43").size());
    }
}
