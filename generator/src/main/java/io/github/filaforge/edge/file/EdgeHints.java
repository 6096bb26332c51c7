package io.github.filaforge.edge.file;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Places of pieces in the form of hint files ({@code .hnt}), which programs for edge matching share: a line with their
 * number, then a line {@code piece x y rotate} for each. Pieces are counted from 1 in the order of the puzzle; x from 1 at
 * the left; y from 1 at the top; rotate is the number of quarter turns clockwise, 0 to 3.
 */
public final class EdgeHints {

    private static final String FORM = "a line has piece x y rotate, as in 139 8 9 3";

    private final List<NumberLine> lines;
    /** The number of the first piece, column and row: 0 or 1. */
    private final int first;

    /**
     * Creates hints of lines of four numbers.
     *
     * @param first the number of the first piece, column and row: 0 or 1
     */
    EdgeHints(List<NumberLine> lines, int first) {
        this.lines = lines;
        this.first = first;
    }

    /**
     * Reads a text.
     *
     * @throws InputException if it has no hints, or an error
     */
    public static EdgeHints read(String source, String text) {
        List<NumberLine> all = NumberLine.all(source, text);
        if (all.isEmpty()) {
            throw InputException.of(
                    source, "there are no hints here", "the first line has their number, and then " + FORM);
        }
        NumberLine head = all.get(0);
        List<NumberLine> lines = all.subList(1, all.size());
        if (head.size() != 1) {
            throw head.error(
                    0,
                    "a first line of " + Plural.of(head.size(), "number"),
                    "the first line has how many hints there are, and then " + FORM);
        }
        if (head.numbers().get(0) != lines.size()) {
            throw head.error(
                    0,
                    Plural.of(lines.size(), "hint") + ", not " + head.numbers().get(0),
                    "the first line has how many hints there are, and each of these a line of its own");
        }
        for (NumberLine line : lines) {
            if (line.size() != 4) {
                throw line.error(0, "a hint of " + Plural.of(line.size(), "number") + ", not 4", FORM);
            }
        }
        return new EdgeHints(lines, 1);
    }

    /**
     * Returns a puzzle with its pieces pinned at these places, and no others.
     *
     * @throws InputException if a hint is not possible in this puzzle
     */
    public Defined<EdgePuzzle> applied(Defined<EdgePuzzle> defined) {
        EdgePuzzle puzzle = defined.puzzle();
        Set<Integer> cells = new HashSet<>();
        Set<Integer> pieces = new HashSet<>();
        List<EdgePlacement> pins = new ArrayList<>();
        for (NumberLine line : lines) {
            int piece = inRange(line, 0, "piece", puzzle.pieceCount());
            int column = inRange(line, 1, "x", puzzle.width());
            int row = inRange(line, 2, "y", puzzle.height());
            int turn = line.numbers().get(3);
            if (turn >= EdgePiece.SIDES) {
                throw line.error(3, "there is no turn " + turn, "rotate is 0, 1, 2 or 3 quarter turns clockwise");
            }
            if (turn > 0 && !puzzle.pieces().get(piece).mayTurn()) {
                throw line.error(3, "piece " + (piece + first) + " may not be turned", "its rotate is 0");
            }
            if (!pieces.add(piece)) {
                throw line.error(0, "piece " + (piece + first) + " has a place already", "give each piece one hint");
            }
            int cell = row * puzzle.width() + column;
            if (!cells.add(cell)) {
                throw line.error(1, "there is a piece at this place already", "give each cell one hint");
            }
            pins.add(new EdgePlacement(cell, piece, turn));
        }
        return defined.with(puzzle.withPins(pins));
    }

    /** Returns a number of a line, counted from 0. */
    private int inRange(NumberLine line, int index, String what, int count) {
        int number = line.numbers().get(index);
        if (number < first || number >= first + count) {
            throw line.error(
                    index,
                    what + " is " + number + ", not " + first + " to " + (first + count - 1),
                    (first == 1 ? FORM + "; " : "") + "all count from " + first);
        }
        return number - first;
    }

    /** Returns the hints of a puzzle as a text that {@link #read} reads. */
    public static String write(EdgePuzzle puzzle) {
        StringBuilder text = new StringBuilder(puzzle.pins().size() + "\n");
        for (EdgePlacement pin : puzzle.pins()) {
            int column = puzzle.column(pin.cell());
            int row = puzzle.row(pin.cell());
            text.append((pin.piece() + 1) + " " + (column + 1) + " " + (row + 1) + " " + pin.turn() + "\n");
        }
        return text.toString();
    }
}
