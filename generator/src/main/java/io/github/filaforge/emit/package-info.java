/**
 * The common base of the emitters of all strategies: templates of generated classes, and the names, constants and headers in
 * them. No class here depends on a strategy.
 */
package io.github.filaforge.emit;
