/**
 * Reads and writes puzzle definitions, the text format of the polycube solver.
 *
 * <p>{@link io.github.filaforge.definition.DefinitionReader} reads puzzles from a text.
 * {@link io.github.filaforge.definition.DefinitionWriter} writes a puzzle as a text. For every error of a text there is a
 * {@link io.github.filaforge.definition.DefinitionException} with its place.
 * {@link io.github.filaforge.definition.DefinitionError} lists all errors.
 */
package io.github.filaforge.definition;
