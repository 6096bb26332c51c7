/**
 * The forms in which solutions are written. In every form a solution's text depends on its number and on itself only, and
 * nothing stands behind the last one: a file that is cut between two solutions is whole, and another run can go on with it.
 */
package io.github.filaforge.runtime.format;
