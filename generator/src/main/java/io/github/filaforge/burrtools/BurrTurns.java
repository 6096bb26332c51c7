package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;
import java.util.function.ToIntFunction;

/**
 * The rotations of a grid by the numbers that they have in stored solutions. This class finds the voxels that a placement
 * covers, and the placement that covers given voxels.
 *
 * <p>The numbers and their order are those of BurrTools, as its files have them. The rotations of balls include those by
 * which a flat piece lies in its plane in other ways, although these rotations do not keep the grid as a whole.
 */
final class BurrTurns {

    private final BurrGrid grid;
    private final List<BurrTurn> turns;

    BurrTurns(BurrGrid grid) {
        this.grid = grid;
        this.turns = switch (grid) {
            case PRISMS -> BurrTurn.ofPrisms();
            case SPHERES -> BurrTurn.ofBalls();
            case BRICKS, RHOMBIC, TETRA_OCTA -> BurrTurn.ofCubes();
        };
    }

    int count() {
        return turns.size();
    }

    /**
     * Returns the voxels that a placement of a shape covers, in ascending order, each with the voxel of the shape that lies
     * there. The result is empty if one of them would not lie on a voxel of the grid.
     *
     * @param filled the filled voxels of the shape
     */
    Optional<SortedMap<Cell, Cell>> placed(BurrAssembly.Placement placement, Cell hotspot, List<Cell> filled) {
        return turned(turns.get(placement.turn()), hotspot, placement.position(), filled)
                .filter(covered -> covered.keySet().stream().allMatch(grid::hasVoxel));
    }

    /**
     * Returns the places to which a rotation carries voxels if it carries one of them to a position, each with the voxel
     * that lies there then. The result is empty if one lies between voxels of the grid.
     */
    private Optional<SortedMap<Cell, Cell>> turned(BurrTurn turn, Cell first, Cell position, List<Cell> filled) {
        SortedMap<Cell, Cell> places = new TreeMap<>();
        for (Cell voxel : filled) {
            Optional<Cell> step = step(turn, voxel, first);
            if (step.isEmpty()) {
                return Optional.empty();
            }
            places.put(position.plus(step.get()), voxel);
        }
        return Optional.of(places);
    }

    /**
     * Returns the step from the place to which a rotation carries one voxel to the place to which it carries another. The
     * result is empty if the step leads between voxels.
     */
    private Optional<Cell> step(BurrTurn turn, Cell voxel, Cell from) {
        if (grid == BurrGrid.PRISMS) {
            return Optional.of(prism(turn, voxel).minus(prism(turn, from)));
        }
        Cell turned = turn.apply(voxel.minus(from));
        int scale = turn.scale();
        return turned.x() % scale == 0 && turned.y() % scale == 0 && turned.z() % scale == 0
                ? Optional.of(new Cell(turned.x() / scale, turned.y() / scale, turned.z() / scale))
                : Optional.empty();
    }

    /**
     * Returns the prism whose centre is the centre of a given prism after a turn about the corner of the grid. The centres
     * are computed in thirds of oblique axes.
     */
    private static Cell prism(BurrTurn turn, Cell voxel) {
        Cell cell = BurrGrid.PRISMS.cell(voxel);
        int down = cell.z() & 1;
        Cell centre = turn.apply(new Cell(3 * cell.x() + 1 + down, 3 * cell.y() + 1 + down, voxel.z()));
        int turnedDown = Math.floorMod(centre.x(), 3) - 1;
        return BurrGrid.PRISMS.voxel(
                new Cell(Math.floorDiv(centre.x(), 3), Math.floorDiv(centre.y(), 3), 2 * centre.z() + turnedDown));
    }

    /**
     * Returns the placement of a shape, without a mirror, that covers some voxels, or empty if there is none. Of several it
     * is the one with the least number, which is the one that BurrTools writes.
     *
     * @param filled the filled voxels of the shape
     * @param covered the voxels to cover, in ascending order
     * @param fits the test whether a voxel of the shape may lie on a voxel that is covered
     */
    Optional<BurrAssembly.Placement> placement(
            Cell hotspot, List<Cell> filled, List<Cell> covered, BiPredicate<Cell, Cell> fits) {
        for (int number = 0; number < turns.size(); number++) {
            BurrTurn turn = turns.get(number);
            Optional<Cell> position = position(turn, hotspot, filled, covered);
            if (position.isPresent() && fit(turn, hotspot, position.get(), filled, fits)) {
                return Optional.of(new BurrAssembly.Placement(position.get(), number));
            }
        }
        return Optional.empty();
    }

    private boolean fit(BurrTurn turn, Cell hotspot, Cell position, List<Cell> filled, BiPredicate<Cell, Cell> fits) {
        return filled.stream()
                .allMatch(voxel -> fits.test(
                        voxel, position.plus(step(turn, voxel, hotspot).orElseThrow())));
    }

    /**
     * Returns the colours that a shape can have in a place. For each way to lie there it gives the colours of the covered
     * voxels in their order; ways that look alike are given once.
     *
     * @param filled the filled voxels of the shape
     * @param covered the voxels of the place, in ascending order
     * @param colour the colour of each filled voxel
     */
    Set<List<Integer>> colours(List<Cell> filled, List<Cell> covered, ToIntFunction<Cell> colour) {
        Cell first = filled.get(0);
        Set<List<Integer>> distinct = new LinkedHashSet<>();
        for (BurrTurn turn : turns) {
            position(turn, first, filled, covered)
                    .flatMap(position -> turned(turn, first, position, filled))
                    .ifPresent(places -> distinct.add(
                            places.values().stream().map(colour::applyAsInt).toList()));
        }
        return distinct;
    }

    /**
     * Returns true if a rotation carries a piece to its own place, but carries some voxel to one on which it does not fit.
     */
    boolean liesInTwoWays(List<Cell> filled, BiPredicate<Cell, Cell> fits) {
        Cell first = filled.get(0);
        return turns.stream()
                .anyMatch(turn -> position(turn, first, filled, filled)
                        .filter(position -> !fit(turn, first, position, filled, fits))
                        .isPresent());
    }

    /** Returns the place to which a rotation has to carry the hotspot of a shape so that the shape covers some voxels. */
    private Optional<Cell> position(BurrTurn turn, Cell hotspot, List<Cell> filled, List<Cell> covered) {
        Optional<List<Cell>> steps = filled.size() == covered.size() ? steps(turn, filled, hotspot) : Optional.empty();
        if (steps.isEmpty()) {
            return Optional.empty();
        }
        Cell position = covered.get(0).minus(steps.get().get(0));
        for (int i = 0; i < covered.size(); i++) {
            if (!covered.get(i).equals(steps.get().get(i).plus(position))) {
                return Optional.empty();
            }
        }
        return isMotion(turn, hotspot, position) ? Optional.of(position) : Optional.empty();
    }

    /**
     * Returns the steps from the place to which a rotation carries one voxel to the places to which it carries others, in
     * ascending order.
     */
    private Optional<List<Cell>> steps(BurrTurn turn, List<Cell> voxels, Cell from) {
        List<Cell> steps = new ArrayList<>();
        for (Cell voxel : voxels) {
            Optional<Cell> step = step(turn, voxel, from);
            if (step.isEmpty()) {
                return Optional.empty();
            }
            steps.add(step.get());
        }
        steps.sort(null);
        return Optional.of(steps);
    }

    /**
     * Returns true if a turn that carries the hotspot to a position carries every voxel of the grid to a voxel of the form
     * that the turned voxel has.
     */
    private boolean isMotion(BurrTurn turn, Cell hotspot, Cell position) {
        return grid == BurrGrid.BRICKS
                || grid == BurrGrid.SPHERES
                || grid.isTranslation(position.minus(carried(turn, hotspot)));
    }

    /** Returns the place to which a turn of the grid as a whole carries a place, up to a translation. */
    private Cell carried(BurrTurn turn, Cell place) {
        return switch (grid) {
            case PRISMS -> prism(turn, place);
            // Voxels of blocks are turned about the corner of a block, and therefore not about the middle of a voxel.
            case RHOMBIC, TETRA_OCTA -> {
                Cell corner = turn.apply(new Cell(1, 1, 1)).minus(new Cell(1, 1, 1));
                yield turn.apply(place).plus(new Cell(corner.x() / 2, corner.y() / 2, corner.z() / 2));
            }
            case BRICKS, SPHERES -> place;
        };
    }

    /** Returns true if a piece has an orientation that no rotation of the grid as a whole gives it. */
    boolean hasFurtherTurns(List<Cell> filled) {
        Cell first = filled.get(0);
        Set<List<Cell>> ofGrid = new HashSet<>();
        for (BurrTurn turn : turns) {
            Optional<List<Cell>> turned = steps(turn, filled, first);
            if (turned.isPresent()) {
                Cell least = turned.get().get(0);
                List<Cell> orientation =
                        turned.get().stream().map(step -> step.minus(least)).toList();
                if (turn.scale() == 1) {
                    ofGrid.add(orientation);
                } else if (!ofGrid.contains(orientation)) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * The standard form of a piece. Two pieces can be turned into one another exactly if their standard forms are equal.
     *
     * @param cells the voxels, in ascending order
     * @param colours the colours of the voxels, in their order
     */
    record Standard(List<Cell> cells, List<Integer> colours) implements Comparable<Standard> {

        Standard {
            cells = List.copyOf(cells);
            colours = List.copyOf(colours);
        }

        @Override
        public int compareTo(Standard other) {
            int order = compare(cells, other.cells);
            return order == 0 ? compare(colours, other.colours) : order;
        }

        private static <T extends Comparable<T>> int compare(List<T> first, List<T> second) {
            for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
                int order = first.get(i).compareTo(second.get(i));
                if (order != 0) {
                    return order;
                }
            }
            return Integer.compare(first.size(), second.size());
        }
    }

    /**
     * Returns the standard form of a piece: the least of the forms that rotations of the grid give it.
     *
     * @param colours the colour of each of its voxels; at least one voxel
     */
    Standard standard(Map<Cell, Integer> colours) {
        List<Cell> filled = List.copyOf(colours.keySet());
        Cell first = filled.get(0);
        return turns.stream()
                .flatMap(turn -> turned(turn, first, carried(turn, first), filled).stream())
                .map(places -> {
                    Cell corner = grid.translationTo(BurrGrid.lowest(places.keySet()));
                    return new Standard(
                            places.keySet().stream()
                                    .map(place -> place.minus(corner))
                                    .toList(),
                            places.values().stream().map(colours::get).toList());
                })
                .min(Standard::compareTo)
                .orElseThrow();
    }
}
