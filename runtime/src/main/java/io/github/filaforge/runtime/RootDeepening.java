package io.github.filaforge.runtime;

import java.util.List;

/**
 * Splits what would take long to search, so that no part of a search does. It depends on the part alone: whoever asks again
 * is given the same.
 */
public interface RootDeepening {

    /** Searches every root as it is. */
    RootDeepening NONE = new RootDeepening() {
        @Override
        public List<RootPart> split(RootPart part) {
            return List.of(part);
        }
    };

    /**
     * The parts by which a part is to be searched, in their order: itself alone if it is not to be split; none if it holds
     * no solution.
     */
    List<RootPart> split(RootPart part);
}
