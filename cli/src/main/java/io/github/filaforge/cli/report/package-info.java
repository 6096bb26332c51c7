/** Writes texts for a person or a script: plans, statistics and JSON. */
package io.github.filaforge.cli.report;
