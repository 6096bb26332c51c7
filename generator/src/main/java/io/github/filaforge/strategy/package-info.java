/** What every strategy is to those who choose among them; each has a package of its own below this one. */
package io.github.filaforge.strategy;
