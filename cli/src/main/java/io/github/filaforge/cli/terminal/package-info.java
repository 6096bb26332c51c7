/** The standard streams and the terminal of the program: its colours, progress, interruptions, and mistakes of the user. */
package io.github.filaforge.cli.terminal;
