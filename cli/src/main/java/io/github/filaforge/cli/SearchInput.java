package io.github.filaforge.cli;

import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.SolutionDecoder;

/** A puzzle of a command line whose solutions are searched for, of either kind. */
sealed interface SearchInput permits PuzzleInput, EdgeInput {

    /** Returns the name of the puzzle. */
    String name();

    /** Returns the stopwatch that measures the times of all stages. */
    Stopwatch stopwatch();

    /** Returns the number of coordinates of a cell in a solution. */
    int coordinates();

    /** Returns a decoder that draws the solutions of another decoder in colours. */
    SolutionDecoder inColours(SolutionDecoder decoder, Colours colours);

    /**
     * Returns the puzzle as a packing.
     *
     * @param what the thing that takes packings only, such as a command
     * @param instead the things that the user can do with an edge puzzle instead
     * @throws UserException if it is an edge puzzle
     */
    PuzzleInput packing(String what, String instead);
}
