package io.github.filaforge.picture.page;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

/** A page of solutions in a browser: keys and pointers act on it, and its picture and texts are read. */
final class ViewedPage {

    private final Browser browser;

    ViewedPage(Browser browser) {
        this.browser = browser;
    }

    /** Has pages move at once, on a screen of 1000x800 points, with the pointer beside what they show. */
    void prepare() {
        browser.mouse("mouseMoved", 0, 0);
        browser.prefer("prefers-reduced-motion", "reduce");
        browser.screen(1000, 800);
    }

    /** Opens an address and waits until the page is drawn. */
    void open(String address) {
        browser.open(address);
        drawn();
    }

    /** Waits until the picture shows what was asked for. */
    void drawn() {
        browser.waitFor("document.getElementById('view').dataset.drawn === 'yes'");
    }

    /** Presses keys on the picture and waits until their effect is drawn. */
    void press(String... keys) {
        browser.value("document.getElementById('view').focus()");
        browser.press(keys);
        drawn();
    }

    /** Returns the text of an element. */
    String text(String id) {
        return browser.value("document.getElementById('" + id + "').textContent")
                .toString();
    }

    /** Returns the text that states the solution and the step shown. */
    String status() {
        return text("status");
    }

    /** Returns the number of faces that are drawn. */
    int faces() {
        return (int) browser.number("Number(document.getElementById('view').dataset.faces)");
    }

    /** The picture: a number that differs if points of it do. */
    Object picture() {
        return browser.value("[...document.getElementById('view').toDataURL()]"
                + ".reduce((hash, c) => (hash * 31 + c.charCodeAt(0)) % 1000000007, 7)");
    }

    /** Returns the number of points of the picture that have the colour of a piece. */
    double points(String colour) {
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

    /** Asserts that the page has asked for nothing, and that the browser has no complaint. */
    void assertAskedForNothing() {
        assertEquals(List.of(), browser.requests());
        assertEquals(List.of(), browser.complaints());
    }
}
