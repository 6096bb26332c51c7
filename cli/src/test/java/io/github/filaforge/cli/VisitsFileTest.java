package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pictures of how often a search has placed a piece at each cell. */
class VisitsFileTest {

    private static final String BOARD = "../def/edges_6x6.txt";

    @TempDir
    private Path folder;

    private String heat(String... call) throws IOException {
        Path file = folder.resolve("heat.svg");
        String[] all = Arrays.copyOf(call, call.length + 3);
        all[call.length] = "--heat";
        all[call.length + 1] = file.toString();
        all[call.length + 2] = BOARD;
        Ended ended = fila(all);

        assertEquals(0, ended.exitCode(), ended.err());
        return Files.readString(file);
    }

    /** Returns the texts that the picture shows for the cells below a pointer, row by row. */
    private static List<String> told(String picture) {
        return Pattern.compile("<title>(position [^<]*)")
                .matcher(picture)
                .results()
                .map(found -> found.group(1))
                .toList();
    }

    @Test
    @Tag("seconds")
    void eachCellTellsHowOftenAPieceWasPlacedThere() throws IOException {
        String picture = heat("solve", "-q", "--strategy", "edge");

        assertEquals(36, told(picture).size(), picture);
        assertEquals("position 36 of the order: 129 visits", told(picture).get(35));
    }

    @Test
    void aSearchForHighScoresHasOneToo() throws IOException {
        String picture = heat(
                "solve",
                "-q",
                "--score",
                "58",
                "--slips",
                "30,2",
                "--order",
                "bottom",
                "--limit",
                "1",
                "--threads",
                "1");

        assertEquals(36, told(picture).size(), picture);
        assertEquals("position 36 of the order: 1 visit", told(picture).get(5));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--strategy edge-dynamic ../def/edges_6x6.txt | take --strategy edge",
                "../def/somacube.txt | --heat draws the cells of edge puzzles, and puzzle somacube is a packing"
            })
    void whatHasNoOrderOfCellsIsRefused(String call, String reason) {
        Path file = folder.resolve("heat.svg");
        Ended ended = fila(("solve --heat " + file + " " + call).split(" "));

        assertTrue(ended.err().contains(reason), ended.err());
        assertEquals(2, ended.exitCode());
        assertFalse(Files.exists(file));
    }

    @Test
    void aPictureOfAnotherKindIsRefused() {
        Ended ended = fila("solve", "--heat", folder.resolve("heat.png").toString(), BOARD);

        assertTrue(ended.err().contains(".svg"), ended.err());
        assertEquals(2, ended.exitCode());
    }
}
