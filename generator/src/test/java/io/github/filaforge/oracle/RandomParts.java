package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;

/** Ways to cut a set of cells into parts at random, so that pieces of their shapes have at least one solution. */
final class RandomParts {

    private static final int MAX_TILING_STEPS = 2000;

    private final Random random;

    RandomParts(Random random) {
        this.random = random;
    }

    /** Parts of the given sizes, each grown cell by cell; smaller where there is no room, never larger. */
    List<NavigableSet<Cell>> grow(NavigableSet<Cell> cells, int minSize, int maxSize) {
        List<NavigableSet<Cell>> parts = new ArrayList<>();
        NavigableSet<Cell> open = new TreeSet<>(cells);
        while (!open.isEmpty()) {
            // Starting where there is least room leaves few single cells over.
            Cell seed = shuffled(open).stream()
                    .min(Comparator.comparingInt(
                            cell -> PlainRegion.neighbours(cell, open).size()))
                    .orElseThrow();
            NavigableSet<Cell> part = growOne(seed, open, RandomSpace.between(minSize, maxSize, random));
            open.removeAll(part);
            Optional<NavigableSet<Cell>> host =
                    part.size() < minSize ? hostFor(part, parts, maxSize) : Optional.empty();
            host.ifPresentOrElse(other -> other.addAll(part), () -> parts.add(part));
        }
        return parts;
    }

    private NavigableSet<Cell> growOne(Cell seed, NavigableSet<Cell> open, int size) {
        NavigableSet<Cell> part = new TreeSet<>(List.of(seed));
        List<Cell> border = new ArrayList<>(PlainRegion.neighbours(seed, open));
        while (part.size() < size && !border.isEmpty()) {
            Cell next = border.remove(random.nextInt(border.size()));
            if (part.add(next)) {
                border.addAll(PlainRegion.neighbours(next, open));
                border.removeAll(part);
            }
        }
        return part;
    }

    private Optional<NavigableSet<Cell>> hostFor(NavigableSet<Cell> part, List<NavigableSet<Cell>> hosts, int maxSize) {
        return shuffled(hosts).stream()
                .filter(host -> host.size() + part.size() <= maxSize)
                .filter(host -> part.stream()
                        .anyMatch(cell -> !PlainRegion.neighbours(cell, host).isEmpty()))
                .findFirst();
    }

    /** A connected shape of about the given size, with at most the given number of layers. */
    NavigableSet<Cell> shape(int size, int layers) {
        NavigableSet<Cell> space = RandomSpace.full(4, 4, layers).open();
        return growOne(RandomSpace.oneOf(List.copyOf(space), random), space, size);
    }

    /**
     * Parts that all have one of the given shapes, each used as often as it comes; nothing if the cells cannot be cut
     * so, or not soon.
     */
    Optional<List<NavigableSet<Cell>>> tile(
            NavigableSet<Cell> cells, List<? extends Collection<Cell>> shapes, Congruence congruence) {
        List<NavigableSet<Cell>> placements = new ArrayList<>();
        for (Collection<Cell> shape : shapes) {
            for (List<Cell> orientation : congruence.orientations(shape)) {
                for (Cell place : cells) {
                    NavigableSet<Cell> covered = new TreeSet<>();
                    orientation.forEach(cell -> covered.add(place.plus(cell)));
                    if (cells.containsAll(covered)) {
                        placements.add(covered);
                    }
                }
            }
        }
        List<NavigableSet<Cell>> parts = new ArrayList<>();
        boolean done = new Tiling(shuffled(placements), parts).fill(new TreeSet<>(cells));
        return done ? Optional.of(parts) : Optional.empty();
    }

    /** Fills cells from the first on with the first of the placements that fit. */
    private static final class Tiling {

        private final List<NavigableSet<Cell>> placements;
        private final List<NavigableSet<Cell>> parts;
        private int steps;

        private Tiling(List<NavigableSet<Cell>> placements, List<NavigableSet<Cell>> parts) {
            this.placements = placements;
            this.parts = parts;
        }

        private boolean fill(NavigableSet<Cell> open) {
            if (open.isEmpty()) {
                return true;
            }
            for (NavigableSet<Cell> placement : placements) {
                if (placement.first().equals(open.first()) && open.containsAll(placement)) {
                    steps++;
                    if (steps > MAX_TILING_STEPS) {
                        return false;
                    }
                    parts.add(placement);
                    NavigableSet<Cell> rest = new TreeSet<>(open);
                    rest.removeAll(placement);
                    if (fill(rest)) {
                        return true;
                    }
                    parts.remove(parts.size() - 1);
                }
            }
            return false;
        }
    }

    /** Grown parts for the half of the cells with x below the middle, and their mirror images for the other half. */
    List<NavigableSet<Cell>> growHalfAndMirror(RandomSpace space, int minSize, int maxSize) {
        int xDim = space.box().xDim();
        NavigableSet<Cell> half = space.open();
        half.removeIf(cell -> cell.x() >= xDim / 2);
        List<NavigableSet<Cell>> parts = grow(half, minSize, maxSize);
        for (NavigableSet<Cell> part : List.copyOf(parts)) {
            NavigableSet<Cell> mirrored = new TreeSet<>();
            part.forEach(cell -> mirrored.add(new Cell(xDim - 1 - cell.x(), cell.y(), cell.z())));
            parts.add(mirrored);
        }
        return parts;
    }

    /** Lets two parts exchange a cell, after which they are hardly ever connected. */
    void exchangeCells(List<NavigableSet<Cell>> parts) {
        if (parts.size() < 2) {
            return;
        }
        List<NavigableSet<Cell>> chosen = shuffled(parts);
        NavigableSet<Cell> one = chosen.get(0);
        NavigableSet<Cell> other = chosen.get(1);
        Cell given = RandomSpace.oneOf(List.copyOf(one), random);
        Cell taken = RandomSpace.oneOf(List.copyOf(other), random);
        one.remove(given);
        other.remove(taken);
        one.add(taken);
        other.add(given);
    }

    /** Moves a cell of one part elsewhere without regard to the others, so that there may be no solution any more. */
    void displaceCell(List<NavigableSet<Cell>> parts) {
        NavigableSet<Cell> part = RandomSpace.oneOf(
                parts.stream().filter(candidate -> candidate.size() > 1).toList(), random);
        NavigableSet<Cell> before = new TreeSet<>(part);
        part.remove(RandomSpace.oneOf(List.copyOf(part), random));
        NavigableSet<Cell> around = RandomSpace.full(9, 9, 9).open();
        List<Cell> places = part.stream()
                .flatMap(cell -> PlainRegion.neighbours(cell, around).stream())
                .filter(cell -> !before.contains(cell))
                .toList();
        part.add(RandomSpace.oneOf(places, random));
    }

    <T> List<T> shuffled(Collection<T> items) {
        List<T> list = new ArrayList<>(items);
        Collections.shuffle(list, random);
        return list;
    }
}
