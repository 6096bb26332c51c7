package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * The turns of balls that are not turns of their lattice: by 180 degrees about a diagonal of the cube. A step from ball to
 * ball leads across a number of layers along the diagonal, and some way within the layers. Layers repeat after three, and
 * the step along the diagonal stays, which is why its number has to be divisible by three; the way within the layers is
 * turned round.
 */
final class BallTurns {

    private static final List<Cell> DIAGONALS =
            List.of(new Cell(1, 1, 1), new Cell(1, 1, -1), new Cell(1, -1, 1), new Cell(-1, 1, 1));

    private BallTurns() {}

    /** Returns for each turn that carries all balls to balls the places of the turned balls, in the order of the balls. */
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
