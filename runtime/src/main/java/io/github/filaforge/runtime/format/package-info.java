/**
 * The formats in which solutions are written. In every format the text of a solution depends on its number and on the
 * solution only, and there is no text behind the last solution. So a file that is cut between two solutions is valid, and
 * another run can continue it.
 */
package io.github.filaforge.runtime.format;
