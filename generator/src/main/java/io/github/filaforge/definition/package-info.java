/**
 * Reads and writes puzzle definitions, the text format of the polycube solver.
 *
 * <p>{@link io.github.filaforge.definition.DefinitionReader} turns a text into puzzles, {@link
 * io.github.filaforge.definition.DefinitionWriter} a puzzle into a text. Whatever is wrong with a text is a {@link
 * io.github.filaforge.definition.DefinitionException} that shows the place; {@link
 * io.github.filaforge.definition.DefinitionError} lists all that can be wrong.
 */
package io.github.filaforge.definition;
