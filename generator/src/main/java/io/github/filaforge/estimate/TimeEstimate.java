package io.github.filaforge.estimate;

/**
 * What a search is expected to take that is not told by its fits.
 *
 * @param seconds the time on the machine where the costs of a fit were measured
 * @param explanation what takes it, in figures, as "31 million states, about 4.0 s"
 */
public record TimeEstimate(double seconds, String explanation) {}
