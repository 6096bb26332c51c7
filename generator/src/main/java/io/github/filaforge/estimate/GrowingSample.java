package io.github.filaforge.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A sample of a search tree that can be enlarged, so that it is no larger than a decision needs.
 *
 * @param <P> the type of a placement
 */
public final class GrowingSample<P> {

    private final FitSampler<P> sampler;
    private final List<List<P>> roots;
    private final List<Double> samples = new ArrayList<>();
    private final Random random;

    GrowingSample(FitSampler<P> sampler, List<List<P>> roots, Random random) {
        this.sampler = sampler;
        this.roots = roots;
        this.random = random;
    }

    /**
     * Returns the estimate by a number of runs, or by more if the sample is larger already.
     *
     * @param runs the number of samples of the tree, at least 1; with one run the error is unknown
     */
    public Estimate ofRuns(int runs) {
        while (samples.size() < runs) {
            samples.add(sampler.sample(roots, random));
        }
        return estimate();
    }

    /** Returns the result of the first run, whose error is unknown. */
    public double ofOneRun() {
        ofRuns(1);
        return samples.get(0);
    }

    /** Returns the estimate by all runs so far, at least one. */
    public Estimate estimate() {
        return Estimate.of(samples.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
