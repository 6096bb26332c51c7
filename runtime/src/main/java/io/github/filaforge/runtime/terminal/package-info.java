/** Output to a terminal: the line of status, progress, and streams that report errors. */
package io.github.filaforge.runtime.terminal;
