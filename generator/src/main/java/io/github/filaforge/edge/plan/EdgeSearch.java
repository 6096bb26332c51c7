package io.github.filaforge.edge.plan;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.SlipArray;
import io.github.filaforge.runtime.edge.EdgeBoard;
import io.github.filaforge.runtime.edge.EdgeForm;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Which solutions of an edge puzzle are searched for, and in which order cells are filled. Immutable.
 *
 * @param puzzle the puzzle
 * @param order the cells without pins
 * @param constraint the piece that may stand in some places only, so that of solutions that rotations of the board carry to one
 *     another one is found; empty if there is none
 * @param rotations the rotations under which each solution is compared instead, in quarter turns clockwise; empty if every
 *     solution counts that is found
 * @param slips in a search for boards of which not all joins match: from which position of the order on the first slip may be
 *     made, the second and so on
 */
public record EdgeSearch(
        EdgePuzzle puzzle,
        BoardOrder order,
        Optional<Constraint> constraint,
        List<Integer> rotations,
        Optional<List<Integer>> slips) {

    public EdgeSearch {
        rotations = List.copyOf(rotations);
        slips = slips.map(List::copyOf);
    }

    /**
     * A piece that may stand in some places only.
     *
     * @param piece the index of the piece
     * @param places cell times 4 plus turn, ascending
     */
    public record Constraint(int piece, List<Integer> places) {

        public Constraint {
            places = List.copyOf(places);
        }
    }

    /**
     * A search.
     *
     * @param whole the order of all cells, pinned ones among them
     * @param all whether each solution counts, and not one of those that rotations of the board carry to one another
     */
    public static EdgeSearch of(EdgePuzzle puzzle, BoardOrder whole, boolean all) {
        BoardOrder open = open(puzzle, whole);
        List<Integer> rotations = all ? List.of() : BoardRotations.of(puzzle);
        if (rotations.isEmpty()) {
            return new EdgeSearch(puzzle, open, Optional.empty(), List.of(), Optional.empty());
        }
        Optional<Constraint> constraint = constraint(puzzle, open, rotations);
        return new EdgeSearch(
                puzzle, open, constraint, constraint.isPresent() ? List.of() : rotations, Optional.empty());
    }

    /**
     * A search for boards of which not all joins match. Each is found, since where slips may be made depends on how the board
     * is turned.
     *
     * @param whole the order of all cells, pinned ones among them
     * @param array where slips may be made, by depths of that order
     */
    public static EdgeSearch slipping(EdgePuzzle puzzle, BoardOrder whole, SlipArray array) {
        BoardOrder open = open(puzzle, whole);
        List<Integer> positions = array.depths().stream()
                .map(depth -> position(puzzle, whole, depth))
                .toList();
        return new EdgeSearch(puzzle, open, Optional.empty(), List.of(), Optional.of(positions));
    }

    /**
     * The position of the first cell without a pin at a depth or behind it.
     *
     * @param depth a number of cells of the order, pinned ones among them
     */
    public static int position(EdgePuzzle puzzle, BoardOrder whole, int depth) {
        return open(puzzle, new BoardOrder(whole.name(), whole.cells().subList(0, Math.min(depth, puzzle.size()))))
                .cells()
                .size();
    }

    private static BoardOrder open(EdgePuzzle puzzle, BoardOrder whole) {
        Set<Integer> pinned = puzzle.pins().stream().map(EdgePlacement::cell).collect(Collectors.toSet());
        return new BoardOrder(
                whole.name(),
                whole.cells().stream().filter(cell -> !pinned.contains(cell)).toList());
    }

    /**
     * A piece without an equal, all turns of which differ: no rotation of the board leaves it where it is. That with the fewest
     * places is taken.
     */
    private static Optional<Constraint> constraint(EdgePuzzle puzzle, BoardOrder order, List<Integer> rotations) {
        Map<List<Integer>, Integer> copies = new HashMap<>();
        puzzle.pieces().forEach(piece -> copies.merge(piece.firstTurned(), 1, Integer::sum));
        Set<Integer> pinned = puzzle.pins().stream().map(EdgePlacement::piece).collect(Collectors.toSet());
        boolean isRimOutside = isRimOutside(puzzle);
        List<Constraint> possible = new ArrayList<>();
        for (int piece = 0; piece < puzzle.size(); piece++) {
            EdgePiece it = puzzle.pieces().get(piece);
            if (!pinned.contains(piece) && copies.get(it.firstTurned()) == 1 && it.period() == EdgePiece.SIDES) {
                possible.add(constraint(puzzle, order, rotations, piece, isRimOutside));
            }
        }
        return possible.stream().min(Comparator.comparing(each -> each.places().size()));
    }

    private static Constraint constraint(
            EdgePuzzle puzzle, BoardOrder order, List<Integer> rotations, int piece, boolean isRimOutside) {
        List<Integer> places = new ArrayList<>();
        Set<EdgePlacement> copies = new HashSet<>();
        for (int cell : order.cells()) {
            for (int turn = 0; turn < EdgePiece.SIDES; turn++) {
                EdgePlacement place = new EdgePlacement(cell, piece, turn);
                if (isAtRim(puzzle, place, isRimOutside) && !copies.contains(place)) {
                    places.add(cell * EdgePiece.SIDES + turn);
                    rotations.forEach(rotation -> copies.add(BoardRotations.turned(puzzle, place, rotation)));
                }
            }
        }
        places.sort(null);
        return new Constraint(piece, places);
    }

    /** Whether all sides with the colour of the rim are needed along it. */
    private static boolean isRimOutside(EdgePuzzle puzzle) {
        return puzzle.rim().isPresent()
                && puzzle.pieces().stream()
                                .mapToInt(piece -> piece.count(puzzle.rim().getAsInt()))
                                .sum()
                        == 2 * (puzzle.width() + puzzle.height());
    }

    /** Whether a piece has the colour of the rim along it, and only there if that is where it has to be. */
    private static boolean isAtRim(EdgePuzzle puzzle, EdgePlacement place, boolean isRimOutside) {
        int rim = puzzle.rim().orElse(-1);
        for (int side = 0; side < EdgePiece.SIDES; side++) {
            boolean isRim = puzzle.colour(place, side) == rim;
            boolean isWanted = puzzle.neighbour(place.cell(), side).isEmpty();
            if (puzzle.rim().isPresent() && isRim != isWanted && (isRimOutside || isWanted)) {
                return false;
            }
        }
        return true;
    }

    /** Each piece as the runtime has it: its name and the colours of its sides. */
    public List<String> pieces() {
        return puzzle.pieces().stream()
                .map(piece -> piece.name() + " " + joined(piece.sides().stream()))
                .toList();
    }

    /** The pins as the runtime has them. */
    public String pins() {
        return joined(puzzle.pins().stream().flatMap(pin -> Stream.of(pin.cell(), pin.piece(), pin.turn())));
    }

    /** The order as the runtime has it. */
    public String orderText() {
        return joined(order.cells().stream());
    }

    /** The constraint as the runtime has it. */
    public String constraintText() {
        return constraint
                .map(each -> joined(Stream.concat(Stream.of(each.piece()), each.places().stream())))
                .orElse("");
    }

    /** The rotations as the runtime has them. */
    public String rotationsText() {
        return joined(rotations.stream());
    }

    /** The slips as the runtime has them. */
    public String slipsText() {
        return joined(slips.orElse(List.of()).stream());
    }

    private static String joined(Stream<Integer> numbers) {
        return numbers.map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** What the runtime searches. */
    public EdgeForm form() {
        EdgeBoard board = new EdgeBoard(
                puzzle.width(), puzzle.height(), puzzle.rim().orElse(-1), pieces().toArray(String[]::new));
        return new EdgeForm(board, pins(), orderText(), constraintText(), rotationsText(), slipsText());
    }
}
