/** Boards: their cells and pictures, the pieces on them, and the canonical form of a solution. */
package io.github.filaforge.runtime.board;
