package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Region;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Counts the solutions of a problem as BurrTools does. For BurrTools, a solution and its copies by rotations of the result
 * are one solution. The mirror image is included too if the mirror image of each piece is a piece. Pieces of two entries are
 * different, whatever their shapes: solutions that only exchange such pieces count as several. Solutions also count as
 * several if a piece lies in one place in two ways that its colours distinguish.
 *
 * <p>This class receives solutions for which pieces of one shape are alike. For each of them it counts the solutions of
 * BurrTools, up to the symmetries of the result, by the lemma of Cauchy and Frobenius.
 */
public final class BurrCount {

    private static final int NO_PLACE = -1;

    private final BurrPuzzle puzzle;
    private final MirrorPairs mirrors;
    /** The first entry that has the shape of an entry, for each entry. */
    private final List<Integer> shapes;
    /** The first entry that has the mirror image of an entry, for each entry; -1 if there is none. */
    private final List<Integer> images;
    /** The entry whose pieces the pieces of an entry become in a mirror, for each entry; -1 if there is none. */
    private final List<Integer> partners;
    /** The entries of each shape. */
    private final Map<Integer, List<Integer>> entriesOfShape;
    /** The number of pieces that every solution has of an entry, for each entry. */
    private final List<Integer> fewest = new ArrayList<>();
    /** The number of pieces that a solution can have of an entry, for each entry. */
    private final List<Integer> most;
    /** The index of the entry of each piece, by the name of the piece. */
    private final Map<String, Integer> entries = new HashMap<>();

    private final boolean canLieInTwoWays;
    private final Region region;
    private final List<Motion> motions;
    private final boolean countsMirrorImagesOnce;
    private final boolean isKnown;
    private BigInteger count = BigInteger.ZERO;

    /** A symmetry of the result. */
    private static final class Motion {

        /** The number of the cell to which each cell is carried, by its number. */
        private final int[] cells;

        private final boolean isReflection;

        Motion(List<Integer> cells, boolean isReflection) {
            this.cells = cells.stream().mapToInt(Integer::intValue).toArray();
            this.isReflection = isReflection;
        }
    }

    /**
     * The solutions of BurrTools that correspond to one solution.
     *
     * @param number their number
     * @param haveTwin true if they also correspond to the mirror image of the solution, and this is another solution
     */
    private record Counted(BigInteger number, boolean haveTwin) {}

    public BurrCount(BurrPuzzle puzzle) {
        this.puzzle = puzzle;
        this.mirrors = new MirrorPairs(puzzle);
        this.canLieInTwoWays = mirrors.canLieInTwoWays();
        Set<String> optional = puzzle.defined().puzzle().pieces().stream()
                .filter(Piece::optional)
                .map(Piece::name)
                .collect(Collectors.toSet());
        for (List<String> names : puzzle.names()) {
            names.forEach(name -> entries.put(name, fewest.size()));
            fewest.add((int)
                    names.stream().filter(name -> !optional.contains(name)).count());
        }
        this.shapes = mirrors.shapes();
        this.images = mirrors.images();
        this.partners = mirrors.partners();
        this.entriesOfShape = IntStream.range(0, shapes.size()).boxed().collect(Collectors.groupingBy(shapes::get));
        this.most = puzzle.names().stream().map(List::size).toList();
        this.region = puzzle.defined().puzzle().region();
        CellColours colours = puzzle.defined().puzzle().container().colours();
        this.motions = motions(region, mirrors.areMirrorImagesOnce()).stream()
                .filter(motion -> IntStream.range(0, region.size())
                        .allMatch(number -> colours.colour(region.cell(number))
                                == colours.colour(region.cell(motion.cells[number]))))
                .toList();
        this.countsMirrorImagesOnce = motions.stream().anyMatch(motion -> motion.isReflection);
        this.isKnown = !countsMirrorImagesOnce
                || (areRangesMirrored()
                        && (hasEqualEntries() ? mirrors.arePairedAlike() : mirrors.arePairedAsFarAsMirrored()));
    }

    private static List<Motion> motions(Region region, boolean withReflections) {
        Lattice lattice = region.lattice();
        Map<List<Integer>, Motion> distinct = new LinkedHashMap<>();
        for (boolean isReflection : new boolean[] {false, true}) {
            for (Symmetry symmetry : lattice.symmetries()) {
                if (symmetry.isReflection() == isReflection && (withReflections || !isReflection)) {
                    carried(region, symmetry)
                            .ifPresent(cells -> distinct.putIfAbsent(cells, new Motion(cells, isReflection)));
                }
            }
        }
        return List.copyOf(distinct.values());
    }

    private static Optional<List<Integer>> carried(Region region, Symmetry symmetry) {
        Lattice lattice = region.lattice();
        List<Cell> turned = region.cells().stream()
                .map(cell -> lattice.apply(symmetry, cell))
                .toList();
        Cell first = turned.stream().min(Cell::compareTo).orElseThrow();
        if (lattice.kindOf(first) != lattice.kindOf(region.cell(0))) {
            return Optional.empty();
        }
        Cell shift = region.cell(0).minus(first);
        List<Integer> cells = turned.stream()
                .map(cell -> region.numberOf(cell, shift))
                .filter(number -> number >= 0)
                .toList();
        boolean isKept = cells.size() == region.size()
                && IntStream.range(0, cells.size())
                        .allMatch(number -> region.optional().contains(number)
                                == region.optional().contains(cells.get(number)));
        return isKept ? Optional.of(cells) : Optional.empty();
    }

    /**
     * Returns true if BurrTools may count several solutions where this program finds one, so that its number of solutions is
     * not the number of BurrTools.
     */
    public boolean tellsMoreApart() {
        return canLieInTwoWays || hasEqualEntries();
    }

    private boolean hasEqualEntries() {
        return IntStream.range(0, shapes.size()).anyMatch(entry -> shapes.get(entry) != entry && most.get(entry) > 0);
    }

    /** Returns true if mirror images may count once and are not rotations of one another anyway. */
    public boolean countsMirrorImagesOnce() {
        return countsMirrorImagesOnce;
    }

    /**
     * Returns true if this class can count the solutions. It cannot if BurrTools pairs mirror images piece by piece in a way
     * that depends on which piece lies where, or if a shape and its mirror image have different ranges. Then BurrTools
     * counts a solution and its mirror image once, and a search finds both.
     */
    public boolean isKnown() {
        return isKnown;
    }

    private boolean areRangesMirrored() {
        return IntStream.range(0, shapes.size()).allMatch(entry -> {
            int shape = shapes.get(entry);
            int image = images.get(shape);
            return image < 0 || (sum(fewest, shape) == sum(fewest, image) && sum(most, shape) == sum(most, image));
        });
    }

    /** Returns the sum of a number over all entries of a shape. */
    private int sum(List<Integer> numbers, int shape) {
        return entriesOfShape.get(shape).stream().mapToInt(numbers::get).sum();
    }

    /** Returns the number of solutions of BurrTools so far. */
    public BigInteger count() {
        return count;
    }

    /**
     * Adds all solutions of BurrTools that correspond to one solution: they differ only in the entries of the pieces of a
     * shape, and in the colours of pieces that can lie in one place in several ways.
     *
     * @param solution all mobile pieces of the solution; each solution is added once up to rotation and reflection
     */
    public void add(List<PlacedPiece> solution) {
        count = count.add(counted(solution).number());
    }

    /**
     * Returns twice the share of a solution in the number of solutions of BurrTools. If the mirror image is another solution
     * that counts together with this one, each of the two has half of their number. So the shares of all solutions, each
     * once up to rotation, add up to twice the number of solutions of BurrTools.
     *
     * @param solution all mobile pieces of the solution
     */
    public BigInteger doubleShare(List<PlacedPiece> solution) {
        Counted counted = counted(solution);
        return counted.haveTwin() ? counted.number() : counted.number().shiftLeft(1);
    }

    private Counted counted(List<PlacedPiece> solution) {
        int[][] places = new int[solution.size()][];
        int[] fillers = new int[region.size()];
        Arrays.fill(fillers, NO_PLACE);
        List<Integer> ofShape = new ArrayList<>();
        List<Set<SortedMap<Integer, Integer>>> ways = new ArrayList<>();
        for (PlacedPiece piece : solution) {
            int entry = entries.get(piece.name());
            ofShape.add(shapes.get(entry));
            ways.add(canLieInTwoWays ? ways(entry, piece) : Set.of());
            int place = ofShape.size() - 1;
            places[place] =
                    BurrPuzzle.cells(piece).stream().mapToInt(region::numberOf).toArray();
            for (int cell : places[place]) {
                fillers[cell] = place;
            }
        }
        BigInteger fixed = BigInteger.ZERO;
        int stabiliser = 0;
        boolean isReflected = false;
        for (Motion motion : motions) {
            Optional<List<Integer>> carried =
                    carried(places, fillers, motion).filter(to -> areShapesCarried(ofShape, to, motion.isReflection));
            if (carried.isPresent()) {
                stabiliser++;
                isReflected |= motion.isReflection;
                List<List<Integer>> cycles = cycles(carried.get());
                BigInteger shared = new Assignment(ofShape, cycles, motion.isReflection).count();
                for (List<Integer> cycle : canLieInTwoWays ? cycles : List.<List<Integer>>of()) {
                    shared = shared.multiply(BigInteger.valueOf(kept(ways.get(cycle.get(0)), cycle.size(), motion)));
                }
                fixed = fixed.add(shared);
            }
        }
        boolean haveTwin =
                countsMirrorImagesOnce && !isReflected && ofShape.stream().allMatch(shape -> images.get(shape) >= 0);
        return new Counted(fixed.divide(BigInteger.valueOf(stabiliser)), haveTwin);
    }

    /**
     * Returns the colours that a piece can have in its place: for each way to lie there, the colour by the number of the
     * cell.
     */
    private Set<SortedMap<Integer, Integer>> ways(int entry, PlacedPiece piece) {
        BurrShape shape = puzzle.shape(entry);
        CellColours colours = puzzle.defined().puzzle().container().colours();
        SortedMap<Cell, Cell> cells = new TreeMap<>();
        BurrPuzzle.cells(piece).forEach(cell -> cells.put(puzzle.voxel(cell), cell));
        List<Cell> covered = List.copyOf(cells.values());
        List<Cell> filled = shape.voxels(State.FILLED);
        return puzzle.turns().colours(filled, List.copyOf(cells.keySet()), shape::colour).stream()
                .filter(way -> IntStream.range(0, way.size())
                        .allMatch(i -> colours.permit(way.get(i), colours.colour(covered.get(i)))))
                .map(way -> {
                    SortedMap<Integer, Integer> ofCells = new TreeMap<>();
                    IntStream.range(0, way.size())
                            .forEach(i -> ofCells.put(region.numberOf(covered.get(i)), way.get(i)));
                    return ofCells;
                })
                .collect(Collectors.toSet());
    }

    /**
     * Returns for each place the index of the place to which a motion carries it, or empty if one is carried to no place of
     * a piece.
     *
     * @param places the numbers of the cells of each place
     * @param fillers the place of each cell; {@link #NO_PLACE} if it is open
     */
    private static Optional<List<Integer>> carried(int[][] places, int[] fillers, Motion motion) {
        List<Integer> carried = new ArrayList<>();
        for (int[] place : places) {
            int other = fillers[motion.cells[place[0]]];
            if (other == NO_PLACE || places[other].length != place.length) {
                return Optional.empty();
            }
            for (int cell : place) {
                if (fillers[motion.cells[cell]] != other) {
                    return Optional.empty();
                }
            }
            carried.add(other);
        }
        return Optional.of(carried);
    }

    /**
     * Returns true if each piece is carried to a piece of its shape, or under a reflection of the shape of its mirror image.
     * Colours do not count, since they may differ.
     */
    private boolean areShapesCarried(List<Integer> ofShape, List<Integer> carried, boolean isReflection) {
        return IntStream.range(0, carried.size()).allMatch(place -> {
            int shape = ofShape.get(place);
            int expected = isReflection ? images.get(shape) : shape;
            return ofShape.get(carried.get(place)) == expected;
        });
    }

    /** Returns the cycles of places: each place of a cycle is carried to the next place, the last to the first. */
    private static List<List<Integer>> cycles(List<Integer> carried) {
        List<List<Integer>> cycles = new ArrayList<>();
        boolean[] seen = new boolean[carried.size()];
        for (int start = 0; start < seen.length; start++) {
            List<Integer> cycle = new ArrayList<>();
            for (int place = start; !seen[place]; place = carried.get(place)) {
                seen[place] = true;
                cycle.add(place);
            }
            if (!cycle.isEmpty()) {
                cycles.add(cycle);
            }
        }
        return cycles;
    }

    /** Returns the number of ways to lie in a place that a motion keeps if it is applied a number of times. */
    private static long kept(Set<SortedMap<Integer, Integer>> ways, int times, Motion motion) {
        return ways.stream()
                .filter(way -> {
                    SortedMap<Integer, Integer> carried = way;
                    for (int i = 0; i < times; i++) {
                        SortedMap<Integer, Integer> next = new TreeMap<>();
                        carried.forEach((cell, colour) -> next.put(motion.cells[cell], colour));
                        carried = next;
                    }
                    return carried.equals(way);
                })
                .count();
    }

    /** The ways to assign the pieces of a solution to entries that a symmetry of the solution keeps. */
    private final class Assignment {

        /** The shape of each piece, as the first entry that has it. */
        private final List<Integer> ofShape;
        /** The cycles of pieces: the symmetry carries each piece of a cycle to the next. */
        private final List<List<Integer>> cycles;

        private final boolean isReflection;
        private final Map<List<Integer>, BigInteger> known = new HashMap<>();

        Assignment(List<Integer> ofShape, List<List<Integer>> cycles, boolean isReflection) {
            this.ofShape = ofShape;
            this.cycles = cycles;
            this.isReflection = isReflection;
        }

        BigInteger count() {
            return count(0, most.stream().mapToInt(Integer::intValue).toArray());
        }

        /**
         * Returns the number of ways to assign the cycles that are left.
         *
         * @param next the cycle that is assigned next
         * @param left the number of pieces that each entry has left, which this method may change
         */
        private BigInteger count(int next, int... left) {
            if (next == cycles.size()) {
                boolean areEnough = IntStream.range(0, left.length)
                        .allMatch(entry -> most.get(entry) - left[entry] >= fewest.get(entry));
                return areEnough ? BigInteger.ONE : BigInteger.ZERO;
            }
            List<Integer> ofCycle =
                    entriesOfShape.get(ofShape.get(cycles.get(next).get(0)));
            if (ofCycle.size() == 1) {
                return takes(cycles.get(next), ofCycle.get(0), left) ? count(next + 1, left) : BigInteger.ZERO;
            }
            List<Integer> state = new ArrayList<>(Arrays.stream(left).boxed().toList());
            state.add(next);
            BigInteger before = known.get(state);
            if (before != null) {
                return before;
            }
            BigInteger sum = BigInteger.ZERO;
            for (int entry : ofCycle) {
                int[] rest = left.clone();
                if (takes(cycles.get(next), entry, rest)) {
                    sum = sum.add(count(next + 1, rest));
                }
            }
            known.put(state, sum);
            return sum;
        }

        /** Assigns the first piece of a cycle to an entry, and with it all others, and returns true if this is possible. */
        private boolean takes(List<Integer> cycle, int first, int... rest) {
            int entry = first;
            for (int piece : cycle) {
                if (entry < 0 || !shapes.get(entry).equals(ofShape.get(piece)) || rest[entry] == 0) {
                    return false;
                }
                rest[entry]--;
                entry = isReflection ? partners.get(entry) : entry;
            }
            return entry == first;
        }
    }
}
