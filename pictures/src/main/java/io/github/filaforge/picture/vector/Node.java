package io.github.filaforge.picture.vector;

/** A point with integer coordinates. */
public record Node(int x, int y) {}
