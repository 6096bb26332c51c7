/** The commands {@code stats}, {@code draw} and {@code nth}, which look at all solutions of a puzzle at once. */
package io.github.filaforge.cli.solutions;
