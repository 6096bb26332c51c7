/** Tests of the whole way from a definition to its solutions. */
package io.github.filaforge.pipeline;
