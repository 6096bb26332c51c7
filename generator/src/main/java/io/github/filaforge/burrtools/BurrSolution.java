package io.github.filaforge.burrtools;

import java.util.Optional;

/**
 * A solution that a file stores.
 *
 * @param assembly the places of the pieces
 * @param separation how the assembly comes apart; empty if the file does not have it
 * @param levels the numbers of moves, if the file has them alone
 */
public record BurrSolution(BurrAssembly assembly, Optional<BurrSeparation> separation, Optional<BurrLevels> levels) {

    /** Makes a solution without numbers of moves. */
    public BurrSolution(BurrAssembly assembly, Optional<BurrSeparation> separation) {
        this(assembly, separation, Optional.empty());
    }
}
