/** Sheets of pictures that show how an assembly is taken apart, move by move. */
package io.github.filaforge.picture.moves;
