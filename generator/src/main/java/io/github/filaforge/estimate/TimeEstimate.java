package io.github.filaforge.estimate;

/**
 * The expected time of a search, if it does not follow from its fits.
 *
 * @param seconds the time in seconds, on the machine where the costs of a fit were measured
 * @param explanation the reason in figures, such as "31 million states, about 4.0 s"
 */
public record TimeEstimate(double seconds, String explanation) {}
