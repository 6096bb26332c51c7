/**
 * The common base of the emitters of all strategies: the templates of generated classes, and the names, constants and
 * headers in these classes. No class of this package depends on a strategy.
 */
package io.github.filaforge.emit;
