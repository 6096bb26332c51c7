package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * The turns of balls that are none of their lattice: about a diagonal of the cube by 180 degrees. A step from ball to ball goes
 * so many layers across the diagonal and some way within them. Layers repeat after three, and these three thirds of the
 * diagonal stay; the way within is turned round.
 */
final class BallTurns {

    private static final List<Cell> DIAGONALS =
            List.of(new Cell(1, 1, 1), new Cell(1, 1, -1), new Cell(1, -1, 1), new Cell(-1, 1, 1));

    private BallTurns() {}

    /** What the turns make of balls where all come to lie on balls, as they come, in their order. */
    static List<List<Cell>> of(List<Cell> balls) {
        List<List<Cell>> found = new ArrayList<>();
        for (Cell diagonal : DIAGONALS) {
            List<Cell> turned = new ArrayList<>();
            for (Cell ball : balls) {
                Cell step = ball.minus(balls.get(0));
                int along = step.x() * diagonal.x() + step.y() * diagonal.y() + step.z() * diagonal.z();
                if (along % 3 == 0) {
                    int twice = 2 * along / 3;
                    turned.add(new Cell(twice * diagonal.x(), twice * diagonal.y(), twice * diagonal.z()).minus(step));
                }
            }
            if (turned.size() == balls.size()) {
                found.add(turned);
            }
        }
        return found;
    }
}
