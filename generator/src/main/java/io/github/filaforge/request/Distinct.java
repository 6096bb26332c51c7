package io.github.filaforge.request;

/** The rules for solutions that count as one. */
public enum Distinct {
    /** Every solution counts. */
    ALL,
    /** Solutions that a rotation of the whole puzzle carries to one another count once. */
    UP_TO_ROTATION,
    /**
     * Solutions that a rotation or a reflection carries to one another count once, where the pieces as a set are closed
     * under reflection.
     */
    UP_TO_REFLECTION
}
