/**
 * The command {@code bench}: measurements of generated solvers, and of hand-written programs with which they are compared.
 */
package io.github.filaforge.cli.bench;
