package io.github.filaforge.strategy;

import io.github.filaforge.edge.plan.EdgeRoots;
import io.github.filaforge.edge.plan.EdgeSearch;

/**
 * What of an edge puzzle is searched, how, and from where.
 *
 * @param search which solutions, and the order of the cells
 * @param strategy how
 * @param roots where generated code starts; in sum they are the whole search
 */
public record EdgePlan(EdgeSearch search, EdgeStrategy strategy, EdgeRoots roots) {}
