/** The puzzles of a command line, of either kind and from files of all formats. */
package io.github.filaforge.cli.input;
