/**
 * Checks solutions. It shares nothing with the search: it has a geometry of its own, so that a mistake in the geometry of
 * the search is not repeated here. Checks begin with {@link io.github.filaforge.verify.Verifier}, and with {@link
 * io.github.filaforge.verify.BoardVerifier} for edge puzzles.
 */
package io.github.filaforge.verify;
