package io.github.filaforge.cli;

import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.SolutionDecoder;

/** What is searched for a command line, whatever kind of puzzle it is. */
sealed interface SearchInput permits PuzzleInput, EdgeInput {

    /** The name of the puzzle. */
    String name();

    /** Takes the times of all stages. */
    Stopwatch stopwatch();

    /** By how many coordinates a solution tells where a cell is. */
    int coordinates();

    /** Draws the same solutions in colours. */
    SolutionDecoder inColours(SolutionDecoder decoder, Colours colours);

    /**
     * The puzzle as a packing.
     *
     * @param what what takes packings only, such as a command
     * @param instead what can be done with an edge puzzle instead
     * @throws UserException if it is an edge puzzle
     */
    PuzzleInput packing(String what, String instead);
}
