/** From a request to the search that is made: the list of all strategies, and which of them, in what order, is cheapest. */
package io.github.filaforge.choice;
