package io.github.filaforge.cli;

import io.github.filaforge.Preparation;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.Optional;

/**
 * A packing of a command line.
 *
 * @param name the name of the puzzle
 * @param preparation the preparation of its search
 * @param problem the problem of BurrTools, if the puzzle comes from a file of BurrTools
 */
record PuzzleInput(String name, Preparation preparation, Optional<BurrPuzzle> problem) implements SearchInput {

    /** Returns the puzzle, or one of its selections, with another preparation. */
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
