/** The strategies of FILA with POF and NOF: image lists written out, shared by translation, or in arrays. */
package io.github.filaforge.strategy.fila;
