/**
 * Searches for the solutions of edge puzzles, which are boards on which the sides of neighbouring pieces have one colour.
 * The placements that fit are in {@link io.github.filaforge.runtime.edge.EdgeLists}, which all searches in a fixed order
 * use.
 */
package io.github.filaforge.runtime.edge;
