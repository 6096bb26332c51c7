package io.github.filaforge.edge.plan;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.PieceCopies;
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
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The solutions of an edge puzzle that are searched for, and the order in which cells are filled. Immutable.
 *
 * @param puzzle the puzzle
 * @param order the cells without pins
 * @param constraint the piece that may stand in some places only. So of the solutions that symmetries of the board carry
 *     to one another, only one is found. Empty if no piece is constrained
 * @param symmetries the symmetries, in the form of {@link EdgeBoard#moved}, by which the search itself compares each
 *     solution with its copies if no piece is constrained; empty if every solution that is found counts
 * @param slips in a search for boards of which not all joins match, the position of the order from which the first slip may
 *     be made, the second and so on; else empty
 */
public record EdgeSearch(
        EdgePuzzle puzzle,
        BoardOrder order,
        Optional<Constraint> constraint,
        List<Integer> symmetries,
        Optional<List<Integer>> slips) {

    public EdgeSearch {
        symmetries = List.copyOf(symmetries);
        slips = slips.map(List::copyOf);
    }

    /**
     * A piece that may stand in some places only.
     *
     * @param piece the index of the piece
     * @param places the places, as cell times 4 plus turn, ascending
     */
    public record Constraint(int piece, List<Integer> places) {

        public Constraint {
            places = List.copyOf(places);
        }
    }

    /**
     * Returns a search.
     *
     * @param whole the order of all cells, pinned ones included
     * @param all true if each solution counts; false if only one counts of the solutions that symmetries of the board
     *     carry to one another
     */
    public static EdgeSearch of(EdgePuzzle puzzle, BoardOrder whole, boolean all) {
        BoardOrder open = open(puzzle, whole);
        List<Integer> symmetries = all ? List.of() : symmetries(puzzle);
        Optional<Constraint> constraint =
                symmetries.isEmpty() ? Optional.empty() : constraint(puzzle, open, symmetries);
        return new EdgeSearch(
                puzzle, open, constraint, constraint.isPresent() ? List.of() : symmetries, Optional.empty());
    }

    /**
     * Returns a search for boards of which not all joins match. Each board counts, since the places where slips are allowed
     * depend on the turn of the board.
     *
     * @param whole the order of all cells, pinned ones included
     * @param array the slip array, by depths of that order
     */
    public static EdgeSearch slipping(EdgePuzzle puzzle, BoardOrder whole, SlipArray array) {
        BoardOrder open = open(puzzle, whole);
        List<Integer> positions = array.depths().stream()
                .map(depth -> position(puzzle, whole, depth))
                .toList();
        return new EdgeSearch(puzzle, open, Optional.empty(), List.of(), Optional.of(positions));
    }

    /**
     * Returns the position of the first cell without a pin at a depth or behind it.
     *
     * @param depth a number of cells of the order, pinned ones included
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
                whole.cells().stream()
                        .filter(cell -> !pinned.contains(cell) && !puzzle.gaps().contains(cell))
                        .toList());
    }

    /**
     * Returns the constraint of a piece that has no equal and whose turns all differ, so that no symmetry of the board
     * leaves it in its place; empty if there is none, or if pieces may be left over. If there are several such pieces, it is
     * the piece with the fewest places.
     */
    private static Optional<Constraint> constraint(EdgePuzzle puzzle, BoardOrder order, List<Integer> symmetries) {
        Map<EdgePiece, Integer> copies = new HashMap<>();
        puzzle.pieces().forEach(piece -> copies.merge(piece.type(), 1, Integer::sum));
        if (puzzle.hasSpares()) {
            return Optional.empty();
        }
        Set<Integer> pinned = puzzle.pins().stream().map(EdgePlacement::piece).collect(Collectors.toSet());
        boolean isRimOutside = isRimOutside(puzzle);
        List<Constraint> possible = new ArrayList<>();
        for (int piece = 0; piece < puzzle.pieceCount(); piece++) {
            EdgePiece it = puzzle.pieces().get(piece);
            if (!pinned.contains(piece) && copies.get(it.type()) == 1 && it.turns() == EdgePiece.SIDES) {
                possible.add(constraint(puzzle, order, symmetries, piece, isRimOutside));
            }
        }
        return possible.stream().min(Comparator.comparing(each -> each.places().size()));
    }

    private static Constraint constraint(
            EdgePuzzle puzzle, BoardOrder order, List<Integer> symmetries, int piece, boolean isRimOutside) {
        List<Integer> places = new ArrayList<>();
        Set<EdgePlacement> copies = new HashSet<>();
        for (int cell : order.cells()) {
            for (int turn = 0; turn < EdgePiece.SIDES; turn++) {
                EdgePlacement place = new EdgePlacement(cell, piece, turn);
                if (isAtRim(puzzle, place, isRimOutside) && !copies.contains(place)) {
                    places.add(cell * EdgePiece.SIDES + turn);
                    symmetries.forEach(symmetry -> copies.add(moved(puzzle, place, symmetry)));
                }
            }
        }
        places.sort(null);
        return new Constraint(piece, places);
    }

    /**
     * Returns the symmetries of a board that carry solutions to solutions, in the form of {@link EdgeBoard#moved}, without
     * 0, the identity. They are rotations, and shifts along closed axes after them. They carry gaps to gaps and pins to
     * pins, and turn each piece as it may be turned.
     */
    public static List<Integer> symmetries(EdgePuzzle puzzle) {
        boolean isX = puzzle.periods().x() > 0;
        boolean isY = puzzle.periods().y() > 0;
        boolean isSquare = puzzle.width() == puzzle.height() && isX == isY;
        List<Integer> turns = IntStream.range(0, EdgePiece.SIDES)
                .filter(turn -> isSquare || turn % 2 == 0)
                .filter(turn -> puzzle.pieces().stream().allMatch(piece -> piece.allows(turn)))
                .boxed()
                .toList();
        return IntStream.range(0, puzzle.size())
                .filter(shift -> (isX || puzzle.column(shift) == 0) && (isY || puzzle.row(shift) == 0))
                .boxed()
                .flatMap(shift -> turns.stream().map(turn -> shift * EdgePiece.SIDES + turn))
                .filter(symmetry -> symmetry > 0)
                .filter(symmetry -> isCarried(puzzle, puzzle.gaps().holes(), symmetry)
                        && isCarried(puzzle, puzzle.gaps().beyond(), symmetry))
                .filter(symmetry ->
                        puzzle.pins().stream().allMatch(pin -> isPinned(puzzle, moved(puzzle, pin, symmetry))))
                .toList();
    }

    /** Returns true if a symmetry of the board carries cells to these cells. */
    private static boolean isCarried(EdgePuzzle puzzle, Set<Integer> cells, int symmetry) {
        return cells.stream()
                .allMatch(cell -> cells.contains(EdgeBoard.moved(puzzle.width(), puzzle.height(), cell, symmetry)));
    }

    /** Returns true if a piece with the colours of a placement is pinned at its cell. */
    private static boolean isPinned(EdgePuzzle puzzle, EdgePlacement wanted) {
        return puzzle.pins().stream()
                .anyMatch(pin ->
                        pin.cell() == wanted.cell() && colours(puzzle, pin).equals(colours(puzzle, wanted)));
    }

    private static List<Integer> colours(EdgePuzzle puzzle, EdgePlacement placement) {
        return puzzle.pieces().get(placement.piece()).turned(placement.turn());
    }

    /** Returns the placement to which a symmetry of the board carries a placement. */
    private static EdgePlacement moved(EdgePuzzle puzzle, EdgePlacement placement, int symmetry) {
        int cell = EdgeBoard.moved(puzzle.width(), puzzle.height(), placement.cell(), symmetry);
        return new EdgePlacement(cell, placement.piece(), (placement.turn() + symmetry) % EdgePiece.SIDES);
    }

    /** Returns true if all sides with the colour of the rim are needed along it. */
    private static boolean isRimOutside(EdgePuzzle puzzle) {
        return puzzle.rim().isPresent()
                && puzzle.pieces().stream()
                                .mapToInt(piece -> piece.count(puzzle.rim().getAsInt()))
                                .sum()
                        == puzzle.cells().stream().mapToInt(puzzle::rimSides).sum();
    }

    /**
     * Returns true if a piece has the colour of the rim along the rim; if all sides with this colour are needed there, it
     * has to have it only there.
     */
    private static boolean isAtRim(EdgePuzzle puzzle, EdgePlacement place, boolean isRimOutside) {
        int rim = puzzle.rim().orElse(-1);
        for (int side = 0; side < EdgePiece.SIDES; side++) {
            boolean isRim = puzzle.colour(place, side) == rim;
            boolean isWanted = puzzle.isAtRim(place.cell(), side);
            if (puzzle.rim().isPresent()
                    && isRim != isWanted
                    && (isRimOutside || isWanted || puzzle.goesOn(place.cell(), side))) {
                return false;
            }
        }
        return true;
    }

    /** Returns each piece in the form of the runtime, and the copies of a piece as one piece with their number. */
    public List<String> pieces() {
        return PieceCopies.of(puzzle.pieces()).stream()
                .map(copies -> copies.name() + " " + joined(copies.first().sides().stream())
                        + (copies.first().mayTurn() ? "" : " fixed")
                        + (copies.number() > 1 ? " x" + copies.number() : ""))
                .toList();
    }

    /** Returns the pins in the form of the runtime. */
    public String pins() {
        return joined(puzzle.pins().stream().flatMap(pin -> Stream.of(pin.cell(), pin.piece(), pin.turn())));
    }

    /** Returns the pairs of partners in the form of the runtime, which is also their order in definitions. */
    public String partnersText() {
        return joined(puzzle.partners().keySet().stream()
                .filter(colour -> colour < puzzle.partner(colour))
                .sorted()
                .flatMap(colour -> Stream.of(colour, puzzle.partner(colour))));
    }

    /** Returns cells without pieces in the form of the runtime. */
    public static String gapsText(Set<Integer> cells) {
        return joined(cells.stream().sorted());
    }

    /** Returns the order in the form of the runtime. */
    public String orderText() {
        return joined(order.cells().stream());
    }

    /** Returns the constraint in the form of the runtime. */
    public String constraintText() {
        return constraint
                .map(each -> joined(Stream.concat(Stream.of(each.piece()), each.places().stream())))
                .orElse("");
    }

    /** Returns the symmetries in the form of the runtime. */
    public String symmetriesText() {
        return joined(symmetries.stream());
    }

    /** Returns the slips in the form of the runtime. */
    public String slipsText() {
        return joined(slips.orElse(List.of()).stream());
    }

    private static String joined(Stream<Integer> numbers) {
        return numbers.map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** Returns the problem in the form that the runtime searches. */
    public EdgeForm form() {
        EdgeBoard board = new EdgeBoard(
                        puzzle.width(), puzzle.height(), puzzle.rim().orElse(-1), pieces().toArray(String[]::new))
                .without(gapsText(puzzle.gaps().holes()), gapsText(puzzle.gaps().beyond()))
                .meeting(partnersText())
                .closedAlong(puzzle.periods().axes());
        return new EdgeForm(board, pins(), orderText(), constraintText(), symmetriesText(), slipsText());
    }
}
