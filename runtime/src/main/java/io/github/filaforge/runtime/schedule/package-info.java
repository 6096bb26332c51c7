/**
 * Searches by a schedule, as polycube has it: dancing links and then image lists, with an ordering heuristic, filters and
 * backtrack triggers for each number of pieces left. A generated solver brings its images and its schedule.
 */
package io.github.filaforge.runtime.schedule;
