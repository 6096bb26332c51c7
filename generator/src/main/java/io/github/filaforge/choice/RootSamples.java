package io.github.filaforge.choice;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.estimate.RootSampler;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.PlanSize;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.Root;
import java.util.List;
import java.util.Optional;

/**
 * Estimates of single roots of a search: the number of images that fit each root, and the time of each root by samples. A
 * search by a schedule is sampled as if it had a fixed order. For one thread.
 */
public final class RootSamples implements RootSampler {

    /**
     * The greatest number of tests by which the images that fit are counted, one test for each root and image. They take a
     * few hundredths of a second.
     */
    private static final long MOST_LOOKS = 10_000_000;

    /** A number of fits so large that the higher cost of the first fits does not change the mean. */
    private static final double MANY_FITS = 1e9;

    private final ChosenSearch search;
    private final double secondsPerFit;
    private SearchTree<Image> tree;

    private RootSamples(ChosenSearch search) {
        this.search = search;
        this.secondsPerFit = search.plan().cost(Estimate.exactly(MANY_FITS)).seconds() / MANY_FITS;
    }

    /** Returns the samples of a search; empty if the search has a large number of images, so that samples take too long. */
    public static Optional<RootSampler> of(ChosenSearch search) {
        boolean isLarge = PlanSize.of(search.search().puzzle()).isLarge();
        return isLarge ? Optional.empty() : Optional.of(new RootSamples(search));
    }

    /** Returns the number of images that fit each root; zeros if there are too many roots and images to count them. */
    @Override
    public double[] fitting() {
        List<Root> roots = search.search().roots().list();
        List<Image> images = search.search().catalog().allImages().toList();
        double[] fitting = new double[roots.size()];
        if ((long) images.size() * roots.size() > MOST_LOOKS) {
            return fitting;
        }
        for (int root = 0; root < fitting.length; root++) {
            fitting[root] = fitting(roots.get(root), images);
        }
        return fitting;
    }

    private int fitting(Root root, List<Image> images) {
        List<Image> placed = root.byCell(search.search().order());
        Layout occupied = Layout.empty(search.search().order().size());
        for (Image image : placed) {
            occupied = occupied.union(image.layout());
        }
        boolean[] used = new boolean[search.search().shapes().size()];
        for (int shape = 0; shape < used.length; shape++) {
            used[shape] =
                    root.placed(shape) == search.search().shapes().get(shape).copies();
        }
        int count = 0;
        for (Image image : images) {
            if (!used[image.shape()] && !image.layout().intersects(occupied)) {
                count++;
            }
        }
        return count;
    }

    @Override
    public double seconds(int root, int sample) {
        if (tree == null) {
            tree = search.strategy()
                    .tree(search.search().catalog(), search.search().order());
        }
        List<Image> placed =
                search.search().roots().list().get(root).byCell(search.search().order());
        double fits = new FitSampler<>(tree, sample).growing(List.of(placed)).ofOneRun();
        return fits * secondsPerFit;
    }
}
