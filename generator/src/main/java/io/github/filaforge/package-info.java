/**
 * The API for Java programs: {@link io.github.filaforge.Filaforge} reads puzzles and prepares their searches, {@link
 * io.github.filaforge.PuzzleBuilder} makes puzzles in code. Settings are in {@code request}, results in {@code result}, and
 * puzzles in {@code model}, {@code edge} and {@code lattice}. No signature of the API has a type of another package of the
 * generator.
 */
package io.github.filaforge;
