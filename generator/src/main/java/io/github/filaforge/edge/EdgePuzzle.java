package io.github.filaforge.edge;

import io.github.filaforge.model.AnyPuzzle;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * An edge puzzle: each piece has to be put on a cell of the board so that sides which meet have one colour.
 *
 * @param name the name of the puzzle in reports and generated sources
 * @param width the number of columns
 * @param height the number of rows
 * @param rim the colour that every side along the rim of the board has to have; empty if these sides may have any colour.
 *     Sides inside may have the colour of the rim too.
 * @param pieces the pieces, one for each cell, with distinct names
 * @param pins the pieces whose cells and turns are given, in any order; no cell and no piece twice
 */
public record EdgePuzzle(
        String name, int width, int height, OptionalInt rim, List<EdgePiece> pieces, List<EdgePlacement> pins)
        implements AnyPuzzle {

    /** Takes copies of the lists. */
    public EdgePuzzle {
        pieces = List.copyOf(pieces);
        pins = List.copyOf(pins);
        if (width < 1 || height < 1 || pieces.size() != width * height) {
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
            if (pin.cell() >= pieces.size()
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

    /** Returns the puzzle with other pins. */
    public EdgePuzzle withPins(List<EdgePlacement> others) {
        return new EdgePuzzle(name, width, height, rim, pieces, others);
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

    /** Returns the number of cells, which is that of the pieces. */
    public int size() {
        return pieces.size();
    }

    /** Returns the number of pairs of sides that meet. */
    public int joins() {
        return 2 * size() - width - height;
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
     * @return empty if the side is at the rim
     */
    public OptionalInt neighbour(int cell, int side) {
        return switch (side) {
            case EdgePiece.UP -> row(cell) == 0 ? OptionalInt.empty() : OptionalInt.of(cell - width);
            case EdgePiece.RIGHT -> column(cell) == width - 1 ? OptionalInt.empty() : OptionalInt.of(cell + 1);
            case EdgePiece.DOWN -> row(cell) == height - 1 ? OptionalInt.empty() : OptionalInt.of(cell + width);
            default -> column(cell) == 0 ? OptionalInt.empty() : OptionalInt.of(cell - 1);
        };
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
                .filter(side -> neighbour(cell, side).isEmpty())
                .count();
    }
}
