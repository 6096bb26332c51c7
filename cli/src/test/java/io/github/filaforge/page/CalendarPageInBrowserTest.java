package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.picture.page.Browser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The page of a calendar, on which a person chooses the date that stays open. */
@Tag("processes")
@Tag("slow")
class CalendarPageInBrowserTest {

    private static final String CALENDAR = "../def/calendar.txt";

    @RegisterExtension
    static final Browser BROWSER = new Browser();

    @TempDir
    static Path folder;

    private static String address;

    @BeforeAll
    static void makePage() {
        Path page = folder.resolve("calendar.html");
        assertEquals(0, fila("package", "--html", page.toString(), CALENDAR).exitCode());
        address = page.toUri().toString();
    }

    @BeforeEach
    void open() {
        BROWSER.open(address);
    }

    private static String date() {
        return (String)
                BROWSER.value(
                        "[...document.querySelectorAll('#choices select')].map(list => list.selectedOptions[0].text).join(' ')");
    }

    private static void choose(int list, String option) {
        BROWSER.value("(() => { const list = document.querySelectorAll('#choices select')[" + list
                + "]; list.selectedIndex = [...list.options].findIndex(each => each.text === '" + option
                + "'); list.dispatchEvent(new Event('change')); })()");
    }

    private static String text(String id) {
        return (String) BROWSER.value("document.getElementById('" + id + "').textContent");
    }

    private static String solved() {
        BROWSER.click("solve");
        BROWSER.waitFor("document.getElementById('solver').dataset.state === 'done'");
        return text("count");
    }

    @Test
    void aPageOfOneDateHasNoChoices() throws Exception {
        Path page = folder.resolve("date.html");

        assertEquals(
                0,
                fila("package", "--html", page.toString(), "--choose", "month=Mar,day=14", CALENDAR)
                        .exitCode());

        String text = Files.readString(page);
        assertTrue(text.contains("\"total\":\"20\""));
        assertFalse(text.contains("\"choices\":["));
    }

    @Test
    void todayIsChosenAtFirst() {
        Object today = BROWSER.value("new Date().toLocaleString('en', {month: 'short'}) + ' ' + new Date().getDate()");

        assertEquals(today, date());
    }

    /** One page solves all dates, one after the other. */
    @ParameterizedTest
    @CsvSource({"Mar, 14", "Jan, 1", "Oct, 31", "Mar, 26", "Jun, 28", "Feb, 30"})
    void theNumberOfSolutionsIsThatOfTheCommandLine(String month, int day) {
        String number = fila("count", "--choose", "month=" + month + ",day=" + day, CALENDAR)
                .out()
                .strip();
        choose(0, month);
        choose(1, String.valueOf(day));

        assertEquals("0 of " + number, text("count"));
        assertEquals("It has " + number + (number.equals("1") ? " solution. " : " solutions. "), text("expected"));
        assertEquals(number + " of " + number, solved());
    }

    @Test
    void anotherDateForgetsTheSolutionsAndFreesItsCells() {
        choose(0, "Mar");
        choose(1, "14");
        assertEquals("20 of 20", solved());
        BROWSER.click("to-board");
        assertEquals("8", BROWSER.value("document.getElementById('board').dataset.placed"));

        choose(1, "15");

        assertEquals("7", BROWSER.value("document.getElementById('board').dataset.placed"));
        assertEquals("Other cells stay open. 1 piece is left.", text("play-told"));
        BROWSER.click("tab-solve");
        assertTrue(text("count").startsWith("0 of "), text("count"));
        assertEquals(List.of(), BROWSER.complaints());
    }

    @Test
    void theNamesOfTheOpenCellsStandInThePictureOfASolution() {
        BROWSER.value("(() => { const write = CanvasRenderingContext2D.prototype.fillText; window.words = [];"
                + " CanvasRenderingContext2D.prototype.fillText = function (...all)"
                + " { words.push(all[0]); write.apply(this, all); }; })()");

        choose(0, "Aug");
        choose(1, "9");
        assertEquals("40 of 40", solved());
        BROWSER.value("words.length = 0");
        BROWSER.click("home");
        BROWSER.waitFor("words.length > 0 && document.getElementById('view').dataset.drawn === 'yes'");

        assertEquals("9 Aug F L N O P T V Y", BROWSER.value("[...new Set(words)].sort().join(' ')"));
    }

    @Test
    void hintsLeadToASolutionOfTheDateAndTheAddressKeepsIt() {
        choose(0, "Aug");
        choose(1, "9");
        assertTrue(((String) BROWSER.value("location.hash")).endsWith("#choose=month=Aug&day=9"));
        BROWSER.open(address + "#choose=month=Aug&day=9");
        assertEquals("Aug 9", date());

        BROWSER.click("tab-play");
        for (int placed = 1; placed <= 8; placed++) {
            BROWSER.click("give-hint");
            BROWSER.waitFor("document.getElementById('board').dataset.placed === '" + placed + "'");
        }
        assertEquals("true", BROWSER.value("document.getElementById('board').dataset.complete"));
        // A screen reader reads out the cells that stay open with their options.
        assertEquals(
                "Aug, stays open; 9, stays open",
                BROWSER.value("[...document.querySelectorAll('#board [role=gridcell]')]"
                        + ".map(cell => cell.getAttribute('aria-label').split(': ')[1])"
                        + ".filter(state => state.endsWith('stays open')).join('; ')"));
        String solution = (String) BROWSER.value("location.hash");

        choose(0, "Jan");
        BROWSER.open(address + solution);
        assertEquals("Aug 9", date());
        assertTrue(text("play-told").startsWith("This solution comes from the address"), text("play-told"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"#choose=month=%3Cb%3E&day=99", "#choose=", "#choose=%&&==", "#found=AAAA"})
    void aStrangeAddressChoosesNothing(String fragment) {
        String today = date();

        BROWSER.open(address + fragment);

        assertEquals(today, date());
        assertEquals(List.of(), BROWSER.complaints());
    }
}
