package io.github.filaforge.estimate;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A sample of a search tree that can be made larger, so that it need be no larger than a decision takes.
 *
 * @param <P> what is placed
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
     * The estimate by so many runs, or more if the sample is larger already.
     *
     * @param runs how often to sample the tree, at least once; by one run the error is not known
     */
    public Estimate ofRuns(int runs) {
        while (samples.size() < runs) {
            samples.add(sampler.sample(roots, random));
        }
        return estimate();
    }

    /** What a single run says, with no error known. */
    public double ofOneRun() {
        if (samples.isEmpty()) {
            samples.add(sampler.sample(roots, random));
        }
        return samples.get(0);
    }

    /** The estimate by the runs made, at least one. */
    public Estimate estimate() {
        return Estimate.of(samples.stream().mapToDouble(Double::doubleValue).toArray());
    }
}
