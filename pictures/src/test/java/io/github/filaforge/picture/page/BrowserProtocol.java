package io.github.filaforge.picture.page;

import java.util.List;

/** The actions of a person and the questions of a test, as one family of browsers understands them. */
interface BrowserProtocol {

    /** Opens a page and waits until it is loaded. */
    void open(String address);

    /**
     * Returns the value of an expression of JavaScript, after the promise that it may be: a text, a number, a boolean or
     * null.
     *
     * @throws IllegalStateException if the expression throws an error
     */
    Object value(String expression);

    /** Returns the value of an expression in the page of the first frame. */
    Object valueInFrame(String expression);

    /**
     * Changes the size of the screen.
     *
     * @param scale the number of dots for each point of a page
     */
    void screen(int width, int height, int scale);

    /** Presses a key and lets it go. */
    void key(String key);

    /**
     * Moves the mouse to a point of the page, and then presses or releases its left button.
     *
     * @param type {@code mouseMoved}, {@code mousePressed} or {@code mouseReleased}
     */
    void mouse(String type, double x, double y);

    /** Turns the wheel at a point of the page. */
    void wheel(double x, double y, double delta);

    /**
     * Gives pages a preference of the user.
     *
     * @param feature a feature of media queries
     */
    void prefer(String feature, String value);

    /** Returns the addresses that the page has asked for since it was opened, beside its own. */
    List<String> requests();

    /** Returns the errors, breaches of the policy, output and dialogs since the page was opened. */
    List<String> complaints();

    /** Asks the browser to end. */
    void end();
}
