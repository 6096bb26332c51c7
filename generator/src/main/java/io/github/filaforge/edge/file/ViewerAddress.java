package io.github.filaforge.edge.file;

import io.github.filaforge.definition.DefinedEdges;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.definition.Excerpt;
import io.github.filaforge.definition.SourcePosition;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.Quantity;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A board as an address of the viewer that the field uses. {@code board_edges} has four letters for each cell, row by row from
 * the top: up, right, down and left, where {@code a} is the rim and {@code aaaa} an empty cell; {@code board_pieces} has three
 * digits for each, 000 for an empty one.
 */
public final class ViewerAddress {

    /** The greatest colour that has a letter. */
    static final int MOST = 25;

    private static final String VIEWER = "https://e2.bucas.name/";
    private static final int DIGITS = 3;
    private static final int MOST_PIECES = 999;

    private final SourcePosition position;
    private final Map<String, String> settings = new HashMap<>();

    private ViewerAddress(SourcePosition position, String address) {
        this.position = position;
        String query = address.substring(Math.max(address.indexOf('#'), address.indexOf('?')) + 1);
        for (String setting : query.split("&")) {
            int equals = setting.indexOf('=');
            if (equals > 0) {
                settings.putIfAbsent(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
    }

    /**
     * The puzzle of a text that is an address and nothing else. Each piece has the place that it has there, as it lies.
     *
     * @throws EdgeFileException if it is none, or has empty cells
     */
    static DefinedEdges read(String source, String name, String text) {
        int line = 1;
        String address = null;
        SourcePosition position = null;
        for (String each : text.lines().toList()) {
            if (!each.isBlank()) {
                SourcePosition here = new SourcePosition(source, line, 1, each);
                if (address != null) {
                    throw new EdgeFileException(
                            here,
                            "a line behind the address of a board",
                            "such a file has one address and nothing else");
                }
                address = each.strip();
                position = here;
            }
            line++;
        }
        return new ViewerAddress(position, address).puzzle(name);
    }

    private DefinedEdges puzzle(String name) {
        String edges = required("board_edges");
        boolean hasSize = settings.containsKey("board_w") || settings.containsKey("board_h");
        int side = (int) Math.round(Math.sqrt(edges.length() / (double) EdgePiece.SIDES));
        int width = hasSize ? length("board_w") : side;
        int height = hasSize ? length("board_h") : side;
        int cells = width * height;
        if (cells == 0 || cells > DefinitionLimits.MAX_BOARD_CELLS) {
            throw error(
                    "a board of " + Quantity.of(cells, "cell"),
                    "a board has 1 to " + DefinitionLimits.MAX_BOARD_CELLS + " cells");
        }
        checkLength("board_edges", edges, EdgePiece.SIDES, cells);
        String numbers = settings.getOrDefault("board_pieces", "");
        if (!numbers.isEmpty()) {
            checkLength("board_pieces", numbers, DIGITS, cells);
        }
        SortedMap<Integer, Integer> cellsOfPieces = new TreeMap<>();
        int empty = 0;
        for (int cell = 0; cell < cells; cell++) {
            int number = numbers.isEmpty() ? cell + 1 : number(numbers.substring(DIGITS * cell, DIGITS * (cell + 1)));
            boolean isEmpty = numbers.isEmpty() ? edges.startsWith("aaaa", EdgePiece.SIDES * cell) : number == 0;
            if (isEmpty) {
                empty++;
            } else if (cellsOfPieces.put(number, cell) != null) {
                throw error("piece " + number + " lies there twice", "each piece of board_pieces has one cell");
            }
        }
        if (empty > 0) {
            throw error(
                    Quantity.of(empty, "cell") + " of the board " + (empty == 1 ? "is" : "are")
                            + " empty, and the address does not have the pieces that are not on it",
                    "take the address of a full board, or a file of all pieces");
        }
        return puzzle(name, width, height, edges, cellsOfPieces);
    }

    private DefinedEdges puzzle(
            String name, int width, int height, String edges, SortedMap<Integer, Integer> cellsOfPieces) {
        List<EdgePiece> pieces = new ArrayList<>();
        List<EdgePlacement> pins = new ArrayList<>();
        Map<String, SourcePosition> positions = new LinkedHashMap<>();
        cellsOfPieces.forEach((number, cell) -> {
            List<Integer> sides = new ArrayList<>();
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                sides.add(colour(edges.charAt(EdgePiece.SIDES * cell + side)));
            }
            pins.add(new EdgePlacement(cell, pieces.size(), 0));
            pieces.add(new EdgePiece(String.valueOf(number), sides));
            positions.put(String.valueOf(number), position);
        });
        boolean hasRim = pieces.stream().anyMatch(piece -> piece.count(PieceTable.RIM) > 0);
        OptionalInt rim = hasRim ? OptionalInt.of(PieceTable.RIM) : OptionalInt.empty();
        return new DefinedEdges(new EdgePuzzle(name, width, height, rim, pieces, pins), position, positions, List.of());
    }

    private String required(String setting) {
        String value = settings.get(setting);
        if (value == null) {
            throw error(
                    "this address has no " + setting,
                    "the address of a board has board_w, board_h and board_edges, as the viewer shows it");
        }
        return value;
    }

    private int length(String setting) {
        String value = required(setting);
        if (!value.matches("[0-9]{1,4}")) {
            throw error(
                    setting + " is '" + Excerpt.shorten(value) + "', not a number of cells",
                    "write it as in " + setting + "=16");
        }
        return Integer.parseInt(value);
    }

    private void checkLength(String setting, String value, int each, int cells) {
        if (value.length() != each * cells) {
            throw error(
                    setting + " has " + value.length() + " characters, not " + each * cells,
                    "it has " + each + " for each of the " + Quantity.of(cells, "cell"));
        }
    }

    private int number(String digits) {
        if (!digits.matches("[0-9]{3}")) {
            throw error(
                    "'" + Excerpt.shorten(digits) + "' in board_pieces is not a number of a piece",
                    "it has three digits for each cell, 000 for an empty one");
        }
        return Integer.parseInt(digits);
    }

    private int colour(char letter) {
        if (letter < 'a' || letter > 'a' + MOST) {
            throw error(
                    "'" + Excerpt.shorten(String.valueOf(letter)) + "' in board_edges is no colour",
                    "colours are the letters a to z, and a is the rim's");
        }
        return letter - 'a';
    }

    private EdgeFileException error(String problem, String remedy) {
        return new EdgeFileException(position, problem, remedy);
    }

    /**
     * The address of a board.
     *
     * @param puzzle the puzzle; its colours are numbered anew if the rim's is not 0 or one has no letter
     * @param placements the pieces that are on the board
     * @throws IllegalArgumentException if there are more colours than letters, in words
     */
    public static String of(EdgePuzzle puzzle, Collection<EdgePlacement> placements) {
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
            numbers.append("0".repeat(Math.max(0, DIGITS - number.length()))).append(number);
        }
        return VIEWER + "#puzzle=" + URLEncoder.encode(puzzle.name(), StandardCharsets.UTF_8) + "&board_w="
                + puzzle.width() + "&board_h=" + puzzle.height() + "&board_edges=" + edges
                + (puzzle.size() > MOST_PIECES ? "" : "&board_pieces=" + numbers);
    }
}
