package io.github.filaforge.cli.input;

import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.terminal.Colours;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.solution.Subject;
import java.math.BigInteger;
import java.util.Optional;

/**
 * A packing or an edge puzzle that a command line names, with the builder of its search.
 *
 * @param problem the problem of BurrTools, if the puzzle comes from a file of BurrTools
 */
public record SearchInput(String name, SearchBuilder builder, Optional<BurrPuzzle> problem) {

    /** Returns this input with another builder of a search. */
    public SearchInput by(SearchBuilder other) {
        return new SearchInput(name, other, problem);
    }

    /** Returns the packing or edge puzzle, in the form in which solutions are read and verified. */
    public Subject subject() {
        return builder.edges()
                .map(edges -> Subject.of(edges.puzzle()))
                .orElseGet(() -> Subject.of(packing().puzzle()));
    }

    /**
     * Returns the number of labelled boards of an edge puzzle; empty if it is no multiple of the number of solutions.
     *
     * @param solutions the number of all solutions, as the search counts them
     */
    public Optional<BigInteger> labelled(BigInteger solutions) {
        return builder.edges().flatMap(EdgeBuilder::labellings).map(solutions::multiply);
    }

    /** Returns the stopwatch that measures the times of all stages. */
    public Stopwatch stopwatch() {
        return builder.stopwatch();
    }

    /** Returns a decoder that draws the solutions of another decoder in colours. The boards of edge puzzles have none. */
    public SolutionDecoder inColours(SolutionDecoder decoder, Colours colours) {
        return builder.edges().isPresent()
                ? decoder
                : colours.solutions(decoder, packing().puzzle());
    }

    /**
     * Returns the builder of a packing. The caller must have made sure that this is no edge puzzle, by {@link
     * #packing(String, String)}.
     */
    public PackingBuilder packing() {
        return builder.packing();
    }

    /**
     * Returns this puzzle if it is a packing.
     *
     * @param what the thing that takes packings only, such as a command
     * @param instead the things that the user can do with an edge puzzle instead
     * @throws UserException if it is an edge puzzle
     */
    public SearchInput packing(String what, String instead) {
        if (builder.edges().isPresent()) {
            throw new UserException(what + " is for pieces that are packed, and puzzle " + name
                    + " is an edge puzzle, of square pieces with coloured sides: " + instead);
        }
        return this;
    }
}
