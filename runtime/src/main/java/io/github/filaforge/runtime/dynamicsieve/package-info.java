/** The tables of a generated dynamic sieve: blocks of images by target and by the state of its neighbours. */
package io.github.filaforge.runtime.dynamicsieve;
