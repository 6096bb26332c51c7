package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaOn;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.Time;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The colours of pieces on a terminal. */
class ColourTest {

    private static final String SOMA = "../def/somacube.txt";
    private static final String PENTOMINOES = "../def/pentominoes_10x6.txt";
    private static final String ESCAPE = "\u001b";
    private static final Pattern SEQUENCE = Pattern.compile(ESCAPE + "\\[[0-9;]*m");
    private static final Pattern COLOURED_LETTER = Pattern.compile(ESCAPE + "\\[([0-9;]+)m([A-Z])");

    /** A square that is covered already, a piece whose name has two letters, and a cube of two layers. */
    private static final String NAMES = """
            D:xDim=3:yDim=1:zDim=2
            L:stationary=wall
            wall . . , . . .
            ~L
            C:name=ab:layout=0 0 0, 1 0 0
            C:name=c:layout=0 0 0, 1 0 0, 2 0 0
            ~D
            """;

    @TempDir
    private Path folder;

    private static Terminal terminal(boolean isOut, String term, String colorterm, String noColor) {
        Map<String, String> environment = new HashMap<>();
        environment.put("TERM", term);
        environment.put("COLORTERM", colorterm);
        environment.put("NO_COLOR", noColor);
        return new Terminal(isOut, true, environment);
    }

    private static Ended onTerminal(String... arguments) {
        return filaOn(terminal(true, "xterm-256color", "", ""), Time.real(), arguments);
    }

    private static boolean hasColours(String text) {
        return text.contains(ESCAPE);
    }

    @ParameterizedTest
    @CsvSource({
        // standard output is a terminal, TERM, NO_COLOR, option: coloured
        "true, xterm, '', auto, true",
        "true, xterm, '', never, false",
        "true, xterm, 1, auto, false",
        "true, xterm, 1, always, true",
        "true, dumb, '', auto, false",
        "true, dumb, '', always, true",
        "false, xterm, '', auto, false",
        "false, xterm, '', always, true"
    })
    void solutionsAreColouredOnATerminalUnlessSomethingElseIsSaid(
            boolean isOut, String term, String noColor, String option, boolean coloured) {
        Ended ended = filaOn(terminal(isOut, term, "", noColor), Time.real(), "solve", "-g1", "--color", option, SOMA);

        assertEquals(coloured, hasColours(ended.out()), ended.out());
    }

    @Test
    void theBritishSpellingIsUnderstood() {
        assertFalse(
                hasColours(onTerminal("solve", "-g1", "--colour=never", SOMA).out()));
    }

    @Test
    void aFileIsNoTerminal() throws IOException {
        Path file = folder.resolve("solutions");

        onTerminal("solve", "-g1", "--output", file.toString(), SOMA);

        assertEquals(fila("solve", "-g1", SOMA).out(), Files.readString(file));
    }

    @Test
    void jsonHasNoColours() {
        assertFalse(
                hasColours(onTerminal("solve", "--json", "--color=always", SOMA).out()));
    }

    @ParameterizedTest
    @ValueSource(strings = {SOMA, PENTOMINOES, "names"})
    void lettersStayWhereTheyAre(String puzzle) throws IOException {
        String file = puzzle.equals("names")
                ? Files.writeString(folder.resolve("names.txt"), NAMES).toString()
                : puzzle;

        String plain = fila("solve", "-g20", file).out();
        String coloured = onTerminal("solve", "-g20", file).out();

        assertTrue(hasColours(coloured), coloured);
        assertEquals(plain, SEQUENCE.matcher(coloured).replaceAll("").replaceAll(" +\n", "\n"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "xterm | | <47;30>wall <41;97>ab   ab   <0>, <106;30>c    c    c    <0>",
                "xterm-256color | | <48;5;188;38;5;16>wall <48;5;25;38;5;231>ab   ab   <0>,"
                        + " <48;5;220;38;5;16>c    c    c    <0>",
                "xterm | truecolor | <48;2;230;232;235;38;2;0;0;0>wall <48;2;40;58;166;38;2;255;255;255>ab   ab   <0>,"
                        + " <48;2;250;202;4;38;2;0;0;0>c    c    c    <0>"
            })
    void aSquareIsColouredWithTheBlanksBehindItInColoursThatTheTerminalHas(String term, String colorterm, String row)
            throws IOException {
        String file = Files.writeString(folder.resolve("names.txt"), NAMES).toString();

        Ended ended = filaOn(
                terminal(true, term, colorterm == null ? "" : colorterm, ""), Time.real(), "solve", "--all", file);

        assertEquals(
                row, ended.out().lines().toList().get(1).replaceAll(ESCAPE + "\\[([0-9;]*)m", "<$1>"), ended.out());
    }

    @ParameterizedTest
    @CsvSource({"xterm, ''", "xterm-256color, ''", "xterm, truecolor"})
    void twelvePentominoesHaveTwelveColours(String term, String colorterm) {
        String picture = filaOn(terminal(true, term, colorterm, ""), Time.real(), "solve", "-g1", PENTOMINOES)
                .out();

        Map<String, Set<String>> colours = new HashMap<>();
        Matcher letter = COLOURED_LETTER.matcher(picture);
        while (letter.find()) {
            colours.computeIfAbsent(letter.group(1), colour -> new TreeSet<>()).add(letter.group(2));
        }
        assertEquals(12, colours.size(), colours.toString());
        colours.values().forEach(letters -> assertEquals(1, letters.size(), colours.toString()));
    }

    @Test
    void aTraceIsColouredWhereStandardErrorIsATerminal() {
        String trace = filaOn(terminal(false, "xterm", "", ""), Time.real(), "solve", "-q", "-t6", SOMA)
                .err();

        assertTrue(hasColours(trace), trace);
        assertEquals(
                fila("solve", "-q", "-t6", SOMA).err(),
                SEQUENCE.matcher(trace).replaceAll("").replaceAll(" +\n", "\n"));
    }
}
