package io.github.filaforge.choice;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.PartTables;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.ImageSplit;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.Splitter;
import java.util.List;

/**
 * Splits the roots that would take long according to a sample of each, and their parts again. A sample depends on the root
 * or part alone, so a search that goes on from a checkpoint is split as it was before.
 */
public final class LongRoots implements Splitter {

    /**
     * The time in seconds that a part stays below with a probability of at least 95 %. A sample takes a hundredth of this
     * time. With longer parts a search that is killed would lose more work than a user accepts.
     */
    private static final double MOST_SECONDS = 2;

    private static final int RUNS = 8;

    private final ChosenSearch search;
    private final double mostSeconds;
    private final FitSampler<Image> sampler;
    private final ImageSplit split;

    /** Creates an object that splits the roots of a search into parts of a second or two at most. */
    public LongRoots(ChosenSearch search) {
        this(search, MOST_SECONDS);
    }

    /**
     * Creates an object that splits the roots of a search.
     *
     * @param mostSeconds the time in seconds that a part may take according to its estimate; a part that leaves few pieces
     *     may take longer, because it is not split
     */
    public LongRoots(ChosenSearch search, double mostSeconds) {
        this.search = search;
        this.mostSeconds = mostSeconds;
        this.sampler = search.sampler();
        this.split = PartTables.split(search.search());
    }

    @Override
    public List<RootPart> split(RootPart part) {
        List<RootPart> parts = split.split(part);
        return part.isWholeIn(parts) || !isLong(root(part)) ? List.of(part) : parts;
    }

    private Root root(RootPart part) {
        SearchPlan plan = search.search();
        return part.isRoot()
                ? plan.roots().list().get(part.root())
                : BoardText.readRoot(part.images(), plan.order().size());
    }

    private boolean isLong(Root root) {
        Estimate fits = sampler.estimate(List.of(root.byCell(search.search().order())), RUNS);
        return !search.plan().cost(fits).isBelow(mostSeconds);
    }
}
