/** How much work a search will be: samples of its tree, told as intervals of trust, and the costs that follow from them. */
package io.github.filaforge.estimate;
