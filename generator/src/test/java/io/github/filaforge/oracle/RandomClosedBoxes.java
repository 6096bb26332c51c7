package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * Random puzzles in boxes that are closed along one axis or more, many of them so short that pieces reach round: a box or a
 * part of it, cut into pieces that grow over its seams.
 */
public final class RandomClosedBoxes {

    private static final int MOST_CELLS = 18;
    private static final int MOST_PIECE = 6;

    private RandomClosedBoxes() {}

    /**
     * A puzzle and all its solutions.
     *
     * @param solver the plain search, which decides which solutions are symmetric to one another
     */
    public record Sample(Puzzle puzzle, List<Set<PlainClosedBox.Part>> solutions, PlainClosedBox solver) {

        @Override
        public String toString() {
            return puzzle.name() + " " + puzzle.boxText() + " "
                    + puzzle.container().periods().axes();
        }
    }

    /** Returns {@code count} puzzles that have a solution, but not very many solutions. */
    public static Stream<Sample> stream(String lattice, int count) {
        return puzzles(lattice)
                .map(RandomClosedBoxes::sample)
                .filter(sample -> !sample.solver().hasMore())
                .limit(count);
    }

    /** Returns {@code count} puzzles with colours that match one of the solutions. */
    public static Stream<Sample> withColours(String lattice, int count) {
        return puzzles(lattice)
                .map(RandomClosedBoxes::coloured)
                .map(RandomClosedBoxes::sample)
                .filter(sample -> !sample.solver().hasMore())
                .limit(count);
    }

    /** Returns {@code count} puzzles with pieces that may not make all turns, every second one with colours. */
    public static Stream<Sample> withTurns(String lattice, int count) {
        return puzzles(lattice)
                .map(RandomClosedBoxes::restricted)
                .map(RandomClosedBoxes::sample)
                .filter(sample -> !sample.solver().hasMore())
                .limit(count);
    }

    private static Cut restricted(Cut cut) {
        Random random = new Random(cut.puzzle().name().hashCode());
        Cut coloured = random.nextBoolean() ? coloured(cut) : cut;
        return new Cut(RandomTurns.restricted(coloured.puzzle(), random), cut.region(), cut.places());
    }

    /** Returns {@code count} puzzles with turns and pieces that may be left over. */
    public static Stream<Sample> withTurnsAndRanges(String lattice, int count) {
        return puzzles(lattice)
                .map(RandomClosedBoxes::restricted)
                .map(cut -> new Cut(RandomRanges.ranged(cut.puzzle()), cut.region(), cut.places()))
                .filter(cut -> cut.puzzle().hasOptionalPieces())
                .map(RandomClosedBoxes::sample)
                .filter(sample -> !sample.solver().hasMore())
                .limit(count);
    }

    /** Returns {@code count} puzzles with pieces that may be left over, every second one with colours. */
    public static Stream<Sample> withRanges(String lattice, int count) {
        return puzzles(lattice)
                .map(cut -> new Random(cut.puzzle().name().hashCode()).nextBoolean() ? coloured(cut) : cut)
                .map(cut -> new Cut(RandomRanges.ranged(cut.puzzle()), cut.region(), cut.places()))
                .filter(cut -> cut.puzzle().hasOptionalPieces())
                .map(RandomClosedBoxes::sample)
                .filter(sample -> !sample.solver().hasMore())
                .limit(count);
    }

    /**
     * A puzzle and how it was made.
     *
     * @param region the cells that are to be filled
     * @param places for each mobile piece where its cells were, in their order
     */
    private record Cut(Puzzle puzzle, Set<Cell> region, List<List<Cell>> places) {}

    private static Stream<Cut> puzzles(String lattice) {
        return Stream.iterate(1, seed -> seed + 1)
                .map(seed -> cut(Lattices.named(lattice).orElseThrow(), seed));
    }

    private static Sample sample(Cut cut) {
        Periods periods = cut.puzzle().container().periods();
        PlainClosedBox solver = new PlainClosedBox(cut.puzzle(), cut.region(), periods.x(), periods.y(), periods.z());
        return new Sample(cut.puzzle(), solver.solutions(), solver);
    }

    private static Cut coloured(Cut cut) {
        Puzzle puzzle = cut.puzzle();
        Random random = new Random(puzzle.name().hashCode());
        Periods periods = puzzle.container().periods();
        CellColours colours = RandomColours.ofCells(puzzle.lattice().written(List.copyOf(cut.region())), random);
        List<Piece> pieces = new ArrayList<>();
        int number = 0;
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                pieces.add(piece);
            } else {
                List<Integer> ofPiece = RandomColours.fitting(
                        cut.places().get(number).stream().map(periods::reduced).toList(), colours, random);
                pieces.add(new Piece(piece.name(), piece.cells(), false, ofPiece));
                number++;
            }
        }
        return new Cut(
                new Puzzle(
                        puzzle.name() + "-colours", puzzle.container().withColours(colours), puzzle.oneSided(), pieces),
                cut.region(),
                cut.places());
    }

    private static Cut cut(Lattice lattice, int seed) {
        Random random = new Random(2000L * lattice.name().hashCode() + seed);
        boolean isFlat = lattice.isPlanar() || random.nextBoolean();
        String axes = axes(isFlat, random);
        Box box = box(lattice, isFlat, axes, random);
        Container container = new Container(lattice, box, Periods.of(lattice, box, axes));
        List<Cell> all = container.cells();
        int size = random.nextBoolean() ? all.size() : 4 + random.nextInt(all.size());
        Grown region = new Grown(container, new TreeSet<>(all), random);
        region.grow(Math.min(size, MOST_CELLS));
        List<Piece> pieces = new ArrayList<>();
        List<List<Cell>> places = new ArrayList<>();
        TreeSet<Cell> open = new TreeSet<>(region.inBox);
        while (!open.isEmpty()) {
            Grown part = new Grown(container, open, random);
            part.grow(1 + random.nextInt(MOST_PIECE));
            open.removeAll(part.inBox);
            List<Cell> cells = part.outside.stream().sorted().toList();
            pieces.add(new Piece("p" + pieces.size(), lattice.seenFromFirst(cells), false));
            places.add(cells);
        }
        List<Cell> walls =
                all.stream().filter(cell -> !region.inBox.contains(cell)).toList();
        if (!walls.isEmpty()) {
            pieces.add(random.nextInt(pieces.size() + 1), new Piece("*", walls, true));
        }
        boolean oneSided = box.zDim() == 1 && random.nextInt(3) == 0;
        Puzzle puzzle = new Puzzle(lattice.name() + "-closed-" + seed, container, oneSided, pieces);
        return new Cut(puzzle, region.inBox, places);
    }

    private static String axes(boolean isFlat, Random random) {
        List<String> all =
                isFlat ? List.of("x", "y", "xy", "xy") : List.of("x", "y", "z", "xy", "xz", "yz", "xyz", "xyz");
        return all.get(random.nextInt(all.size()));
    }

    private static Box box(Lattice lattice, boolean isFlat, String axes, Random random) {
        int more = isFlat && lattice.classes() == 1 ? 4 : 2;
        int x = 2 + random.nextInt(more);
        int y = random.nextInt(3) == 0 ? x : 2 + random.nextInt(more);
        int z = isFlat ? 1 : 2 + random.nextInt(2);
        // how long a way round has to be, or a multiple of it
        int step = switch (lattice.name()) {
            case "fcc" -> 2;
            case "rhombic" -> 5;
            case "tetra-octa" -> 6;
            default -> 1;
        };
        return new Box(
                axes.contains("x") ? (x + step - 1) / step * step : x,
                axes.contains("y") ? (y + step - 1) / step * step : y,
                axes.contains("z") ? (z + step - 1) / step * step : z);
    }

    /** Cells that grow beside one another, wherever the box ends, within some of its cells. */
    private static final class Grown {

        private final Container container;
        private final Set<Cell> within;
        private final Random random;
        private final TreeSet<Cell> inBox = new TreeSet<>();
        private final List<Cell> outside = new ArrayList<>();

        Grown(Container container, Set<Cell> within, Random random) {
            this.container = container;
            this.within = within;
            this.random = random;
        }

        private boolean isFree(Cell cell) {
            Cell there = container.periods().reduced(cell);
            return within.contains(there) && !inBox.contains(there);
        }

        /** Adds cells up to a size, each beside an earlier cell, except when there is no such cell, and now and then. */
        void grow(int size) {
            while (outside.size() < size) {
                List<Cell> beside = outside.stream()
                        .flatMap(cell -> container.lattice().directions(cell).stream()
                                .map(Direction::step)
                                .map(cell::plus))
                        .filter(this::isFree)
                        .toList();
                List<Cell> free = beside.isEmpty() || random.nextInt(12) == 0
                        ? within.stream().filter(this::isFree).toList()
                        : beside;
                if (free.isEmpty()) {
                    return;
                }
                Cell next = free.get(random.nextInt(free.size()));
                outside.add(next);
                inBox.add(container.periods().reduced(next));
            }
        }
    }
}
