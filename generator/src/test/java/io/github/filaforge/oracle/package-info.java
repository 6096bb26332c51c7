/**
 * A second opinion on what the solutions of a puzzle are, for tests to compare the generator with.
 *
 * <p>Everything here is made to be obviously right rather than fast, and uses of the generator nothing but the plain
 * data of a puzzle ({@code Puzzle}, {@code Piece}, {@code Box} and {@code Cell}; {@code EdgePuzzle}, {@code EdgePiece} and
 * {@code EdgePlacement}): rotations, copies, search and symmetries are written again, another way, so that an error in one of
 * the two does not hide in the other.
 */
package io.github.filaforge.oracle;
