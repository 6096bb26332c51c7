/**
 * Boards of as many matching joins as can be had, where not all pieces can be made to match: search orders, slip arrays, what
 * a search with slips may expect, tuning, groups of pieces, checks by depth and restarts. After "Details of Eternity II
 * Solver eii" by Louis Verhaard (2009), "the article" in what follows.
 *
 * <p>Nothing here searches; these are the values that searches are made with.
 */
package io.github.filaforge.edge.score;
