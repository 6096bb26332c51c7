/** What is searched for in an edge puzzle, in which order of the cells, and from which roots. */
package io.github.filaforge.edge.plan;
