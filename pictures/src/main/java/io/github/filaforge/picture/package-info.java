/** Pictures of puzzles and their solutions: colours of pieces, drawings, and the formats of files. */
package io.github.filaforge.picture;
