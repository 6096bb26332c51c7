/** The superclasses of generated FILA solvers: image list sets in arrays, and searches whose targets share lists. */
package io.github.filaforge.runtime.fila;
