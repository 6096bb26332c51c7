package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.picture.page.Browser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The editor in a browser, used as a person uses it. */
final class OpenedStudio {

    /** The page, which is made when the first class of tests opens it. To make it takes half a minute. */
    private static final class Made {

        static final String ADDRESS = make();

        private static String make() {
            try {
                Path folder = Files.createTempDirectory("studio");
                Path page = folder.resolve("studio.html");
                // Files are deleted in the reverse order.
                folder.toFile().deleteOnExit();
                page.toFile().deleteOnExit();
                assertEquals(new Ended(0, "", "wrote " + page + "\n"), fila("studio", "--output", page.toString()));
                assertTrue(Files.size(page) < 1_500_000, "the page has " + Files.size(page) + " bytes");
                return page.toUri().toString();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final Browser browser;

    OpenedStudio(Browser browser) {
        this.browser = browser;
    }

    /** Opens the page as on a first visit: without the puzzle that the browser has kept for another test. */
    void open(String fragment) {
        if (!browser.value("location.href.split('#')[0]").equals(Made.ADDRESS)) {
            browser.open(Made.ADDRESS);
        }
        // An answer that the page still waits for shall not be kept.
        browser.value("(() => { Storage.prototype.setItem = () => {}; localStorage.clear(); })()");
        openAgain(fragment);
    }

    /** Opens the page as on a further visit. */
    void openAgain(String fragment) {
        browser.open(Made.ADDRESS + fragment);
        waitUntilReady();
    }

    /** Waits until the page has read its puzzle. */
    void waitUntilReady() {
        browser.waitFor("document.body.dataset.ready === 'true'");
    }

    /** Chooses an example by its number in the list, from 0. */
    void choose(int example) {
        browser.value("(() => { const list = document.getElementById('example'); list.value = '" + example
                + "'; list.dispatchEvent(new Event('change')); })()");
        browser.waitFor("document.title.startsWith(document.getElementById('example').options[" + (example + 1)
                + "].text.replaceAll(',', ''))");
    }

    /** Writes a text into the field of the definition. */
    void write(String text) {
        browser.value("(() => { const area = document.getElementById('text'); area.value = " + quoted(text)
                + "; area.dispatchEvent(new Event('input')); })()");
    }

    /** Writes a text, and waits until the numbers of cells or pieces below the drawing begin as expected. */
    void write(String text, String numbers) {
        write(text);
        waitForNumbers(numbers);
    }

    void waitForNumbers(String numbers) {
        waitForText("volume", numbers);
    }

    /** Waits until the text of an element begins as expected. */
    void waitForText(String id, String beginning) {
        browser.waitFor("document.getElementById('" + id + "')?.textContent.startsWith(" + quoted(beginning) + ")");
    }

    /** Returns a text in a script. */
    static String quoted(String text) {
        return "'" + text.replace("\\", "\\\\").replace("'", "\\'").replace("\n", "\\n") + "'";
    }

    /** Returns the definition. */
    String text() {
        return (String) browser.value("document.getElementById('text').value");
    }

    /** Returns the message below the title. */
    String message() {
        return textOf("message");
    }

    /** Returns the text of an element. */
    String textOf(String id) {
        return (String) browser.value("document.getElementById('" + id + "').textContent");
    }

    /** Solves the puzzle, and waits until the result begins as expected. */
    void solve(String expected) {
        browser.waitFor("!document.getElementById('solve').disabled");
        browser.click("solve");
        waitForText("result", expected);
    }

    /** Has the page save a file and keeps it as {@code window.saved}. */
    void save(String format) {
        browser.value("""
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
        browser.waitFor("window.saved");
    }
}
