package io.github.filaforge.runtime.format;

/** Writes the solutions of one puzzle in one format. Only one thread at a time may use an instance. */
public abstract class SolutionFormat {

    /**
     * Adds a solution to a text. The added text depends on the parameters only, never on earlier solutions.
     *
     * @param number the number of the solution, from 1
     * @param solution the solution in the form of the decoder of the puzzle
     */
    public abstract void append(OutputText out, long number, int[] solution);
}
