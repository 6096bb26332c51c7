/** The command line: the main class with the list of all commands, their manual pages, and the completion for shells. */
package io.github.filaforge.cli;
