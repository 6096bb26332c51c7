/** The commands {@code info} and {@code plan}, which describe a puzzle and its search. */
package io.github.filaforge.cli.inspect;
