package io.github.filaforge.burrtools;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Region;
import io.github.filaforge.runtime.PlacedPiece;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Counts solutions of a problem as BurrTools does: each once of all that rotations of the result make of it, and mirror
 * images once too where the pieces are closed under them. Pieces of two entries are different, whatever their shapes, so that
 * solutions which only exchange such pieces are several.
 *
 * <p>It is told of solutions for which pieces of one shape are alike, each once up to rotation and reflection. In how many
 * ways the pieces of a shape can be shared out between its entries, up to the symmetries of the solution, is counted by the
 * lemma of Cauchy and Frobenius.
 */
public final class BurrCount {

    /** For each entry how many of its pieces are used. */
    private final List<Integer> used;
    /** For each entry the first entry of its shape. */
    private final List<Integer> shapes;
    /** For each entry the entry of its mirror image. */
    private final Optional<List<Integer>> partners;

    private final Map<String, Integer> entries = new HashMap<>();
    private final boolean areColoursPlain;
    private final Region region;
    private final List<Motion> motions;
    private BigInteger count = BigInteger.ZERO;

    /** A symmetry of the result: to which cell each is carried. */
    private record Motion(List<Integer> cells, boolean isReflection) {}

    /** Counts solutions of a problem. */
    public BurrCount(BurrPuzzle puzzle) {
        Mirrors mirrors = new Mirrors(puzzle);
        this.used = puzzle.names().stream().map(List::size).toList();
        this.shapes = mirrors.shapes();
        this.partners = mirrors.partners();
        this.areColoursPlain = mirrors.areColoursPlain();
        for (int entry = 0; entry < used.size(); entry++) {
            for (String name : puzzle.names().get(entry)) {
                entries.put(name, entry);
            }
        }
        this.region = puzzle.defined().puzzle().region();
        CellColours colours = puzzle.defined().puzzle().container().colours();
        this.motions = motions(region, mirrors.areClosed()).stream()
                .filter(motion -> IntStream.range(0, region.size())
                        .allMatch(number -> colours.colour(region.cell(number))
                                == colours.colour(region.cell(motion.cells().get(number)))))
                .toList();
    }

    private static List<Motion> motions(Region region, boolean areClosed) {
        Lattice lattice = region.lattice();
        Map<List<Integer>, Motion> distinct = new LinkedHashMap<>();
        for (boolean isReflection : new boolean[] {false, true}) {
            for (Symmetry symmetry : lattice.symmetries()) {
                if (symmetry.isReflection() == isReflection && (areClosed || !isReflection)) {
                    carried(region, symmetry)
                            .ifPresent(cells -> distinct.putIfAbsent(cells, new Motion(cells, isReflection)));
                }
            }
        }
        return List.copyOf(distinct.values());
    }

    private static Optional<List<Integer>> carried(Region region, Symmetry symmetry) {
        Lattice lattice = region.lattice();
        List<Cell> turned = new ArrayList<>();
        for (int number = 0; number < region.size(); number++) {
            turned.add(lattice.apply(symmetry, region.cell(number)));
        }
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

    /** Whether pieces of two entries have the same shape, so that the number of solutions does not tell that of BurrTools. */
    public boolean hasEqualEntries() {
        for (int entry = 0; entry < shapes.size(); entry++) {
            if (shapes.get(entry) != entry && used.get(entry) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether mirror images count once and are not rotations of one another anyhow. */
    public boolean countsMirrorImagesOnce() {
        return motions.stream().anyMatch(Motion::isReflection);
    }

    /**
     * Whether solutions can be counted so. Else mirror images are paired piece by piece, in a way that is not known, or colours
     * tell ways to lie in one place apart.
     */
    public boolean isKnown() {
        return areColoursPlain && (!hasEqualEntries() || !countsMirrorImagesOnce() || partners.isPresent());
    }

    /** How many there are so far. */
    public BigInteger count() {
        return count;
    }

    /**
     * Adds all solutions that differ from one only in which pieces of a shape lie where.
     *
     * @param solution all its mobile pieces
     */
    public void add(List<PlacedPiece> solution) {
        Map<List<Integer>, Integer> places = new LinkedHashMap<>();
        int[] ofShape = new int[solution.size()];
        for (PlacedPiece piece : solution) {
            ofShape[places.size()] = shapes.get(entries.get(piece.name()));
            places.put(cells(piece), places.size());
        }
        BigInteger fixed = BigInteger.ZERO;
        int stabiliser = 0;
        for (Motion motion : motions) {
            Optional<int[]> carried = carried(places, motion);
            if (carried.isPresent()) {
                stabiliser++;
                fixed = fixed.add(new SharedOut(ofShape, carried.get(), motion.isReflection()).count());
            }
        }
        count = count.add(fixed.divide(BigInteger.valueOf(stabiliser)));
    }

    private List<Integer> cells(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> region.numberOf(new Cell(cell.get(0), cell.get(1), cell.get(2))))
                .sorted()
                .toList();
    }

    /** For each place that to which it is carried; empty if there is none. */
    private static Optional<int[]> carried(Map<List<Integer>, Integer> places, Motion motion) {
        int[] carried = new int[places.size()];
        int number = 0;
        for (List<Integer> place : places.keySet()) {
            Integer other =
                    places.get(place.stream().map(motion.cells()::get).sorted().toList());
            if (other == null) {
                return Optional.empty();
            }
            carried[number++] = other;
        }
        return Optional.of(carried);
    }

    /** In how many ways places are shared out between entries so that a symmetry changes nothing. */
    private final class SharedOut {

        private final int[] ofShape;
        private final boolean isReflection;
        private final List<List<Integer>> cycles = new ArrayList<>();
        private final Map<List<Integer>, BigInteger> known = new HashMap<>();

        SharedOut(int[] ofShape, int[] carried, boolean isReflection) {
            this.ofShape = ofShape;
            this.isReflection = isReflection;
            boolean[] seen = new boolean[carried.length];
            for (int start = 0; start < carried.length; start++) {
                List<Integer> cycle = new ArrayList<>();
                for (int place = start; !seen[place]; place = carried[place]) {
                    seen[place] = true;
                    cycle.add(place);
                }
                if (!cycle.isEmpty()) {
                    cycles.add(cycle);
                }
            }
        }

        BigInteger count() {
            return count(0, used.stream().mapToInt(Integer::intValue).toArray());
        }

        private BigInteger count(int next, int... left) {
            if (next == cycles.size()) {
                return BigInteger.ONE;
            }
            List<Integer> state = new ArrayList<>(Arrays.stream(left).boxed().toList());
            state.add(next);
            BigInteger before = known.get(state);
            if (before != null) {
                return before;
            }
            BigInteger sum = BigInteger.ZERO;
            for (int entry = 0; entry < used.size(); entry++) {
                int[] rest = left.clone();
                if (takes(cycles.get(next), entry, rest)) {
                    sum = sum.add(count(next + 1, rest));
                }
            }
            known.put(state, sum);
            return sum;
        }

        /** Gives the first place of a cycle to an entry, and so all of them; whether that can be. */
        private boolean takes(List<Integer> cycle, int first, int... rest) {
            int entry = first;
            for (int place : cycle) {
                if (shapes.get(entry) != ofShape[place] || rest[entry] == 0) {
                    return false;
                }
                rest[entry]--;
                entry = isReflection ? partners.orElseThrow().get(entry) : entry;
            }
            return entry == first;
        }
    }
}
