/**
 * Searches the parts of a packaged program on the executors of a Spark cluster. The driver hands out the parts that have no
 * result yet, and only the driver writes results. Executors get the program from Spark, and need no files.
 */
package io.github.filaforge.spark;
