/** The texts from which sources are built, and the programs with which generated solvers are compared. */
package io.github.filaforge.templates;
