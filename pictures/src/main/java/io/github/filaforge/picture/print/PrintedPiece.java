package io.github.filaforge.picture.print;

import io.github.filaforge.picture.vector.Rgb;

/** A piece as it is printed: its name, its colour and its surface. */
record PrintedPiece(String name, Rgb colour, Mesh mesh) {

    /** Returns the lengths along x, y and z. */
    Vec room() {
        return mesh.greatest().minus(mesh.least());
    }

    /** Returns the piece moved so that its least coordinates are those of a point. */
    PrintedPiece movedTo(Vec corner) {
        return new PrintedPiece(name, colour, mesh.moved(corner.minus(mesh.least())));
    }
}
