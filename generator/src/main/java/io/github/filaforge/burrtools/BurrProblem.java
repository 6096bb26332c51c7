package io.github.filaforge.burrtools;

import io.github.filaforge.model.ColourPair;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A problem of a file: pieces, the shape that they are to fill, and the known facts about its solutions. Immutable.
 *
 * @param name the name; any text, possibly empty
 * @param entries the entries of the list of pieces
 * @param result the number of the shape that is to be filled, from 0; empty if there is none
 * @param pairs the pairs of a colour of pieces and a colour of the result that may lie on it
 * @param maxHoles the greatest number of variable voxels that may stay empty, where it is limited
 * @param state the state of the search for solutions
 * @param assemblies the number of assemblies that were found, if it is known; the number of all assemblies if the state
 *     is finished
 * @param solutions the number of assemblies that come apart, if it is known
 * @param stored the solutions that the file has
 */
public record BurrProblem(
        String name,
        List<BurrEntry> entries,
        OptionalInt result,
        Set<ColourPair> pairs,
        OptionalInt maxHoles,
        State state,
        Optional<BigInteger> assemblies,
        Optional<BigInteger> solutions,
        List<BurrSolution> stored) {

    public BurrProblem {
        entries = List.copyOf(entries);
        pairs = Set.copyOf(pairs);
        stored = List.copyOf(stored);
    }

    /** The states of the search for solutions of a problem. */
    public enum State {
        /** The search has not begun. */
        UNSOLVED(0),
        /** The search has begun. */
        STARTED(1),
        /** All solutions are found. */
        FINISHED(2);

        private final int number;

        State(int number) {
            this.number = number;
        }

        /** Returns the state that has a number in files, or empty if there is none. */
        static Optional<State> numbered(int number) {
            return Arrays.stream(values())
                    .filter(state -> state.number == number)
                    .findFirst();
        }

        /** Returns the number of the state in files. */
        int number() {
            return number;
        }
    }

    /** Returns the number of places that a solution has for pieces, used or not. */
    public int places() {
        return entries.stream().mapToInt(BurrEntry::max).sum();
    }

    /**
     * Returns this problem with the number of all its assemblies, and some of them.
     *
     * @param apart the number of assemblies that come apart; empty if it is not known
     */
    public BurrProblem solved(BigInteger count, Optional<BigInteger> apart, List<BurrSolution> some) {
        return new BurrProblem(name, entries, result, pairs, maxHoles, State.FINISHED, Optional.of(count), apart, some);
    }
}
