package io.github.filaforge.cli;

import io.github.filaforge.EdgePreparation;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.Optional;

/**
 * An edge puzzle of a command line.
 *
 * @param name the name of the puzzle
 * @param preparation the preparation of its search
 */
record EdgeInput(String name, EdgePreparation preparation) implements SearchInput {

    /** The number of coordinates of a cell of a board: its column and its row. */
    private static final int COORDINATES = 2;

    /** Returns the reason why the puzzle has no solution, if its plan finds one. */
    Optional<String> impossibility() {
        try {
            preparation.search();
            return Optional.empty();
        } catch (ImpossiblePuzzleException e) {
            return Optional.of(e.getMessage());
        }
    }

    @Override
    public Stopwatch stopwatch() {
        return preparation.stopwatch();
    }

    @Override
    public int coordinates() {
        return COORDINATES;
    }

    /** Returns the decoder itself: the colours of the option are for pieces of packings. */
    @Override
    public SolutionDecoder inColours(SolutionDecoder decoder, Colours colours) {
        return decoder;
    }

    @Override
    public PuzzleInput packing(String what, String instead) {
        throw new UserException(what + " is for pieces that are packed, and puzzle " + name
                + " is an edge puzzle, of square pieces with coloured sides: " + instead);
    }
}
