package io.github.filaforge.cli.solutions;

import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.MergedSolutions;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * All solutions of a puzzle, found by a graph or by a search. Every rotated and every mirrored solution counts by itself.
 */
interface SolutionSet {

    BigInteger count();

    /** Returns for each image the number of solutions that contain it. */
    ImageFrequencies frequencies();

    /** Returns the decoder that draws the solutions and gives the places of their pieces. */
    SolutionDecoder decoder();

    /**
     * Passes solutions to a listener, in the order of a list of their numbers.
     *
     * @param numbers numbers from 0 to one below the count; a number may occur more than once
     */
    void tell(List<BigInteger> numbers, Consumer<int[]> listener);

    /**
     * Returns one of the solutions; empty if the puzzle has no solution.
     *
     * @param number the number of the solution, from 1
     * @throws UserException if there are solutions, but fewer than the number
     */
    Optional<int[]> numbered(BigInteger number);

    /**
     * Returns empty if the puzzle has no solution.
     *
     * @throws UserException if the puzzle has solutions, but none with the number
     */
    static Optional<int[]> none(BigInteger number, BigInteger count) {
        if (count.signum() == 0) {
            return Optional.empty();
        }
        throw new UserException("there is no solution number " + number + ": the puzzle has " + ofAll(count));
    }

    /** Returns the words for a number of solutions that were looked at. */
    static String ofAll(BigInteger count) {
        return Plural.of(count, "solution") + ", every rotated and mirrored one by itself";
    }

    /** The solutions that a graph has. */
    record OfGraph(MergedSolutions graph) implements SolutionSet {

        @Override
        public BigInteger count() {
            return graph.count();
        }

        @Override
        public ImageFrequencies frequencies() {
            return graph.frequencies();
        }

        @Override
        public SolutionDecoder decoder() {
            return graph.decoder();
        }

        @Override
        public void tell(List<BigInteger> numbers, Consumer<int[]> listener) {
            numbers.forEach(number -> listener.accept(graph.solution(number)));
        }

        @Override
        public Optional<int[]> numbered(BigInteger number) {
            return number.compareTo(count()) > 0
                    ? none(number, count())
                    : Optional.of(graph.solution(number.subtract(BigInteger.ONE)));
        }
    }
}
