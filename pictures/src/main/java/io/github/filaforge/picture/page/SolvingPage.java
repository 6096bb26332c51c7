package io.github.filaforge.picture.page;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A page of HTML that solves a puzzle, and in which people can play with the puzzle. The page is one file and uses no network. Its policy lets a browser run nothing but its own script, its own worker and the solver in
 * it.
 */
public final class SolvingPage {

    private SolvingPage() {}

    /** Returns the fields of the object of JSON that the script of the page reads. */
    public static Map<String, Object> data(Puzzle puzzle, Palette palette, SolvingFacts facts) {
        return PageData.ofSolving(puzzle, palette, facts);
    }

    /** Returns the fields of the object of JSON with which the worker of the page reads solutions. */
    public static Map<String, Object> workerData(Puzzle puzzle, Palette palette, SolvingFacts facts) {
        return PageData.ofWorker(puzzle, palette, facts);
    }

    /** Returns the names of the files with which the script starts: of those for parts that the puzzle has, and of the page. */
    private static String scripts(Puzzle puzzle) {
        boolean isColoured = puzzle.pieces().stream().anyMatch(Piece::isColoured)
                || !puzzle.container().colours().ofCells().isEmpty();
        boolean isClosed = !puzzle.container().periods().areNone();
        return (puzzle.choices().isEmpty() ? "" : "choices ")
                + (isColoured ? "colours " : "")
                + (isClosed ? "seams " : "")
                + "solver-start";
    }

    /**
     * Returns the page, which is written in UTF-8.
     *
     * @param wasm the solvers as a module of WebAssembly
     * @param javaScript the solvers as a script, for browsers that do not run WebAssembly
     */
    public static String of(Puzzle puzzle, Palette palette, SolvingFacts facts, byte[] wasm, String javaScript) {
        return new Blank(
                        puzzle.lattice().isOrthogonal(),
                        scripts(puzzle),
                        styles(!puzzle.choices().isEmpty()))
                .page(
                        puzzle.name(),
                        JsonObject.inMarkup(data(puzzle, palette, facts)),
                        JsonObject.inMarkup(workerData(puzzle, palette, facts)),
                        PageFiles.packed(wasm),
                        PageFiles.packed(javaScript.getBytes(StandardCharsets.UTF_8)));
    }

    /** Returns the page without its puzzle, with all parts that a puzzle can have. */
    static Blank blank(boolean isOrthogonal) {
        return new Blank(isOrthogonal, "choices colours seams solver-start", styles(true));
    }

    private static String styles(boolean hasChoices) {
        return "page unseen solver" + (hasChoices ? " choices" : "");
    }

    /** A page without its puzzle: its script and its style. Immutable. */
    static final class Blank {

        private final String script;
        private final String style;

        private Blank(boolean isOrthogonal, String scripts, String styles) {
            this.script = PageFiles.leanScript(PageFiles.script(isOrthogonal, scripts));
            this.style = PageFiles.leanStyle(PageFiles.text("css", styles));
        }

        String script() {
            return script;
        }

        String style() {
            return style;
        }

        /**
         * Returns the page.
         *
         * @param data the data of the puzzle for the script, as JSON
         * @param facts the data of the puzzle for the worker, as JSON
         */
        String page(String title, String data, String facts, String wasm, String javaScript) {
            return PageFiles.template("solver-page.html")
                    .fill(Map.of(
                            "policy", PageFiles.policy(script, PageFiles.OF_LIBRARY, style),
                            "title", title,
                            "style", style,
                            "data", data,
                            "worker",
                                    "const FACTS = " + facts + ";\n" + PageFiles.leanScript(PageFiles.script("worker")),
                            "wasm", wasm,
                            "javascript", javaScript,
                            "script", script));
        }
    }
}
