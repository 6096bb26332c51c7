/** The main classes of packaged programs: their arguments and their output. */
package io.github.filaforge.runtime.program;
