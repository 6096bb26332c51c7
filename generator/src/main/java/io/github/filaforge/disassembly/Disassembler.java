package io.github.filaforge.disassembly;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Takes assemblies apart, breadth first, so that each part falls into two parts after the fewest moves. A sub-assembly of an
 * assembly that can be taken apart can be taken apart too, by the moves of the whole one. So one separation for each part
 * decides. A part that cannot be taken apart, or whose pieces are all in one group, stays together if groups allow it. A
 * disassembler belongs to one thread; it remembers parts, and its table serves all assemblies.
 */
public final class Disassembler {

    /** The greatest number of pieces of an assembly: a group is a word of bits. */
    public static final int MOST_PIECES = 64;

    /** The greatest number of pieces of all parts that are remembered. */
    private static final int MOST_REMEMBERED = 200_000;

    /** The greatest difference of two coordinates of an assembly, so that its pieces have room to move in the table. */
    private static final int MOST_EXTENT = 80;

    private final Clearances clearances;
    private final Slides slides;
    private final PieceKinds kinds;
    private final long mostStates;
    private final Map<Part, Known> known = new HashMap<>();
    private int remembered;
    private long states;

    /**
     * A part that was searched.
     *
     * @param separation the moves; empty if the part cannot be taken apart
     * @param states the number of states that were found for it and its parts
     */
    private record Known(Optional<Separation> separation, long states) {}

    /**
     * Makes a disassembler.
     *
     * @param kinds the weights and groups of the pieces
     * @param mostStates the number of states of an assembly after which the search for moves gives up
     */
    public Disassembler(Slides slides, PieceKinds kinds, long mostStates) {
        this.slides = slides;
        this.kinds = kinds;
        this.clearances = new Clearances(slides);
        this.mostStates = mostStates;
    }

    /** The result for an assembly. */
    public enum Verdict {
        /** The assembly can be taken apart. */
        SEPARABLE,
        /** Some of its pieces cannot be taken apart by translations. */
        INSEPARABLE,
        /** The limit of states, or of places, came first. */
        UNDECIDED
    }

    /**
     * The result for an assembly.
     *
     * @param separation the moves, if the assembly can be taken apart and has several pieces
     * @param reason the reason why the assembly is not decided; empty if it is
     */
    public record Result(Verdict verdict, Optional<Separation> separation, Optional<String> reason) {}

    /**
     * Takes an assembly apart.
     *
     * @param pieces the cells of each piece, at least one piece; two pieces have no cell in common
     * @param ofPieces the kind of each piece
     */
    public Result takeApart(List<List<Cell>> pieces, List<Integer> ofPieces) {
        if (pieces.isEmpty() || pieces.size() > MOST_PIECES) {
            throw new IllegalArgumentException(pieces.size() + " pieces, where 1 to " + MOST_PIECES + " are possible");
        }
        clearances.makeRoom();
        states = 0;
        if (pieces.size() == 1) {
            return new Result(Verdict.SEPARABLE, Optional.empty(), Optional.empty());
        }
        try {
            Optional<Separation> found =
                    separated(located(pieces, ofPieces)).filter(separation -> mayStay(separation, ofPieces));
            return new Result(
                    found.isPresent() ? Verdict.SEPARABLE : Verdict.INSEPARABLE,
                    found.map(separation -> separation.keepingHeavy(piece -> kinds.weight(ofPieces.get(piece)))),
                    Optional.empty());
        } catch (UndecidedException e) {
            return new Result(Verdict.UNDECIDED, Optional.empty(), Optional.of(e.getMessage()));
        }
    }

    private boolean mayStay(Separation separation, List<Integer> ofPieces) {
        return kinds.mayStay(separation.together().stream()
                .map(part -> part.stream()
                        .mapToInt(piece -> kinds.grouped(ofPieces.get(piece)))
                        .toArray())
                .toList());
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

    private Numbered located(List<List<Cell>> pieces, List<Integer> ofPieces) {
        Lattice lattice = slides.lattice();
        checkExtent(pieces);
        int[] bodies = new int[pieces.size()];
        int[] places = new int[pieces.size()];
        Cell origin = null;
        for (int piece = 0; piece < bodies.length; piece++) {
            Cell[] cells = pieces.get(piece).toArray(Cell[]::new);
            Arrays.sort(cells);
            List<Cell> ascending = List.of(cells);
            Cell point = lattice.point(ascending.get(0));
            origin = origin == null ? point : origin;
            bodies[piece] = clearances.body(lattice.seenFromFirst(ascending));
            places[piece] = Clearances.place(point.minus(origin));
        }
        int[] grouped = ofPieces.stream().mapToInt(kinds::grouped).toArray();
        return sorted(grouped, bodies, places, IntStream.range(0, bodies.length).toArray());
    }

    private static void checkExtent(List<List<Cell>> pieces) {
        int[] least = {Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE};
        int[] most = {Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MIN_VALUE};
        for (List<Cell> piece : pieces) {
            for (Cell cell : piece) {
                stretch(least, most, 0, cell.x());
                stretch(least, most, 1, cell.y());
                stretch(least, most, 2, cell.z());
            }
        }
        for (int axis = 0; axis < least.length; axis++) {
            if ((long) most[axis] - least[axis] > MOST_EXTENT) {
                throw new UndecidedException("more than " + MOST_EXTENT + " cells lie between two of its cells");
            }
        }
    }

    private static void stretch(int[] least, int[] most, int axis, int number) {
        least[axis] = Math.min(least[axis], number);
        most[axis] = Math.max(most[axis], number);
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

    private Optional<Separation> separated(Numbered numbered) {
        Part part = numbered.part;
        Known before = known.get(part);
        Optional<Separation> found;
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
            checkStates(states);
        }
        return found.map(separation -> renumbered(separation, numbered.numbers));
    }

    private void checkStates(long number) {
        if (number > mostStates) {
            throw UndecidedException.afterStates(mostStates);
        }
    }

    private Optional<Separation> search(Part part) {
        PartSearch search = new PartSearch(clearances, slides.steps(), part, mostStates, mostStates - states);
        try {
            if (!search.findsSeparation()) {
                return Optional.empty();
            }
        } finally {
            states += search.states();
        }
        List<Move> moves = search.moves();
        Move last = moves.get(moves.size() - 1);
        Optional<Separation> staying = Optional.empty();
        Optional<Separation> leaving = Optional.empty();
        int[] left = IntStream.range(0, part.size())
                .filter(piece -> !last.pieces().contains(piece))
                .toArray();
        int[] gone = last.pieces().stream().mapToInt(Integer::intValue).toArray();
        if (left.length > 1) {
            Numbered rest = part(part, search.places(), left);
            staying = separatedIfNeeded(rest);
            if (staying.isEmpty() && !kinds.mayStay(rest.part.kinds())) {
                return Optional.empty();
            }
        }
        if (gone.length > 1) {
            Numbered off = part(part, search.places(), gone);
            leaving = separatedIfNeeded(off);
            if (leaving.isEmpty() && !kinds.mayStay(off.part.kinds())) {
                return Optional.empty();
            }
        }
        return Optional.of(
                new Separation(IntStream.range(0, part.size()).boxed().toList(), moves, staying, leaving));
    }

    private Optional<Separation> separatedIfNeeded(Numbered numbered) {
        return kinds.areOneGroup(numbered.part.kinds()) ? Optional.empty() : separated(numbered);
    }

    private Numbered part(Part whole, int[] places, int... pieces) {
        return sorted(taken(whole.kinds(), pieces), taken(whole.bodies(), pieces), taken(places, pieces), pieces);
    }

    /** Returns a separation whose piece i is the piece that a list has at i. */
    private static Separation renumbered(Separation separation, int... numbers) {
        List<Move> moves = new ArrayList<>();
        for (Move move : separation.moves()) {
            moves.add(new Move(renumbered(move.pieces(), numbers), move.step(), move.times()));
        }
        return new Separation(
                renumbered(separation.pieces(), numbers),
                moves,
                separation.staying().map(part -> renumbered(part, numbers)),
                separation.leaving().map(part -> renumbered(part, numbers)));
    }

    private static List<Integer> renumbered(List<Integer> pieces, int... numbers) {
        return pieces.stream().map(piece -> numbers[piece]).sorted().toList();
    }
}
