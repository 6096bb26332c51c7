/**
 * Programs that generated solvers are measured against: those of other authors, written again by hand, and loops over tables
 * that serve every edge puzzle.
 */
package io.github.filaforge.templates.comparison;
