/**
 * Searches for boards with a high score, where not all joins can match: search orders, slip arrays, estimates of searches
 * with slips, tuning, groups of pieces, checks by depth and restarts. The method is that of "Details of Eternity II Solver
 * eii" by Louis Verhaard (2009), which the comments of this package call the eii article.
 *
 * <p>Nothing here searches; the package computes the values with which searches are made.
 */
package io.github.filaforge.edge.score;
