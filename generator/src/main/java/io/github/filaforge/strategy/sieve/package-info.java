/** The sieve: the images of one target at a time, in a fixed order of the cells. The plan and its emitter. */
package io.github.filaforge.strategy.sieve;
