/** Counting and listing by merged states: what was filled and which pieces were used, however it came about. */
package io.github.filaforge.runtime.merge;
