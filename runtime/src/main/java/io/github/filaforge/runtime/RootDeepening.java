package io.github.filaforge.runtime;

import java.util.List;

/**
 * Splits parts of a search that would take long, so that no part takes long. The result depends on the part alone: each call
 * for an equal part returns equal parts.
 */
public interface RootDeepening {

    /** The value that splits no root. */
    RootDeepening NONE = new RootDeepening() {
        @Override
        public List<RootPart> split(RootPart part) {
            return List.of(part);
        }
    };

    /**
     * Returns the parts that replace a part, in the order of the search. The list has only the part itself if it is not to
     * be split, and is empty if the part holds no solution.
     */
    List<RootPart> split(RootPart part);
}
