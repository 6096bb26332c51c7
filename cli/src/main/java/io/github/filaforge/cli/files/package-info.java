/** The commands {@code new}, {@code convert} and {@code verify}, which write and check files without a search. */
package io.github.filaforge.cli.files;
