package io.github.filaforge.runtime.format;

/** Writes the solutions of one puzzle in one form. It serves one thread at a time. */
public abstract class SolutionFormat {

    /**
     * Adds a solution. What is added depends on the parameters only, never on what was added before.
     *
     * @param number which solution it is, from 1
     * @param solution as the decoder of the puzzle reads it
     */
    public abstract void append(OutputText out, long number, int[] solution);
}
