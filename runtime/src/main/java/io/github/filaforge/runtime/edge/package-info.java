/**
 * Searches for the solutions of edge puzzles: boards on which the sides of neighbouring pieces have one colour. What fits where
 * is in {@link io.github.filaforge.runtime.edge.EdgeLists}, whatever the search.
 */
package io.github.filaforge.runtime.edge;
