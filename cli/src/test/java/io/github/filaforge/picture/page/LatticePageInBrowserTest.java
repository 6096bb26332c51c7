package io.github.filaforge.picture.page;

import static io.github.filaforge.picture.page.SolvedPuzzles.solutions;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Pages of balls, prisms and flat cells in a real browser, if one is installed. */
@Tag("processes")
class LatticePageInBrowserTest {

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

    static List<Lattice> lattices() {
        return LatticePageTest.lattices();
    }

    private static void open(String name, String page, String fragment) throws Exception {
        Path file = Files.writeString(folder.resolve(name + ".html"), page);
        PAGE.open(file.toUri() + fragment);
    }

    private static void open(String definition, String fragment) throws Exception {
        Puzzle puzzle = Definitions.puzzle(definition);
        open(definition, PuzzlePage.of(puzzle, solutions(puzzle, 3), Palette.of(puzzle)), fragment);
    }

    @ParameterizedTest
    @MethodSource("lattices")
    @Tag("slow")
    void everyLatticeIsDrawnAndTurned(Lattice lattice) throws Exception {
        open("any", LatticePageTest.page(LatticePageTest.puzzle(lattice, "<b>A")), "");
        Object first = PAGE.picture();
        assertEquals("Solution 1 of 1, all 2 pieces", PAGE.text("status"));
        assertTrue(PAGE.faces() > 5);
        assertTrue(PAGE.text("text").contains("<b>A"));

        PAGE.press("ArrowLeft", "ArrowUp");
        assertNotEquals(first, PAGE.picture());
        PAGE.press("e", "e");
        Object exploded = PAGE.picture();
        PAGE.press("0");
        assertNotEquals(exploded, PAGE.picture());
        assertEquals(first, PAGE.picture());
    }

    @Test
    void ballsAreSteppedThrough() throws Exception {
        open("kanoodle_pyramid", "");
        assertEquals(55, PAGE.faces());

        PAGE.press("n");
        assertEquals("Solution 2 of 3, all 12 pieces", PAGE.text("status"));
        PAGE.press(",", ",", ",");
        assertTrue(
                PAGE.text("status").matches("Solution 2 of 3, step 9 of 12: piece .(, from (above|below|the \\w+))?"),
                PAGE.text("status"));
        assertTrue(PAGE.faces() < 55 && PAGE.faces() > 35, "" + PAGE.faces());
        assertEquals(9, PAGE.text("text").lines().count());
    }

    @Test
    void layersOfBallsLieSideBySide() throws Exception {
        open("kanoodle_pyramid", "#layers=1");
        Object layers = PAGE.picture();

        assertEquals(55, PAGE.faces());
        PAGE.press("ArrowLeft");
        assertEquals(layers, PAGE.picture());
        PAGE.press("l");
        assertNotEquals(layers, PAGE.picture());
    }

    /** All hexiamonds are as large as each other, and from above none hides another. */
    @Test
    void flatPiecesShowAsMuchAsTheyCover() throws Exception {
        open("hexiamonds_6x6", "");
        Palette palette = Palette.of(Definitions.puzzle("hexiamonds_6x6"));

        double first = PAGE.points(palette.colour("A").hex());
        assertTrue(first > 3000, "" + first);
        for (char name = 'B'; name <= 'L'; name++) {
            double points = PAGE.points(palette.colour(Character.toString(name)).hex());
            assertTrue(Math.abs(points - first) < 0.12 * first, name + ": " + points + ", A: " + first);
        }
        assertEquals(6, PAGE.text("text").lines().count());
    }

    @Test
    void thePieceBelowAPointerIsNamed() throws Exception {
        open("hexiamonds_6x6", "");

        pointBelowTheMiddle();

        assertTrue(PAGE.text("hint").matches("[A-L]"), PAGE.text("hint"));
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
            PAGE.press("ArrowDown");
        }
        pointBelowTheMiddle();

        assertEquals(uppermost.name(), PAGE.text("hint"));
    }

    private static void pointBelowTheMiddle() {
        double x = BROWSER.number("document.getElementById('view').getBoundingClientRect().x"
                + " + document.getElementById('view').clientWidth / 2");
        double y = BROWSER.number("document.getElementById('view').getBoundingClientRect().y"
                + " + document.getElementById('view').clientHeight / 2");

        BROWSER.mouse("mouseMoved", (int) x, (int) y + 8);

        BROWSER.waitFor("!document.getElementById('hint').hidden");
    }
}
