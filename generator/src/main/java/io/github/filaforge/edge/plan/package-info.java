/** Plans of searches in edge puzzles: the solutions that are searched for, the order of the cells, and the roots. */
package io.github.filaforge.edge.plan;
