/** Compilers that make the class of a solver from its source, by Janino or javac in this process, and measure its size. */
package io.github.filaforge.compile;
