package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that solve, made by the command line and tried in a real browser, if one is installed. */
@Tag("processes")
class SolvingPageTest {

    /** That of puzzles which are too large for others. */
    private static final String SCHEDULE = "--strategy=schedule";

    private static final List<String> HOSTILE = List.of(
            "</script><script>alert(1)</script>",
            "</title><img/src=x/onerror=alert(1)>",
            "\"+alert(1)+\"",
            "<b>&lt;\u202e",
            "<!--");

    /** An L, a square, a bar and a domino round two cells that stay as they are. */
    private static final String WITH_HOLE = """
            D:xDim=5:yDim=3:zDim=1
            C:name=%s:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
            C:name=%s:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
            C:name=%s:layout=0 0 0, 1 0 0, 2 0 0
            C:name=%s:layout=0 0 0, 1 0 0
            C:name=%s:type=S:layout=2 1 0, 3 1 0
            ~D
            """.formatted(HOSTILE.toArray());

    @TempDir
    private static Path folder;

    @RegisterExtension
    private static final Browser BROWSER = new Browser();

    private static final SolvedPage PAGE = new SolvedPage(BROWSER);

    /** Wide enough for the board and the pieces beside it. */
    @BeforeEach
    void aScreenIsWide() {
        BROWSER.screen(1280, 900);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, 2339", "pentominoes_1s_30x3, 46"})
    @Tag("slow")
    void aPageFindsTheSolutionsOfTheCommandLine(String name, int count) throws Exception {
        Puzzle puzzle = PAGE.openPageOfFile(folder, name);

        PAGE.solve();

        assertEquals("WebAssembly", BROWSER.value("page.search.engine.kind"));
        assertEquals(count, BROWSER.number("page.search.found"));
        List<String> codes = PAGE.codes();
        assertEquals(count, codes.size());
        assertEquals(SolvedPage.solutionsOfCommandLine(puzzle), new HashSet<>(codes));
        PAGE.assertAskedForNothing();
    }

    /** Its definition comes with it, the solver in two forms, and what draws and plays. */
    @Test
    void aPageHasLessThan200Kilobytes() throws Exception {
        PAGE.openPageOfFile(folder, "pentominoes_10x6");

        Path page =
                Path.of(URI.create(BROWSER.value("location.href.split('#')[0]").toString()));
        long bytes = Files.size(page);
        assertTrue(bytes < 200_000, bytes + " bytes");
    }

    @Test
    void whereThereIsNoWebAssemblyJavaScriptFindsTheSame() throws Exception {
        Puzzle puzzle = PAGE.openPageOfFile(folder, "somacube");
        BROWSER.value("page.search.engine.kind = 'JavaScript'");

        PAGE.solve();

        assertEquals("JavaScript", BROWSER.value("page.search.engine.kind"));
        assertEquals(SolvedPage.solutionsOfCommandLine(puzzle), new HashSet<>(PAGE.codes()));
        PAGE.assertAskedForNothing();
    }

    /** The imports that a solver needs from a browser depend on the strategy; other tests have sieve, schedule, cover. */
    @Test
    @Tag("slow")
    void aDynamicSieveRunsAsWebAssembly() throws Exception {
        assertRunsAsWebAssembly("dynamic-sieve");
    }

    /** This strategy imports fewer functions than the others. */
    @Test
    @Rows.More
    void soDoesFila() throws Exception {
        assertRunsAsWebAssembly("fila");
    }

    private static void assertRunsAsWebAssembly(String strategy) throws Exception {
        PAGE.openPageOfFile(folder, "somacube", "--strategy=" + strategy);

        PAGE.solve();

        assertEquals("WebAssembly", BROWSER.value("page.search.engine.kind"));
        assertEquals(480, BROWSER.number("page.search.found"));
        PAGE.assertAskedForNothing();
    }

    /** With reduced motion, the newest solution is not shown by itself. */
    @Test
    void stationaryPiecesStayWhereTheyAre() {
        Puzzle puzzle = Definitions.parsed(WITH_HOLE);
        BROWSER.prefer("prefers-reduced-motion", "reduce");
        PAGE.openPageOf(folder, WITH_HOLE, SCHEDULE);
        assertEquals(false, BROWSER.value("document.getElementById('follow').checked"));
        BROWSER.prefer("prefers-reduced-motion", "no-preference");
        BROWSER.open(BROWSER.value("location.href").toString());
        assertEquals(true, BROWSER.value("document.getElementById('follow').checked"));

        PAGE.solve();

        assertEquals("WebAssembly", BROWSER.value("page.search.engine.kind"));
        Set<String> expected = SolvedPage.solutionsOfCommandLine(puzzle);
        assertTrue(expected.size() > 1, expected::toString);
        assertEquals(expected.size(), PAGE.codes().size());
        assertEquals(expected, new HashSet<>(PAGE.codes()));
        PAGE.assertAskedForNothing();
    }

    /**
     * The region is no rectangle, and one stationary piece lies in it, another beside it. In the twin the cells beyond are those of
     * a stationary piece too.
     */
    @Test
    @Tag("slow")
    void aRegionIsFilledThatIsGivenByItsCells() {
        String region = """
                D:xDim=5:yDim=4:zDim=1
                R:dense
                .***.
                *****
                *****
                .****
                ~R
                C:name=L:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
                C:name=O:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=I:copies=2:layout=0 0 0, 1 0 0, 2 0 0
                C:name=D:layout=0 0 0, 1 0 0
                C:name=in:type=S:layout=2 1 0
                C:name=out:type=S:layout=0 0 0
                ~D
                """;
        Puzzle twin =
                Definitions.parsed(region.replaceFirst("(?s)R:dense.*~R", "C:name=beyond:type=S:layout=0 3 0, 4 3 0"));
        int plain = PlainSearch.allSolutions(twin, 1000).size();
        PAGE.openPageOf(folder, region, "--all");

        PAGE.solve();

        assertTrue(plain > 1, plain + " solutions");
        assertEquals(plain, PAGE.codes().size());
        assertEquals(plain, Set.copyOf(PAGE.codes()).size());
        BROWSER.click("tab-play");
        for (int placed = 1; placed <= 5; placed++) {
            BROWSER.click("give-hint");
            BROWSER.waitFor("document.getElementById('board').dataset.placed === '" + placed + "'");
        }
        assertEquals("true", board("complete"));
        PAGE.assertAskedForNothing();
    }

    /** The solutions have different pieces and different empty cells. */
    @Test
    @Tag("slow")
    void optionalCellsAndRangesOfCopiesAreSolvedAndPlayed() {
        String ranges = """
                D:xDim=4:yDim=4:zDim=1:pieces=3-5:holes=3
                R
                ? * * ?
                * * * *
                * * * *
                ? * * ?
                ~R
                C:name=I:copies=1-3:layout=0 0 0, 1 0 0, 2 0 0
                C:name=L:copies=*:layout=0 0 0, 1 0 0, 0 1 0
                C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 1 1 0, 0 1 0
                ~D
                """;
        PAGE.openPageOf(folder, ranges);

        PAGE.solve();

        Set<String> expected = SolvedPage.solutionsOfCommandLine(Definitions.parsed(ranges));
        assertTrue(expected.stream().anyMatch(code -> code.contains("A")), expected::toString);
        assertEquals(expected, new HashSet<>(PAGE.codes()));
        assertEquals("28 of 28", BROWSER.value("document.getElementById('count').textContent"));
        BROWSER.click("tab-play");
        for (int placed = 1; !"true".equals(board("complete")); placed++) {
            assertTrue(placed <= 5, placed + " pieces");
            BROWSER.click("give-hint");
            BROWSER.waitFor("document.getElementById('board').dataset.placed === '" + placed + "'");
        }
        String address = BROWSER.value("location.href").toString();
        BROWSER.open(address);
        assertEquals("true", board("complete"));
        PAGE.assertAskedForNothing();
    }

    /** The board shows the colours of the region as numbers, and a piece lies only where its colours match. */
    @Test
    @Tag("slow")
    void coloursAreShownAndMatch() {
        String coloured = """
                D:xDim=3:yDim=2:zDim=1:match=1-1 2-2 2-3
                K:colour=1:layout=0 0 0, 2 1 0
                K:colour=3:layout=1 0 0
                C:name=A:colours=1 2 0:layout=0 0 0, 1 0 0, 1 1 0
                C:name=B:layout=0 0 0, 1 0 0, 1 1 0
                ~D
                """;
        PAGE.openPageOf(folder, coloured);

        PAGE.solve();

        assertEquals(SolvedPage.solutionsOfCommandLine(Definitions.parsed(coloured)), new HashSet<>(PAGE.codes()));
        BROWSER.click("tab-play");
        assertEquals(
                "131",
                BROWSER.value("[...document.querySelectorAll('#board .mark')].map(m => m.textContent).join('')"));
        assertEquals(
                "open; open; open, colour 1; open, colour 1; open, colour 3; open",
                BROWSER.value("[...document.querySelectorAll('#board [role=gridcell]')]"
                        + ".map(cell => cell.getAttribute('aria-label').split(': ')[1]).join('; ')"));
        BROWSER.click("give-hint");
        BROWSER.waitFor("document.getElementById('board').dataset.placed === '1'");
        assertEquals(2, BROWSER.number("document.querySelectorAll('#board text.badge').length"));
        // With its 1 on the 3 of the board, the piece does not fit.
        BROWSER.value("page.playing.show([])");
        assertEquals(
                1,
                BROWSER.number("page.playing.game.clashes({ shape: 0, orientation: 0, at: [1, 0, 0].map("
                        + "(value, axis) => value - page.model.shapes.orientations[0][0][0][axis]) }).length"));
        PAGE.assertAskedForNothing();
    }

    @Test
    @Tag("slow")
    void theNameOfThePuzzleIsTheTitleAndStationaryCellsHaveTheirNames() {
        PAGE.openPageOf(folder, """
                D:name=Two <months>:xDim=4:yDim=2:zDim=1
                C:name=Jan:type=S:layout=0 1 0
                C:name=Feb:type=S:layout=3 0 0
                C:name=A:copies=2:layout=0 0 0, 1 0 0, 2 0 0
                ~D
                """);

        BROWSER.click("tab-play");

        assertEquals("Two <months>", BROWSER.value("document.title"));
        assertEquals("Two <months>", BROWSER.value("document.getElementById('title').textContent"));
        assertEquals(
                "Jan Feb",
                BROWSER.value(
                        "[...document.querySelectorAll('#board .stays text')].map(t => t.textContent).join(' ')"));
    }

    /** A slow search leaves cells empty too: it finds the one solution of this board, and then no more. */
    @Test
    @Tag("slow")
    void slowMotionLeavesCellsEmpty() {
        PAGE.openPageOf(folder, """
                D:xDim=3:yDim=1:zDim=1
                R
                ? * ?
                ~R
                C:name=A:layout=0 0 0, 1 0 0
                ~D
                """, "--all");

        BROWSER.value("page.slow.steps(3)");
        String first = BROWSER.value("document.getElementById('slow-told').textContent")
                .toString();
        BROWSER.value("page.slow.steps(1000)");
        BROWSER.value("page.slow.steps(1000)");

        assertTrue(first.contains("1 solution."), first);
        String last = BROWSER.value("document.getElementById('slow-told').textContent")
                .toString();
        assertTrue(last.contains("2 solutions. That was all."), last);
    }

    @Test
    @Tag("slow")
    void aSearchWithoutEndFindsSolutionsUntilItIsStopped() throws Exception {
        PAGE.openPageOfFile(folder, "hexominoes_15x14_parallelogram");

        BROWSER.click("solve");
        BROWSER.waitFor("page.search.found > 0 || page.search.state === 'failed'");
        assertEquals("running", BROWSER.value("page.search.state"));
        BROWSER.value("page.search.stop()");

        assertEquals("stopped", BROWSER.value("page.search.state"));
        assertEquals("WebAssembly", BROWSER.value("page.search.engine.kind"));
        PAGE.assertAskedForNothing();
    }

    /** The board is a grid for screen readers, and the cell to which arrow keys have led is the active one. */
    @Test
    void keysPlaceAPieceAndTakeItBack() {
        PAGE.openPageOf(folder, WITH_HOLE, SCHEDULE);
        BROWSER.click("tab-play");
        BROWSER.value("window.taken = ''; document.addEventListener('keydown',"
                + " event => { taken += event.defaultPrevented ? event.key : '' })");

        // Where the board has not the focus, letters do nothing, and arrow keys and space scroll the page.
        BROWSER.press("h", "n", "ArrowDown", "Enter", " ", "u", "c", "r");
        assertEquals("", BROWSER.value("taken"));
        assertEquals("0", board("placed"));
        assertEquals("", board("hand"));

        BROWSER.value("document.getElementById('board').focus()");
        assertEquals(
                "5 5 5",
                BROWSER.value("[...document.querySelectorAll('#board [role=row]')]"
                        + ".map(row => row.querySelectorAll('[role=gridcell]').length).join(' ')"));
        BROWSER.press("n", "ArrowDown", "ArrowDown");
        assertEquals("Column 1, row 3: open", activeCell());
        BROWSER.press("Enter");
        assertEquals("nArrowDownArrowDownEnter", BROWSER.value("taken"));
        assertEquals("1", board("placed"));
        assertEquals("Column 1, row 3: piece " + HOSTILE.get(0), activeCell());

        BROWSER.press("Delete");
        assertEquals("0", board("placed"));
        BROWSER.press("ArrowUp", "ArrowRight", "ArrowRight");
        assertEquals("Column 3, row 2: " + HOSTILE.get(4), activeCell());

        BROWSER.press("u");
        assertEquals("1", board("placed"));
        PAGE.assertAskedForNothing();
    }

    private static Object activeCell() {
        return BROWSER.value("document.getElementById(document.getElementById('board')"
                + ".getAttribute('aria-activedescendant')).getAttribute('aria-label')");
    }

    @Test
    void thePointerDragsAPieceOntoTheBoard() {
        PAGE.openPageOf(folder, WITH_HOLE, SCHEDULE);
        BROWSER.click("tab-play");
        String piece = "document.querySelector('#tray button[data-shape=\"2\"]').getBoundingClientRect()";
        String board = "document.getElementById('board').getBoundingClientRect()";
        String spot = "(page.playing.board.centre([1, 0, 0])[%d] + 0.12) * page.playing.board.scale";

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
        // So keys of the board act on the next piece too.
        assertEquals("board", BROWSER.value("document.activeElement.id"));
        PAGE.assertAskedForNothing();
    }

    @Test
    void hintsFillTheBoardAndTheAddressKeepsTheSolution() {
        PAGE.openPageOf(folder, WITH_HOLE, SCHEDULE);
        BROWSER.click("tab-play");
        for (int placed = 1; placed <= 4; placed++) {
            BROWSER.click("give-hint");
            BROWSER.waitFor("document.getElementById('board').dataset.placed === '" + placed + "'");
        }
        String address = BROWSER.value("location.href").toString();
        Object code = BROWSER.value("page.playing.game.code()");

        BROWSER.open(address);

        assertTrue(address.endsWith("#found=" + code), address);
        assertEquals("true", board("complete"));
        assertEquals(code, BROWSER.value("page.playing.game.code()"));
        assertTrue(SolvedPage.solutions(Definitions.parsed(WITH_HOLE), allCopies()).stream()
                .map(solution -> SolvedPage.code(Definitions.parsed(WITH_HOLE), solution))
                .anyMatch(code::equals));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "AAAA", "<b>", "%00", "BBBBBBBBBBBBB", "__proto__", "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB"})
    @Tag("slow")
    void anAddressThatIsNoSolutionIsRefused(String code) {
        PAGE.openPageOf(folder, WITH_HOLE, SCHEDULE);

        BROWSER.open(BROWSER.value("location.href") + "#found=" + code);

        assertEquals("0", board("placed"));
        assertTrue(BROWSER.value("document.getElementById('play-told').textContent")
                .toString()
                .contains("is no solution of this puzzle"));
        assertEquals(List.of(), BROWSER.complaints());
    }

    /** Returns a value that the board states about itself. */
    private static Object board(String what) {
        return BROWSER.value("document.getElementById('board').dataset." + what);
    }

    private static SearchRequest allCopies() {
        return SearchRequest.builder().distinct(Distinct.ALL).build();
    }

    /** Names are texts: they change no element of the page, and nothing in them runs. */
    @Test
    void noNameRunsAnything() {
        PAGE.openPageOf(folder, WITH_HOLE, SCHEDULE);

        PAGE.solve();
        BROWSER.click("tab-play");
        BROWSER.click("give-hint");
        BROWSER.waitFor("document.getElementById('board').dataset.placed === '1'");

        assertEquals(5, BROWSER.number("document.querySelectorAll('script').length"));
        assertEquals(0, BROWSER.number("document.querySelectorAll('b, img, iframe, object, embed').length"));
        String shown =
                BROWSER.value("document.getElementById('legend').textContent").toString();
        HOSTILE.forEach(name -> assertTrue(shown.contains(name), shown));
        PAGE.assertAskedForNothing();
    }
}
