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

    private static final StringBuilder IMAGES = new StringBuilder();

    private static String answer = "";
    private static SolutionFinder finder;
    private static BestFinder best;
    private static MergedFinder merged;
    private static PlayedPuzzle played;

    private Studio() {}

    /** Receives the next character of a request. */
    @JSExport
    public static void put(int character) {
        REQUEST.append((char) character);
    }

    /**
     * Answers the request that {@link #put} has received: a command on the first line, and the text of a definition behind
     * it. {@link StudioEditor} describes the commands that edit, and {@link MergedFinder} those about all solutions. The
     * command {@code plan} prepares the searches of {@link #search}, the command {@code best} prepares
     * {@link #improve}, and the command {@code page} prepares {@link #solve}.
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
        String[] words = command.split(" ", 2);
        String rest = words.length > 1 ? words[1] : "";
        answer = answer(words[0], rest, command, text);
        return answer.length();
    }

    private static String answer(String word, String rest, String command, String text) {
        switch (word) {
            case SolutionFinder.PLAN -> {
                SolutionFinder.Planned planned = SolutionFinder.plan(rest, text);
                finder = planned.finder();
                return planned.json();
            }
            case BestFinder.PLAN -> {
                BestFinder.Planned planned = BestFinder.plan(rest, text);
                best = planned.finder();
                return planned.json();
            }
            case MergedFinder.COUNT -> {
                return MergedFinder.count(rest, text);
            }
            case MergedFinder.GRAPH -> {
                MergedFinder.Made made = MergedFinder.graph(rest, text);
                merged = made.finder();
                return made.json();
            }
            case PlayedPuzzle.PAGE -> {
                PlayedPuzzle.Made made = PlayedPuzzle.of(text);
                played = made.played();
                return made.json();
            }
            case PuzzleFiles.READ_BURR -> {
                return PuzzleFiles.ofBurr(rest, text);
            }
            case PuzzleFiles.WRITE_BURR -> {
                return PuzzleFiles.toBurr(text);
            }
            case PuzzleFiles.WRITE_STL -> {
                return PuzzleFiles.toStl(text);
            }
            case MergedFinder.NTH -> {
                return merged.nth(rest);
            }
            case MergedFinder.STATS -> {
                return merged.stats();
            }
            default -> {
                return StudioEditor.answer(command, text);
            }
        }
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

    /** Receives the next character of the images that lie already, in the form in which a solver has its roots. */
    @JSExport
    public static void tell(int character) {
        IMAGES.append((char) character);
    }

    /**
     * Searches a root of the puzzle whose page was made last, or the completions of the images that {@link #tell} has
     * received, which are forgotten then.
     *
     * @param root the number of the root, or -1 for the images
     * @param bits the number of bits of each number of a solution; at most 30
     * @param sink the sink that the engine of a page with generated solvers has too
     * @return the number of solutions, or -1 if the sink ended the search
     */
    @JSExport
    public static double solve(int root, int bits, Sink sink) {
        String images = IMAGES.toString();
        IMAGES.setLength(0);
        return played.search(root, images, bits, sink);
    }

    /**
     * Looks for the best board of the edge puzzle that was planned last.
     *
     * @param sink receives 0 after each round. For each board that is better than all boards before it, the sink receives
     *     the number of characters of a text, which {@link #at} returns: the score in decimal digits, a line feed, and the
     *     code of the board. The sink returns 0 to end the search
     * @return 1 if no board can be better than the last one, and 0 if the sink ended the search
     */
    @JSExport
    public static double improve(Sink sink) {
        return best.improve(text -> answer = text, sink) ? 1 : 0;
    }
}
