/** The options that several commands share, group by group. */
package io.github.filaforge.cli.options;
