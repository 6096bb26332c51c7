package io.github.filaforge.burrtools;

import java.util.Optional;

/**
 * A solution that a file stores.
 *
 * @param assembly the places of the pieces
 * @param separation how the assembly comes apart; empty if the file does not have it
 */
public record BurrSolution(BurrAssembly assembly, Optional<BurrSeparation> separation) {}
