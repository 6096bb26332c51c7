/**
 * Checks solutions. Nothing of this is shared with the search: the geometry is its own, so that a mistake there is not made
 * here too. {@link io.github.filaforge.verify.Verifier} is the way in, and
 * {@link io.github.filaforge.verify.BoardVerifier} for edge puzzles.
 */
package io.github.filaforge.verify;
