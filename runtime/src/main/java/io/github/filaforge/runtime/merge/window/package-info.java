/** The automaton of windows: the occupancies that the images of a packing lead to, in the order of the cells. */
package io.github.filaforge.runtime.merge.window;
