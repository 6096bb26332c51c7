/** The commands {@code generate} and {@code package}, which write solvers and programs. */
package io.github.filaforge.cli.make;
