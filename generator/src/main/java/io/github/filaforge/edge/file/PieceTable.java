package io.github.filaforge.edge.file;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Pieces as a table: an optional line {@code W H}, {@code W H maxColour} or {@code side}, then for each piece a line of four
 * colours, or of its number and four colours. Without the first line the board is a square, unless its size is known. A
 * colour 0 is the colour of the rim.
 *
 * <p>If colours are binary words, a line may have more numbers behind the colours: {@code x y turn}, which are the place of
 * the piece, or 0 0 0 if it has none; or six numbers, of which the first is 1 if the next three are its place. The places
 * count from 0 at the top left.
 */
final class PieceTable {

    /** The colour of the rim in files that programs for edge matching share. */
    static final int RIM = 0;

    private static final String FORM = "a line of a piece has four colours, or its number and four colours";

    /** The length of a line with x, y and turn behind the colours. */
    private static final int WITH_PLACE = 7;

    /** The length of a line with a flag, x, y, turn and two more numbers behind the colours. */
    private static final int WITH_FLAG = 10;

    /** The number of digits of a binary word that is written. */
    private static final int WORD = 16;

    private final String source;
    private final List<NumberLine> lines;
    /** The first line, if it is not the line of a piece; else {@code null}. */
    private final NumberLine head;

    private final SideOrder order;
    /** The size of the board, if it is known without the table. */
    private final Optional<Box> box;

    PieceTable(String source, String text, SideOrder order, Optional<Box> box) {
        this(source, NumberLine.all(source, text), order, box);
    }

    /** Creates the table of some lines, of which the first may be a head. */
    PieceTable(String source, List<NumberLine> all, SideOrder order, Optional<Box> box) {
        this.source = source;
        this.order = order;
        this.box = box;
        int first = all.isEmpty() ? EdgePiece.SIDES : all.get(0).size();
        boolean hasHead = first == 2 || first == 3 || (first == 1 && all.size() > 1);
        this.head = hasHead ? all.get(0) : null;
        this.lines = hasHead ? all.subList(1, all.size()) : all;
    }

    /** Returns the puzzle of the table. */
    Defined<EdgePuzzle> puzzle(String name) {
        if (head == null && lines.isEmpty()) {
            throw InputException.of(source, "there is no piece here", FORM);
        }
        int width = head == null ? box.map(Box::xDim).orElseGet(this::side) : length(0);
        int height = head == null ? box.map(Box::yDim).orElse(width) : length(head.size() == 1 ? 0 : 1);
        checkBox(width, height);
        long cells = (long) width * height;
        if (cells > DefinitionLimits.MAX_BOARD_CELLS) {
            throw new InputException(
                    start(),
                    "a board of " + cells + " cells is too large",
                    "a board has at most " + DefinitionLimits.MAX_BOARD_CELLS + " cells");
        }
        if (lines.size() != cells) {
            throw new InputException(
                    start(),
                    Plural.of(lines.size(), "piece") + " for the " + Plural.of(cells, "cell") + " of a board of "
                            + width + " by " + height,
                    box.isPresent()
                            ? "the board has one cell for each piece: give another width and height"
                            : "the first line has width and height, and each piece a line of its own");
        }
        Map<String, NumberLine> named = new HashMap<>();
        List<EdgePiece> pieces = new ArrayList<>();
        Set<Integer> colours = new TreeSet<>();
        for (NumberLine line : lines) {
            EdgePiece piece = piece(line, pieces.size() + 1);
            NumberLine earlier = named.putIfAbsent(piece.name(), line);
            if (earlier != null) {
                throw line.error(
                        0,
                        "there is a piece " + piece.name() + " on line " + earlier.number() + " already",
                        "the first of five numbers is the number of the piece: give each its own");
            }
            colours.addAll(piece.sides());
            pieces.add(piece);
            if (colours.size() > DefinitionLimits.MAX_SIDE_COLOURS) {
                throw line.error(
                        0,
                        "with this piece there are " + colours.size() + " different colours",
                        "a puzzle has at most " + DefinitionLimits.MAX_SIDE_COLOURS);
            }
        }
        OptionalInt rim = colours.contains(RIM) ? OptionalInt.of(RIM) : OptionalInt.empty();
        EdgePuzzle puzzle = new EdgePuzzle(name, width, height, rim, pieces, List.of());
        List<NumberLine> hints = hints();
        boolean isPlaced = hints.isEmpty() && isBoard(puzzle);
        Defined<EdgePuzzle> defined =
                new Defined<>(puzzle, false, start(), isPlaced ? List.of(placesLeftOut()) : List.of());
        return hints.isEmpty() ? defined : new EdgeHints(hints, 0).applied(defined);
    }

    private void checkBox(int width, int height) {
        if (box.isPresent() && (box.get().xDim() != width || box.get().yDim() != height)) {
            throw head.error(
                    0,
                    "a board of " + width + " by " + height + ", not "
                            + box.get().xDim() + " by " + box.get().yDim(),
                    "the file has the size of its board: leave out the other one");
        }
    }

    /** Returns the places that stand behind the colours: for each its piece, x, y and turn. */
    private List<NumberLine> hints() {
        List<NumberLine> hints = new ArrayList<>();
        for (int index = 0; index < lines.size(); index++) {
            NumberLine line = lines.get(index);
            int first = line.size() == WITH_FLAG ? EdgePiece.SIDES + 1 : EdgePiece.SIDES;
            boolean isPlaced = line.size() == WITH_FLAG
                    ? line.numbers().get(EdgePiece.SIDES) == 1
                    : line.size() == WITH_PLACE
                            && line.numbers().subList(first, WITH_PLACE).stream()
                                    .anyMatch(number -> number != 0);
            if (isPlaced) {
                hints.add(new NumberLine(
                        List.of(
                                index,
                                line.numbers().get(first),
                                line.numbers().get(first + 1),
                                line.numbers().get(first + 2)),
                        List.of(
                                line.position(0),
                                line.position(first),
                                line.position(first + 1),
                                line.position(first + 2)),
                        false));
            }
        }
        return hints;
    }

    /**
     * Returns true if the pieces form a full board as they stand, row by row: the colour of the rim is all round and nowhere
     * else, or, without a rim, all joins match.
     */
    private static boolean isBoard(EdgePuzzle puzzle) {
        boolean isBoard = puzzle.width() > 1 && puzzle.height() > 1;
        for (int cell = 0; cell < puzzle.size() && isBoard; cell++) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                int colour = puzzle.pieces().get(cell).colour(side, 0);
                OptionalInt neighbour = puzzle.neighbour(cell, side);
                isBoard &= puzzle.rim().isPresent()
                        ? (colour == RIM) == neighbour.isEmpty()
                        : neighbour.isEmpty()
                                || colour
                                        == puzzle.pieces()
                                                .get(neighbour.getAsInt())
                                                .colour((side + EdgePiece.SIDES / 2) % EdgePiece.SIDES, 0);
            }
        }
        return isBoard;
    }

    private String placesLeftOut() {
        return start().report(
                        "warning",
                        "the pieces are a full board as they stand, row by row, and their places are left out",
                        "a table has pieces without places: give them by a file of hints, by at= in a definition, or by the"
                                + " address of the board");
    }

    private SourcePosition start() {
        return head == null ? lines.get(0).position(0) : head.position(0);
    }

    private int length(int index) {
        int length = head.numbers().get(index);
        if (length < 1) {
            throw head.error(index, "a board of width or height 0", "the first line has width and height, as in 16 16");
        }
        return length;
    }

    /** Returns the side of the square that the pieces make. */
    private int side() {
        int side = (int) Math.round(Math.sqrt(lines.size()));
        if (side * side != lines.size()) {
            throw new InputException(
                    start(),
                    Plural.of(lines.size(), "piece") + " and no first line with width and height, but " + lines.size()
                            + " is no square",
                    "begin the file with a line of width and height, as in 8 4");
        }
        return side;
    }

    private EdgePiece piece(NumberLine line, int number) {
        int columns = lines.get(0).size();
        boolean hasPlaces = lines.get(0).hasWords() && (columns == WITH_PLACE || columns == WITH_FLAG);
        boolean isKnown = hasPlaces || columns == EdgePiece.SIDES || columns == EdgePiece.SIDES + 1;
        if (line.size() != columns || !isKnown) {
            boolean isOther = line.size() != columns && isKnown;
            throw line.error(
                    0,
                    "a piece of " + Plural.of(line.size(), "number")
                            + (isOther ? ", but the one on line " + lines.get(0).number() + " has " + columns : ""),
                    FORM);
        }
        int first = columns == EdgePiece.SIDES + 1 ? 1 : 0;
        for (int index = first; index < first + EdgePiece.SIDES; index++) {
            int colour = line.numbers().get(index);
            if (colour > DefinitionLimits.MAX_SIDE_COLOUR) {
                throw line.error(
                        index,
                        "there is no colour " + colour + " of sides",
                        "colours of sides run from 0 to " + DefinitionLimits.MAX_SIDE_COLOUR);
            }
            if (head != null && head.size() == 3 && colour > head.numbers().get(2)) {
                throw line.error(
                        index,
                        "colour " + colour + " is greater than "
                                + head.numbers().get(2) + ", the greatest by line " + head.number(),
                        "correct the third number of that line, or leave it out");
            }
        }
        String name = first == 0
                ? String.valueOf(number)
                : String.valueOf(line.numbers().get(0));
        return new EdgePiece(name, order.fromFile(line.numbers().subList(first, first + EdgePiece.SIDES)));
    }

    /**
     * Returns the table of a square puzzle with binary words, and the places of its pieces. The place of a piece that lies
     * unturned at the top left cannot be written.
     */
    static String writeWords(EdgePuzzle puzzle) {
        EdgePuzzle written = FieldColours.of(puzzle);
        StringBuilder text = new StringBuilder(written.width() + "\n");
        for (int piece = 0; piece < written.pieceCount(); piece++) {
            int number = piece;
            written.pieces()
                    .get(piece)
                    .sides()
                    .forEach(colour -> text.append(word(colour, written)).append(','));
            text.append(written.pins().stream()
                            .filter(pin -> pin.piece() == number)
                            .findFirst()
                            .map(pin -> written.column(pin.cell()) + "," + written.row(pin.cell()) + "," + pin.turn())
                            .orElse("0,0,0"))
                    .append('\n');
        }
        return text.toString();
    }

    private static String word(int colour, EdgePuzzle puzzle) {
        boolean isRim = puzzle.rim().isPresent() && puzzle.rim().getAsInt() == colour;
        String digits = Integer.toBinaryString(colour);
        return isRim ? "1".repeat(WORD) : "0".repeat(WORD - digits.length()) + digits;
    }

    /** Returns the table of a puzzle, with its first line. The names and places of pieces are not part of it. */
    static String write(EdgePuzzle puzzle, SideOrder order) {
        EdgePuzzle written = FieldColours.of(puzzle);
        return written.width() + " " + written.height() + " "
                + FieldColours.colours(written).last() + "\n"
                + written.pieces().stream()
                        .map(piece -> order.toFile(piece.sides()).stream()
                                        .map(String::valueOf)
                                        .collect(Collectors.joining(" "))
                                + "\n")
                        .collect(Collectors.joining());
    }
}
