package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.HostileNames;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Pages that play moves in a real browser, if one is installed. */
@Tag("processes")
class MovesPageInBrowserTest {

    private static final String SOMA = "../def/somacube.txt";

    private static final Pattern MOVE = Pattern.compile("(?m)^ *(\\d+)\\. (.*)$");

    @TempDir
    private static Path folder;

    @RegisterExtension
    private static final Browser BROWSER = new Browser();

    private static final ViewedPage PAGE = new ViewedPage(BROWSER);

    @BeforeEach
    void prepare() {
        PAGE.prepare();
    }

    @AfterEach
    void asksForNothing() {
        PAGE.assertAskedForNothing();
    }

    private static String done(String input, String... arguments) {
        Ended ended = CommandLineTester.filaReading(input, arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended.out();
    }

    /** Opens the page of the Soma cubes that "apart" prints first. */
    private static void openSoma(String fragment) throws Exception {
        Path moves = folder.resolve("soma.ndjson");
        done("", "apart", "--ndjson", "--keep", "3", "--output", moves.toString(), SOMA);
        Path page = folder.resolve("soma.html");
        done("", "render", SOMA, moves.toString(), "--output", page.toString());
        PAGE.open(page.toUri() + fragment);
    }

    /** Returns the words of the moves of each Soma cube, as "apart" prints them. */
    private static List<List<String>> words() {
        List<List<String>> words = new ArrayList<>();
        Matcher move = MOVE.matcher(done("", "apart", "--moves", "--keep", "3", SOMA));
        while (move.find()) {
            if (move.group(1).equals("1")) {
                words.add(new ArrayList<>());
            }
            words.get(words.size() - 1).add(move.group(2));
        }
        return words;
    }

    private static String status(int solution, List<String> words, int made) {
        return "Solution " + solution + " of 3, "
                + (made == 0
                        ? "before all " + words.size() + " moves"
                        : "move " + made + " of " + words.size() + ": " + words.get(made - 1));
    }

    @Test
    void keysMakeTheMovesOfEachSolutionAndTakeThemBack() throws Exception {
        List<List<String>> words = words();
        openSoma("");

        for (int solution = 1; solution <= 3; solution++) {
            List<String> moves = words.get(solution - 1);
            assertEquals(status(solution, moves, 0), PAGE.status());
            Object assembly = PAGE.picture();
            for (int made = 1; made <= moves.size(); made++) {
                PAGE.press(".");
                assertEquals(status(solution, moves, made), PAGE.status());
            }
            assertNotEquals(assembly, PAGE.picture());
            PAGE.press(",");
            assertEquals(status(solution, moves, moves.size() - 1), PAGE.status());
            PAGE.press("End");
            assertEquals(status(solution, moves, moves.size()), PAGE.status());
            PAGE.press("Home");
            assertEquals(status(solution, moves, 0), PAGE.status());
            assertEquals(assembly, PAGE.picture());
            PAGE.press("n");
        }
    }

    @Test
    void buttonsAndTheSliderMakeMoves() throws Exception {
        List<String> moves = words().get(0);
        openSoma("");

        BROWSER.click("move-on");
        BROWSER.click("move-on");
        PAGE.drawn();
        assertEquals(status(1, moves, 2), PAGE.status());
        BROWSER.click("move-back");
        PAGE.drawn();
        assertEquals(status(1, moves, 1), PAGE.status());
        BROWSER.click("last-move");
        PAGE.drawn();
        assertEquals(status(1, moves, moves.size()), PAGE.status());
        assertEquals(true, BROWSER.value("document.getElementById('move-on').disabled"));
        BROWSER.click("first-move");
        PAGE.drawn();
        assertEquals(status(1, moves, 0), PAGE.status());
        BROWSER.value("document.getElementById('move').focus()");
        BROWSER.press("ArrowRight", "ArrowRight", "ArrowRight");
        BROWSER.waitFor("document.getElementById('status').textContent.includes('move 3 of')");
        assertEquals(
                "3 of " + moves.size() + " moves",
                BROWSER.value("document.getElementById('move').getAttribute('aria-valuetext')"));
        assertEquals("polite", BROWSER.value("document.getElementById('status').getAttribute('aria-live')"));
    }

    /** Elsewhere letters may be commands of a screen reader or of speech. */
    @Test
    void keysActOnlyWhereThePictureHasTheFocus() throws Exception {
        openSoma("");
        String before = PAGE.status();

        BROWSER.value("document.getElementById('speed').focus()");
        BROWSER.press("b", ".", "Home");

        assertEquals(before, PAGE.status());
    }

    /** The browser draws as fast as it can. */
    @Test
    @Tag("slow")
    void movesArePlayedForwardsAndBackwards() throws Exception {
        List<String> moves = words().get(0);
        BROWSER.prefer("prefers-reduced-motion", "no-preference");
        openSoma("");
        BROWSER.value("document.getElementById('speed').value = '2.5'");

        BROWSER.click("apart");
        assertEquals("true", BROWSER.value("document.getElementById('apart').getAttribute('aria-pressed')"));
        BROWSER.waitFor("document.getElementById('view').dataset.drawn === 'no'");
        BROWSER.waitFor("document.getElementById('status').textContent.includes('move " + moves.size() + " of')");
        BROWSER.waitFor("document.getElementById('apart').getAttribute('aria-pressed') === 'false'");
        BROWSER.click("together");
        assertEquals("true", BROWSER.value("document.getElementById('together').getAttribute('aria-pressed')"));
        BROWSER.waitFor("document.getElementById('status').textContent.includes('before all')");
        BROWSER.waitFor("document.getElementById('together').getAttribute('aria-pressed') === 'false'");
        PAGE.drawn();
    }

    /** Only moved pieces have their full colours. Pieces that have come off are not drawn. */
    @Test
    void movedPiecesAreMarkedAndPiecesThatHaveComeOffAreGone() throws Exception {
        Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");
        Palette palette = Palette.of(puzzle);
        Path page = folder.resolve("tray.html");
        done("", "render", "--steps", "--number", "1", "../def/pentominoes_10x6.txt", "--output", page.toString());
        PAGE.open(page.toUri().toString());
        assertEquals(60, PAGE.faces());

        PAGE.press(".");
        List<String> moved = List.of(PAGE.status()
                .replaceFirst(".*: ", "")
                .replaceFirst(" come.*", "")
                .split(", "));
        for (String name : List.of("I", "L", "F", "N", "P", "T", "U", "V", "W", "Y", "X", "Z")) {
            double points = PAGE.points(palette.colour(name).hex());
            assertEquals(moved.contains(name), points > 500, name + ": " + points + " points");
        }
        assertEquals(60, PAGE.faces());
        PAGE.press(".");
        assertEquals(60 - 5 * moved.size(), PAGE.faces());
    }

    @Test
    void aSolutionWithoutMovesIsPutInPieceByPiece() throws Exception {
        Path moves = folder.resolve("mixed.ndjson");
        done("", "apart", "--ndjson", "--keep", "2", "--output", moves.toString(), SOMA);
        List<String> lines = Files.readAllLines(moves);
        Files.writeString(
                moves,
                lines.get(0) + "\n"
                        + lines.get(1).replaceFirst(",\"moves\".*", "}").replaceFirst("\"level\":[^]]*],", "") + "\n");
        Path page = folder.resolve("mixed.html");
        done("", "render", SOMA, moves.toString(), "--output", page.toString());
        PAGE.open(page.toUri() + "#move=1");
        assertTrue(PAGE.status().startsWith("Solution 1 of 2, move 1 of "), PAGE.status());

        PAGE.press("n");
        assertEquals("Solution 2 of 2, all 7 pieces", PAGE.status());
        PAGE.press(",");
        assertTrue(PAGE.status().startsWith("Solution 2 of 2, step 6 of 7: piece "), PAGE.status());
        assertEquals(true, BROWSER.value("document.getElementById('moves-controls').hidden"));
    }

    @Test
    void anExplodedSolutionIsWhole() throws Exception {
        openSoma("#move=2");
        assertTrue(PAGE.status().contains("move 2 of"), PAGE.status());

        PAGE.press("e");

        assertTrue(PAGE.status().contains("before all"), PAGE.status());
    }

    @Test
    void hostileNamesAreTextsInTheWordsOfMoves() throws Exception {
        String markup = HostileNames.all().stream()
                .filter(name -> name.startsWith("</script>"))
                .findFirst()
                .orElseThrow();
        Path page = folder.resolve("hostile.html");
        done(
                "D:name=p:xDim=2:yDim=1:zDim=1\nC:name=" + markup + ":layout=0 0 0\nC:name=B:layout=0 0 0\n~D\n",
                "render",
                "--steps",
                "-",
                "--output",
                page.toString());
        PAGE.open(page.toUri().toString());

        PAGE.press(".");

        assertTrue(PAGE.status().matches("Solution 1 of 1, move 1 of 1: .* comes off along [-+]x"), PAGE.status());
        assertEquals(2.0, BROWSER.number("document.querySelectorAll('img, script, b, svg, iframe').length"));
    }

    @Test
    void aPhoneShowsTheWholeWidth() throws Exception {
        BROWSER.telephone(360, 640);
        openSoma("#move=1");

        assertEquals(360.0, BROWSER.number("document.documentElement.scrollWidth"));
    }
}
