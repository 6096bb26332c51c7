/** The declaration of commands and options with their rules and help, and the mistakes in a command line in words. */
package io.github.filaforge.cli.command;
