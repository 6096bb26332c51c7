/** Edge-matching puzzles: square pieces with coloured sides on a board of squares, where sides that meet have one colour. */
package io.github.filaforge.edge;
