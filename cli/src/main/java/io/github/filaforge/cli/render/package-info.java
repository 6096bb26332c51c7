/** The command {@code render}, which draws solutions and pieces. */
package io.github.filaforge.cli.render;
