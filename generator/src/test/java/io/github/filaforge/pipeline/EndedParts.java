package io.github.filaforge.pipeline;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import java.util.ArrayList;
import java.util.List;

/** Writes down solutions, the parts that have ended, and how many solutions there were by then. */
final class EndedParts implements SearchListener {

    private final SolutionDecoder decoder;
    private final List<String> pictures = new ArrayList<>();
    private final List<RootPart> ended = new ArrayList<>();
    private final List<Integer> found = new ArrayList<>();

    EndedParts(SolutionDecoder decoder) {
        this.decoder = decoder;
    }

    @Override
    public void found(int[] solution) {
        pictures.add(decoder.draw(solution));
    }

    @Override
    public void rootEnded(RootPart root, RootResult result) {
        ended.add(root);
        found.add(pictures.size());
    }

    /** The solutions, in the order in which they came. */
    List<String> pictures() {
        return pictures;
    }

    /** The parts, in the order in which they ended. */
    List<RootPart> parts() {
        return ended;
    }

    /** The paths of the parts. */
    List<List<Integer>> paths() {
        return ended.stream().map(RootPart::path).toList();
    }

    /** The number of solutions by the end of a part. */
    int foundBy(int part) {
        return found.get(part);
    }
}
