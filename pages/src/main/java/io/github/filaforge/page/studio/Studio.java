package io.github.filaforge.page.studio;

import io.github.filaforge.page.engine.Sink;
import org.teavm.jso.JSExport;

/**
 * The functions that the script of the editor calls. Only numbers pass between Java and JavaScript, so a text passes as one
 * character after the other: for texts TeaVM writes code that compiles text at run time, which the policy of the page
 * forbids.
 */
public final class Studio {

    private static final StringBuilder REQUEST = new StringBuilder();

    private static String answer = "";
    private static SolutionFinder finder;

    private Studio() {}

    /** Receives the next character of a request. */
    @JSExport
    public static void put(int character) {
        REQUEST.append((char) character);
    }

    /**
     * Answers the request that {@link #put} has received: a command on the first line, and the text of a definition behind
     * it. {@link StudioEditor} describes the commands. The command {@code plan} prepares the searches of {@link #search}.
     *
     * @return the number of characters of the answer, which {@link #at} returns
     */
    @JSExport
    public static int ask() {
        String request = REQUEST.toString();
        REQUEST.setLength(0);
        int end = request.indexOf('\n');
        String command = end < 0 ? request : request.substring(0, end);
        String text = end < 0 ? "" : request.substring(end + 1);
        if (command.equals(SolutionFinder.PLAN)) {
            SolutionFinder.Planned planned = SolutionFinder.plan(text);
            finder = planned.finder();
            answer = planned.json();
        } else {
            answer = StudioEditor.answer(command, text);
        }
        return answer.length();
    }

    /** Returns a character of the last answer, or of the solution that a sink receives. */
    @JSExport
    public static int at(int index) {
        return answer.charAt(index);
    }

    /**
     * Searches a root of the puzzle that was planned last.
     *
     * @param root the number of the root
     * @param sink receives 0 for each solution, and returns 0 to end the search, 1 to go on, or 2 to see the solution: then
     *     it receives the number of characters of the code of this solution, which {@link #at} returns
     * @return the number of solutions, or -1 if the sink ended the search
     */
    @JSExport
    public static double search(int root, Sink sink) {
        return finder.search(root, code -> answer = code, sink);
    }
}
