/**
 * What the search will do, with nothing about Java in it: roots, the order of the cells, and the image list sets.
 *
 * <p>Every layout in a plan numbers the cells by their position in the plan's cell order, so the target of an occupancy
 * is always its lowest open bit.
 */
package io.github.filaforge.plan;
