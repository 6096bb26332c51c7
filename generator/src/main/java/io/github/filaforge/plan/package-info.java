/**
 * The plans of searches, which do not depend on Java: roots, the order of the cells, and the image list sets.
 *
 * <p>Every layout in a plan numbers the cells by their position in the cell order of the plan. So the target of an occupancy
 * is always its lowest open bit.
 */
package io.github.filaforge.plan;
