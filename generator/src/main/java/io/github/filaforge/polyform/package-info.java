/** Sets of polyominoes and polycubes that people know: their pieces are enumerated, and called as is usual. */
package io.github.filaforge.polyform;
