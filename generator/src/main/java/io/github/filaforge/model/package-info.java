/**
 * The parts of a packing: immutable values without the behaviour of any stage.
 *
 * <p>This package uses only {@code lattice} and the runtime. Every package of the generator but {@code lattice} may use it.
 */
package io.github.filaforge.model;
