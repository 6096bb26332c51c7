package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.picture.page.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The solutions that the editor finds, counts and shows. */
@Tag("processes")
@Tag("slow")
class StudioSolvingTest {

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    private static final OpenedStudio STUDIO = new OpenedStudio(BROWSER);

    @ParameterizedTest
    @CsvSource({
        "1, 'Region: 60', '2,339 solutions in'",
        "3, 'Region: 27', '480 solutions in'",
        "4, 'Region: 28', '9 solutions in'",
        "6, 'Region: 55', '612 solutions in'",
        "7, 'Region: 20', '21 solutions in'",
        "8, 'Region: 20', '7 solutions in'",
        "10, '9 pieces', '1 solution in'",
    })
    void anExampleIsSolved(int example, String region, String result) {
        STUDIO.open("");

        STUDIO.choose(example);
        STUDIO.waitForNumbers(region);
        STUDIO.solve(result);

        assertEquals(true, BROWSER.value("document.querySelectorAll('#solution svg').length > 0"));
    }

    /** Each worker plans the search for itself, so all plans have to be equal. */
    @Test
    void aPlanIsEqualEachTimeThatItIsMade() throws Exception {
        assertEquals(planOfSamples(), planOfSamples());
    }

    /** Returns the plan of a puzzle whose order of cells and expected time are chosen by random samples. */
    private static Object planOfSamples() throws Exception {
        STUDIO.open("");
        STUDIO.write(Files.readString(Path.of("../def/pentominoes_1s_15x6.txt")), "Region: 90");
        BROWSER.click("solve");
        BROWSER.waitFor("document.getElementById('result').title !== ''");
        BROWSER.click("stop");
        return BROWSER.value("document.getElementById('result').title");
    }

    /** Its loop runs in a browser on other code than on a JVM. */
    @Test
    void theFirstRootsOfTheTetrisCubeAreSearchedByADynamicSieve() throws Exception {
        STUDIO.open("");
        STUDIO.write(Files.readString(Path.of("../def/tetriscube.txt")), "Region: 64");

        BROWSER.click("solve");

        BROWSER.waitFor("document.getElementById('number').max > 100");
        BROWSER.click("stop");
        String plan = (String) BROWSER.value("document.getElementById('result').title");
        assertTrue(plan.startsWith("strategy dynamic-sieve, roots: 112"), plan);
        assertEquals(64.0, BROWSER.number("document.querySelectorAll('#solution .solved').length"));
    }

    @Test
    void choicesAreSolved() throws Exception {
        STUDIO.open("");
        STUDIO.write("""
                D:xDim=3:yDim=2:zDim=1
                R:choose=day
                1 2 3
                . . .
                ~R
                R:layout=0 0 0, 1 0 0, 2 0 0
                C:name=A:layout=0 0 0, 1 0 0, 2 0 0
                C:name=B:layout=0 0 0, 1 0 0
                ~D
                """);
        BROWSER.waitFor("document.getElementById('text').value.includes('choose')");

        STUDIO.solve("2 solutions in");
    }

    @Test
    void severalWorkersFindEachSolutionOnce() throws Exception {
        STUDIO.open("");
        STUDIO.write(Files.readString(Path.of("../def/edges_6x6_many.txt")), "36 pieces");

        STUDIO.solve("5,186 solutions in");
    }

    @Test
    void aSolidIsShownInSpaceAndTurnedByKeys() {
        STUDIO.open("");
        STUDIO.choose(3);
        STUDIO.waitForNumbers("Region: 27");
        STUDIO.solve("480 solutions in");
        BROWSER.waitFor("!document.getElementById('solution-space').hidden");

        String picture = "document.getElementById('solution-space').toDataURL()";
        Object before = BROWSER.value(picture);
        BROWSER.value("document.getElementById('solution-space').focus()");
        BROWSER.press("ArrowLeft", "ArrowUp");
        Object turned = BROWSER.value(picture);
        BROWSER.press("ArrowRight", "ArrowDown");

        // A screen reader sends keys only to elements of some roles, and an image is none of them.
        assertEquals(
                0.0,
                BROWSER.number("document.querySelectorAll('[tabindex=\"0\"]:is([role=img], :not([role]))').length"));
        assertNotEquals(before, turned);
        assertEquals(before, BROWSER.value(picture));
        assertEquals(false, BROWSER.value("document.getElementById('region-space').hidden"));
    }

    @Test
    void everySolutionHasANumberAndEachPieceAShareOfTheCells() {
        STUDIO.open("");
        BROWSER.value("document.getElementById('heat-part').open = true");
        BROWSER.waitFor("document.getElementById('heat-sum').textContent !== ''");
        assertEquals(
                "160 solutions, every rotated and mirrored one by itself.",
                BROWSER.value("document.getElementById('heat-told').textContent"));
        assertEquals(
                "The sum over all cells is 1,440: 9 cells of A, B, F in a solution.",
                BROWSER.value("document.getElementById('heat-sum').textContent"));
        assertEquals(20.0, BROWSER.number("document.querySelectorAll('#heat-rows tr').length"));

        BROWSER.value("document.getElementById('every').open = true");
        showNumbered("160");
        BROWSER.waitFor(
                "document.getElementById('every-told').textContent.startsWith('Solution 160 of 160 solutions')");
        assertEquals(20.0, BROWSER.number("document.querySelectorAll('#solution .solved').length"));
        showNumbered("161");
        BROWSER.waitFor("document.getElementById('every-told').textContent === 'The numbers go from 1 to 160.'");
    }

    @Test
    void inAClosedBoxASolutionThatIsMovedRoundItCountsByItself() {
        STUDIO.open("");
        STUDIO.choose(8);
        STUDIO.waitForNumbers("Region: 20 cells. Pieces: 20 cells. The box is closed");

        BROWSER.value("document.getElementById('every').open = true");

        BROWSER.waitFor("document.getElementById('every-told').textContent.endsWith('by itself.')");
        String told = STUDIO.textOf("every-told");
        assertTrue(told.endsWith("solutions, every rotated, mirrored and moved one by itself."), told);
    }

    private static void showNumbered(String number) {
        BROWSER.value("document.getElementById('every-number').value = '" + number + "'");
        BROWSER.value("document.querySelector('#every-form [type=submit]').click()");
    }

    @Test
    void theSolutionsOfALongSearchAreCountedBesideIt() {
        STUDIO.open("");
        STUDIO.write("D:xDim=10:yDim=8:zDim=1\nC:name=I:copies=*:layout=0 0 0, 1 0 0\n~D\n", "Region: 80");

        BROWSER.click("solve");

        BROWSER.waitFor("document.getElementById('total').textContent.endsWith('(counted without listing).')");
        BROWSER.click("stop");
        assertEquals(
                "The puzzle has 257,917,825 solutions (counted without listing).",
                BROWSER.value("document.getElementById('total').textContent"));
    }
}
