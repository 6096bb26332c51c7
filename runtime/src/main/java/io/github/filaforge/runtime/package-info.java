/**
 * The classes that a generated solver needs at run time. They depend on nothing but the JDK.
 *
 * <p>In this package cells are numbered by their position in the cell order of the solver. Bit n % 64 of word n / 64 of an
 * occupancy is the n-th cell that becomes a target.
 */
package io.github.filaforge.runtime;
