package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that solve puzzles of other cells than squares and cubes, in a real browser if one is installed. */
@Tag("processes")
class LatticeSolvingPageTest {

    /** Two bars and a triangle of hexagons, in a region that is given by its cells. */
    private static final String HEXAGONS = """
            D:lattice=hexagonal:xDim=3:yDim=3
            R:layout=0 1 0, 0 2 0, 1 0 0, 1 1 0, 1 2 0, 2 0 0, 2 1 0
            C:name=A:copies=2:layout=0 0 0, 1 0 0
            C:name=B:layout=0 0 0, 1 0 0, 0 1 0
            ~D
            """;

    @TempDir
    private static Path folder;

    @RegisterExtension
    private static final Browser BROWSER = new Browser();

    private static final SolvedPage PAGE = new SolvedPage(BROWSER);

    @ParameterizedTest
    @CsvSource({"hexiamonds_6x6, auto, 156", "pentatwigs_triangle, cover, 56", "sticks_123_4x4, auto, 21"})
    @Tag("slow")
    void aPageFindsTheSolutionsOfTheCommandLine(String name, String strategy, int count) throws Exception {
        assertPageFinds(name, strategy, count);
    }

    @Test
    @Rows.More
    void soDoesAPageOfAPyramid() throws Exception {
        assertPageFinds("kanoodle_pyramid", "cover", 612);
    }

    /** Copies have their names in the order in which a solution has them, which differs between searches. */
    @ParameterizedTest
    @CsvSource({
        "pentominoes_8x8, 65",
        "pentominoes_u_10x8, 22",
        "tetrahexes_7x4, 9",
        "tangram_square, 1",
        "tetrominoes_2sets_8x5, 783",
        "tetrasticks_welded_1s_5x5, 3",
        "tetratesseracts_7x2x2x1, 8"
    })
    @Rows.More
    void soDoPagesOfOtherPuzzles(String name, int count) throws Exception {
        Puzzle puzzle = PAGE.openPageOfFile(folder, name);

        PAGE.solve();

        assertEquals(count, PAGE.codes().size());
        assertEquals(
                SolvedPage.solutionsOfCommandLine(puzzle).stream()
                        .map(code -> withoutNames(code))
                        .collect(Collectors.toSet()),
                PAGE.codes().stream()
                        .map(code -> withoutNames(withoutJunctions(code, puzzle)))
                        .collect(Collectors.toSet()));
    }

    /** Returns a code in which the pieces have the letters of the alphabet in the order of their first cells. */
    private static String withoutNames(String code) {
        StringBuilder anew = new StringBuilder(code);
        String known = "A";
        for (int number = 0; number < code.length(); number++) {
            String name = code.substring(number, number + 1);
            known = known.contains(name) ? known : known + name;
            anew.setCharAt(number, (char) ('A' + known.indexOf(name)));
        }
        return anew.toString();
    }

    private static void assertPageFinds(String name, String strategy, int count) throws Exception {
        Puzzle puzzle = PAGE.openPageOfFile(folder, name, "--strategy=" + strategy);

        PAGE.solve();

        assertEquals(count, BROWSER.number("page.search.found"));
        List<String> codes = PAGE.codes();
        assertEquals(count, codes.size());
        assertEquals(
                SolvedPage.solutionsOfCommandLine(puzzle),
                codes.stream().map(code -> withoutJunctions(code, puzzle)).collect(Collectors.toSet()));
        PAGE.assertAskedForNothing();
    }

    /** Returns a code as the solutions of the library have it, which list no junctions. */
    private static String withoutJunctions(String code, Puzzle puzzle) {
        StringBuilder written = new StringBuilder(code);
        for (int number = 0; number < code.length(); number++) {
            if (!puzzle.lattice().isWritten(puzzle.region().cell(number))) {
                written.setCharAt(number, 'A');
            }
        }
        return written.toString();
    }

    /** A piece that crosses the seam of a cylinder is placed by keys. */
    @Test
    @Tag("slow")
    void aClosedBoxIsSolvedAndPlayed() throws Exception {
        assertPageFinds("tetrominoes_cylinder_5x4", "auto", 7);

        BROWSER.click("tab-play");
        assertEquals("The box is closed: its left and right sides meet.", text("closed"));
        assertEquals(1, BROWSER.number("document.querySelectorAll('#board .seam').length"));
        BROWSER.value("document.getElementById('board').focus()");
        BROWSER.press("n", "n", "n", "ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight", "Enter");
        assertEquals("1", board("placed"));
        assertTrue(BROWSER.value("new Set(page.playing.game.assembly().cells.flat().map(cell => cell[0])).has(0)"
                        + " && new Set(page.playing.game.assembly().cells.flat().map(cell => cell[0])).has(4)")
                .equals(true));
        PAGE.assertAskedForNothing();
    }

    @Test
    @Rows.More
    void aRegionIsFilledThatIsGivenByItsCells() {
        Puzzle twin = Definitions.parsed(HEXAGONS.replaceFirst("R:.*", "C:name=beyond:type=S:layout=0 0 0, 2 2 0"));
        int plain = PlainSearch.allSolutions(twin, 1000).size();
        PAGE.openPageOf(folder, HEXAGONS, "--all");

        PAGE.solve();

        assertTrue(plain > 1, plain + " solutions");
        assertEquals(plain, PAGE.codes().size());
        assertEquals(plain, Set.copyOf(PAGE.codes()).size());
        PAGE.assertAskedForNothing();
    }

    /** Names that would be markup are texts, in the legend, in the tray and on the board. */
    @Test
    @Tag("slow")
    void noNameRunsAnything() {
        String bad = "</script><script>alert(1)</script>";
        PAGE.openPageOf(
                folder,
                "D:lattice=hexagonal:xDim=2:yDim=2\nC:name=" + bad + ":layout=0 0 0, 1 0 0\nC:name=<b>&lt;"
                        + ":layout=0 0 0, 0 1 0\n~D\n");

        PAGE.solve();
        BROWSER.click("tab-play");
        BROWSER.click("give-hint");
        BROWSER.waitFor("document.getElementById('board').dataset.placed === '1'");

        assertEquals(1.0, BROWSER.number("page.search.found"));
        assertTrue(text("legend").contains(bad), text("legend"));
        // Both pieces have one shape, of which the tray shows the piece that is left.
        assertTrue(text("tray").contains("<b>&lt;"), text("tray"));
        assertTrue(text("play-told").contains(bad), text("play-told"));
        assertEquals(5, BROWSER.number("document.querySelectorAll('script').length"));
        assertEquals(0.0, BROWSER.number("document.querySelectorAll('b, img').length"));
        assertEquals("4", BROWSER.value("document.getElementById('view').dataset.faces"));
        PAGE.assertAskedForNothing();
    }

    private static String text(String id) {
        return BROWSER.value("document.getElementById('" + id + "').textContent")
                .toString();
    }

    /** A bar of two hexagons turns by 60 degrees; three such turns bring it back. */
    @Test
    void keysTurnAPieceAndPlaceIt() {
        openHexagons();
        BROWSER.value("document.getElementById('board').focus()");

        BROWSER.press("n");
        Object first = ghost();
        BROWSER.press("r");
        assertNotEquals(first, ghost());
        BROWSER.press("r", "r", "ArrowDown", "ArrowRight", "Enter");
        assertEquals("1", board("placed"));

        BROWSER.press("Delete");
        assertEquals("0", board("placed"));

        BROWSER.press("u");
        assertEquals("1", board("placed"));
        PAGE.assertAskedForNothing();
    }

    private static void openHexagons() {
        // The page is that of another test, which searches for all copies.
        PAGE.openPageOf(folder, HEXAGONS, "--all");
        BROWSER.screen(1280, 900);
        BROWSER.click("tab-play");
    }

    private static Object ghost() {
        return BROWSER.value("document.querySelector('#board .ghost .skin').getAttribute('d')");
    }

    private static Object board(String what) {
        return BROWSER.value("document.getElementById('board').dataset." + what);
    }

    @Test
    void thePointerDragsAPieceOntoTheBoard() {
        openHexagons();
        String piece = "document.querySelector('#tray button[data-shape=\"1\"]').getBoundingClientRect()";
        String board = "document.getElementById('board').getBoundingClientRect()";
        String spot = "(page.playing.board.centre([1, 1, 0])[%d] + 0.2) * page.playing.board.scale";

        BROWSER.mouse(
                "mousePressed",
                BROWSER.number(piece + ".x + " + piece + ".width / 2"),
                BROWSER.number(piece + ".y + " + piece + ".height / 2"));
        double x = BROWSER.number(board + ".x + " + spot.formatted(0));
        double y = BROWSER.number(board + ".y + " + spot.formatted(1));
        BROWSER.mouse("mouseMoved", x - 5, y - 5);
        BROWSER.mouse("mouseMoved", x, y);
        BROWSER.mouse("mouseReleased", x, y);

        assertEquals("1", board("placed"));
        PAGE.assertAskedForNothing();
    }

    /** Hints fill a board of any lattice, and the address keeps the solution. */
    @ParameterizedTest
    @ValueSource(strings = {"tetrahexes_7x4", "tangram_square"})
    @Rows.More
    void hintsFillTheBoardAndTheAddressKeepsTheSolution(String name) throws Exception {
        int pieces = PAGE.openPageOfFile(folder, name).mobilePieces().size();
        BROWSER.click("tab-play");
        for (int placed = 1; placed <= pieces; placed++) {
            BROWSER.click("give-hint");
            BROWSER.waitFor("document.getElementById('board').dataset.placed === '" + placed + "'");
        }
        String address = BROWSER.value("location.href").toString();
        Object code = BROWSER.value("page.playing.game.code()");

        BROWSER.open(address);

        assertTrue(address.endsWith("#found=" + code), address);
        assertEquals("true", board("complete"));
        assertEquals(code, BROWSER.value("page.playing.game.code()"));
        PAGE.assertAskedForNothing();
    }
}
