package io.github.filaforge.picture.page;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.OutputRequirements;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;

/**
 * A page of HTML that solves a puzzle and, where its cells are squares or cubes, lets people play with it. It is one file
 * and uses no network. Its policy lets a browser run nothing but its own script, its own worker and the solver in it.
 */
public final class SolvingPage {

    /** The scripts in their order: each uses those before it. */
    private static final List<String> SCRIPTS = List.of(
            "model.js",
            "steps.js",
            "space.js",
            "scene.js",
            "view.js",
            "controls.js",
            "engine.js",
            "search.js",
            "browse.js",
            "solving.js",
            "shapes.js",
            "slow.js",
            "game.js",
            "board.js",
            "tray.js",
            "hand.js",
            "building.js",
            "asking.js",
            "pointing.js",
            "playing.js",
            "tabs.js",
            "solver-start.js");

    /** The scripts for other cells than squares and cubes, which people can look at but not play with. */
    private static final List<String> SCRIPTS_OF_LATTICES = List.of(
            "model.js",
            "lattice-model.js",
            "steps.js",
            "space.js",
            "scene.js",
            "view.js",
            "lattice-view.js",
            "controls.js",
            "engine.js",
            "search.js",
            "browse.js",
            "solving.js",
            "lattice-solver-start.js");

    private static final List<String> WORKER = List.of("load-engine.js", "worker.js");

    private static final String SHOWS = "a page that solves shows";
    private static final String REMEDY = "write a program in a jar by SolverJar.write instead";

    private static final List<String> STYLES = List.of("page.css", "solver.css");

    private SolvingPage() {}

    /**
     * Checks that a page can show a puzzle at all.
     *
     * @throws PictureException if it cannot
     */
    public static void check(Puzzle puzzle) {
        OutputRequirements.checkEnds(puzzle, SHOWS, REMEDY);
        PageLattice.check(puzzle, SHOWS, REMEDY);
        OutputRequirements.checkNeutral(puzzle, "a page that solves", REMEDY);
        if (!puzzle.container().optional().isEmpty()) {
            throw new PictureException(
                    SHOWS + " regions that pieces fill, and cells of this puzzle may stay empty: " + REMEDY);
        }
    }

    /**
     * Returns the page, which is written in UTF-8.
     *
     * @param wasm the solvers as a module of WebAssembly
     * @param javaScript the solvers as a script, for browsers that do not run WebAssembly
     */
    public static String of(Puzzle puzzle, Palette palette, SolvingFacts facts, byte[] wasm, String javaScript) {
        check(puzzle);
        String script =
                Minifier.ofScript(PageFiles.text(puzzle.lattice().isOrthogonal() ? SCRIPTS : SCRIPTS_OF_LATTICES));
        String style = Minifier.ofStyle(PageFiles.text(STYLES));
        String more = " 'wasm-unsafe-eval'; worker-src blob:; trusted-types worker";
        return PageFiles.template("solver-page.html")
                .fill(Map.of(
                        "policy", PagePolicy.of(script, more, style),
                        "title", puzzle.name(),
                        "style", style,
                        "data", PageData.ofSolving(puzzle, palette, facts),
                        "worker",
                                "const FACTS = " + PageData.ofWorker(puzzle, palette, facts) + ";\n"
                                        + Minifier.ofScript(PageFiles.text(WORKER)),
                        "wasm", packed(wasm),
                        "javascript", packed(javaScript.getBytes(StandardCharsets.UTF_8)),
                        "script", script));
    }

    /** Returns bytes packed by gzip, in base 64: this text ends no element, whatever the bytes are. */
    private static String packed(byte[] bytes) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(packed)) {
            gzip.write(bytes);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return Base64.getEncoder().encodeToString(packed.toByteArray());
    }
}
