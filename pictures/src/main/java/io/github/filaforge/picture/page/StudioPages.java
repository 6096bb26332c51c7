package io.github.filaforge.picture.page;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The pages of puzzles that the studio makes itself: each page without its puzzle. In the place of each part that the puzzle
 * determines stands a mark, {@code @@NAME@@}. The script of the studio puts the parts there.
 */
final class StudioPages {

    private static final String TITLE = mark("title");
    private static final String DATA = mark("data");
    private static final String WASM = mark("wasm");

    private final SolvingPage.Blank cubes = SolvingPage.blank(true);
    private final SolvingPage.Blank lattices = SolvingPage.blank(false);

    private static String mark(String name) {
        return "@@" + name + "@@";
    }

    /** Returns the texts of the pages by their kinds, as an object of JSON, packed. */
    String packed() {
        Map<String, Object> pages = JsonObject.of(
                "cubes", blank(cubes), "lattices", blank(lattices), "edges", EdgesPage.page(TITLE, DATA, WASM));
        return PageFiles.packed(JsonObject.inMarkup(pages).getBytes(StandardCharsets.UTF_8));
    }

    private static String blank(SolvingPage.Blank page) {
        return page.page(TITLE, DATA, mark("facts"), WASM, "");
    }

    /**
     * Returns the permissions that the studio needs to show these pages, in the form that {@link PageFiles#policy} takes. A
     * page that the studio shows has the policy of the studio beside its own.
     */
    String permissions() {
        String scripts = List.of(cubes.script(), lattices.script(), EdgesPage.script()).stream()
                .map(script -> " " + PageFiles.hash(script))
                .collect(Collectors.joining());
        return scripts + PageFiles.OF_LIBRARY + "; frame-src blob:";
    }

    /** Returns the styles of the pages. */
    List<String> styles() {
        return List.of(cubes.style(), EdgesPage.style());
    }
}
