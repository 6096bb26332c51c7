package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Cells with their colours.
 *
 * @param cells the cells, in ascending order
 * @param colours the colour of each cell; empty if all are neutral
 */
record ColouredCells(List<Cell> cells, List<Integer> colours) {

    private static final List<Cell> DIAGONALS =
            List.of(new Cell(1, 1, 1), new Cell(1, 1, -1), new Cell(1, -1, 1), new Cell(-1, 1, 1));

    /** Returns the cells of a piece that solutions have, which are all but the junctions of sticks. */
    static ColouredCells written(Piece piece, Lattice lattice) {
        List<Cell> cells = new ArrayList<>();
        List<Integer> colours = new ArrayList<>();
        for (int i = 0; i < piece.cells().size(); i++) {
            if (lattice.isWritten(piece.cells().get(i))) {
                cells.add(piece.cells().get(i));
                if (piece.isColoured()) {
                    colours.add(piece.colours().get(i));
                }
            }
        }
        return new ColouredCells(cells, colours);
    }

    /** Returns the cells moved so that the first belongs to the origin. */
    ColouredCells atOrigin(Geometry geometry) {
        return new ColouredCells(geometry.atOrigin(cells), colours);
    }

    /** Returns the cells after a motion, moved so that the first cell belongs to the origin. */
    ColouredCells atOrigin(Geometry geometry, Motion motion) {
        return carried(geometry, cells.stream().map(motion::apply).toList());
    }

    /** Returns the cells after each further turn of balls that carries all of them to balls. */
    List<ColouredCells> turnedFurther(Geometry geometry) {
        return DIAGONALS.stream()
                .map(this::halfTurned)
                .filter(places -> places.size() == cells.size())
                .map(places -> carried(geometry, places))
                .toList();
    }

    /**
     * Returns the places of balls after a half turn about a diagonal of the cube, in the order of the balls; fewer if not
     * all come to places of balls. A step from ball to ball leads across a number of layers along the diagonal, and some way
     * within the layers. Layers repeat after three, and the step along the diagonal stays, so that its number has to be
     * divisible by three; the way within the layers is turned round.
     */
    private List<Cell> halfTurned(Cell diagonal) {
        List<Cell> turned = new ArrayList<>();
        for (Cell ball : cells) {
            Cell step = ball.minus(cells.get(0));
            int along = step.x() * diagonal.x() + step.y() * diagonal.y() + step.z() * diagonal.z();
            if (along % 3 == 0) {
                int twice = 2 * along / 3;
                turned.add(new Cell(twice * diagonal.x(), twice * diagonal.y(), twice * diagonal.z()).minus(step));
            }
        }
        return turned;
    }

    private ColouredCells carried(Geometry geometry, List<Cell> places) {
        Map<Cell, Integer> colourOf = new HashMap<>();
        for (int i = 0; i < colours.size(); i++) {
            colourOf.put(places.get(i), colours.get(i));
        }
        List<Cell> ascending = places.stream().sorted().toList();
        List<Integer> theirs = colours.isEmpty()
                ? colours
                : ascending.stream().map(colourOf::get).toList();
        return new ColouredCells(geometry.atOrigin(ascending), theirs);
    }

    /**
     * Returns a cell on which a coloured cell may not lie with its colour, or empty if there is none.
     *
     * @param places the places of the coloured cells, in their order
     */
    Optional<Cell> clash(List<Cell> places, CellColours container) {
        List<Cell> clashes = new ArrayList<>();
        for (int i = 0; i < colours.size(); i++) {
            if (!container.permit(colours.get(i), container.colour(places.get(i)))) {
                clashes.add(places.get(i));
            }
        }
        return clashes.stream().findFirst();
    }
}
