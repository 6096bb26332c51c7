package io.github.filaforge.choice;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.PartTables;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.ImageSplit;
import io.github.filaforge.runtime.RootDeepening;
import io.github.filaforge.runtime.RootPart;
import java.util.List;

/**
 * Splits roots that would take long by a sample of each, and their parts again. What is sampled depends on the root alone,
 * so a search that goes on later is split as it was before.
 */
public final class LongRoots implements RootDeepening {

    /**
     * A part is to take less than so many seconds with a chance of 95 %. What a sample costs is a hundredth of it; of
     * larger parts a search that is killed would lose more than a person forgives.
     */
    private static final double MOST_SECONDS = 2;

    private static final int RUNS = 8;

    private final ChosenSearch search;
    private final double mostSeconds;
    private final FitSampler<Image> sampler;
    private final ImageSplit split;

    /** Splits the roots of a search into parts of a second or two at most. */
    public LongRoots(ChosenSearch search) {
        this(search, MOST_SECONDS);
    }

    /**
     * Splits the roots of a search.
     *
     * @param mostSeconds what a part may take, by its estimate; one that leaves few pieces may take longer
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
