/**
 * Searches the parts of a packaged program on the executors of a Spark cluster. What is not written yet is searched, as the
 * driver hands it out, and the driver alone writes results; executors get the program by Spark, and need no files.
 */
package io.github.filaforge.spark;
