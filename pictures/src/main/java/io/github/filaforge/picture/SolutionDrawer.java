package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Drawing.Placed;
import java.util.List;

/**
 * Draws solutions of a puzzle, all in rooms of one size.
 *
 * @param <S> the form of a solution
 */
interface SolutionDrawer<S> {

    /** Returns the width of the room, in units of a cell. */
    double width();

    /** Returns the height of the room, in units of a cell. */
    double height();

    /** Returns the figures of a solution; the origin is the upper left corner of the room. */
    List<Placed> draw(S solution);
}
