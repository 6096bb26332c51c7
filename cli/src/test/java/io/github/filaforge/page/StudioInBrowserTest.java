package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.request.Distinct;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The editor in a browser, used as a person uses it. */
@Tag("processes")
@Tag("slow")
class StudioInBrowserTest {

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    @TempDir
    static Path folder;

    private static String address;

    @BeforeAll
    static void makePage() throws Exception {
        Path page = folder.resolve("studio.html");
        assertEquals(new Ended(0, "", "wrote " + page + "\n"), fila("studio", "--output", page.toString()));
        assertTrue(Files.size(page) < 1_500_000, "the page has " + Files.size(page) + " bytes");
        address = page.toUri().toString();
    }

    /** Opens the page as on a first visit: without the puzzle that the browser has kept for another test. */
    private static void open(String fragment) {
        BROWSER.open(address);
        BROWSER.value("localStorage.clear()");
        BROWSER.open(address + fragment);
        BROWSER.waitFor("document.body.dataset.ready === 'true'");
    }

    private static void choose(int example) {
        BROWSER.value("(() => { const list = document.getElementById('example'); list.value = '" + example
                + "'; list.dispatchEvent(new Event('change')); })()");
        BROWSER.waitFor("document.title.startsWith(document.getElementById('example').options[" + (example + 1)
                + "].text.replaceAll(',', ''))");
    }

    private static void write(String text) {
        BROWSER.value("(() => { const area = document.getElementById('text'); area.value = " + quoted(text)
                + "; area.dispatchEvent(new Event('input')); })()");
    }

    private static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'";
    }

    private static String text() {
        return (String) BROWSER.value("document.getElementById('text').value");
    }

    private static void solve(String expected) {
        BROWSER.waitFor("!document.getElementById('solve').disabled");
        BROWSER.click("solve");
        BROWSER.waitFor("document.getElementById('result').textContent.startsWith('" + expected + "')");
    }

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
        open("");

        choose(example);
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('" + region + "')");
        solve(result);

        assertEquals(true, BROWSER.value("document.querySelectorAll('#solution svg').length > 0"));
    }

    /** Each worker plans the search for itself, so all plans have to be equal. */
    @Test
    void aPlanIsEqualEachTimeThatItIsMade() throws Exception {
        assertEquals(planOfSamples(), planOfSamples());
    }

    /** Returns the plan of a puzzle whose order of cells and expected time are chosen by random samples. */
    private static Object planOfSamples() throws Exception {
        open("");
        write(Files.readString(Path.of("../def/pentominoes_1s_15x6.txt")));
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 90')");
        BROWSER.click("solve");
        BROWSER.waitFor("document.getElementById('result').title !== ''");
        BROWSER.click("stop");
        return BROWSER.value("document.getElementById('result').title");
    }

    @Test
    void choicesAreSolved() throws Exception {
        open("");
        write("""
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

        solve("2 solutions in");
    }

    @Test
    void severalWorkersFindEachSolutionOnce() throws Exception {
        open("");
        write(Files.readString(Path.of("../def/edges_6x6_many.txt")));
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('36 pieces')");

        solve("5,186 solutions in");
    }

    /** A square of 2x2 is made of a box of 2x1 and a domino, by keys and the pointer alone. */
    @Test
    void aPuzzleIsDrawnSolvedAndTakenBack() {
        open("");
        write("D:xDim=2:yDim=2:zDim=1\n~D\n");
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 4 cells. Pieces: 0')");

        BROWSER.click("add");
        BROWSER.waitFor("!document.getElementById('piece').hidden");
        BROWSER.value("document.querySelector('#piece-cells svg').focus()");
        BROWSER.press("ArrowRight", " ");
        BROWSER.waitFor("document.getElementById('text').value.includes('layout=0 0 0, ')");
        BROWSER.value("document.getElementById('piece-copies').value = '2'");
        BROWSER.value("document.querySelector('#piece [type=submit]').click()");
        BROWSER.waitFor("document.getElementById('text').value.includes('copies=2')");
        solve("1 solution in");
        String drawn = text();

        BROWSER.click("undo");
        BROWSER.waitFor("!document.getElementById('text').value.includes('copies=2')");
        BROWSER.click("redo");
        BROWSER.waitFor("document.getElementById('text').value === " + quoted(drawn));
    }

    @Test
    void aCellOfTheRegionIsPaintedByThePointer() {
        open("");
        write("D:xDim=3:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 3 cells. Pieces: 2')");

        BROWSER.value("document.getElementById('region').scrollIntoView({ block: 'center' })");
        String box = "document.querySelector('#region [data-index=\"2\"]').getBoundingClientRect()";
        double x = ((Number) BROWSER.value(box + ".x + " + box + ".width / 2")).doubleValue();
        double y = ((Number) BROWSER.value(box + ".y + " + box + ".height / 2")).doubleValue();
        BROWSER.mouse("mousePressed", x, y);
        BROWSER.mouse("mouseReleased", x, y);

        BROWSER.waitFor("document.getElementById('text').value.includes('* * .')");
        solve("1 solution in");
    }

    /** Opens the page with the script that uses it as a person does, unless a test before has done this. */
    private static void takeInHand() throws Exception {
        if (BROWSER.value("typeof hands").equals("undefined")) {
            open("");
            String script = new String(
                    StudioInBrowserTest.class
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
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('" + numbers + "')");
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

        solve(result);
    }

    @Test
    void theBoxOfManyPiecesIsDrawnAsItsDefinitionHasIt() throws Exception {
        draw("pt12", "Region: 80 cells. Pieces: 80 cells.");

        Puzzle drawn = Definitions.parsed(text());
        Puzzle known = Definitions.parsed(Files.readString(Path.of("../def/PT12.txt")));
        assertEquals(known.region().cells(), drawn.region().cells());
        assertEquals(
                ImageFinder.find(known, Distinct.ALL).shapes().size(),
                ImageFinder.find(drawn, Distinct.ALL).shapes().size());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void randomEditsAreTakenBackAndMadeAgain(int seed) throws Exception {
        takeInHand();
        write("D:xDim=4:yDim=3:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 12 cells. Pieces: 2')");
        BROWSER.value("document.querySelector('[data-piece=\"0\"][aria-pressed=false]')?.click()");

        double edits = ((Number) BROWSER.value("hands.editAtRandom(" + seed + ", 24)")).doubleValue();

        assertTrue(edits >= 12, edits + " edits changed the text");
    }

    @Test
    void aSolidIsShownInSpaceAndTurnedByKeys() {
        open("");
        choose(3);
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 27')");
        solve("480 solutions in");
        BROWSER.waitFor("!document.getElementById('solution-space').hidden");

        String picture = "document.getElementById('solution-space').toDataURL()";
        Object before = BROWSER.value(picture);
        BROWSER.value("document.getElementById('solution-space').focus()");
        BROWSER.press("ArrowLeft", "ArrowUp");
        Object turned = BROWSER.value(picture);
        BROWSER.press("ArrowRight", "ArrowDown");

        assertNotEquals(before, turned);
        assertEquals(before, BROWSER.value(picture));
        assertEquals(false, BROWSER.value("document.getElementById('region-space').hidden"));
    }

    @Test
    void anErrorOfTheTextHasItsPlaceAndTheDrawingStaysUntilItIsMended() {
        open("");
        write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\nQ\n~D\n");
        BROWSER.waitFor("!document.getElementById('error').hidden");

        assertTrue(((String) BROWSER.value("document.getElementById('error').textContent"))
                .contains("puzzle.txt:3:1: error: unknown directive 'Q'"));
        assertEquals(true, BROWSER.value("document.getElementById('solve').disabled"));

        write("D:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");
        solve("1 solution in");
    }

    @Test
    void namesOnCellsRunNothing() {
        open("");
        write("""
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
        solve("1 solution in");
        assertEquals(
                true, BROWSER.value("document.querySelectorAll('main img, main u, main b, main script').length === 0"));
    }

    @Test
    void theAddressKeepsThePuzzleAndAHostileAddressRunsNothing() {
        open("");
        write(
                "D:name=</script><img src=x onerror=alert(1)>:xDim=2:yDim=1:zDim=1\nC:name=<b>:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.title.startsWith('</script>')");
        BROWSER.click("share");
        BROWSER.waitFor("location.hash.startsWith('#p=')");
        String fragment = (String) BROWSER.value("location.hash");
        String shared = text();

        open(fragment);

        assertEquals(shared, text());
        assertEquals(true, BROWSER.value("document.querySelectorAll('img, #pieces b').length === 0"));
        open("#p=%%%");
        open("#p=AAAA");
        // An edge puzzle of one cell, with the code 1, which is no piece.
        open("#p=c7GqcMnMtTW0qoRQqSnpqcW2BlyuVnmJualAgeLMFJCAAhhy1blwAQA&s=YwQA");
        assertEquals("The solution in the address is damaged, or it is of another puzzle.", message());
    }

    @Test
    void everySolutionHasANumberAndEachPieceAShareOfTheCells() {
        open("");
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

    private static void showNumbered(String number) {
        BROWSER.value("document.getElementById('every-number').value = '" + number + "'");
        BROWSER.value("document.querySelector('#every-form [type=submit]').click()");
    }

    @Test
    void theSolutionsOfALongSearchAreCountedBesideIt() {
        open("");
        write("D:xDim=10:yDim=8:zDim=1\nC:name=I:copies=*:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 80')");

        BROWSER.click("solve");

        BROWSER.waitFor("document.getElementById('total').textContent.endsWith('(counted without listing).')");
        BROWSER.click("stop");
        assertEquals(
                "The puzzle has 257,917,825 solutions (counted without listing).",
                BROWSER.value("document.getElementById('total').textContent"));
    }

    /** Has the page save a file and keeps it as {@code window.saved}. */
    private static void save(String format) {
        BROWSER.value("""
                (() => {
                  const make = URL.createObjectURL.bind(URL);
                  window.saved = null;
                  HTMLAnchorElement.prototype.click = () => {};
                  URL.createObjectURL = blob => {
                    window.saved = blob.type === 'text/javascript' ? window.saved : blob;
                    return make(blob);
                  };
                  const list = document.getElementById('save-as');
                  list.value = '%s';
                  document.getElementById('save-as-button').click();
                })()""".formatted(format));
        BROWSER.waitFor("window.saved");
    }

    /** Opens the page that the studio has saved. */
    private static void openSaved(String format) throws Exception {
        save(format);
        Path page = folder.resolve("saved.html");
        Files.writeString(page, (String) BROWSER.value("window.saved.text()"));
        BROWSER.open(page.toUri().toString());
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_8x8, 65", "tetrahexes_7x4, 9"})
    void aPageOfThePuzzleSolvesAndAnswersQuestions(String name, double count) throws Exception {
        open("");
        write(Files.readString(Path.of("../def", name + ".txt"))
                .replaceFirst("(?m)^D:", "D:name=@@data@@<img src=x>:"));
        BROWSER.waitFor("document.title.startsWith('@@data@@<img')");

        openSaved("page");
        assertEquals("@@data@@<img src=x>", BROWSER.value("document.title"));
        BROWSER.click("solve");
        BROWSER.waitFor("page.search.state === 'done'");
        assertEquals(count, BROWSER.number("page.search.found"));

        BROWSER.click("tab-play");
        BROWSER.click("give-hint");
        BROWSER.waitFor("page.playing.game.assembly().placed().length === 1");
        BROWSER.click("check");
        BROWSER.waitFor("document.getElementById('answer').dataset.answer === 'yes'");
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void theStudioPlaysThePuzzleInAPanel() {
        open("");
        BROWSER.click("play");
        BROWSER.waitFor("document.getElementById('player').open");

        assertTrue(((String) BROWSER.value("document.getElementById('player-frame').src")).startsWith("blob:"));
        BROWSER.click("player-close");
        assertEquals(false, BROWSER.value("document.getElementById('player').open"));
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void anEdgePuzzleHasAPageToo() throws Exception {
        open("");
        write(Files.readString(Path.of("../def/scramble_3x3.txt")));
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('9 pieces')");

        openSaved("page");

        BROWSER.waitFor("window.page && document.getElementById('tray').children.length === 9");
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void aStudioWithThePuzzleIsSaved() throws Exception {
        open("");
        write("D:name=</script><b>:xDim=2:yDim=1:zDim=1\nC:name=A:layout=0 0 0, 1 0 0\n~D\n");
        BROWSER.waitFor("document.title.startsWith('</script><b>')");
        String written = text();

        openSaved("studio");

        BROWSER.waitFor("document.body.dataset.ready === 'true'");
        assertEquals(written, text());
        solve("1 solution in");
    }

    @Test
    void aFileOfBurrToolsIsSavedAndOpened() {
        open("");
        choose(3);
        BROWSER.waitFor("document.getElementById('volume').textContent.startsWith('Region: 27')");
        save("burr");

        BROWSER.value("document.getElementById('text').value = ''");
        BROWSER.value("""
                (() => {
                  const files = new DataTransfer();
                  files.items.add(new File([window.saved], 'a cube.xmpuzzle'));
                  const input = document.getElementById('file');
                  input.files = files.files;
                  input.dispatchEvent(new Event('change'));
                })()""");

        BROWSER.waitFor("document.getElementById('text').value.startsWith('D:name=a-cube:')");
        solve("480 solutions in");
    }

    @Test
    void thePiecesAreSavedForAPrinter() {
        open("");
        save("stl");

        assertEquals("model/stl", BROWSER.value("window.saved.type"));
        assertEquals(84.0, BROWSER.number("window.saved.size % 50 + 50"));
    }

    @Test
    void theAddressKeepsASolutionAndRefusesAnother() {
        open("");
        solve("");
        BROWSER.waitFor("!document.getElementById('browse').hidden");
        BROWSER.value("navigator.clipboard.writeText = async () => {}");
        BROWSER.click("share-solution");
        BROWSER.waitFor("location.hash.includes('&s=')");
        String shared = (String) BROWSER.value("location.hash");

        open(shared);
        assertEquals("This solution comes from the address of the page.", message());
        assertEquals(20.0, BROWSER.number("document.querySelectorAll('#solution .solved').length"));
        open(shared.substring(0, shared.indexOf("&s=")) + "&s=AAAA");
        assertEquals("The solution in the address is damaged, or it is of another puzzle.", message());
    }

    private static String message() {
        return (String) BROWSER.value("document.getElementById('message').textContent");
    }

    @Test
    void theSolutionIsSavedAsAPicture() {
        open("");
        solve("2,339 solutions in");
        BROWSER.waitFor("!document.getElementById('browse').hidden");
        save("text");
        BROWSER.click("picture-png");
        BROWSER.waitFor("window.saved.type === 'image/png'");
        assertTrue(BROWSER.number("window.saved.size") > 500);
        BROWSER.click("picture");
        BROWSER.waitFor("window.saved.type === 'image/svg+xml'");
        String svg = (String) BROWSER.value("window.saved.text()");
        assertTrue(svg.contains("<polygon") && svg.contains("stroke-width=") && !svg.contains("class="), svg);
    }
}
