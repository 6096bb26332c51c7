/** Estimates of the work of a search: samples of its tree with confidence intervals, and the costs that follow from them. */
package io.github.filaforge.estimate;
