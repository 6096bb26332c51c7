/** The dynamic sieve, which chooses a target at each level: the plan, and the emitter of its solver. */
package io.github.filaforge.strategy.dynamicsieve;
