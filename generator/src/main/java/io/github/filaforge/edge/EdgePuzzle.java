package io.github.filaforge.edge;

import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.AnyPuzzle;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An edge puzzle: each cell of the board that is not a gap takes a piece, so that sides that meet have equal colours, or
 * colours that are partners.
 *
 * @param name the name of the puzzle in reports and generated sources
 * @param width the number of columns
 * @param height the number of rows
 * @param rim the colour that every side along the rim of the board has to have; empty if these sides may have any colour.
 *     Sides inside may have the colour of the rim too.
 * @param gaps the cells that take no piece
 * @param periods the axes along which the board is closed: a side at the end of a closed axis meets a side at its other end
 * @param partners the partner of each colour that meets another colour instead of itself; partners come in pairs
 * @param pieces the pieces, one for each cell at least, with distinct names; if there are more, some are left over
 * @param pins the pieces whose cells and turns are given, in any order; no cell and no piece twice
 */
public record EdgePuzzle(
        String name,
        int width,
        int height,
        OptionalInt rim,
        BoardGaps gaps,
        Periods periods,
        Map<Integer, Integer> partners,
        List<EdgePiece> pieces,
        List<EdgePlacement> pins)
        implements AnyPuzzle {

    /** Takes copies of the map and the lists. */
    public EdgePuzzle {
        partners = Map.copyOf(partners);
        for (Map.Entry<Integer, Integer> pair : partners.entrySet()) {
            if (pair.getKey().equals(pair.getValue()) || !pair.getKey().equals(partners.get(pair.getValue()))) {
                throw new IllegalArgumentException("colours " + pair + " are no partners");
            }
        }
        pieces = List.copyOf(pieces);
        pins = List.copyOf(pins);
        BoardGaps without = gaps;
        if (width < 1 || height < 1 || pieces.size() < width * height - without.size()) {
            throw new IllegalArgumentException(
                    "a board of " + width + " by " + height + " cells cannot have " + pieces.size() + " pieces");
        }
        Set<String> names = new HashSet<>();
        for (EdgePiece piece : pieces) {
            if (!names.add(piece.name())) {
                throw new IllegalArgumentException("there are two pieces " + piece.name());
            }
        }
        Set<Integer> cells = new HashSet<>();
        Set<Integer> pinned = new HashSet<>();
        for (EdgePlacement pin : pins) {
            if (pin.cell() >= width * height
                    || without.contains(pin.cell())
                    || pin.piece() >= pieces.size()
                    || !cells.add(pin.cell())
                    || !pinned.add(pin.piece())) {
                throw new IllegalArgumentException(
                        "pin " + pin + " is not on the board, or its cell or piece is taken");
            }
            if (pin.turn() != 0 && !pieces.get(pin.piece()).mayTurn()) {
                throw new IllegalArgumentException("pin " + pin + " turns a piece that may not be turned");
            }
        }
    }

    /** Makes a puzzle of a rectangle whose cells all take a piece, and whose colours meet themselves. */
    public EdgePuzzle(
            String name, int width, int height, OptionalInt rim, List<EdgePiece> pieces, List<EdgePlacement> pins) {
        this(name, width, height, rim, BoardGaps.NONE, Periods.NONE, Map.of(), pieces, pins);
    }

    /** Returns the puzzle with other pins. */
    public EdgePuzzle withPins(List<EdgePlacement> others) {
        return new EdgePuzzle(name, width, height, rim, gaps, periods, partners, pieces, others);
    }

    /** Returns the colour that a colour has to meet: its partner, or the colour itself. */
    public int partner(int colour) {
        return partners.getOrDefault(colour, colour);
    }

    /** Returns the rules of this puzzle that Eternity II does not have, each as a sentence. */
    public List<String> ownRules() {
        List<String> rules = new ArrayList<>();
        if (!pieces.stream().allMatch(EdgePiece::mayTurn)) {
            rules.add("some pieces may not be turned");
        }
        if (gaps.size() > 0) {
            rules.add("some cells take no piece");
        }
        if (!periods.areNone()) {
            rules.add("the board is closed along " + periods.axes());
        }
        if (hasSpares()) {
            rules.add("there are more pieces than cells");
        }
        if (!partners.isEmpty()) {
            rules.add("some colours meet other colours");
        }
        return List.copyOf(rules);
    }

    @Override
    public int pieceCount() {
        return pieces.size();
    }

    /** Returns the number of coordinates per cell: its column and its row. */
    @Override
    public int coordinates() {
        return 2;
    }

    /** Returns the number of cells, including the cells that take no piece. */
    public int size() {
        return width * height;
    }

    /** Returns the numbers of the cells that take pieces, ascending. */
    public List<Integer> cells() {
        return IntStream.range(0, size())
                .filter(cell -> !gaps.contains(cell))
                .boxed()
                .toList();
    }

    /** Returns the number of cells that take pieces. */
    public int cellCount() {
        return size() - gaps.size();
    }

    /** Returns true if there are more pieces than cells, so that some are left over. */
    public boolean hasSpares() {
        return pieces.size() > cellCount();
    }

    /**
     * Returns the number of labelled boards that look like one board: the product of the numbers of ways to exchange the
     * pieces of each type, and to turn each piece, so that the board looks as before. Pinned pieces stay as they are.
     *
     * @return empty if some pieces are left over, so that this number differs from board to board
     */
    public Optional<BigInteger> labellings() {
        if (hasSpares()) {
            return Optional.empty();
        }
        Set<Integer> pinned = pins.stream().map(EdgePlacement::piece).collect(Collectors.toSet());
        Map<EdgePiece, Integer> copies = new HashMap<>();
        BigInteger labellings = BigInteger.ONE;
        for (int i = 0; i < pieces.size(); i++) {
            if (!pinned.contains(i)) {
                EdgePiece piece = pieces.get(i);
                // The k-th piece of a type multiplies the exchanges by k, which makes a factorial.
                int copy = copies.merge(piece.type(), 1, Integer::sum);
                labellings = labellings.multiply(BigInteger.valueOf((long) copy * piece.equalTurns()));
            }
        }
        return Optional.of(labellings);
    }

    /** Returns the number of pairs of sides that meet. */
    public int joins() {
        return (int) (joinsFrom(EdgePiece.RIGHT, Set.of()) + joinsFrom(EdgePiece.DOWN, Set.of()));
    }

    /**
     * Returns the number of joins that can match: all joins but the joins of two pins that do not match, and the joins of cells
     * that stay empty.
     *
     * @param empty the cells that stay empty
     */
    public int mostMatching(Set<Integer> empty) {
        int[] placed = new int[size()];
        Arrays.fill(placed, FilledBoard.EMPTY);
        pins.forEach(pin -> placed[pin.cell()] = pin.piece() * EdgePiece.SIDES + pin.turn());
        int open = (int) (joinsFrom(EdgePiece.RIGHT, empty) + joinsFrom(EdgePiece.DOWN, empty));
        return open - FilledBoard.of(this, placed).mismatches().size();
    }

    /** Returns the number of joins at one side of the cells, without the joins of some cells. */
    private long joinsFrom(int side, Set<Integer> without) {
        return cells().stream()
                .filter(cell -> !without.contains(cell))
                .map(cell -> neighbour(cell, side))
                .filter(beside -> beside.isPresent() && !without.contains(beside.getAsInt()))
                .count();
    }

    /** Returns the row of a cell, 0 at the top. */
    public int row(int cell) {
        return cell / width;
    }

    /** Returns the column of a cell, 0 at the left. */
    public int column(int cell) {
        return cell % width;
    }

    /**
     * Returns the cell beside another.
     *
     * @param side one of the sides of {@link EdgePiece}
     * @return empty if no cell that takes a piece is there
     */
    public OptionalInt neighbour(int cell, int side) {
        OptionalInt beside = beside(cell, side);
        return beside.isPresent() && gaps.contains(beside.getAsInt()) ? OptionalInt.empty() : beside;
    }

    /** Returns true if the board would go on beside a cell. Then the side may have any colour but the colour of the rim. */
    public boolean goesOn(int cell, int side) {
        OptionalInt beside = beside(cell, side);
        return beside.isPresent() && gaps.beyond().contains(beside.getAsInt());
    }

    /** Returns true if a side of a cell lies at the rim, or beside a hole. */
    public boolean isAtRim(int cell, int side) {
        return neighbour(cell, side).isEmpty() && !goesOn(cell, side);
    }

    /** Returns true if the colour of the rim does not forbid a colour on a side. */
    public boolean permits(int cell, int side, int colour) {
        return rim.isEmpty()
                || (isAtRim(cell, side) ? colour == rim.getAsInt() : !goesOn(cell, side) || colour != rim.getAsInt());
    }

    private OptionalInt beside(int cell, int side) {
        boolean isAlongX = side == EdgePiece.RIGHT || side == EdgePiece.LEFT;
        int length = isAlongX ? width : height;
        int from = isAlongX ? column(cell) : row(cell);
        int to = side == EdgePiece.RIGHT || side == EdgePiece.DOWN ? from + 1 : from - 1;
        boolean isEnd = to < 0 || to == length;
        if (isEnd && (isAlongX ? periods.x() : periods.y()) == 0) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(cell + (Math.floorMod(to, length) - from) * (isAlongX ? 1 : width));
    }

    /** Returns the colour of a side of a piece on the board. */
    public int colour(EdgePlacement placement, int side) {
        return pieces.get(placement.piece()).colour(side, placement.turn());
    }

    /**
     * Returns the number of sides of a cell that are at the rim: 2 in a corner of a board that has more than one row and
     * column.
     */
    public int rimSides(int cell) {
        return (int) IntStream.range(0, EdgePiece.SIDES)
                .filter(side -> isAtRim(cell, side))
                .count();
    }
}
