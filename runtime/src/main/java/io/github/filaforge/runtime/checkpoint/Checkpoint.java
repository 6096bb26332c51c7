package io.github.filaforge.runtime.checkpoint;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * The data that are needed to go on with a search in another process. Immutable.
 *
 * @param search the properties of the search, by name: its puzzle, its method, and the destination of its solutions. A
 *     search that goes on must have equal values. The order of the map is the order in which differences are reported.
 * @param state the progress of the search
 * @param complete true if the search has ended
 * @param outputLength the number of bytes at the beginning of the output file that hold the solutions of the state; 0 if
 *     there is no file
 * @param outputCheck the check sum of these bytes by {@link ResultFile#check}; 0 if there is no file
 */
public record Checkpoint(
        Map<String, String> search, SearchState state, boolean complete, long outputLength, long outputCheck) {

    /**
     * Returns the name of the first property that differs in another search; {@code null} if no property differs. A property
     * that only one of the searches has differs.
     */
    public String difference(Map<String, String> other) {
        Set<String> names = new LinkedHashSet<>(search.keySet());
        names.addAll(other.keySet());
        for (String name : names) {
            if (!Objects.equals(search.get(name), other.get(name))) {
                return name;
            }
        }
        return null;
    }
}
