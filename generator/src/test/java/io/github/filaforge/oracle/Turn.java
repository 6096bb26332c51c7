package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A motion of the lattice that keeps the origin, given by where it carries the unit steps along the three axes.
 *
 * <p>The groups are generated and not listed: the rotations are all products of quarter turns about x and z.
 */
record Turn(Cell xGoesTo, Cell yGoesTo, Cell zGoesTo) {

    static final Turn NONE = new Turn(new Cell(1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1));
    static final Turn QUARTER_ABOUT_X = new Turn(new Cell(1, 0, 0), new Cell(0, 0, 1), new Cell(0, -1, 0));
    static final Turn QUARTER_ABOUT_Z = new Turn(new Cell(0, 1, 0), new Cell(-1, 0, 0), new Cell(0, 0, 1));
    static final Turn MIRROR_IN_X = new Turn(new Cell(-1, 0, 0), new Cell(0, 1, 0), new Cell(0, 0, 1));

    /** The 24 rotations, the identity first. */
    static final List<Turn> ROTATIONS = generatedBy(QUARTER_ABOUT_X, QUARTER_ABOUT_Z);

    /** The 24 reflections. */
    static final List<Turn> REFLECTIONS =
            ROTATIONS.stream().map(MIRROR_IN_X::then).toList();

    /** The 4 rotations about z, the identity first. */
    static final List<Turn> ROTATIONS_ABOUT_Z = generatedBy(QUARTER_ABOUT_Z);

    private static List<Turn> generatedBy(Turn... generators) {
        Set<Turn> known = new LinkedHashSet<>(List.of(NONE));
        List<Turn> open = new ArrayList<>(known);
        while (!open.isEmpty()) {
            Turn turn = open.remove(0);
            for (Turn generator : generators) {
                Turn next = turn.then(generator);
                if (known.add(next)) {
                    open.add(next);
                }
            }
        }
        return List.copyOf(known);
    }

    Cell apply(Cell cell) {
        return new Cell(
                cell.x() * xGoesTo.x() + cell.y() * yGoesTo.x() + cell.z() * zGoesTo.x(),
                cell.x() * xGoesTo.y() + cell.y() * yGoesTo.y() + cell.z() * zGoesTo.y(),
                cell.x() * xGoesTo.z() + cell.y() * yGoesTo.z() + cell.z() * zGoesTo.z());
    }

    List<Cell> apply(Collection<Cell> cells) {
        return cells.stream().map(this::apply).toList();
    }

    /** This motion followed by another. */
    Turn then(Turn next) {
        return new Turn(next.apply(xGoesTo), next.apply(yGoesTo), next.apply(zGoesTo));
    }
}
