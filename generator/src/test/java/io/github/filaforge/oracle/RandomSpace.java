package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.TreeSet;

/**
 * A box and the cells of it that stationary pieces are to cover.
 *
 * @param box the box
 * @param blocked cells not to be filled
 */
record RandomSpace(Box box, NavigableSet<Cell> blocked) {

    static RandomSpace full(int xDim, int yDim, int zDim) {
        return new RandomSpace(new Box(xDim, yDim, zDim), new TreeSet<>());
    }

    /** A full flat rectangle of 6 to 30 cells. */
    static RandomSpace rectangle(Random random) {
        return full(between(2, 6, random), between(3, 5, random), 1);
    }

    /** A full box of two or three layers, of 12 to 30 cells. */
    static RandomSpace block(Random random) {
        int zDim = between(2, 3, random);
        return shuffledAxes(between(2, zDim == 2 ? 4 : 3, random), 3, zDim, random);
    }

    static RandomSpace shuffledAxes(int a, int b, int c, Random random) {
        List<Integer> dimensions = new ArrayList<>(List.of(a, b, c));
        Collections.shuffle(dimensions, random);
        return full(dimensions.get(0), dimensions.get(1), dimensions.get(2));
    }

    static int between(int least, int greatest, Random random) {
        return least + random.nextInt(greatest - least + 1);
    }

    static <T> T oneOf(List<T> choices, Random random) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** The cells to be filled. */
    NavigableSet<Cell> open() {
        NavigableSet<Cell> open = PlainRegion.cellsOf(box);
        open.removeAll(blocked);
        return open;
    }

    /** Returns the box without some random cells, at most a third. */
    RandomSpace withHoles(Random random) {
        List<Cell> cells = new ArrayList<>(open());
        Collections.shuffle(cells, random);
        return without(cells.subList(0, between(1, cells.size() / 3, random)));
    }

    /** Returns the box with holes that some motion of the box onto itself keeps. */
    RandomSpace withSymmetricHoles(Random random) {
        List<Turn> turns = new ArrayList<>(Turn.ROTATIONS);
        turns.addAll(Turn.REFLECTIONS);
        turns.removeIf(turn -> turn.equals(Turn.NONE) || !keepsBox(turn));
        Turn turn = oneOf(turns, random);
        NavigableSet<Cell> holes = new TreeSet<>();
        int wanted = between(1, Math.max(1, open().size() / 4), random);
        while (holes.size() < wanted) {
            Cell hole = oneOf(List.copyOf(open()), random);
            while (holes.add(hole)) {
                hole = turnedInBox(turn, hole);
            }
        }
        return without(holes);
    }

    /** Returns the box divided by a wall across its longest axis, with a few more holes now and then. */
    RandomSpace withWall(Random random) {
        boolean alongX = box.xDim() >= box.yDim() && box.xDim() >= box.zDim();
        boolean alongY = !alongX && box.yDim() >= box.zDim();
        int length = alongX ? box.xDim() : alongY ? box.yDim() : box.zDim();
        int wall = between(1, length - 2, random);
        List<Cell> cells = open().stream()
                .filter(cell -> (alongX ? cell.x() : alongY ? cell.y() : cell.z()) == wall)
                .toList();
        RandomSpace divided = without(cells);
        return random.nextInt(3) == 0 ? divided.without(List.of(oneOf(List.copyOf(divided.open()), random))) : divided;
    }

    private RandomSpace without(Collection<Cell> cells) {
        NavigableSet<Cell> all = new TreeSet<>(blocked);
        all.addAll(cells);
        return new RandomSpace(box, all);
    }

    private boolean keepsBox(Turn turn) {
        NavigableSet<Cell> cells = PlainRegion.cellsOf(box);
        return cells.stream().map(cell -> turnedInBox(turn, cell)).allMatch(cells::contains);
    }

    private Cell turnedInBox(Turn turn, Cell cell) {
        Cell corner = new TreeSet<>(turn.apply(PlainRegion.cellsOf(box))).first();
        return turn.apply(cell).minus(corner);
    }
}
