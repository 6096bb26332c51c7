/** The commands {@code solve} and {@code count}: searches with their options, listeners and answers. */
package io.github.filaforge.cli.solve;
