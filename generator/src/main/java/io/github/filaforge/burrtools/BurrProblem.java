package io.github.filaforge.burrtools;

import io.github.filaforge.model.ColourPair;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A problem of a file: pieces, what they are to fill, and what is known of its solutions. Immutable.
 *
 * @param name the name; any text, also none
 * @param entries the pieces
 * @param result the number of the shape that is to be filled, from 0; empty if there is none
 * @param pairs which colours of pieces may lie on which of the result
 * @param maxHoles how many variable voxels may stay empty, where that is limited
 * @param state how far it is solved
 * @param assemblies how many solutions were found, if that is known; all there are if the state is finished
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
        List<BurrAssembly> stored) {

    public BurrProblem {
        entries = List.copyOf(entries);
        pairs = Set.copyOf(pairs);
        stored = List.copyOf(stored);
    }

    /** How far a problem is solved. */
    public enum State {
        /** Not at all. */
        UNSOLVED(0),
        /** The search has begun. */
        STARTED(1),
        /** All solutions are found. */
        FINISHED(2);

        private final int number;

        State(int number) {
            this.number = number;
        }

        /** The state that files call by a number; empty if there is none. */
        static Optional<State> numbered(int number) {
            return Arrays.stream(values())
                    .filter(state -> state.number == number)
                    .findFirst();
        }

        /** What files call it. */
        int number() {
            return number;
        }
    }

    /** How many places a solution has. */
    public int places() {
        return entries.stream().mapToInt(BurrEntry::max).sum();
    }

    /** The same with all solutions counted, and some of them. */
    public BurrProblem solved(BigInteger count, List<BurrAssembly> some) {
        return new BurrProblem(name, entries, result, pairs, maxHoles, State.FINISHED, Optional.of(count), some);
    }
}
