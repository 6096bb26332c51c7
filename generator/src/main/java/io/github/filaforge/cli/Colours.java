package io.github.filaforge.cli;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.SolutionDecoder;

/**
 * How many colours are printed.
 *
 * @param out where solutions are written
 * @param err on standard error
 */
record Colours(ColourDepth out, ColourDepth err) {

    /** Has a decoder draw solutions in colour, if colours are printed where they are written. */
    SolutionDecoder solutions(SolutionDecoder decoder, Puzzle puzzle) {
        return out == ColourDepth.NONE ? decoder : new ColouringDecoder(decoder, new PiecePainter(puzzle, out));
    }
}
