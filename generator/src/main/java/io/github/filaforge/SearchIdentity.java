package io.github.filaforge;

import io.github.filaforge.runtime.Fingerprint;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The values that have to be equal for one search to go on where another search has stopped. */
final class SearchIdentity {

    private SearchIdentity() {}

    /**
     * Returns the values by their names in messages, in the order in which differences are looked for. A long value is
     * replaced by its SHA-256.
     *
     * @param puzzle the name of the puzzle
     * @param definition the full definition of the puzzle
     * @param options the settings that make an equal search, in the form of the request
     * @param roots the roots in the format of the solver
     * @param order the order of the cells in the format of the solver
     */
    static Map<String, String> of(String puzzle, String definition, String options, List<String> roots, String order) {
        Map<String, String> identity = new LinkedHashMap<>();
        identity.put("version of Filaforge", Version.number());
        identity.put("puzzle", puzzle);
        identity.put("definition of the puzzle", sha256(definition));
        identity.put(SearchJob.OPTIONS, options);
        identity.put("plan", sha256(String.join("\n", roots) + "\n" + order));
        return identity;
    }

    private static String sha256(String text) {
        return Fingerprint.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
