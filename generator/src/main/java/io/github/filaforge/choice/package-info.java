/**
 * Choices of a search: the list of all strategies, and the constrained piece, order and strategy that take the least time.
 */
package io.github.filaforge.choice;
