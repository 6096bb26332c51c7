package io.github.filaforge.picture.page;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * A page of HTML that solves a puzzle, and in which people can play with the puzzle. The page is one file and uses no network. Its policy lets a browser run nothing but its own script, its own worker and the solver in
 * it.
 */
public final class SolvingPage {

    private SolvingPage() {}

    /**
     * Checks that a page can show a puzzle at all.
     *
     * @throws PictureException if it cannot
     */
    public static void check(Puzzle puzzle) {
        PageLattice.check(puzzle);
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
        check(puzzle);
        String script = PageFiles.leanScript(PageFiles.script(puzzle, scripts(puzzle)));
        String style = PageFiles.leanStyle(
                PageFiles.text("css", "page unseen solver" + (puzzle.choices().isEmpty() ? "" : " choices")));
        String more = " 'wasm-unsafe-eval'; worker-src blob:; trusted-types worker";
        return PageFiles.template("solver-page.html")
                .fill(Map.of(
                        "policy", PageFiles.policy(script, more, style),
                        "title", puzzle.name(),
                        "style", style,
                        "data", PageData.ofSolving(puzzle, palette, facts),
                        "worker",
                                "const FACTS = " + PageData.ofWorker(puzzle, palette, facts) + ";\n"
                                        + PageFiles.leanScript(PageFiles.script("worker")),
                        "wasm", PageFiles.packed(wasm),
                        "javascript", PageFiles.packed(javaScript.getBytes(StandardCharsets.UTF_8)),
                        "script", script));
    }
}
