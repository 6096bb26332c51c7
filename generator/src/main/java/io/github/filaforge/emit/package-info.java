/** From a search plan to the Java source of a solver: one emitter per strategy. */
package io.github.filaforge.emit;
