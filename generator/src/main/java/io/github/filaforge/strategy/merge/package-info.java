/** Merged states: partial assemblies that have filled the same cells with the same pieces are one. */
package io.github.filaforge.strategy.merge;
