/** The command line: thin commands that call the stages in order. */
package io.github.filaforge.cli;
