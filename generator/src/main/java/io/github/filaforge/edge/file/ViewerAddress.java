package io.github.filaforge.edge.file;

import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board as an address of one of the viewers that puzzlers of edge matching use, e2.bucas.name and eternity2.dev. {@code
 * board_edges} has four letters for each cell, row by row from the top: up, right, down and left, where {@code a} is the rim
 * and {@code aaaa} an empty cell. {@code board_pieces} has three digits for each cell, 000 for an empty one.
 */
public final class ViewerAddress {

    /** The greatest colour that has a letter. */
    static final int MOST = 25;

    private static final String VIEWER = "https://e2.bucas.name/";
    private static final String SITE = "https://eternity2.dev/viewer";
    private static final int MOST_PIECES = 999;

    private ViewerAddress() {}

    /**
     * Returns the puzzle of a text that is an address and nothing else. Each piece is pinned as it lies there.
     *
     * @throws InputException if the text is no such address, or the board has empty cells
     */
    static Defined<EdgePuzzle> read(String source, String name, String text) {
        List<String> all = text.lines().toList();
        List<SourcePosition> lines = IntStream.range(0, all.size())
                .filter(index -> !all.get(index).isBlank())
                .mapToObj(index -> new SourcePosition(source, index + 1, 1, all.get(index)))
                .toList();
        if (lines.size() > 1) {
            throw new InputException(
                    lines.get(1),
                    "a line behind the address of a board",
                    "such a file has one address and nothing else");
        }
        return puzzle(
                name, new AddressSettings(lines.get(0), lines.get(0).lineText().strip()));
    }

    /**
     * Returns the puzzle of a full board. Each piece keeps its place; if there are hints, only the pieces of their cells do.
     *
     * @throws InputException if the settings are no board, or the board has empty cells
     */
    static Defined<EdgePuzzle> puzzle(String name, AddressSettings settings) {
        int width = settings.width();
        int height = settings.height();
        int cells = width * height;
        if (cells == 0 || cells > DefinitionLimits.MAX_BOARD_CELLS) {
            throw settings.error(
                    "a board of " + Plural.of(cells, "cell"),
                    "a board has 1 to " + DefinitionLimits.MAX_BOARD_CELLS + " cells");
        }
        settings.checkLengths(cells);
        List<EdgePiece> pieces = new ArrayList<>();
        List<EdgePlacement> pins = new ArrayList<>();
        cellsOfPieces(settings, cells).forEach((number, cell) -> {
            pins.add(new EdgePlacement(cell, pieces.size(), 0));
            pieces.add(new EdgePiece(String.valueOf(number), settings.sides(cell)));
        });
        boolean hasRim = pieces.stream().anyMatch(piece -> piece.count(PieceTable.RIM) > 0);
        OptionalInt rim = hasRim ? OptionalInt.of(PieceTable.RIM) : OptionalInt.empty();
        List<String> warnings = settings
                .unknownOrder()
                .map(order -> settings.position()
                        .report(
                                "warning",
                                "the order of the motifs, motifs_order=" + order
                                        + ", is not known, and the letters are read as if it were not there",
                                "the joins are right, but the numbers of colours are not those of addresses and tables in"
                                        + " another order: do not mix them"))
                .stream()
                .toList();
        settings.hints(cells).ifPresent(hints -> pins.removeIf(pin -> !hints.contains(pin.cell())));
        EdgePuzzle puzzle = new EdgePuzzle(name, width, height, rim, pieces, pins);
        return new Defined<>(puzzle, false, settings.position(), warnings);
    }

    /** Returns the cell of each piece, by the number of the piece. A piece without a number has that of its cell, from 1. */
    private static SortedMap<Integer, Integer> cellsOfPieces(AddressSettings settings, int cells) {
        SortedMap<Integer, Integer> cellsOfPieces = new TreeMap<>();
        int empty = 0;
        for (int cell = 0; cell < cells; cell++) {
            int number = settings.hasNumbers() ? settings.number(cell) : cell + 1;
            if (settings.isEmpty(cell)) {
                empty++;
            } else if (cellsOfPieces.put(number, cell) != null) {
                throw settings.error(
                        "piece " + number + " lies there twice", "each piece of board_pieces has one cell");
            }
        }
        if (empty > 0) {
            throw settings.error(
                    Plural.of(empty, "cell") + " of the board " + (empty == 1 ? "is" : "are")
                            + " empty, and the address does not have the pieces that are not on it",
                    "take the address of a full board, or a file of all pieces");
        }
        return cellsOfPieces;
    }

    /**
     * Returns the address of a board for the viewer {@code e2.bucas.name}.
     *
     * @param puzzle the puzzle; its colours are numbered anew if the rim has another colour than 0 or one has no letter
     * @param placements the pieces that are on the board
     * @throws IllegalArgumentException if there are more colours than letters; the message is for the user
     */
    public static String of(EdgePuzzle puzzle, Collection<EdgePlacement> placements) {
        return VIEWER + "#puzzle=" + URLEncoder.encode(puzzle.name(), StandardCharsets.UTF_8) + size(puzzle)
                + board(puzzle, placements);
    }

    /**
     * Returns the address of a board for the viewer of the site eternity2.dev. The hints of the address are the pins of the
     * puzzle, unless all pieces are pinned.
     *
     * @param placements the pieces that are on the board
     * @throws IllegalArgumentException if there are more colours than letters; the message is for the user
     */
    public static String ofSite(EdgePuzzle puzzle, Collection<EdgePlacement> placements) {
        String size = puzzle.width() == puzzle.height() ? "&puzzle_size=" + puzzle.width() : size(puzzle);
        boolean hasHints = !puzzle.pins().isEmpty() && puzzle.pins().size() < puzzle.cellCount();
        String hints = puzzle.pins().stream()
                .map(pin -> pin.cell() + "." + pin.turn())
                .collect(Collectors.joining("-", "&hints=", ""));
        return SITE + "?puzzle=" + spelled(puzzle.name()) + size + board(puzzle, placements) + (hasHints ? hints : "");
    }

    /** Returns the name of a puzzle in the spelling of the site eternity2.dev. */
    public static String spelled(String name) {
        return name.replaceAll("[^A-Za-z0-9_]", "_");
    }

    private static String size(EdgePuzzle puzzle) {
        return "&board_w=" + puzzle.width() + "&board_h=" + puzzle.height();
    }

    private static String board(EdgePuzzle puzzle, Collection<EdgePlacement> placements) {
        EdgePuzzle shown = FieldColours.upTo(MOST, puzzle);
        if (FieldColours.colours(shown).last() > MOST) {
            throw new IllegalArgumentException("an address of a board has letters for " + MOST
                    + " colours besides the rim's, and puzzle " + puzzle.name() + " has more");
        }
        Map<Integer, EdgePlacement> byCell = new HashMap<>();
        placements.forEach(placement -> byCell.put(placement.cell(), placement));
        StringBuilder edges = new StringBuilder();
        StringBuilder numbers = new StringBuilder();
        for (int cell = 0; cell < shown.size(); cell++) {
            EdgePlacement placement = byCell.get(cell);
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                edges.append((char) ('a' + (placement == null ? 0 : shown.colour(placement, side))));
            }
            String number = String.valueOf(placement == null ? 0 : placement.piece() + 1);
            numbers.append("0".repeat(Math.max(0, AddressSettings.DIGITS - number.length())))
                    .append(number);
        }
        return "&board_edges=" + edges + (puzzle.pieceCount() > MOST_PIECES ? "" : "&board_pieces=" + numbers);
    }
}
