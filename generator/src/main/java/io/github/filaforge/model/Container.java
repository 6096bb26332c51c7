package io.github.filaforge.model;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattice;

/**
 * What the pieces of a puzzle are packed into.
 *
 * @param lattice what the cells are
 * @param box the box that the cells lie in
 */
public record Container(Lattice lattice, Box box) {}
