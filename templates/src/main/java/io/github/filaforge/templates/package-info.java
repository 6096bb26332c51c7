/** Hand-written texts and programs that generated sources are built from or measured against. */
package io.github.filaforge.templates;
