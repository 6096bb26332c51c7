/** FILA as its author wrote it: POF and NOF lists spelled out, shared by translation, or kept in tables. */
package io.github.filaforge.strategy.fila;
