/** Strategies for edge puzzles: loops in generated code, one loop over tables, and the cell with the fewest candidates. */
package io.github.filaforge.strategy.edge;
