package io.github.filaforge.picture.page;

import static io.github.filaforge.picture.page.PuzzlePageTest.inARow;
import static io.github.filaforge.picture.page.PuzzlePageTest.row;
import static io.github.filaforge.picture.page.SolvedPuzzles.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.HostileNames;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pages in a real browser, if one is installed: keys, pointer, drawings and texts, and the absence of any other effect.
 */
@Tag("processes")
class PageInBrowserTest {

    private static final Map<String, Cell> WAYS = Map.of(
            "above", new Cell(0, 0, 1),
            "below", new Cell(0, 0, -1),
            "the front", new Cell(0, -1, 0),
            "the back", new Cell(0, 1, 0),
            "the left", new Cell(-1, 0, 0),
            "the right", new Cell(1, 0, 0));

    private static final Pattern STEP = Pattern.compile("Solution \\d+ of 12, step \\d of 7: piece (\\S+), from (.+)");

    @TempDir
    private static Path folder;

    @RegisterExtension
    private static final Browser BROWSER = new Browser();

    private static final ViewedPage PAGE = new ViewedPage(BROWSER);

    @BeforeEach
    void prepare() {
        PAGE.prepare();
    }

    /** Whatever a test did. */
    @AfterEach
    void asksForNothing() {
        PAGE.assertAskedForNothing();
    }

    private static String file(String name, Puzzle puzzle, List<List<PlacedPiece>> solutions) throws Exception {
        Path file =
                Files.writeString(folder.resolve(name + ".html"), PuzzlePage.of(puzzle, solutions, Palette.of(puzzle)));
        return file.toUri().toString();
    }

    private static String soma() throws Exception {
        Puzzle soma = Definitions.puzzle("somacube");
        return file("soma", soma, solutions(soma, 5));
    }

    private static String tenBySix() throws Exception {
        Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");
        return file("tenBySix", puzzle, solutions(puzzle, 3));
    }

    @Test
    void keysStepThroughSolutionsAndPieces() throws Exception {
        PAGE.open(soma());
        assertEquals("Solution 1 of 5, all 7 pieces", PAGE.status());
        int whole = PAGE.faces();

        PAGE.press("n", "n", "p");
        assertEquals("Solution 2 of 5, all 7 pieces", PAGE.status());
        PAGE.press(",", ",", ",");
        assertTrue(
                PAGE.status().matches("Solution 2 of 5, step 4 of 7: piece \\S+, from (above|below|the \\w+)"),
                PAGE.status());
        assertTrue(PAGE.faces() < whole);
        PAGE.press(",", ",", ",", ",", ",");
        assertEquals("Solution 2 of 5, no piece yet", PAGE.status());
        assertEquals(0, PAGE.faces());
        PAGE.press(".", ".", ".", ".", ".", ".", ".", ".");
        assertEquals("Solution 2 of 5, all 7 pieces", PAGE.status());
        assertEquals(
                PAGE.status(),
                BROWSER.value("document.getElementById('view').getAttribute('aria-label').replace('somacube: ', '')"));
    }

    /** A piece that comes from a side passes no piece that is there before it. */
    @Test
    @Tag("slow")
    void eachPieceHasAFreeWayToItsPlace() throws Exception {
        Puzzle soma = Definitions.puzzle("somacube");
        List<List<PlacedPiece>> solutions = solutions(soma, 12);
        PAGE.open(file("steps", soma, solutions) + "#step=0");

        for (List<PlacedPiece> solution : solutions) {
            Set<Cell> taken = new HashSet<>();
            for (int step = 1; step < 7; step++) {
                PAGE.press(".");
                Matcher told = STEP.matcher(PAGE.status());
                assertTrue(told.matches(), PAGE.status());
                List<Cell> piece = cells(solution, told.group(1));
                for (Cell cell : piece) {
                    Cell at = cell;
                    for (int i = 0; i < 3; i++) {
                        assertFalse(taken.contains(at), PAGE.status());
                        at = at.plus(WAYS.get(told.group(2)));
                    }
                }
                taken.addAll(piece);
            }
            PAGE.press(",", ",", ",", ",", ",", ",", "n");
        }
    }

    private static List<Cell> cells(List<PlacedPiece> solution, String name) {
        return solution.stream()
                .filter(piece -> piece.name().equals(name))
                .flatMap(piece -> piece.cells().stream())
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .toList();
    }

    /** Two rings, each through the other. */
    @Test
    void interlockedPiecesAreTold() throws Exception {
        List<List<Integer>> flat = new ArrayList<>();
        List<List<Integer>> upright = new ArrayList<>();
        List<List<Integer>> rest = new ArrayList<>();
        for (Cell cell :
                new Puzzle("box", new Box(4, 3, 3), false, List.of()).region().cells()) {
            List<Integer> place = List.of(cell.x(), cell.y(), cell.z());
            boolean isFlat = cell.z() == 1 && cell.x() < 3 && !(cell.x() == 1 && cell.y() == 1);
            boolean isUpright = cell.y() == 1 && cell.x() > 0 && !(cell.x() == 2 && cell.z() == 1);
            (isFlat ? flat : isUpright ? upright : rest).add(place);
        }
        List<PlacedPiece> solution = List.of(
                new PlacedPiece("flat", flat), new PlacedPiece("upright", upright), new PlacedPiece("rest", rest));
        Puzzle puzzle = new Puzzle(
                "rings",
                new Box(4, 3, 3),
                false,
                solution.stream()
                        .map(piece -> new Piece(
                                piece.name(),
                                piece.cells().stream()
                                        .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                                        .toList(),
                                false))
                        .toList());
        PAGE.open(file("rings", puzzle, List.of(solution)) + "#step=2");

        assertTrue(PAGE.status().endsWith(", which cannot be put in along a straight line"), PAGE.status());
    }

    @Test
    void arrowKeysPointerAndWheelTurnAndZoom() throws Exception {
        PAGE.open(soma());
        Object before = PAGE.picture();

        PAGE.press("ArrowLeft");
        Object turned = PAGE.picture();
        assertNotEquals(before, turned);
        PAGE.press("ArrowRight");
        assertEquals(before, PAGE.picture());
        PAGE.press("+");
        assertNotEquals(before, PAGE.picture());
        PAGE.press("0");
        assertEquals(before, PAGE.picture());
        BROWSER.wheel(300, 300, -100);
        PAGE.drawn();
        BROWSER.mouse("mouseMoved", 300, 300);
        BROWSER.mouse("mousePressed", 300, 300);
        BROWSER.mouse("mouseMoved", 340, 320);
        BROWSER.mouse("mouseReleased", 340, 320);
        PAGE.drawn();
        assertNotEquals(turned, PAGE.picture());
        assertNotEquals(before, PAGE.picture());
    }

    @Test
    void aSliderThatHasTheFocusKeepsItsKeys() throws Exception {
        PAGE.open(soma());
        BROWSER.value("document.getElementById('step').focus()");

        BROWSER.press("ArrowLeft", "ArrowLeft");

        // A slider sends an event when it reaches its value.
        BROWSER.waitFor("document.getElementById('status').textContent.startsWith('Solution 1 of 5, step 5 of 7')");
        assertEquals("5 of 7 pieces", BROWSER.value("document.getElementById('step').getAttribute('aria-valuetext')"));
    }

    /** Elsewhere letters may be commands of a screen reader or of speech, and arrow keys and space scroll the page. */
    @Test
    void keysActOnlyWhereThePictureHasTheFocus() throws Exception {
        PAGE.open(soma());
        BROWSER.value("window.taken = ''; document.addEventListener('keydown',"
                + " event => { taken += event.defaultPrevented ? event.key : '' })");
        Object before = PAGE.picture();

        BROWSER.press("n", "e", "ArrowLeft", " ");
        BROWSER.value("document.getElementById('home').focus()");
        BROWSER.press("n", "e", "ArrowLeft");
        PAGE.drawn();
        assertEquals("", BROWSER.value("taken"));
        assertEquals(before, PAGE.picture());
        assertTrue(PAGE.status().startsWith("Solution 1 of"), PAGE.status());

        PAGE.press("n", "ArrowLeft", ",");
        assertEquals("nArrowLeft,", BROWSER.value("taken"));
        assertTrue(PAGE.status().startsWith("Solution 2 of"), PAGE.status());
    }

    @Test
    void everyPieceIsDrawnInItsColourAndNamedWhereThePointerIs() throws Exception {
        Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");
        Palette palette = Palette.of(puzzle);
        PAGE.open(tenBySix());
        double scale = (BROWSER.number("document.getElementById('view').clientWidth") - 36) / 10;
        PlacedPiece first = solutions(puzzle, 1).get(0).get(0);

        for (String name : List.of("I", "L", "X")) {
            double points = PAGE.points(palette.colour(name).hex());
            assertTrue(points > 3.5 * scale * scale && points < 5 * scale * scale, name + ": " + points);
        }
        String rectangle = "document.getElementById('view').getBoundingClientRect()";
        double left = BROWSER.number(rectangle + ".x + 1 + 18");
        double middle = BROWSER.number(rectangle + ".y + " + rectangle + ".height / 2");
        List<Integer> cell = first.cells().get(0);
        BROWSER.mouse("mouseMoved", left + (cell.get(0) + 0.5) * scale, middle + (2.5 - cell.get(1)) * scale);
        BROWSER.waitFor("!document.getElementById('hint').hidden");
        assertEquals(first.name(), PAGE.text("hint"));
    }

    @Test
    void aPieceCanBeHiddenInTheLegend() throws Exception {
        PAGE.open(tenBySix());
        String colour =
                Palette.of(Definitions.puzzle("pentominoes_10x6")).colour("L").hex();
        assertEquals(
                "IL",
                BROWSER.value(
                        "[...document.querySelectorAll('#legend .name')].slice(0, 2).map(name => name.textContent).join('')"));

        BROWSER.value("document.querySelectorAll('#legend input')[1].focus()");
        BROWSER.press(" ");
        PAGE.drawn();

        assertEquals(0, PAGE.points(colour));
        assertEquals(55, PAGE.faces());
        BROWSER.click("none");
        PAGE.drawn();
        assertEquals(0, PAGE.faces());
        BROWSER.click("all");
        PAGE.drawn();
        assertEquals(60, PAGE.faces());
    }

    @Test
    void explodedPiecesShowTheirSidesAndLayersLieFlat() throws Exception {
        PAGE.open(soma());
        Object before = PAGE.picture();
        PAGE.press("e", "e", "e");
        assertNotEquals(before, PAGE.picture());
        PAGE.press("l");
        assertEquals(27, PAGE.faces());
        assertEquals("true", BROWSER.value("document.getElementById('layers').getAttribute('aria-pressed')"));
        PAGE.press("l", "0");
        assertEquals(before, PAGE.picture());
    }

    /** No time is waited for: the browser draws as fast as it can. */
    @Test
    void playGoesFromTheFirstPieceToTheLast() throws Exception {
        BROWSER.prefer("prefers-reduced-motion", "no-preference");
        PAGE.open(soma());

        PAGE.press(" ");
        assertEquals("true", BROWSER.value("document.getElementById('play').getAttribute('aria-pressed')"));
        BROWSER.waitFor("document.getElementById('status').textContent.includes('step 1 of 7')");
        PAGE.press(" ");
        assertEquals("Play", PAGE.text("play"));
    }

    @Test
    void anAddressLeadsToASolutionAndAStep() throws Exception {
        PAGE.open(soma() + "#solution=3&step=2&explode=40");
        assertTrue(PAGE.status().startsWith("Solution 3 of 5, step 2 of 7: piece "), PAGE.status());

        PAGE.open(soma() + "#solution=99&step=99&explode=x&layers=7");
        assertEquals("Solution 5 of 5, all 7 pieces", PAGE.status());
    }

    @Test
    void theTextIsTheSolution() throws Exception {
        PAGE.open(tenBySix());

        assertEquals(6, PAGE.text("text").lines().count());
        assertEquals(
                "ILFNPTUVWXYZ".length(),
                PAGE.text("text").replaceAll("\\s", "").chars().distinct().count());
    }

    @Test
    void aPhoneShowsTheWholeWidth() throws Exception {
        BROWSER.telephone(360, 640);
        PAGE.open(tenBySix());

        assertEquals(360.0, BROWSER.number("document.documentElement.scrollWidth"));
        assertTrue(BROWSER.number("document.getElementById('view').clientWidth") > 300);
        assertTrue(BROWSER.number("document.getElementById('controls').getBoundingClientRect().top") < 640);
    }

    @Test
    void theDarkIsDark() throws Exception {
        PAGE.open(tenBySix());
        Object light = BROWSER.value("getComputedStyle(document.body).backgroundColor");
        BROWSER.prefer("prefers-color-scheme", "dark");

        assertNotEquals(light, BROWSER.value("getComputedStyle(document.body).backgroundColor"));
        PAGE.drawn();
    }

    /** The names stand in title, heading, legend, text and hint; none runs, and none becomes an element. */
    @Test
    void hostileNamesAreTextsAndRunNothing() throws Exception {
        String markup = HostileNames.all().stream()
                .filter(name -> name.startsWith("</script>"))
                .findFirst()
                .orElseThrow();
        Puzzle puzzle = row(markup, HostileNames.all());
        PAGE.open(file("hostile", puzzle, List.of(inARow(HostileNames.all()))));
        int elements = (int) BROWSER.number("document.querySelectorAll('img, script, b, svg, iframe').length");

        assertEquals(2, elements);
        assertEquals(markup, BROWSER.value("document.title"));
        assertEquals(markup, PAGE.text("title"));
        for (int i = 0; i < HostileNames.all().size(); i++) {
            assertEquals(
                    HostileNames.all().get(i),
                    BROWSER.value("document.querySelectorAll('#legend .name')[" + i + "].textContent"));
        }
        for (int i = 0; i < HostileNames.all().size(); i++) {
            PAGE.press(",");
        }
        assertEquals(
                BROWSER.value("document.documentElement.clientWidth"),
                BROWSER.value("document.documentElement.scrollWidth"));
    }

    /** A script that got into a page in spite of all escapes does not run. */
    @Test
    void thePolicyStopsWhatIsPutIn() throws Exception {
        Path page = Path.of(URI.create(soma()));
        String broken = Files.readString(page)
                .replace(
                        "<main>", "<main><script>document.title = 'ran'</script><style>main { display: none }</style>");
        Path file = Files.writeString(folder.resolve("broken.html"), broken);
        BROWSER.open(file.toUri().toString());
        PAGE.drawn();

        assertEquals("somacube", BROWSER.value("document.title"));
        assertEquals("grid", BROWSER.value("getComputedStyle(document.querySelector('main')).display"));
        assertTrue(
                BROWSER.complaints().toString().replace('-', ' ').contains("Content Security Policy"),
                BROWSER.complaints()::toString);
        PAGE.open(soma());
    }
}
