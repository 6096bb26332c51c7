package io.github.filaforge.picture;

/** A point with integer coordinates. */
record Node(int x, int y) {}
