/**
 * Reads and writes the files of BurrTools, {@code .xmpuzzle}: XML, as a rule compressed by gzip.
 *
 * <p>{@link io.github.filaforge.burrtools.BurrReader} turns a file into a {@link io.github.filaforge.burrtools.BurrFile},
 * which has all facts that a packing needs, and {@link io.github.filaforge.burrtools.BurrWriter} writes one. {@link
 * io.github.filaforge.burrtools.BurrPuzzle} is a problem of such a file as a puzzle. Each error in a file is
 * reported by an {@link io.github.filaforge.source.InputException}.
 */
package io.github.filaforge.burrtools;
