/** From the source of a solver to its class, by Janino or javac in this process; measures what came out. */
package io.github.filaforge.compile;
