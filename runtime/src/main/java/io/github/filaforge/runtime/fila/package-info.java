/** What generated FILA solvers stand on: image list sets in arrays, and searches whose lists targets share. */
package io.github.filaforge.runtime.fila;
