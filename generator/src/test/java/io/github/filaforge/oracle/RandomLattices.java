package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableSet;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Random puzzles of a lattice: a region that grows in a box, cut into pieces that grow in it, most of them connected. */
public final class RandomLattices {

    private static final int MOST_CELLS = 22;

    private RandomLattices() {}

    /**
     * A puzzle and all its solutions.
     *
     * @param solver the plain search, which decides which solutions are symmetric to one another
     */
    public record Sample(Puzzle puzzle, List<Partition> solutions, PlainLattice solver) {

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    /** Returns {@code count} puzzles that have a solution, but not very many solutions. */
    public static Stream<Sample> stream(String lattice, int count) {
        return Stream.iterate(1, seed -> seed + 1)
                .map(seed -> sample(Lattices.named(lattice).orElseThrow(), seed))
                .filter(sample ->
                        !sample.solver().hasMore() && !sample.solutions().isEmpty())
                .limit(count);
    }

    /** Returns {@code count} puzzles with optional cells that have a solution, but not very many solutions. */
    public static Stream<Sample> withOptionalCells(String lattice, int count) {
        return Stream.iterate(1, seed -> seed + 1)
                .map(seed -> optionalSample(Lattices.named(lattice).orElseThrow(), seed))
                .filter(sample ->
                        !sample.solver().hasMore() && !sample.solutions().isEmpty())
                .limit(count);
    }

    private static Sample optionalSample(Lattice lattice, int seed) {
        Random random = new Random(7000L * lattice.name().hashCode() + seed);
        Box box = box(lattice, random);
        List<Cell> all = lattice.written(lattice.cells(box));
        int size = Math.min(all.size(), 6 + random.nextInt(MOST_CELLS - 7));
        NavigableSet<Cell> region = random.nextInt(3) == 0 && all.size() <= MOST_CELLS
                ? new TreeSet<>(all)
                : grown(lattice, all, size, random);
        Set<Cell> optional = new HashSet<>();
        List<Piece> pieces = new ArrayList<>();
        TreeSet<Cell> open = new TreeSet<>(region);
        while (!open.isEmpty()) {
            NavigableSet<Cell> part = grown(lattice, open, 1 + random.nextInt(5), random);
            open.removeAll(part);
            if (!pieces.isEmpty() && random.nextInt(4) == 0) {
                optional.addAll(part);
            } else {
                pieces.add(new Piece("p" + pieces.size(), lattice.seenFromFirst(List.copyOf(part)), false));
            }
        }
        int likely = 1 + random.nextInt(3);
        region.stream().filter(cell -> random.nextInt(1 + likely) == 0).forEach(optional::add);
        Set<Cell> required = new HashSet<>(region);
        required.removeAll(optional);
        List<Cell> outside = all.stream().filter(cell -> !region.contains(cell)).toList();
        if (!outside.isEmpty() && random.nextBoolean()) {
            // Some walls are in R and some are not.
            pieces.add(random.nextInt(pieces.size() + 1), new Piece("*", outside, true));
            outside.stream().filter(cell -> random.nextBoolean()).forEach(required::add);
        }
        boolean oneSided = lattice.isPlanar() && random.nextInt(3) == 0;
        Container container = new Container(lattice, box).with(Extent.of(required, optional));
        Puzzle puzzle = puzzle(lattice.name() + "-optional-" + seed, container, oneSided, pieces, random);
        PlainLattice solver = new PlainLattice(puzzle, region, optional);
        return new Sample(puzzle, solver.solutions(), solver);
    }

    private static Sample sample(Lattice lattice, int seed) {
        Random random = new Random(1000L * lattice.name().hashCode() + seed);
        Box box = box(lattice, random);
        List<Cell> all = lattice.written(lattice.cells(box));
        int size = Math.min(all.size(), 6 + random.nextInt(MOST_CELLS - 5));
        NavigableSet<Cell> region = grown(lattice, all, size, random);
        List<Piece> pieces = new ArrayList<>();
        TreeSet<Cell> open = new TreeSet<>(region);
        while (!open.isEmpty()) {
            NavigableSet<Cell> part = grown(lattice, open, 1 + random.nextInt(5), random);
            open.removeAll(part);
            pieces.add(new Piece("p" + pieces.size(), lattice.seenFromFirst(List.copyOf(part)), false));
        }
        List<Cell> walls = all.stream().filter(cell -> !region.contains(cell)).toList();
        if (!walls.isEmpty()) {
            pieces.add(random.nextInt(pieces.size() + 1), new Piece("*", walls, true));
        }
        boolean oneSided = lattice.isPlanar() && random.nextInt(3) == 0;
        Lattice turning = lattice.turns().hasFurther() && seed % 3 == 0 ? lattice.withoutFurtherTurns() : lattice;
        Puzzle puzzle = puzzle(lattice.name() + "-" + seed, new Container(turning, box), oneSided, pieces, random);
        PlainLattice solver = new PlainLattice(puzzle, region);
        return new Sample(puzzle, solver.solutions(), solver);
    }

    /** Returns a puzzle. If the lattice has junctions, pieces may cross in every second puzzle and have junctions in the others. */
    private static Puzzle puzzle(
            String name, Container container, boolean oneSided, List<Piece> pieces, Random random) {
        Lattice lattice = container.lattice();
        if (!lattice.hasJunctions()) {
            return new Puzzle(name, container, oneSided, pieces);
        }
        Container cells = container.extent().isPresent()
                ? container
                : container.with(Extent.of(lattice.written(container.cells()), List.of()));
        if (random.nextBoolean()) {
            return new Puzzle(name, cells, oneSided, pieces);
        }
        List<Piece> whole = pieces.stream()
                .map(piece -> new Piece(piece.name(), lattice.withJunctions(piece.cells()), piece.stationary()))
                .toList();
        if (container.extent().isEmpty()) {
            return new Puzzle(name, container, oneSided, whole);
        }
        List<Cell> optional = new ArrayList<>(lattice.withJunctions(container.cells()));
        optional.removeAll(container.extent().get().required());
        return new Puzzle(
                name, container.with(Extent.of(container.extent().get().required(), optional)), oneSided, whole);
    }

    private static Box box(Lattice lattice, Random random) {
        if (lattice.kinds() > lattice.classes()) {
            // lengths in voxels, of which a few only are cells
            return new Box(5 + random.nextInt(3), 5 + random.nextInt(2), 4 + random.nextInt(3));
        }
        if (lattice.coordinates() > 3) {
            return new Box(1 + random.nextInt(4), 1 + random.nextInt(3), 1 + random.nextInt(3), 1 + random.nextInt(3));
        }
        int small = lattice.classes() > 2 && !lattice.hasJunctions() ? 2 : 3;
        return new Box(
                small + random.nextInt(2), small + random.nextInt(2), lattice.isPlanar() ? 1 : 1 + random.nextInt(3));
    }

    /** Returns, for sticks, the cells with which a piece goes straight on, if there are any: only such pieces can cross. */
    private static List<Cell> straightOn(Lattice lattice, List<Cell> beside, NavigableSet<Cell> grown) {
        List<Cell> straight = beside.stream()
                .filter(cell -> {
                    NavigableSet<Cell> more = new TreeSet<>(grown);
                    more.add(cell);
                    return lattice.withJunctions(more).size()
                            > lattice.withJunctions(grown).size() + 1;
                })
                .toList();
        return straight.isEmpty() ? beside : straight;
    }

    /** Some of the cells, each beside one that came before it, unless there is none or once in a while. */
    private static NavigableSet<Cell> grown(Lattice lattice, Iterable<Cell> cells, int size, Random random) {
        List<Cell> open = new ArrayList<>();
        cells.forEach(open::add);
        NavigableSet<Cell> grown = new TreeSet<>();
        while (grown.size() < size && !open.isEmpty()) {
            List<Cell> beside = open.stream()
                    .filter(cell -> lattice.directions(cell).stream()
                            .anyMatch(direction -> grown.contains(cell.plus(direction.step()))))
                    .toList();
            List<Cell> candidates =
                    beside.isEmpty() || random.nextInt(15) == 0 ? open : straightOn(lattice, beside, grown);
            Cell next = candidates.get(random.nextInt(candidates.size()));
            grown.add(next);
            open.remove(next);
        }
        return grown;
    }
}
