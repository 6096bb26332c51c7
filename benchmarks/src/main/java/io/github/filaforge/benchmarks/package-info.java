/** JMH benchmarks of whole searches and of the look-ups in their inner loops. */
package io.github.filaforge.benchmarks;
