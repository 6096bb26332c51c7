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
record Painted(List<Cell> cells, List<Integer> colours) {

    /** Returns the cells of a piece that solutions have, which are all but the junctions of sticks. */
    static Painted written(Piece piece, Lattice lattice) {
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
        return new Painted(cells, colours);
    }

    /** Returns the cells moved so that the first belongs to the origin. */
    Painted atOrigin(Geometry geometry) {
        return new Painted(geometry.atOrigin(cells), colours);
    }

    /** Returns the cells after a motion, moved so that the first cell belongs to the origin. */
    Painted atOrigin(Geometry geometry, Motion motion) {
        return carried(geometry, cells.stream().map(motion::apply).toList());
    }

    /** Returns the cells after each further turn of balls that carries all of them to balls. */
    List<Painted> turnedFurther(Geometry geometry) {
        return BallTurns.of(cells).stream()
                .map(places -> carried(geometry, places))
                .toList();
    }

    private Painted carried(Geometry geometry, List<Cell> places) {
        Map<Cell, Integer> painted = new HashMap<>();
        for (int i = 0; i < colours.size(); i++) {
            painted.put(places.get(i), colours.get(i));
        }
        List<Cell> ascending = places.stream().sorted().toList();
        List<Integer> theirs = colours.isEmpty()
                ? colours
                : ascending.stream().map(painted::get).toList();
        return new Painted(geometry.atOrigin(ascending), theirs);
    }

    /**
     * Returns a cell on which a painted cell may not lie with its colour, or empty if there is none.
     *
     * @param places the places of the painted cells, in their order
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
