package io.github.filaforge.picture.page;

import static io.github.filaforge.picture.page.PuzzlePageTest.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.PlacedPiece;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages of balls, prisms and flat cells in a real browser, if one is installed. */
@Tag("processes")
class LatticePageInBrowserTest {

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
    void movesAtOnce() {
        browser.mouse("mouseMoved", 0, 0);
        browser.prefer("prefers-reduced-motion", "reduce");
        browser.call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1000, "height", 800, "deviceScaleFactor", 1, "mobile", false));
    }

    @AfterEach
    void asksForNothing() {
        assertEquals(List.of(browser.value("location.href.split('#')[0]")), browser.requests());
        assertEquals(List.of(), browser.complaints());
    }

    static List<Lattice> lattices() {
        return LatticePageTest.lattices();
    }

    private static void open(String name, String page, String fragment) throws Exception {
        Path file = Files.writeString(folder.resolve(name + ".html"), page);
        browser.open(file.toUri() + fragment);
        drawn();
    }

    private static void open(String definition, String fragment) throws Exception {
        Puzzle puzzle = Definitions.puzzle(definition);
        open(definition, PuzzlePage.of(puzzle, solutions(puzzle, 3), Palette.of(puzzle)), fragment);
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

    private static String text(String id) {
        return browser.value("document.getElementById('" + id + "').textContent")
                .toString();
    }

    private static int faces() {
        return (int) browser.number("Number(document.getElementById('view').dataset.faces)");
    }

    private static Object picture() {
        return browser.value("document.getElementById('view').toDataURL()");
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

    @ParameterizedTest
    @MethodSource("lattices")
    void everyLatticeIsDrawnAndTurned(Lattice lattice) throws Exception {
        open("any", LatticePageTest.page(LatticePageTest.puzzle(lattice, "<b>A")), "");
        Object first = picture();
        assertEquals("Solution 1 of 1, all 2 pieces", text("status"));
        assertTrue(faces() > 5);
        assertTrue(text("text").contains("<b>A"));

        press("ArrowLeft", "ArrowUp");
        assertNotEquals(first, picture());
        press("e", "e");
        Object exploded = picture();
        press("0");
        assertNotEquals(exploded, picture());
        assertEquals(first, picture());
    }

    @Test
    void ballsAreSteppedThrough() throws Exception {
        open("kanoodle_pyramid", "");
        assertEquals(55, faces());

        press("n");
        assertEquals("Solution 2 of 3, all 12 pieces", text("status"));
        press(",", ",", ",");
        assertTrue(
                text("status").matches("Solution 2 of 3, step 9 of 12: piece .(, from (above|below|the \\w+))?"),
                text("status"));
        assertTrue(faces() < 55 && faces() > 35, "" + faces());
        assertEquals(9, text("text").lines().count());
    }

    @Test
    void layersOfBallsLieSideBySide() throws Exception {
        open("kanoodle_pyramid", "#layers=1");
        Object layers = picture();

        assertEquals(55, faces());
        press("ArrowLeft");
        assertEquals(layers, picture());
        press("l");
        assertNotEquals(layers, picture());
    }

    /** All hexiamonds are as large as each other, and from above none hides another. */
    @Test
    void flatPiecesShowAsMuchAsTheyCover() throws Exception {
        open("hexiamonds_6x6", "");
        Palette palette = Palette.of(Definitions.puzzle("hexiamonds_6x6"));

        double first = points(palette.colour("A").hex());
        assertTrue(first > 3000, "" + first);
        for (char name = 'B'; name <= 'L'; name++) {
            double points = points(palette.colour(Character.toString(name)).hex());
            assertTrue(Math.abs(points - first) < 0.12 * first, name + ": " + points + ", A: " + first);
        }
        assertEquals(6, text("text").lines().count());
    }

    @Test
    void thePieceBelowAPointerIsNamed() throws Exception {
        open("hexiamonds_6x6", "");

        pointBelowTheMiddle();

        assertTrue(text("hint").matches("[A-L]"), text("hint"));
    }

    /** Seen from above, the uppermost of five balls hides those below it, and is at the middle of the picture. */
    @Test
    void theBallThatIsNearestIsInFront() throws Exception {
        Puzzle puzzle = Definitions.puzzle("kanoodle_pyramid");
        PlacedPiece uppermost = solutions(puzzle, 1).get(0).stream()
                .filter(piece -> piece.cells().contains(List.of(4, 4, 4)))
                .findFirst()
                .orElseThrow();
        open("kanoodle_pyramid", "");

        for (int i = 0; i < 9; i++) {
            press("ArrowDown");
        }
        pointBelowTheMiddle();

        assertEquals(uppermost.name(), text("hint"));
    }

    private static void pointBelowTheMiddle() {
        double x = browser.number("document.getElementById('view').getBoundingClientRect().x"
                + " + document.getElementById('view').clientWidth / 2");
        double y = browser.number("document.getElementById('view').getBoundingClientRect().y"
                + " + document.getElementById('view').clientHeight / 2");

        browser.mouse("mouseMoved", (int) x, (int) y + 8);

        browser.waitFor("!document.getElementById('hint').hidden");
    }
}
