/** The tables of a generated sieve and its filters of pairs; the loop itself is generated. */
package io.github.filaforge.runtime.sieve;
