/** Files that are replaced as a whole, and fingerprints of their contents. */
package io.github.filaforge.runtime.file;
