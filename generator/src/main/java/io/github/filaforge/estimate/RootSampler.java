package io.github.filaforge.estimate;

/** Estimates of single roots of a search while it goes on. For one thread. */
public interface RootSampler {

    /**
     * Returns, for each root, the number of images to be placed first, with which its time grows; zeros if it is unknown.
     */
    double[] fitting();

    /**
     * Returns the time of a root, estimated by one sample of it, in seconds.
     *
     * @param sample the number of the sample; equal numbers give equal results
     */
    double seconds(int root, int sample);
}
