/** The strategy that searches by a schedule of heuristics, filters and triggers. */
package io.github.filaforge.strategy.schedule;
