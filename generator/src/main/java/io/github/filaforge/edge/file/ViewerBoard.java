package io.github.filaforge.edge.file;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads a board of a puzzle from an address of the viewer that {@link ViewerAddress#of} writes. The numbers in {@code
 * board_pieces} are the numbers of the pieces in the order of the puzzle, from 1. If the address does not have {@code
 * board_pieces}, the colours determine the pieces.
 */
public final class ViewerBoard {

    private final AddressSettings settings;
    private final EdgePuzzle puzzle;
    /** The pieces that no cell has taken yet, by their colours, for an address without numbers. */
    private final Map<EdgePiece, Deque<Integer>> left = new HashMap<>();

    private ViewerBoard(AddressSettings settings, EdgePuzzle puzzle) {
        this.settings = settings;
        this.puzzle = puzzle;
        for (int piece = 0; piece < puzzle.pieceCount(); piece++) {
            left.computeIfAbsent(puzzle.pieces().get(piece).type(), unused -> new ArrayDeque<>())
                    .add(piece);
        }
    }

    /** Returns the name of the puzzle in an address, or empty if it has none that can be read. */
    public static Optional<String> puzzleName(String address) {
        try {
            return AddressSettings.puzzle(address).map(name -> URLDecoder.decode(name, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /**
     * Returns the pieces of a board, by their cells. A piece may occur twice.
     *
     * @param position the place of the address
     * @throws InputException if it is not the address of a board of this puzzle
     */
    public static List<EdgePlacement> read(SourcePosition position, String address, EdgePuzzle puzzle) {
        return read(new AddressSettings(position, address.strip()), puzzle);
    }

    /**
     * Returns the pieces of a board, by their cells. A piece may occur twice.
     *
     * @param position the place of the board
     * @param settings the settings of an address, by their names
     * @throws InputException if they are not a board of this puzzle
     */
    public static List<EdgePlacement> read(SourcePosition position, Map<String, String> settings, EdgePuzzle puzzle) {
        return read(new AddressSettings(position, settings), puzzle);
    }

    private static List<EdgePlacement> read(AddressSettings settings, EdgePuzzle puzzle) {
        int width = settings.width();
        int height = settings.height();
        if (width != puzzle.width() || height != puzzle.height()) {
            throw settings.error(
                    "a board of " + width + "x" + height,
                    "the board of the puzzle is " + puzzle.width() + "x" + puzzle.height()
                            + ": is this a solution of another puzzle?");
        }
        settings.checkLengths(puzzle.size());
        EdgePuzzle coloured = FieldColours.upTo(ViewerAddress.MOST, puzzle);
        try {
            return new ViewerBoard(settings, coloured).placements();
        } catch (InputException e) {
            // Some programs write standard letters and name an order.
            AddressSettings asWritten = settings.withoutOrder().orElseThrow(() -> e);
            try {
                return new ViewerBoard(asWritten, coloured).placements();
            } catch (InputException unused) {
                throw e;
            }
        }
    }

    private List<EdgePlacement> placements() {
        List<EdgePlacement> placements = new ArrayList<>();
        for (int cell = 0; cell < puzzle.size(); cell++) {
            if (!settings.isEmpty(cell)) {
                List<Integer> sides = settings.sides(cell);
                int piece = settings.hasNumbers() ? numbered(cell) : coloured(cell, sides);
                placements.add(new EdgePlacement(cell, piece, turn(piece, cell, sides)));
            }
        }
        return placements;
    }

    private int numbered(int cell) {
        int number = settings.number(cell);
        if (number > puzzle.pieceCount()) {
            throw settings.error(
                    "there is no piece " + number + " in board_pieces",
                    "the puzzle has " + Plural.of(puzzle.pieceCount(), "piece") + ", numbered in its order from 1");
        }
        return number - 1;
    }

    private int coloured(int cell, List<Integer> sides) {
        Deque<Integer> fixed = left.get(new EdgePiece("", sides, false).type());
        Deque<Integer> pieces = fixed == null ? left.get(new EdgePiece("", sides).type()) : fixed;
        if (pieces == null) {
            throw settings.error("no piece has the sides on " + words(cell), remedy());
        }
        // If no piece is left, the last one occurs twice, which other checks report.
        return pieces.size() > 1 ? pieces.remove() : pieces.element();
    }

    private int turn(int piece, int cell, List<Integer> sides) {
        EdgePiece it = puzzle.pieces().get(piece);
        return IntStream.range(0, EdgePiece.SIDES)
                .filter(turn -> it.turned(turn).equals(sides))
                .findFirst()
                .orElseThrow(() ->
                        settings.error("piece " + (piece + 1) + " has not the sides on " + words(cell), remedy()));
    }

    private String words(int cell) {
        return "row " + (puzzle.row(cell) + 1) + " column " + (puzzle.column(cell) + 1) + " of board_edges";
    }

    private String remedy() {
        return settings.unknownOrder()
                .map(order -> "motifs_order=" + order
                        + " is not known: make the address without it, or the puzzle of an address with it")
                .orElse("letters are colours, and a is the rim's: is this a solution of another puzzle?");
    }
}
