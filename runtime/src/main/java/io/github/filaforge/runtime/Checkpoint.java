package io.github.filaforge.runtime;

import java.util.Map;

/**
 * What it takes to go on with a search in another process. Immutable.
 *
 * @param search what is searched, how, and where solutions go, by the names of these things: for each of them the search
 *     that goes on has to have the same value. In the order in which differences are told.
 * @param state how far it has come
 * @param complete whether it has come to its end
 * @param outputLength so many bytes of the output are valid, those of the solutions of the state; 0 if there is no file
 * @param outputCheck what {@link ResultFile#check} gave for so many bytes of the output; 0 if there is no file
 */
public record Checkpoint(
        Map<String, String> search, SearchState state, boolean complete, long outputLength, long outputCheck) {

    /**
     * The name of a thing that is not the same in another search; {@code null} if all are. A thing that only one of them has
     * is not the same.
     */
    public String difference(Map<String, String> other) {
        for (Map.Entry<String, String> entry : search.entrySet()) {
            if (!entry.getValue().equals(other.get(entry.getKey()))) {
                return entry.getKey();
            }
        }
        for (String name : other.keySet()) {
            if (!search.containsKey(name)) {
                return name;
            }
        }
        return null;
    }
}
