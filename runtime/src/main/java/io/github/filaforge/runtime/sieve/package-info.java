/** The tables of a generated sieve and its table of what can be completed; the loop itself is generated. */
package io.github.filaforge.runtime.sieve;
