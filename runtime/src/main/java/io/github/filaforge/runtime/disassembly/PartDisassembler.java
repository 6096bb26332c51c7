package io.github.filaforge.runtime.disassembly;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes assemblies apart, breadth first, so that each part falls into two parts after the fewest moves. A sub-assembly of an
 * assembly that can be taken apart can be taken apart too, by the moves of the whole one. So one separation for each part
 * decides. A part that cannot be taken apart, or whose pieces are all in one group, stays together if groups allow it. A
 * disassembler belongs to one thread; it remembers parts, and its table serves all assemblies.
 */
public final class PartDisassembler {

    /** The greatest number of pieces of an assembly: a group is a word of bits. */
    public static final int MOST_PIECES = 64;

    /** The greatest number of pieces of all parts that are remembered. */
    private static final int MOST_REMEMBERED = 200_000;

    /** The greatest difference of two coordinates of an assembly, so that its pieces have room to move in the table. */
    private static final int MOST_EXTENT = 80;

    private static final int COORDINATES = 3;

    private final Clearances clearances;
    private final Motions motions;
    private final PieceGroups groups;
    private final long mostStates;
    private final Map<Part, Known> known = new HashMap<>();
    private int remembered;
    private long states;

    /**
     * A part that was searched.
     *
     * @param separation the moves; {@code null} if the part cannot be taken apart
     * @param states the number of states that were found for it and its parts
     */
    private record Known(PartSeparation separation, long states) {}

    /**
     * Makes a disassembler.
     *
     * @param groups the groups of the kinds of pieces
     * @param mostStates the number of states of an assembly after which the search for moves gives up
     */
    public PartDisassembler(Motions motions, PieceGroups groups, long mostStates) {
        this.motions = motions;
        this.groups = groups;
        this.clearances = new Clearances(motions);
        this.mostStates = mostStates;
    }

    /**
     * Takes an assembly apart.
     *
     * @param pieces the cells of each piece: three coordinates for each cell. Two pieces have no cell in common.
     * @param kinds the kind of each piece in the groups
     * @return the moves, none for a single piece; {@code null} if the assembly cannot be taken apart
     * @throws UndecidedException if the limit of states, of pieces or of places comes first
     */
    public PartSeparation takeApart(int[][] pieces, int... kinds) {
        if (pieces.length > MOST_PIECES) {
            throw new UndecidedException("there are more than " + MOST_PIECES + " pieces");
        }
        clearances.makeRoom();
        states = 0;
        if (pieces.length <= 1) {
            return PartSeparation.NONE;
        }
        PartSeparation found = separated(located(pieces, kinds));
        return found != null && mayStay(found, kinds) ? found : null;
    }

    private boolean mayStay(PartSeparation separation, int... kinds) {
        List<Long> together = new ArrayList<>();
        separation.addTogether(together);
        List<int[]> parts = new ArrayList<>();
        for (long pieces : together) {
            parts.add(taken(kinds, numbers(pieces)));
        }
        return groups.mayStay(parts);
    }

    /** A part with the numbers of its pieces in the assembly. */
    private static final class Numbered {

        private final Part part;
        private final int[] numbers;

        Numbered(Part part, int... numbers) {
            this.part = part;
            this.numbers = numbers;
        }
    }

    private Numbered located(int[][] pieces, int... kinds) {
        checkExtent(pieces);
        int[] bodies = new int[pieces.length];
        int[] places = new int[pieces.length];
        for (int piece = 0; piece < bodies.length; piece++) {
            int[] cells = relative(pieces[piece], pieces[0]);
            Arrays.sort(cells);
            int point = cells[0] - fromPoint(cells[0], pieces[0]);
            for (int i = 0; i < cells.length; i++) {
                cells[i] -= point;
            }
            bodies[piece] = clearances.body(cells);
            places[piece] = point;
        }
        return sorted(kinds, bodies, places, numbers(-1L >>> (Long.SIZE - bodies.length)));
    }

    /** Returns the places of cells relative to the first cell of other cells. */
    private static int[] relative(int[] cells, int[] origin) {
        int[] places = new int[cells.length / COORDINATES];
        for (int i = 0; i < places.length; i++) {
            places[i] = Motions.place(
                    cells[COORDINATES * i] - origin[0],
                    cells[COORDINATES * i + 1] - origin[1],
                    cells[COORDINATES * i + 2] - origin[2]);
        }
        return places;
    }

    /** Returns the place of a cell, which is relative to the first cell of other cells, relative to its own point. */
    private int fromPoint(int place, int... origin) {
        int z = Motions.z(place);
        int y = Motions.y(place, z);
        return motions.fromPoint(Motions.x(place, y, z) + origin[0], y + origin[1], z + origin[2]);
    }

    private static void checkExtent(int[]... pieces) {
        for (int axis = 0; axis < COORDINATES; axis++) {
            long least = Long.MAX_VALUE;
            long most = Long.MIN_VALUE;
            for (int[] piece : pieces) {
                for (int i = axis; i < piece.length; i += COORDINATES) {
                    least = Math.min(least, piece[i]);
                    most = Math.max(most, piece[i]);
                }
            }
            if (most - least > MOST_EXTENT) {
                throw new UndecidedException("more than " + MOST_EXTENT + " cells lie between two of its cells");
            }
        }
    }

    /**
     * Returns a part whose pieces are sorted by body and place, so that equal parts have equal keys. If several separations
     * take the fewest moves, the order of the pieces decides which one is found, so it must not depend on other assemblies.
     */
    private Numbered sorted(int[] kinds, int[] bodies, int[] places, int[] numbers) {
        int[] order = new int[bodies.length];
        for (int i = 0; i < order.length; i++) {
            int at = i;
            while (at > 0 && isBefore(i, order[at - 1], kinds, bodies, places)) {
                order[at] = order[at - 1];
                at--;
            }
            order[at] = i;
        }
        int[] ofPlaces = taken(places, order);
        for (int i = ofPlaces.length - 1; i >= 0; i--) {
            ofPlaces[i] -= ofPlaces[0];
        }
        return new Numbered(new Part(taken(kinds, order), taken(bodies, order), ofPlaces), taken(numbers, order));
    }

    private boolean isBefore(int piece, int other, int[] kinds, int[] bodies, int[] places) {
        if (kinds[piece] != kinds[other]) {
            return kinds[piece] < kinds[other];
        }
        return bodies[piece] == bodies[other]
                ? places[piece] < places[other]
                : clearances.compare(bodies[piece], bodies[other]) < 0;
    }

    /** Returns the numbers that stand at some indices. */
    private static int[] taken(int[] numbers, int... indices) {
        int[] taken = new int[indices.length];
        for (int i = 0; i < indices.length; i++) {
            taken[i] = numbers[indices[i]];
        }
        return taken;
    }

    /** Returns the numbers of bits, ascending. */
    private static int[] numbers(long bits) {
        int[] numbers = new int[Long.bitCount(bits)];
        long rest = bits;
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = Long.numberOfTrailingZeros(rest);
            rest &= rest - 1L;
        }
        return numbers;
    }

    private PartSeparation separated(Numbered numbered) {
        Part part = numbered.part;
        Known before = known.get(part);
        PartSeparation found;
        if (before == null) {
            long first = states;
            found = search(part);
            if (remembered > MOST_REMEMBERED) {
                known.clear();
                remembered = 0;
            }
            remembered += part.size();
            known.put(part, new Known(found, states - first));
        } else {
            // The limit of states decides equally, whichever parts are remembered.
            found = before.separation();
            states += before.states();
            if (states > mostStates) {
                throw UndecidedException.afterStates(mostStates);
            }
        }
        return found == null ? null : found.renumbered(numbered.numbers);
    }

    private PartSeparation search(Part part) {
        PartSearch search = new PartSearch(clearances, motions, part, mostStates, mostStates - states);
        try {
            if (!search.findsSeparation()) {
                return null;
            }
        } finally {
            states += search.states();
        }
        List<PartMove> moves = search.moves();
        long all = -1L >>> (Long.SIZE - part.size());
        long gone = moves.get(moves.size() - 1).pieces();
        PartSeparation staying = null;
        PartSeparation leaving = null;
        if (Long.bitCount(all & ~gone) > 1) {
            Numbered rest = part(part, search.places(), numbers(all & ~gone));
            staying = separatedIfNeeded(rest);
            if (staying == null && !groups.mayStay(rest.part.kinds())) {
                return null;
            }
        }
        if (Long.bitCount(gone) > 1) {
            Numbered off = part(part, search.places(), numbers(gone));
            leaving = separatedIfNeeded(off);
            if (leaving == null && !groups.mayStay(off.part.kinds())) {
                return null;
            }
        }
        return new PartSeparation(all, moves, staying, leaving);
    }

    private PartSeparation separatedIfNeeded(Numbered numbered) {
        return groups.areOneGroup(numbered.part.kinds()) ? null : separated(numbered);
    }

    private Numbered part(Part whole, int[] places, int... pieces) {
        return sorted(taken(whole.kinds(), pieces), taken(whole.bodies(), pieces), taken(places, pieces), pieces);
    }
}
