package io.github.filaforge.picture.page;

import io.github.filaforge.lattice.Lattices;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The editor: a page in which a person draws a puzzle and has it solved. It is one file that needs no network: it contains
 * the library as a module of WebAssembly.
 */
public final class StudioPage {

    /** A line of the file of examples that begins an example; its title follows. */
    private static final String TITLE = "=== ";

    private StudioPage() {}

    /**
     * Returns the page, which is written in UTF-8.
     *
     * @param wasm the library as a module of WebAssembly
     * @param definition the text of the puzzle that the page shows first; empty for the first example
     * @param version the version of the library
     */
    public static String of(byte[] wasm, String definition, String version) {
        String script = PageFiles.leanScript(PageFiles.script("studio-start"));
        String style = PageFiles.leanStyle(PageFiles.text("css", "page unseen studio"));
        StudioPages pages = new StudioPages();
        String[] styles =
                Stream.concat(Stream.of(style), pages.styles().stream()).toArray(String[]::new);
        return PageFiles.template("studio.html")
                .fill(Map.of(
                        "policy", PageFiles.policy(script, pages.permissions(), styles),
                        "style", style,
                        "data",
                                JsonObject.inMarkup(JsonObject.of(
                                        "version",
                                        version,
                                        "definition",
                                        definition,
                                        "examples",
                                        examples(),
                                        "spaces",
                                        spaces())),
                        "worker", PageFiles.leanScript(PageFiles.script(PageFiles.LIBRARY_WORKER)),
                        "wasm", PageFiles.packed(wasm),
                        "pages", pages.packed(),
                        "script", script));
    }

    /** Returns the facts about the cells in space of each lattice that has layers; null for cubes, which need none. */
    private static Map<String, Object> spaces() {
        Map<String, Object> spaces = new LinkedHashMap<>();
        Lattices.names().stream()
                .map(name -> Lattices.named(name).orElseThrow())
                .filter(lattice -> !lattice.isPlanar())
                .forEach(lattice -> spaces.put(
                        lattice.name(), lattice.isOrthogonal() ? null : new PageLattice(lattice).fields(List.of())));
        return spaces;
    }

    private static List<Map<String, Object>> examples() {
        List<Map<String, Object>> examples = new ArrayList<>();
        for (String part : PageFiles.text("txt", "studio-examples").split("(?m)^" + TITLE)) {
            int end = part.indexOf('\n');
            if (end > 0) {
                examples.add(JsonObject.of("title", part.substring(0, end).strip(), "text", part.substring(end + 1)));
            }
        }
        return examples;
    }
}
