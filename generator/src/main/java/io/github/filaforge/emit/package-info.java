/**
 * What the emitters of all strategies stand on: templates of generated classes, and the names, constants and headers in
 * them. Nothing here knows a strategy.
 */
package io.github.filaforge.emit;
