/** Sets of polyforms that people know: their pieces are enumerated, and have their usual names. */
package io.github.filaforge.polyform;
