/**
 * Exact cover: each state has the set of all images that fit, and the target is the cell or the shape that the fewest of
 * them fit.
 */
package io.github.filaforge.strategy.cover;
