/** Lattices: their cells, boxes of them, steps to neighbours, symmetries and colours. */
package io.github.filaforge.lattice;
