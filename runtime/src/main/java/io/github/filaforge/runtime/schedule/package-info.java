/**
 * Searches by a schedule, like polycube: first by dancing links and then by image lists, with an ordering heuristic, filters
 * and backtrack triggers for each number of pieces left. A generated solver has its own images and schedule.
 */
package io.github.filaforge.runtime.schedule;
