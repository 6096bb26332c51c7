package io.github.filaforge.runtime.search;

import java.util.List;

/**
 * Splits parts of a search that would take long, so that no part takes long. The result depends on the part alone: each call
 * for an equal part returns equal parts.
 */
public interface Splitter {

    /** A reason to split parts. */
    enum Purpose {
        /** A run splits the parts that are expected to take long, before it searches them. For one thread at a time. */
        PLANNED,
        /**
         * A part has turned out to take too long. Every process splits the part in the same way. Any thread may call the
         * object that splits for this purpose.
         */
        ON_DEMAND
    }

    /** The value that splits no part. */
    Splitter NONE = new Splitter() {
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

    /**
     * Returns the weight of a part: of two parts, the one with the greater weight is expected to take longer. Weights of
     * different splitters cannot be compared. Unless it is overridden, this method returns 0.
     */
    default double weight(RootPart part) {
        return 0;
    }
}
