package io.github.filaforge.picture;

/** A point with whole coordinates. */
record Node(int x, int y) {}
