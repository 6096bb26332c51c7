/**
 * The tables of a generated sieve, and the table of the states that can be completed. The search loop itself is generated.
 */
package io.github.filaforge.runtime.sieve;
