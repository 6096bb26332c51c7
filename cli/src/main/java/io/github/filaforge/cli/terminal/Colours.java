package io.github.filaforge.cli.terminal;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.SolutionDecoder;

/**
 * The numbers of colours that are printed.
 *
 * @param out the colours of solutions
 * @param err the colours on standard error
 */
public record Colours(ColourDepth out, ColourDepth err) {

    /** Returns a decoder that draws solutions in colour if the output has colours, or else the given decoder. */
    public SolutionDecoder solutions(SolutionDecoder decoder, Puzzle puzzle) {
        return out == ColourDepth.NONE ? decoder : new ColouringDecoder(decoder, new PiecePainter(puzzle, out));
    }
}
