package io.github.filaforge.picture.page;

import static io.github.filaforge.picture.page.PuzzlePageTest.inARow;
import static io.github.filaforge.picture.page.PuzzlePageTest.row;
import static io.github.filaforge.picture.page.PuzzlePageTest.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.HostileNames;
import io.github.filaforge.runtime.PlacedPiece;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pages in a real browser, if one is installed: keys, pointer, what is drawn and what is said, and that nothing else happens. */
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

    private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> program = Browser.installed();
        assumeTrue(program.isPresent(), "no browser is installed");
        browser = Browser.start(program.get(), Files.createDirectory(folder.resolve("profile")));
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    @BeforeEach
    void movesAtOnceAndPointsNowhere() {
        browser.mouse("mouseMoved", 0, 0);
        browser.prefer("prefers-reduced-motion", "reduce");
        browser.call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1000, "height", 800, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Whatever a test did, the page asked for itself alone, and the browser had nothing to complain of. */
    @AfterEach
    void asksForNothing() {
        assertEquals(List.of(browser.value("location.href.split('#')[0]")), browser.requests());
        assertEquals(List.of(), browser.complaints());
    }

    private static String file(String name, Puzzle puzzle, List<List<PlacedPiece>> solutions) throws Exception {
        Path file =
                Files.writeString(folder.resolve(name + ".html"), PuzzlePage.of(puzzle, solutions, Palette.of(puzzle)));
        return file.toUri().toString();
    }

    private static void open(String address) {
        browser.open(address);
        drawn();
    }

    private static void drawn() {
        browser.waitFor("document.getElementById('view').dataset.drawn === 'yes'");
    }

    private static void press(String... keys) {
        for (String key : keys) {
            browser.key(key);
        }
        drawn();
    }

    private static Object text(String id) {
        return browser.value("document.getElementById('" + id + "').textContent");
    }

    private static String status() {
        return text("status").toString();
    }

    private static int faces() {
        return (int) browser.number("Number(document.getElementById('view').dataset.faces)");
    }

    /** The picture: a number that differs if points of it do. */
    private static Object picture() {
        return browser.value("[...document.getElementById('view').toDataURL()]"
                + ".reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) % 1000000007, 7)");
    }

    /** How many points of the picture have the colour of a piece. */
    private static double points(String colour) {
        return browser.number("""
                (() => {
                  const view = document.getElementById('view');
                  const copy = document.createElement('canvas');
                  copy.width = view.width;
                  copy.height = view.height;
                  const context = copy.getContext('2d', { willReadFrequently: true });
                  context.drawImage(view, 0, 0);
                  const data = context.getImageData(0, 0, copy.width, copy.height).data;
                  const wanted = [1, 3, 5].map(i => parseInt('%s'.slice(i, i + 2), 16));
                  let count = 0;
                  for (let i = 0; i < data.length; i += 4) {
                    count += wanted.every((part, j) => data[i + j] === part) ? 1 : 0;
                  }
                  return count;
                })()""".formatted(colour));
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
        open(soma());
        assertEquals("Solution 1 of 5, all 7 pieces", status());
        int whole = faces();

        press("n", "n", "p");
        assertEquals("Solution 2 of 5, all 7 pieces", status());
        press(",", ",", ",");
        assertTrue(status().matches("Solution 2 of 5, step 4 of 7: piece \\S+, from (above|below|the \\w+)"), status());
        assertTrue(faces() < whole);
        press(",", ",", ",", ",", ",");
        assertEquals("Solution 2 of 5, no piece yet", status());
        assertEquals(0, faces());
        press(".", ".", ".", ".", ".", ".", ".", ".");
        assertEquals("Solution 2 of 5, all 7 pieces", status());
        assertEquals(
                status(),
                browser.value("document.getElementById('view').getAttribute('aria-label').replace('somacube: ', '')"));
    }

    /** A piece that comes from a side passes no piece that is there before it. */
    @Test
    void eachPieceHasAFreeWayToItsPlace() throws Exception {
        Puzzle soma = Definitions.puzzle("somacube");
        List<List<PlacedPiece>> solutions = solutions(soma, 12);
        open(file("steps", soma, solutions) + "#step=0");

        for (List<PlacedPiece> solution : solutions) {
            Set<Cell> taken = new HashSet<>();
            for (int step = 1; step < 7; step++) {
                press(".");
                Matcher told = STEP.matcher(status());
                assertTrue(told.matches(), status());
                List<Cell> piece = cells(solution, told.group(1));
                for (Cell cell : piece) {
                    Cell at = cell;
                    for (int i = 0; i < 3; i++) {
                        assertFalse(taken.contains(at), status());
                        at = at.plus(WAYS.get(told.group(2)));
                    }
                }
                taken.addAll(piece);
            }
            press(",", ",", ",", ",", ",", ",", "n");
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
        open(file("rings", puzzle, List.of(solution)) + "#step=2");

        assertTrue(status().endsWith(", which cannot be put in along a straight line"), status());
    }

    @Test
    void arrowKeysPointerAndWheelTurnAndZoom() throws Exception {
        open(soma());
        Object before = picture();

        press("ArrowLeft");
        Object turned = picture();
        assertNotEquals(before, turned);
        press("ArrowRight");
        assertEquals(before, picture());
        press("+");
        assertNotEquals(before, picture());
        press("0");
        assertEquals(before, picture());
        browser.wheel(300, 300, -100);
        browser.waitFor("document.getElementById('view').dataset.drawn === 'yes'");
        browser.mouse("mouseMoved", 300, 300);
        browser.mouse("mousePressed", 300, 300);
        browser.mouse("mouseMoved", 340, 320);
        browser.mouse("mouseReleased", 340, 320);
        drawn();
        assertNotEquals(turned, picture());
        assertNotEquals(before, picture());
    }

    @Test
    void aSliderThatHasTheFocusKeepsItsKeys() throws Exception {
        open(soma());
        browser.value("document.getElementById('step').focus()");

        press("ArrowLeft", "ArrowLeft");

        // A slider tells of its value when it gets to it.
        browser.waitFor("document.getElementById('status').textContent.startsWith('Solution 1 of 5, step 5 of 7')");
        assertEquals("5 of 7 pieces", browser.value("document.getElementById('step').getAttribute('aria-valuetext')"));
    }

    @Test
    void everyPieceIsDrawnInItsColourAndNamedWhereThePointerIs() throws Exception {
        Puzzle puzzle = Definitions.puzzle("pentominoes_10x6");
        Palette palette = Palette.of(puzzle);
        open(tenBySix());
        double scale = (browser.number("document.getElementById('view').clientWidth") - 36) / 10;
        PlacedPiece first = solutions(puzzle, 1).get(0).get(0);

        for (String name : List.of("I", "L", "X")) {
            double points = points(palette.colour(name).hex());
            assertTrue(points > 3.5 * scale * scale && points < 5 * scale * scale, name + ": " + points);
        }
        String rectangle = "document.getElementById('view').getBoundingClientRect()";
        double left = browser.number(rectangle + ".x + 1 + 18");
        double middle = browser.number(rectangle + ".y + " + rectangle + ".height / 2");
        List<Integer> cell = first.cells().get(0);
        browser.mouse("mouseMoved", left + (cell.get(0) + 0.5) * scale, middle + (2.5 - cell.get(1)) * scale);
        browser.waitFor("!document.getElementById('hint').hidden");
        assertEquals(first.name(), text("hint"));
    }

    @Test
    void aPieceCanBeHiddenInTheLegend() throws Exception {
        open(tenBySix());
        String colour =
                Palette.of(Definitions.puzzle("pentominoes_10x6")).colour("L").hex();
        assertEquals(
                "IL",
                browser.value(
                        "[...document.querySelectorAll('#legend .name')].slice(0, 2).map(name => name.textContent).join('')"));

        browser.value("document.querySelectorAll('#legend input')[1].focus()");
        press(" ");

        assertEquals(0, points(colour));
        assertEquals(55, faces());
        browser.click("none");
        drawn();
        assertEquals(0, faces());
        browser.click("all");
        drawn();
        assertEquals(60, faces());
    }

    @Test
    void explodedPiecesShowTheirSidesAndLayersLieFlat() throws Exception {
        open(soma());
        Object before = picture();
        press("e", "e", "e");
        assertNotEquals(before, picture());
        press("l");
        assertEquals(27, faces());
        assertEquals("true", browser.value("document.getElementById('layers').getAttribute('aria-pressed')"));
        press("l", "0");
        assertEquals(before, picture());
    }

    /** No time is waited for: the browser draws as fast as it can. */
    @Test
    void playGoesFromTheFirstPieceToTheLast() throws Exception {
        browser.prefer("prefers-reduced-motion", "no-preference");
        open(soma());

        press(" ");
        assertEquals("true", browser.value("document.getElementById('play').getAttribute('aria-pressed')"));
        browser.waitFor("document.getElementById('status').textContent.includes('step 1 of 7')");
        press(" ");
        assertEquals("Play", text("play"));
    }

    @Test
    void anAddressLeadsToASolutionAndAStep() throws Exception {
        open(soma() + "#solution=3&step=2&explode=40");
        assertTrue(status().startsWith("Solution 3 of 5, step 2 of 7: piece "), status());

        open(soma() + "#solution=99&step=99&explode=x&layers=7");
        assertEquals("Solution 5 of 5, all 7 pieces", status());
    }

    @Test
    void theTextIsTheSolution() throws Exception {
        open(tenBySix());

        assertEquals(6, text("text").toString().lines().count());
        assertEquals(
                "ILFNPTUVWXYZ".length(),
                text("text").toString().replaceAll("\\s", "").chars().distinct().count());
    }

    @Test
    void aPhoneShowsTheWholeWidth() throws Exception {
        browser.call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 360, "height", 640, "deviceScaleFactor", 2, "mobile", true));
        open(tenBySix());

        assertEquals(360.0, browser.number("document.documentElement.scrollWidth"));
        assertTrue(browser.number("document.getElementById('view').clientWidth") > 300);
        assertTrue(browser.number("document.getElementById('controls').getBoundingClientRect().top") < 640);
    }

    @Test
    void theDarkIsDark() throws Exception {
        open(tenBySix());
        Object light = browser.value("getComputedStyle(document.body).backgroundColor");
        browser.prefer("prefers-color-scheme", "dark");

        assertNotEquals(light, browser.value("getComputedStyle(document.body).backgroundColor"));
        drawn();
    }

    /** The names stand in title, heading, legend, text and hint; none runs, and none becomes an element. */
    @Test
    void hostileNamesAreTextsAndRunNothing() throws Exception {
        String markup = HostileNames.all().stream()
                .filter(name -> name.startsWith("</script>"))
                .findFirst()
                .orElseThrow();
        Puzzle puzzle = row(markup, HostileNames.all());
        open(file("hostile", puzzle, List.of(inARow(HostileNames.all()))));
        int elements = (int) browser.number("document.querySelectorAll('img, script, b, svg, iframe').length");

        assertEquals(2, elements);
        assertEquals(markup, browser.value("document.title"));
        assertEquals(markup, text("title"));
        for (int i = 0; i < HostileNames.all().size(); i++) {
            assertEquals(
                    HostileNames.all().get(i),
                    browser.value("document.querySelectorAll('#legend .name')[" + i + "].textContent"));
        }
        for (int i = 0; i < HostileNames.all().size(); i++) {
            press(",");
        }
        assertEquals(
                browser.value("document.documentElement.clientWidth"),
                browser.value("document.documentElement.scrollWidth"));
    }

    /** What got into a page all the same would not run. */
    @Test
    void thePolicyStopsWhatIsPutIn() throws Exception {
        Path page = Path.of(URI.create(soma()));
        String broken = Files.readString(page)
                .replace(
                        "<main>", "<main><script>document.title = 'ran'</script><style>main { display: none }</style>");
        Path file = Files.writeString(folder.resolve("broken.html"), broken);
        browser.open(file.toUri().toString());
        drawn();

        assertEquals("somacube", browser.value("document.title"));
        assertEquals("grid", browser.value("getComputedStyle(document.querySelector('main')).display"));
        assertTrue(browser.complaints().toString().contains("Content Security Policy"), browser.complaints()::toString);
        open(soma());
    }
}
