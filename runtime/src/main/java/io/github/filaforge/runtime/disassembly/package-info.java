/**
 * Pieces that are taken apart by straight moves, as numbers: how far pieces can go, which groups can move, and the fewest
 * moves until parts come off. Nothing here knows of lattices but a table of the cells that a cell meets.
 */
package io.github.filaforge.runtime.disassembly;
