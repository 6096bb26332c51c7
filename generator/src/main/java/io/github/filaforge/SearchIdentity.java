package io.github.filaforge;

import io.github.filaforge.runtime.Fingerprint;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What has to be the same for one search to go on where another has stopped. */
final class SearchIdentity {

    private SearchIdentity() {}

    /**
     * The things that have to be the same, by what a person calls them, in the order in which a difference is told. Long ones
     * are told by their SHA-256.
     *
     * @param puzzle the name of the puzzle
     * @param definition all that the puzzle is made of
     * @param options those of the command line that make the same search again
     * @param roots the roots as the solver has them
     * @param order the order of the cells as the solver has it
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
