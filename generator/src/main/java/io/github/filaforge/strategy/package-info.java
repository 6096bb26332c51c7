/** The interfaces of strategies for the choice among them. Each strategy has a package of its own below this one. */
package io.github.filaforge.strategy;
