/** Exact cover: the set of all images that fit is kept, and the target is the cell or the shape that the fewest of them fit. */
package io.github.filaforge.strategy.cover;
