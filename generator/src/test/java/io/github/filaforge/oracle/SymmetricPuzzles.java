package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Small random puzzles of which at least one solution is symmetric, the same for the same seed: boxes, crosses, rings and
 * boxes with holes, flat or of several layers, cut into parts that a motion of the region carries to each other. So most
 * shapes have copies or a mirror image.
 */
public final class SymmetricPuzzles {

    private static final int MAX_SOLUTIONS = 1_000;
    private static final long MAX_FITS = 30_000;

    private final Random random;

    private SymmetricPuzzles(long seed) {
        this.random = new Random(seed * 0x9E3779B97F4A7C15L);
    }

    /** Puzzles without end, none of which has more than a thousand solutions. */
    public static Stream<Puzzle> stream(long seed) {
        return Stream.iterate(seed, next -> next + 1)
                .map(next -> new SymmetricPuzzles(next).puzzle())
                .flatMap(Optional::stream)
                .filter(puzzle ->
                        PlainSearch.run(puzzle, MAX_SOLUTIONS, MAX_FITS).complete());
    }

    private Optional<Puzzle> puzzle() {
        RandomSpace space = space();
        NavigableSet<Cell> region = space.open();
        List<Turn> turns = Stream.concat(Turn.ROTATIONS.stream(), Turn.REFLECTIONS.stream())
                .filter(turn -> moves(turn, region))
                .toList();
        if (turns.isEmpty()) {
            return Optional.empty();
        }
        List<Piece> pieces = new ArrayList<>();
        for (NavigableSet<Cell> part : parts(region, RandomSpace.oneOf(turns, random))) {
            pieces.add(new Piece("p" + pieces.size(), List.copyOf(part), false));
        }
        if (!space.blocked().isEmpty()) {
            pieces.add(new Piece("*", List.copyOf(space.blocked()), true));
        }
        boolean oneSided = space.box().zDim() == 1 && random.nextBoolean();
        return Optional.of(new Puzzle("symmetric", space.box(), oneSided, pieces));
    }

    private RandomSpace space() {
        boolean flat = random.nextBoolean();
        int zDim = flat ? 1 : RandomSpace.between(2, 3, random);
        int xDim = RandomSpace.between(flat ? 3 : 2, flat ? 6 : 3, random);
        int yDim = random.nextBoolean() ? xDim : RandomSpace.between(flat ? 3 : 2, flat ? 5 : 3, random);
        RandomSpace box = RandomSpace.full(xDim, yDim, zDim);
        NavigableSet<Cell> blocked = new TreeSet<>();
        switch (random.nextInt(4)) {
            case 0 -> blocked.addAll(List.of());
            case 1 -> blocked.addAll(corners(box.box()));
            case 2 -> blocked.addAll(middle(box.box()));
            default -> blocked.addAll(box.withSymmetricHoles(random).blocked());
        }
        return new RandomSpace(box.box(), blocked);
    }

    /** Returns the cells without which a box is a cross. */
    private static List<Cell> corners(Box box) {
        return PlainRegion.cellsOf(box).stream()
                .filter(cell -> cell.x() == 0 || cell.x() == box.xDim() - 1)
                .filter(cell -> cell.y() == 0 || cell.y() == box.yDim() - 1)
                .toList();
    }

    /** Returns the cells without which a box is a ring, if the box is large enough. */
    private static List<Cell> middle(Box box) {
        return PlainRegion.cellsOf(box).stream()
                .filter(cell -> cell.x() > 0 && cell.x() < box.xDim() - 1)
                .filter(cell -> cell.y() > 0 && cell.y() < box.yDim() - 1)
                .toList();
    }

    /** Returns true if a turn carries the region to itself and some cell to another cell. */
    private static boolean moves(Turn turn, NavigableSet<Cell> region) {
        return region.stream().allMatch(cell -> region.contains(carry(turn, region, cell)))
                && region.stream().anyMatch(cell -> !carry(turn, region, cell).equals(cell));
    }

    private static Cell carry(Turn turn, NavigableSet<Cell> region, Cell cell) {
        Cell first = new TreeSet<>(turn.apply(region)).first();
        return turn.apply(cell).plus(region.first().minus(first));
    }

    /** Parts that a turn of the region carries to parts. */
    private List<NavigableSet<Cell>> parts(NavigableSet<Cell> region, Turn turn) {
        List<NavigableSet<Cell>> parts = new ArrayList<>();
        NavigableSet<Cell> open = new TreeSet<>(region);
        while (!open.isEmpty()) {
            NavigableSet<Cell> part = new TreeSet<>();
            part.add(RandomSpace.oneOf(List.copyOf(open), random));
            for (int size = RandomSpace.between(1, 5, random); size > 1; size--) {
                List<Cell> border = part.stream()
                        .flatMap(cell -> PlainRegion.neighbours(cell, open).stream())
                        .filter(cell -> !part.contains(cell))
                        .toList();
                if (!border.isEmpty()) {
                    part.add(RandomSpace.oneOf(border, random));
                }
            }
            Set<NavigableSet<Cell>> orbit = orbit(part, turn, region);
            NavigableSet<Cell> all = new TreeSet<>();
            orbit.forEach(all::addAll);
            // Parts that overlap become one part, which the turn leaves where it is.
            boolean areApart = all.size() == orbit.size() * part.size();
            if (areApart || all.size() <= 6) {
                parts.addAll(areApart ? orbit : List.of(all));
                open.removeAll(all);
            }
        }
        return parts;
    }

    private static Set<NavigableSet<Cell>> orbit(NavigableSet<Cell> part, Turn turn, NavigableSet<Cell> region) {
        Set<NavigableSet<Cell>> orbit = new LinkedHashSet<>();
        NavigableSet<Cell> next = part;
        while (orbit.add(next)) {
            NavigableSet<Cell> turned = new TreeSet<>();
            next.forEach(cell -> turned.add(carry(turn, region, cell)));
            next = turned;
        }
        return orbit;
    }
}
