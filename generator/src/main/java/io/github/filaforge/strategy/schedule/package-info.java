/** Searches by a schedule of heuristics, filters and triggers: what the generated solver brings to the library. */
package io.github.filaforge.strategy.schedule;
