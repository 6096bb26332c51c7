/**
 * The programs with which generated solvers are compared: programs of other authors, written again by hand, and loops over
 * tables for every edge puzzle.
 */
package io.github.filaforge.templates.comparison;
