package io.github.filaforge.page.engine;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.RootPart;
import org.teavm.jso.JSExport;

/**
 * The functions of the solvers that the script of a page calls. Only ints pass between Java and JavaScript: for richer types
 * TeaVM writes code that compiles text at run time, which the policy of the page forbids.
 */
public final class Engine {

    /** The number of a root that stands for the images that {@link #tell} has received. */
    private static final int TOLD = -1;

    private static final StringBuilder IMAGES = new StringBuilder();

    private static GeneratedSolver solving;
    private static GeneratedSolver completing;

    private Engine() {}

    /** Receives the next character of the images that lie already, in the form in which a solver has its roots. */
    @JSExport
    public static void tell(int character) {
        IMAGES.append((char) character);
    }

    /**
     * Searches a root of the puzzle, or the completions of the images that {@link #tell} has received, which are forgotten
     * then.
     *
     * @param root the number of the root, or -1 for the images
     * @param bits the number of bits of each int of a solution; at most 30
     * @return the number of solutions, or -1 if the sink ended the search
     */
    @JSExport
    public static double search(int root, int bits, Sink sink) {
        if (root == TOLD) {
            String images = IMAGES.toString();
            IMAGES.setLength(0);
            completing = completing == null ? Solvers.completing() : completing;
            return Teller.search(completing, RootPart.root(0).part(0, images), sink, bits);
        }
        solving = solving == null ? Solvers.solving() : solving;
        return Teller.search(solving, RootPart.root(root), sink, bits);
    }
}
