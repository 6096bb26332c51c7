package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.emit.BoardText;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.Fingerprint;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What has to be the same for one search to go on where another has stopped. */
final class SearchIdentity {

    private SearchIdentity() {}

    /**
     * The things that have to be the same, by what a person calls them, in the order in which a difference is told. Long ones
     * are told by their SHA-256.
     */
    static Map<String, String> of(ChosenSearch search, String options) {
        Puzzle puzzle = search.search().puzzle();
        Map<String, String> identity = new LinkedHashMap<>();
        identity.put("version of Filaforge", Version.number());
        identity.put("puzzle", puzzle.name());
        identity.put("definition of the puzzle", sha256(puzzle.toString()));
        identity.put(SearchJob.OPTIONS, options);
        identity.put(
                "plan",
                sha256(String.join("\n", BoardText.roots(search.search().roots().list())) + "\n"
                        + BoardText.order(search.search().order())));
        return identity;
    }

    private static String sha256(String text) {
        return Fingerprint.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
