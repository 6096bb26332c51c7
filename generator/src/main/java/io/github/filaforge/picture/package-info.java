/** Pictures of puzzles and their solutions: colours of pieces, what is drawn, and the files that it is written to. */
package io.github.filaforge.picture;
