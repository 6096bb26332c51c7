/** What a person or a script reads: plans, statistics, JSON. */
package io.github.filaforge.report;
