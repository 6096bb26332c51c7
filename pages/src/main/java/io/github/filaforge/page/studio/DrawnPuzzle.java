package io.github.filaforge.page.studio;

import io.github.filaforge.definition.PieceFamily;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.RequestException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A packing as a person draws it, whose pieces need not fit its region yet. Immutable. {@link DrawnRegion}, {@link
 * DrawnPlaces} and {@link DrawnPieces} change its parts.
 *
 * @param base the puzzle that has all of this but the pieces
 * @param families the pieces with their copies
 */
record DrawnPuzzle(Puzzle base, List<PieceFamily> families) {

    static DrawnPuzzle of(Puzzle puzzle) {
        return new DrawnPuzzle(puzzle, PieceFamily.of(puzzle));
    }

    /** Returns a puzzle without pieces, whose region is the whole box. */
    static DrawnPuzzle empty(Lattice lattice, Box box) {
        return of(new Puzzle("puzzle", new Container(lattice, box), Turns.ALL, List.of()));
    }

    /**
     * Returns a box.
     *
     * @param lengths its lengths along x, y and z, and along w in a lattice of four dimensions
     * @throws RequestException if they are no lengths of a box of the lattice
     */
    static Box box(Lattice lattice, int... lengths) {
        if (lengths.length != lattice.coordinates()) {
            throw new RequestException("a box has " + lattice.coordinates() + " lengths, not " + lengths.length);
        }
        for (int length : lengths) {
            if (length < 1 || length > lattice.longestSide()) {
                throw new RequestException("a length is from 1 to " + lattice.longestSide() + ", not " + length);
            }
        }
        if (lattice.isPlanar() && lengths[2] > 1) {
            throw new RequestException("the lattice " + lattice.name() + " has one layer");
        }
        return new Box(lengths[0], lengths[1], lengths[2], lengths.length > 3 ? lengths[3] : 1);
    }

    Lattice lattice() {
        return base.lattice();
    }

    Container container() {
        return base.container();
    }

    /** Returns the puzzle with all its pieces. */
    Puzzle puzzle() {
        long cells = PieceFamily.cells(base.withPieces(families.stream()
                .filter(family -> family.piece().stationary() || family.piece().isChoice())
                .map(PieceFamily::piece)
                .toList()));
        return base.withPieces(families.stream()
                .flatMap(family -> family.pieces(lattice(), cells).stream())
                .toList());
    }

    /** Returns true if sticks may cross, so that no junctions belong to pieces and region. */
    boolean mayCross() {
        return lattice().hasJunctions()
                && container().extent().isPresent()
                && !container().hasJunctions();
    }

    DrawnPuzzle in(Container other) {
        return with(new Puzzle(base.name(), other, base.turns(), List.of(), base.placed(), base.mostEmpty()));
    }

    /** Returns this puzzle with turns that its pieces may make unless they have turns of their own. */
    DrawnPuzzle turning(Turns turns) {
        return with(new Puzzle(base.name(), container(), turns, List.of(), base.placed(), base.mostEmpty()));
    }

    private DrawnPuzzle with(Puzzle other) {
        return new DrawnPuzzle(other, families);
    }

    /**
     * Returns this puzzle with other pieces. A choice counts as a piece of each solution, which definitions do not count. So
     * the numbers of pieces that a solution may have change with the number of choices.
     */
    DrawnPuzzle with(List<PieceFamily> others) {
        int more = choices(others) - choices(families);
        return new DrawnPuzzle(withPlaced(base.placed().plus(more)), others);
    }

    private static int choices(List<PieceFamily> families) {
        return (int)
                families.stream().filter(family -> family.piece().isChoice()).count();
    }

    private Puzzle withPlaced(PieceRange placed) {
        return new Puzzle(base.name(), container(), base.turns(), List.of(), placed, base.mostEmpty());
    }

    /** Returns this puzzle with numbers of pieces that a solution may have, without choices. */
    DrawnPuzzle placing(PieceRange range) {
        return with(withPlaced(range.plus(choices(families))));
    }

    /** Returns this puzzle with a limit of the optional cells that may stay empty. */
    DrawnPuzzle leavingAtMost(int most) {
        return with(base.leavingAtMost(most));
    }

    /** Returns the numbers of pieces that a solution may have, without choices. */
    PieceRange placed() {
        return base.placed().plus(-choices(families));
    }

    /** Returns the names of all pieces and choices, and those that copies of pieces share. */
    Set<String> names() {
        Set<String> names = families.stream().map(PieceFamily::name).collect(Collectors.toCollection(HashSet::new));
        puzzle().pieces().forEach(piece -> names.add(piece.name()));
        return names;
    }
}
