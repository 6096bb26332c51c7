package io.github.filaforge.page.studio;

import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.SettingValue;
import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.request.RequestException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

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
            EdgeGenerator.Rules rules = new EdgeGenerator.Rules(numbers[2], numbers[3]);
            checkLengths(width, height);
            checkColours(numbers[2], EdgeGenerator.joinsAlongRim(width, height, rules), "at the rim");
            checkColours(numbers[3], EdgeGenerator.joinsInside(width, height, rules), "inside");
            return new DrawnBoard(EdgeGenerator.generate("puzzle", width, height, numbers[2], numbers[3], numbers[4])
                    .puzzle());
        }
        List<EdgePiece> pieces = new ArrayList<>();
        for (int number = 1; number <= width * height; number++) {
            pieces.add(blank(number, RIM));
        }
        return new DrawnBoard(new EdgePuzzle("puzzle", width, height, OptionalInt.of(RIM), pieces, List.of()));
    }

    /** Returns the board with a colour of a side of a piece as it is defined. */
    DrawnBoard withSide(int number, int side, int colour) {
        EdgePiece piece = piece(number);
        if (side < 0 || side >= EdgePiece.SIDES) {
            throw new RequestException("a side is 0 to " + (EdgePiece.SIDES - 1) + ", not " + side);
        }
        List<Integer> sides = new ArrayList<>(piece.sides());
        sides.set(side, colour);
        return with(number, piece.withSides(sides));
    }

    /** Returns the board with another name of a piece. */
    DrawnBoard renamed(int number, String name) {
        EdgePiece piece = piece(number);
        StudioEditor.checkName(name);
        if (!name.equals(piece.name())
                && board.pieces().stream().anyMatch(other -> other.name().equals(name))) {
            throw new RequestException("there is a piece " + name + " already: give this piece another name");
        }
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
        int cell = cell(x, y);
        if (board.gaps().contains(cell)) {
            throw new RequestException("cell " + x + " " + y + " takes no piece");
        }
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
     * Returns the board with another kind of a cell. If there are too few pieces for the cells after that, the board has one
     * piece more.
     *
     * @param kind {@code piece} if the cell takes a piece, {@code hole}, or {@code beyond} if the board would go on there
     */
    DrawnBoard withCell(String kind, int x, int y) {
        int cell = cell(x, y);
        Set<Integer> holes = new TreeSet<>(board.gaps().holes());
        Set<Integer> beyond = new TreeSet<>(board.gaps().beyond());
        holes.remove(cell);
        beyond.remove(cell);
        switch (kind) {
            case "piece" -> {}
            case "hole" -> holes.add(cell);
            case "beyond" -> beyond.add(cell);
            default -> throw new RequestException("a cell takes a piece, is a hole or beyond, not " + kind);
        }
        BoardGaps gaps = new BoardGaps(holes, beyond);
        if (gaps.size() == board.size()) {
            throw new RequestException("a board has one cell at least that takes a piece");
        }
        List<EdgePlacement> pins =
                board.pins().stream().filter(pin -> !gaps.contains(pin.cell())).toList();
        boolean isFull = board.pieces().size() >= board.size() - gaps.size();
        return with(gaps, isFull ? board.pieces() : more(), pins);
    }

    /** Returns the board with one piece more, all of whose sides have the colour of the rim. */
    DrawnBoard plus() {
        return with(board.gaps(), more(), board.pins());
    }

    /** Returns the board without a piece that it can spare. */
    DrawnBoard without(int number) {
        EdgePiece piece = piece(number);
        if (!board.hasSpares()) {
            throw new RequestException("the board has a piece for each of its " + board.cellCount()
                    + " cells: make a cell a hole before piece " + piece.name() + " is removed");
        }
        List<EdgePiece> pieces = new ArrayList<>(board.pieces());
        pieces.remove(number);
        List<EdgePlacement> pins = board.pins().stream()
                .filter(pin -> pin.piece() != number)
                .map(pin ->
                        new EdgePlacement(pin.cell(), pin.piece() > number ? pin.piece() - 1 : pin.piece(), pin.turn()))
                .toList();
        return with(board.gaps(), pieces, pins);
    }

    /** Returns the pieces and a new one. */
    private List<EdgePiece> more() {
        Set<String> names = board.pieces().stream().map(EdgePiece::name).collect(Collectors.toSet());
        int number = board.pieces().size() + 1;
        while (names.contains(String.valueOf(number))) {
            number++;
        }
        List<EdgePiece> pieces = new ArrayList<>(board.pieces());
        pieces.add(blank(number, board.rim().orElse(RIM)));
        return pieces;
    }

    private static EdgePiece blank(int number, int colour) {
        return new EdgePiece(String.valueOf(number), List.of(colour, colour, colour, colour));
    }

    private int cell(int x, int y) {
        int row = board.height() - 1 - y;
        if (x < 0 || x >= board.width() || row < 0 || row >= board.height()) {
            throw new RequestException("the board has no cell " + x + " " + y);
        }
        return row * board.width() + x;
    }

    /** Returns the board with a colour of the rim; without one, sides at the rim may have any colour. */
    DrawnBoard rimmed(OptionalInt rim) {
        return with(rim, board.periods(), board.partners(), board.pieces());
    }

    /** Returns the board that is closed along axes; without axes, it has ends along both. */
    DrawnBoard closed(SettingValue axes) {
        Periods periods = axes.periods(Lattices.CUBIC, new Box(board.width(), board.height(), 1));
        return with(board.rim(), periods, board.partners(), board.pieces());
    }

    /** Returns the board on which each colour meets its partner, and a colour without a partner meets itself. */
    DrawnBoard meeting(Map<Integer, Integer> partners) {
        return with(board.rim(), board.periods(), partners, board.pieces());
    }

    private static void checkLengths(int width, int height) {
        if (width < 2 || height < 2) {
            throw new RequestException(
                    "a random board has lengths from 2 up, not " + width + " x " + height + ": set longer ones first");
        }
    }

    private static void checkColours(int colours, int joins, String where) {
        int least = Math.min(1, joins);
        if (colours < least || colours > joins) {
            throw new RequestException("this board takes a number of colours " + where + " from " + least + " to "
                    + joins + ", the number of pairs of sides that meet there, not " + colours);
        }
    }

    private EdgePiece piece(int number) {
        if (number < 0 || number >= board.pieces().size()) {
            throw new RequestException("there is no piece " + number);
        }
        return board.pieces().get(number);
    }

    private DrawnBoard with(BoardGaps gaps, List<EdgePiece> pieces, List<EdgePlacement> pins) {
        return new DrawnBoard(new EdgePuzzle(
                board.name(),
                board.width(),
                board.height(),
                board.rim(),
                gaps,
                board.periods(),
                board.partners(),
                pieces,
                pins));
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
