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
        return page(
                title,
                JsonObject.inMarkup(JsonObject.of(
                        "definition",
                        definition,
                        "total",
                        total.map(BigInteger::toString).orElse(null))),
                PageFiles.packed(wasm));
    }

    /** Returns the page with data in JSON and a module that is packed already. */
    static String page(String title, String data, String wasm) {
        return PageFiles.template("edges.html")
                .fill(Map.of(
                        "policy", PageFiles.policy(script(), PageFiles.OF_LIBRARY, style()),
                        "title", title,
                        "style", style(),
                        "data", data,
                        "worker", PageFiles.leanScript(PageFiles.script(PageFiles.LIBRARY_WORKER)),
                        "wasm", wasm,
                        "script", script()));
    }

    static String script() {
        return PageFiles.leanScript(PageFiles.script("edge-start"));
    }

    static String style() {
        return PageFiles.leanStyle(PageFiles.text("css", "page unseen edges"));
    }
}
