/** Levels of merged states, in memory or in files, and the threads that make them. */
package io.github.filaforge.runtime.merge.level;
