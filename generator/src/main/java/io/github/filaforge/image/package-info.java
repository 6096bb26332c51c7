/** The way from a puzzle to its bounded images: shapes, symmetries, and the filters that remove images before the search. */
package io.github.filaforge.image;
