/**
 * What a generated solver needs at run time; nothing but the JDK stands behind it.
 *
 * <p>Cells are numbered by position in the solver's cell order throughout: bit n % 64 of occupancy word n / 64 is the
 * n-th cell to become a target.
 */
package io.github.filaforge.runtime;
