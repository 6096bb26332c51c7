package io.github.filaforge.picture;

import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.List;

/** Draws solutions of a puzzle, all in rooms of one size. */
interface SolutionDrawer {

    /** The width of the room, in units of a cell. */
    double width();

    /** The height of the room. */
    double height();

    /** What a solution looks like; the origin is the upper left corner of the room. */
    List<Placed> draw(List<PlacedPiece> solution);
}
