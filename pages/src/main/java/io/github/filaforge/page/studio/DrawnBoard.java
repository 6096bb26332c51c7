package io.github.filaforge.page.studio;

import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Changes an edge puzzle as a person draws it.
 *
 * @param board the puzzle, which no method changes
 */
record DrawnBoard(EdgePuzzle board) {

    /** The colour of the rim of a board that begins. */
    private static final int RIM = 0;

    /**
     * Returns a board that begins.
     *
     * @param numbers the numbers of columns and rows of a board whose sides have all the colour of the rim. Behind them, for a
     *     random board with a solution, stand the numbers of colours along the rim and inside, and the seed
     */
    static DrawnBoard begun(int... numbers) {
        if (numbers.length != 2 && numbers.length != 5) {
            throw new RequestException("a board has two lengths, and perhaps two numbers of colours and a seed");
        }
        int width = numbers[0];
        int height = numbers[1];
        if (width < 1 || height < 1 || (long) width * height > DefinitionLimits.MAX_BOARD_CELLS) {
            throw new RequestException(
                    "a board has 1 to " + DefinitionLimits.MAX_BOARD_CELLS + " cells, not " + width + " x " + height);
        }
        if (numbers.length == 5) {
            return new DrawnBoard(EdgeGenerator.generate("puzzle", width, height, numbers[2], numbers[3], numbers[4])
                    .puzzle());
        }
        List<EdgePiece> pieces = new ArrayList<>();
        for (int number = 1; number <= width * height; number++) {
            pieces.add(new EdgePiece(String.valueOf(number), List.of(RIM, RIM, RIM, RIM)));
        }
        return new DrawnBoard(new EdgePuzzle("puzzle", width, height, OptionalInt.of(RIM), pieces, List.of()));
    }

    /** Returns the board with a colour of a side of a piece as it is defined. */
    DrawnBoard withSide(int number, int side, int colour) {
        EdgePiece piece = piece(number);
        if (side < 0 || side >= EdgePiece.SIDES) {
            throw new RequestException("a side is 0 to " + (EdgePiece.SIDES - 1) + ", not " + side);
        }
        checkColour(colour);
        List<Integer> sides = new ArrayList<>(piece.sides());
        sides.set(side, colour);
        return with(number, piece.withSides(sides));
    }

    /** Returns the board with another name of a piece. */
    DrawnBoard renamed(int number, String name) {
        EdgePiece piece = piece(number);
        return with(number, new EdgePiece(name, piece.sides(), piece.mayTurn()));
    }

    /** Returns the board with a piece that may be turned or not. A pin loses its turn if the piece may not be turned. */
    DrawnBoard turning(int number, String turns) {
        EdgePiece piece = piece(number);
        boolean mayTurn = !turns.equals("fixed");
        List<EdgePlacement> pins = board.pins().stream()
                .map(pin -> pin.piece() == number && !mayTurn ? new EdgePlacement(pin.cell(), number, 0) : pin)
                .toList();
        return new DrawnBoard(board.withPins(pins)).with(number, new EdgePiece(piece.name(), piece.sides(), mayTurn));
    }

    /** Returns the board with a piece that lies on a cell. A piece that lay there has no place. */
    DrawnBoard pinned(int number, int x, int y, int turn) {
        piece(number);
        int row = board.height() - 1 - y;
        if (x < 0 || x >= board.width() || row < 0 || row >= board.height()) {
            throw new RequestException("the board has no cell " + x + " " + y);
        }
        int cell = row * board.width() + x;
        List<EdgePlacement> pins = new ArrayList<>(board.pins());
        pins.removeIf(pin -> pin.piece() == number || pin.cell() == cell);
        pins.add(new EdgePlacement(cell, number, turn));
        return new DrawnBoard(board.withPins(pins));
    }

    /** Returns the board with a piece that has no place. */
    DrawnBoard unpinned(int number) {
        piece(number);
        return new DrawnBoard(board.withPins(
                board.pins().stream().filter(pin -> pin.piece() != number).toList()));
    }

    /**
     * Returns the board with a colour of the rim.
     *
     * @param colour the colour in digits; empty if sides at the rim may have any colour
     */
    DrawnBoard rimmed(String colour) {
        OptionalInt rim = OptionalInt.empty();
        if (!colour.isEmpty()) {
            int number = StudioEditor.number(colour);
            checkColour(number);
            rim = OptionalInt.of(number);
        }
        return with(rim, board.periods(), board.partners(), board.pieces());
    }

    /** Returns the board that is closed along some axes; empty for a board with ends along both axes. */
    DrawnBoard closed(String axes) {
        Periods periods = Periods.of(Lattices.CUBIC, new Box(board.width(), board.height(), 1), axes);
        return with(board.rim(), periods, board.partners(), board.pieces());
    }

    /** Returns the board on which some pairs of colours such as {@code 1-2} meet, and every other colour meets itself. */
    DrawnBoard meeting(List<String> pairs) {
        Map<Integer, Integer> partners = new HashMap<>();
        for (String pair : pairs) {
            String[] colours = pair.split("-", -1);
            if (colours.length != 2) {
                throw new RequestException("a pair of colours is like 1-2, not '" + pair + "'");
            }
            int one = StudioEditor.number(colours[0]);
            int other = StudioEditor.number(colours[1]);
            checkColour(one);
            checkColour(other);
            if (partners.put(one, other) != null || partners.put(other, one) != null) {
                throw new RequestException("a colour has one partner: see '" + pair + "'");
            }
        }
        return with(board.rim(), board.periods(), partners, board.pieces());
    }

    private static void checkColour(int colour) {
        if (colour < 0 || colour > DefinitionLimits.MAX_SIDE_COLOUR) {
            throw new RequestException(
                    "a colour of a side is 0 to " + DefinitionLimits.MAX_SIDE_COLOUR + ", not " + colour);
        }
    }

    private EdgePiece piece(int number) {
        if (number < 0 || number >= board.pieces().size()) {
            throw new RequestException("there is no piece " + number);
        }
        return board.pieces().get(number);
    }

    private DrawnBoard with(int number, EdgePiece piece) {
        List<EdgePiece> pieces = new ArrayList<>(board.pieces());
        pieces.set(number, piece);
        return with(board.rim(), board.periods(), board.partners(), pieces);
    }

    private DrawnBoard with(OptionalInt rim, Periods periods, Map<Integer, Integer> partners, List<EdgePiece> pieces) {
        return new DrawnBoard(new EdgePuzzle(
                board.name(),
                board.width(),
                board.height(),
                rim,
                board.gaps(),
                periods,
                partners,
                pieces,
                board.pins()));
    }
}
