package io.github.filaforge.picture;

import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.List;

/** Draws solutions of a puzzle, all in rooms of one size. */
interface SolutionDrawer {

    /** Returns the width of the room, in units of a cell. */
    double width();

    /** Returns the height of the room, in units of a cell. */
    double height();

    /** Returns the figures of a solution; the origin is the upper left corner of the room. */
    List<Placed> draw(List<PlacedPiece> solution);
}
