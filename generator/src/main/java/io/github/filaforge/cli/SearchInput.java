package io.github.filaforge.cli;

import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.SolutionDecoder;

/** What is searched for a command line, whatever kind of puzzle it is. */
interface SearchInput {

    /** The name of the puzzle. */
    String name();

    /** Takes the times of all stages. */
    Stopwatch stopwatch();

    /** By how many coordinates a solution tells where a cell is. */
    int coordinates();

    /** Draws the same solutions in colours. */
    SolutionDecoder inColours(SolutionDecoder decoder, Colours colours);
}
