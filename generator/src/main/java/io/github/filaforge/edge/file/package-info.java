/**
 * Reads and writes the files that programs for edge matching share: tables of pieces ({@code .puz} and alike), hints ({@code
 * .hnt}) and addresses of the usual viewer of boards.
 *
 * <p>{@link io.github.filaforge.edge.file.EdgeFile} decides by its first bytes whether a file is one of these, and reads it
 * as a puzzle. Each error in a file is reported by an {@link io.github.filaforge.source.InputException}.
 */
package io.github.filaforge.edge.file;
