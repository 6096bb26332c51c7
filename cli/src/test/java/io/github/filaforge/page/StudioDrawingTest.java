package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Puzzles that a person draws in the editor, by the pointer, by keys and by its text. */
@Tag("processes")
@Tag("slow")
class StudioDrawingTest {

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    private static final OpenedStudio STUDIO = new OpenedStudio(BROWSER);

    /** A square of 2x2 is made of a box of 2x1 and a domino, by keys and the pointer alone. */
    @Test
    void aPuzzleIsDrawnSolvedAndTakenBack() {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=2:zDim=1\n~D\n", "Region: 4 cells. Pieces: 0");

        BROWSER.click("add");
        BROWSER.waitFor("!document.getElementById('piece').hidden");
        BROWSER.value("document.querySelector('#piece-cells svg').focus()");
        BROWSER.press("ArrowRight", " ");
        BROWSER.waitFor("document.getElementById('text').value.includes('layout=0 0 0, ')");
        BROWSER.value("document.getElementById('piece-copies').value = '2'");
        BROWSER.value("document.querySelector('#piece [type=submit]').click()");
        BROWSER.waitFor("document.getElementById('text').value.includes('copies=2')");
        STUDIO.solve("1 solution in");
        String drawn = STUDIO.text();

        BROWSER.click("undo");
        BROWSER.waitFor("!document.getElementById('text').value.includes('copies=2')");
        BROWSER.click("redo");
        BROWSER.waitFor("document.getElementById('text').value === " + OpenedStudio.quoted(drawn));
    }

    @Test
    void aPuzzleBeginsWithoutPiecesAndTheReasonWhyItIsNotSolvedStandsBesideTheButton() {
        STUDIO.open("");
        String before = STUDIO.text();

        BROWSER.click("new");

        STUDIO.waitForNumbers("Region: 20 cells. Pieces: 0 cells.");
        assertEquals("There is no mobile piece to fill the region of 20 cells.", STUDIO.textOf("unready"));
        assertEquals(true, BROWSER.value("document.getElementById('solve').disabled"));
        BROWSER.click("undo");
        BROWSER.waitFor("document.getElementById('unready').hidden");
        assertEquals(before, STUDIO.text());
    }

    @Test
    void aPuzzleGetsAName() {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n", "Region: 2 cells. Pieces: 2");

        BROWSER.value("document.getElementById('title').focus()");
        BROWSER.press("<", "b", ">", "Tab");

        BROWSER.waitFor("document.title === '<b> - Filaforge studio'");
        assertTrue(STUDIO.text().startsWith("D:name=<b>:xDim=2"), STUDIO.text());
        assertEquals("<b>", BROWSER.value("document.getElementById('title').value"));
    }

    @Test
    void aBoardOfColouredSidesGetsANameAHoleAndASparePiece() {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=2:edges\nE:name=A:sides=0 1 0 1:copies=4\n~D\n", "4 pieces, 4 cells");

        BROWSER.value("document.getElementById('title').focus()");
        BROWSER.press("c", "a", "t", "s", "Tab");
        BROWSER.waitFor("document.title === 'cats - Filaforge studio'");
        BROWSER.value("document.getElementById('presses').value = 'hole'");
        BROWSER.value("document.querySelector('#region .field').id = 'first-cell'");
        BROWSER.click("first-cell");
        STUDIO.waitForNumbers("4 pieces, 3 cells");
        BROWSER.click("add");
        STUDIO.waitForNumbers("5 pieces, 3 cells");

        assertTrue(STUDIO.text().startsWith("D:name=cats:xDim=2:yDim=2:edges:pool\nR\n. *\n* *\n"), STUDIO.text());
        BROWSER.click("remove-tile");
        STUDIO.waitForNumbers("4 pieces, 3 cells");
    }

    @Test
    void aCellOfTheRegionIsPaintedByThePointer() {
        STUDIO.open("");
        STUDIO.write("D:xDim=3:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n", "Region: 3 cells. Pieces: 2");

        BROWSER.value("document.getElementById('region').scrollIntoView({ block: 'center' })");
        String box = "document.querySelector('#region [data-index=\"2\"]').getBoundingClientRect()";
        double x = ((Number) BROWSER.value(box + ".x + " + box + ".width / 2")).doubleValue();
        double y = ((Number) BROWSER.value(box + ".y + " + box + ".height / 2")).doubleValue();
        BROWSER.mouse("mousePressed", x, y);
        BROWSER.mouse("mouseReleased", x, y);

        BROWSER.waitFor("document.getElementById('text').value.includes('* * .')");
        // Keys go on where the pointer was.
        STUDIO.waitForText("message", "cell 2 0 0: outside");
        STUDIO.solve("1 solution in");
    }

    /** Opens the page with the script that uses it as a person does, unless a test before has done this. */
    private static void takeInHand() throws Exception {
        if (BROWSER.value("typeof hands").equals("undefined")) {
            STUDIO.open("");
            String script = new String(
                    StudioDrawingTest.class
                            .getResourceAsStream("studio-hands.js")
                            .readAllBytes(),
                    StandardCharsets.UTF_8);
            BROWSER.value("(() => {" + script + "})()");
        }
    }

    /** Draws a puzzle of studio-hands.js from an empty box, by events of the pointer and of keys. */
    private static void draw(String puzzle, String numbers) throws Exception {
        takeInHand();
        BROWSER.value("hands.draw('" + puzzle + "')");
        STUDIO.waitForNumbers(numbers);
    }

    /** The numbers are those of def/, and for small puzzles those that ./fila count prints. */
    @ParameterizedTest
    @CsvSource({
        "calendar, Region: 41 cells. Pieces: 41 cells., '15,901 solutions in'",
        "pyramid, Region: 55 cells. Pieces: 55 cells., '612 solutions in'",
        "hexiamonds, Region: 72 cells. Pieces: 72 cells., '156 solutions in'",
        "sticks, Region: 20 cells. Pieces: 20 cells., '21 solutions in'",
        "cylinder, Region: 20 cells. Pieces: 20 cells. The box is closed, '7 solutions in'",
        "burr, Region: 104 cells. Pieces: 104 cells., '2 solutions in'",
        "macmahon, '24 pieces, 24 cells', '2,551 solutions in'",
        "coloured, Region: 12 cells. Pieces: 12 cells., '2 solutions in'",
        "supply, Region: 16 cells. Pieces: 80 cells., '22 solutions in'",
    })
    void aPuzzleThatIsDrawnHasItsSolutions(String puzzle, String numbers, String result) throws Exception {
        draw(puzzle, numbers);

        STUDIO.solve(result);
    }

    @Test
    void theBoxOfManyPiecesIsDrawnAsItsDefinitionHasIt() throws Exception {
        draw("pt12", "Region: 80 cells. Pieces: 80 cells.");

        Puzzle drawn = Definitions.parsed(STUDIO.text());
        Puzzle known = Definitions.parsed(Files.readString(Path.of("../def/PT12.txt")));
        assertEquals(known.region().cells(), drawn.region().cells());
        assertEquals(
                ImageFinder.find(known, Distinct.ALL).shapes().size(),
                ImageFinder.find(drawn, Distinct.ALL).shapes().size());
    }

    /** Its search takes minutes in a browser. Merging has the number sooner, beside the search. */
    @Test
    @Rows.More
    void theBoxOfManyPiecesIsSolvedAndItsSolutionsAreCounted() throws Exception {
        draw("pt12", "Region: 80 cells. Pieces: 80 cells.");

        BROWSER.click("solve");

        BROWSER.waitFor("document.querySelectorAll('#solution .solved').length === 80");
        waitWhole("document.getElementById('total').textContent !== ''");
        assertEquals(
                "The puzzle has 51,184 solutions (counted without listing).",
                BROWSER.value("document.getElementById('total').textContent"));
        BROWSER.click("stop");
    }

    /** Waits for a condition for longer than the browser is given for one answer. */
    private static void waitWhole(String condition) {
        for (int turn = 0; turn < 4 && BROWSER.value(condition).equals(false); turn++) {
            BROWSER.waitFor(condition + " || performance.now() > " + (BROWSER.number("performance.now()") + 40_000));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void randomEditsAreTakenBackAndMadeAgain(int seed) throws Exception {
        takeInHand();
        STUDIO.write("D:xDim=4:yDim=3:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n", "Region: 12 cells. Pieces: 2");
        BROWSER.value("document.querySelector('[data-piece=\"0\"][aria-pressed=false]')?.click()");

        double edits = ((Number) BROWSER.value("hands.editAtRandom(" + seed + ", 24)")).doubleValue();

        assertTrue(edits >= 12, edits + " edits changed the text");
    }

    @ParameterizedTest
    @CsvSource({
        "x, 'Copies is x, neither a number nor a range. copies=25 is 25 pieces'",
        "1-2-3, 'Copies is 1-2-3, neither a number nor a range.'",
        "0, 'Copies is 0, not a positive number.'",
        "3-2, 'Copies is 3-2, which ends before it begins.'",
    })
    void aNumberOfCopiesThatIsRefusedHasTheReasonAtItsField(String written, String reason) {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=2:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n", "Region: 4 cells. Pieces: 2");
        BROWSER.value("document.querySelector('[data-piece=\"0\"]').click()");
        String before = STUDIO.text();

        setCopies(written);

        STUDIO.waitForText("piece-copies-refused", reason);
        assertEquals(written, BROWSER.value("document.getElementById('piece-copies').value"));
        assertEquals(
                "true piece-copies-refused",
                BROWSER.value("['aria-invalid', 'aria-describedby']"
                        + ".map(name => document.getElementById('piece-copies').getAttribute(name)).join(' ')"));
        assertEquals(before, STUDIO.text());

        setCopies("2");

        BROWSER.waitFor("document.getElementById('text').value.includes('copies=2')");
        assertEquals(0.0, BROWSER.number("document.querySelectorAll('.refused, [aria-invalid]').length"));
        STUDIO.solve("1 solution in");
    }

    private static void setCopies(String written) {
        BROWSER.value("document.getElementById('piece-copies').value = '" + written + "'");
        BROWSER.value("document.querySelector('#piece [type=submit]').click()");
    }

    @Test
    void theMessageIsInSightWhereItsCauseIsAndCoversNoFocus() {
        STUDIO.open("");
        BROWSER.telephone(360, 640);
        STUDIO.write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0\n~D\n", "Region: 2 cells. Pieces: 1");
        BROWSER.value("document.querySelector('[data-piece=\"0\"]').click()");

        BROWSER.value("document.querySelector('#piece-cells .piece').id = 'only-cell'");
        BROWSER.click("only-cell");

        STUDIO.waitForText("message", "A piece has at least one cell.");
        assertTrue(BROWSER.number("scrollY") > 100);
        assertEquals("message", BROWSER.value("""
                (() => {
                  const { x, y, width, height } = document.getElementById('message').getBoundingClientRect();
                  return document.elementFromPoint(x + width / 2, y + height / 2)?.id;
                })()"""));
        BROWSER.value("scrollTo(0, document.body.scrollHeight)");
        BROWSER.value("document.getElementById('add').focus()");
        assertTrue(BROWSER.number("document.getElementById('add').getBoundingClientRect().top")
                >= BROWSER.number("document.getElementById('message').getBoundingClientRect().bottom"));
        BROWSER.screen(1000, 800);
    }

    @Test
    void anErrorOfTheTextHasItsPlaceAndTheDrawingStaysUntilItIsMended() {
        STUDIO.open("");
        STUDIO.write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\nQ\n~D\n");
        BROWSER.waitFor("!document.getElementById('error').hidden");

        assertTrue(STUDIO.textOf("error").contains("puzzle.txt:3:1: error: unknown directive 'Q'"));
        assertEquals(true, BROWSER.value("document.getElementById('solve').disabled"));

        STUDIO.write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");
        STUDIO.solve("1 solution in");
    }

    @Test
    void namesOnCellsRunNothing() {
        STUDIO.open("");
        STUDIO.write("""
                D:xDim=3:yDim=2:zDim=1
                R:choose=<u>x</u>
                <img/src> <b>2</b> .
                . . .
                ~R
                R:layout=2 1 0, 0 0 0, 1 0 0, 2 0 0
                C:name=</text><script>:type=S:layout=2 1 0
                C:name=A:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
                ~D
                """);

        BROWSER.waitFor("document.querySelectorAll('#region .mark').length === 3");
        STUDIO.solve("1 solution in");
        assertEquals(
                true, BROWSER.value("document.querySelectorAll('main img, main u, main b, main script').length === 0"));
    }
}
