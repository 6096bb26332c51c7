/** Sieving with the target chosen anew at each level: the plan, and the emitter of its solver. */
package io.github.filaforge.strategy.dynamicsieve;
