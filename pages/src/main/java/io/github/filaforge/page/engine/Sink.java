package io.github.filaforge.page.engine;

import org.teavm.jso.JSObject;

/** Receives the solutions of a solver in the script of a page. */
public interface Sink extends JSObject {

    /**
     * Receives the next part of a solution.
     *
     * @param packed the next ints of the array that {@link io.github.filaforge.runtime.board.Board} describes
     * @return 0 to end the search with this solution, if it is its last part
     */
    int take(int packed);
}
