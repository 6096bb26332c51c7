package io.github.filaforge.estimate;

/** Estimates the time of single roots of a search, while the search runs. For one thread. */
public interface RootSampler {

    /**
     * Returns, for each root, the number of images that fit after it; a root with more of them tends to take longer. All
     * numbers are 0 if they are not counted.
     */
    double[] fitting();

    /**
     * Returns the time of a root, estimated by one sample of it, in seconds.
     *
     * @param sample the number of the sample; equal numbers give equal results
     */
    double seconds(int root, int sample);
}
