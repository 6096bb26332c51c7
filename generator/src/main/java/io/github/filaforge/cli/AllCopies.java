package io.github.filaforge.cli;

import io.github.filaforge.ImageFrequencies;
import io.github.filaforge.runtime.SolutionDecoder;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** All solutions of a puzzle, every rotated and mirrored one by itself, however they are come by. */
interface AllCopies {

    /** How many there are. */
    BigInteger count();

    /** How many of them have each image. */
    ImageFrequencies frequencies();

    /** Draws them, and tells where each piece lies. */
    SolutionDecoder decoder();

    /**
     * Tells some of them, in the order in which they are asked for.
     *
     * @param numbers from 0 to one below the count; any may be there more than once
     */
    void tell(List<BigInteger> numbers, Consumer<int[]> listener);

    /**
     * One of them; empty if there is none at all.
     *
     * @param number from 1
     * @throws UserException if there are fewer
     */
    Optional<int[]> numbered(BigInteger number);

    /**
     * Nothing where there is no solution at all.
     *
     * @throws UserException if there are some, but none of a number
     */
    static Optional<int[]> none(BigInteger number, BigInteger count) {
        if (count.signum() == 0) {
            return Optional.empty();
        }
        throw new UserException("there is no solution number " + number + ": the puzzle has " + count
                + (count.equals(BigInteger.ONE) ? " solution" : " solutions")
                + ", every rotated and mirrored one by itself");
    }
}
