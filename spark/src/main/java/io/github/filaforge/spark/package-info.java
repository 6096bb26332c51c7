/**
 * Searches the parts of a packaged program, or looks for the best board of an edge puzzle, on the executors of a Spark
 * cluster. The driver hands out the parts that have no result yet, or the next tasks of searches, and only the driver writes
 * results. Executors get the program or the puzzle from Spark, and need no files.
 */
package io.github.filaforge.spark;
