package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.Optional;

/**
 * A puzzle of a command line.
 *
 * @param name the name of the puzzle
 * @param preparation the way to its search
 * @param problem the problem of BurrTools that it is, if it is of such a file
 */
record PuzzleInput(String name, Preparation preparation, Optional<BurrPuzzle> problem) implements SearchInput {

    /** The same puzzle, or one of its selections, on another way. */
    PuzzleInput by(Preparation other) {
        return new PuzzleInput(name, other, problem);
    }

    @Override
    public PuzzleInput packing(String what, String instead) {
        return this;
    }

    @Override
    public Stopwatch stopwatch() {
        return preparation.stopwatch();
    }

    @Override
    public int coordinates() {
        return preparation.puzzle().lattice().coordinates();
    }

    @Override
    public SolutionDecoder inColours(SolutionDecoder decoder, Colours colours) {
        return colours.solutions(decoder, preparation.puzzle());
    }
}
