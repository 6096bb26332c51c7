package io.github.filaforge.estimate;

/** What can be told of single roots of a search while it goes on. For one thread. */
public interface RootSampler {

    /** How much there is to place first in each root, which its time goes with; zeros if that is not known. */
    double[] fitting();

    /**
     * What a root takes by one sample of it, in seconds.
     *
     * @param sample the number of the sample: the same gives the same
     */
    double seconds(int root, int sample);
}
