/** Merged states: assemblies that fill equal cells with equal pieces have one state. */
package io.github.filaforge.strategy.merge;
