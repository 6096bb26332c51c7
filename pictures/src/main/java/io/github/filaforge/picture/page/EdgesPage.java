package io.github.filaforge.picture.page;

import java.math.BigInteger;
import java.util.Map;
import java.util.Optional;

/**
 * The page of an edge puzzle: a person assembles the board, and the library solves it. It is one file that needs no network:
 * it contains the library as a module of WebAssembly.
 */
public final class EdgesPage {

    private EdgesPage() {}

    /**
     * Returns the page, which is written in UTF-8.
     *
     * @param wasm the library as a module of WebAssembly
     * @param title the name of the puzzle
     * @param definition the text of the definition of the puzzle
     * @param total the number of solutions, if it is known
     */
    public static String of(byte[] wasm, String title, String definition, Optional<BigInteger> total) {
        String script = PageFiles.leanScript(PageFiles.script("edge-start"));
        String style = PageFiles.leanStyle(PageFiles.text("css", "page unseen edges"));
        return PageFiles.template("edges.html")
                .fill(Map.of(
                        "policy", PageFiles.policy(script, PageFiles.OF_LIBRARY, style),
                        "title", title,
                        "style", style,
                        "data",
                                JsonObject.inMarkup(JsonObject.of(
                                        "definition",
                                        definition,
                                        "total",
                                        total.map(BigInteger::toString).orElse(null))),
                        "worker", PageFiles.leanScript(PageFiles.script(PageFiles.LIBRARY_WORKER)),
                        "wasm", PageFiles.packed(wasm),
                        "script", script));
    }
}
