package io.github.filaforge.edge.file;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The settings, each a name and a value, in a {@link ViewerAddress}. Each error message states the place of the address. */
final class AddressSettings {

    /** The number of characters of {@code board_pieces} for a cell. */
    static final int DIGITS = 3;

    /**
     * For each order of the motifs, the standard letters of the letters from {@code a}; further letters are equal. The
     * source is what both viewers show.
     */
    private static final Map<String, String> ORDERS = Map.of(
            "jblackwood", "abglqejotchmrfkpudinsvw",
            "marie", "abglqejotchmrfkpudinsvw",
            "jef", "atojeqlgbupkfrmhcwvsnid");

    private static final String ORDER = "motifs_order";
    private static final String SIZE = "puzzle_size";
    private static final Pattern HINT = Pattern.compile("[0-9]{1,5}(\\.[0-9]{1,5})?");

    private final SourcePosition position;
    private final Map<String, String> settings;
    /** The standard letters of the letters from {@code a}; empty if all letters are standard. */
    private final String standard;

    /** Reads the settings of an address. If a setting occurs twice, the first counts. */
    AddressSettings(SourcePosition position, String address) {
        this(position, settings(address));
    }

    AddressSettings(SourcePosition position, Map<String, String> settings) {
        this.position = position;
        this.settings = settings;
        this.standard = ORDERS.getOrDefault(settings.getOrDefault(ORDER, ""), "");
    }

    /** Returns these settings with the letters as they stand; empty if the letters are standard. */
    Optional<AddressSettings> withoutOrder() {
        if (standard.isEmpty()) {
            return Optional.empty();
        }
        Map<String, String> others = new HashMap<>(settings);
        others.remove(ORDER);
        return Optional.of(new AddressSettings(position, others));
    }

    /** Returns the name of the puzzle in an address, not decoded; empty if it has none. */
    static Optional<String> puzzle(String address) {
        return Optional.ofNullable(settings(address).get("puzzle"));
    }

    /** Returns the settings of an address by their names. */
    static Map<String, String> settings(String address) {
        Map<String, String> settings = new HashMap<>();
        String query = address.substring(Math.max(address.indexOf('#'), address.indexOf('?')) + 1);
        for (String setting : query.split("&")) {
            int equals = setting.indexOf('=');
            if (equals > 0) {
                settings.putIfAbsent(setting.substring(0, equals), setting.substring(equals + 1));
            }
        }
        return settings;
    }

    SourcePosition position() {
        return position;
    }

    /**
     * Returns the number of columns: that of {@code board_w} or {@code puzzle_size}. A board without a size is a square of
     * the cells that {@code board_edges} has.
     */
    int width() {
        return length("board_w");
    }

    /** Returns the number of rows: that of {@code board_h} or {@code puzzle_size}, or of a square. */
    int height() {
        return length("board_h");
    }

    /** Returns the name of an order of the motifs that is not known, if the address has one. */
    Optional<String> unknownOrder() {
        return Optional.ofNullable(settings.get(ORDER))
                .filter(order -> !ORDERS.containsKey(order))
                .map(PlainText::shortened);
    }

    /**
     * Returns the cells that {@code hints} names, in ascending order; empty if the address has no such setting. The setting
     * may name no cell.
     */
    Optional<SortedSet<Integer>> hints(int cells) {
        return Optional.ofNullable(settings.get("hints")).map(text -> {
            SortedSet<Integer> hints = new TreeSet<>();
            for (String hint : text.isEmpty() ? new String[0] : text.split("-")) {
                if (!HINT.matcher(hint).matches()) {
                    throw error(
                            "'" + PlainText.shortened(hint) + "' in hints is no cell with a turn",
                            "hints are the numbers of cells, from 0 at the top left, as in hints=34.0-45.2");
                }
                int cell = Integer.parseInt(hint.split("\\.")[0]);
                if (cell >= cells) {
                    throw error(
                            "there is no cell " + cell + " for a hint", "cells are numbered from 0 to " + (cells - 1));
                }
                hints.add(cell);
            }
            return hints;
        });
    }

    /** Returns the letters of the colours, four for each cell. */
    private String edges() {
        return required("board_edges");
    }

    private String numbers() {
        return settings.getOrDefault("board_pieces", "");
    }

    boolean hasNumbers() {
        return !numbers().isEmpty();
    }

    /** Refuses a board with another number of cells. */
    void checkLengths(int cells) {
        checkLength("board_edges", edges(), EdgePiece.SIDES, cells);
        if (hasNumbers()) {
            checkLength("board_pieces", numbers(), DIGITS, cells);
        }
    }

    /** Returns the number of the piece on a cell, if there are numbers; 0 for an empty cell. */
    int number(int cell) {
        String digits = numbers().substring(DIGITS * cell, DIGITS * (cell + 1));
        if (!digits.matches("[0-9]{3}")) {
            throw error(
                    "'" + PlainText.shortened(digits) + "' in board_pieces is not a number of a piece",
                    "it has three digits for each cell, 000 for an empty one");
        }
        return Integer.parseInt(digits);
    }

    boolean isEmpty(int cell) {
        return hasNumbers() ? number(cell) == 0 : edges().startsWith("aaaa", EdgePiece.SIDES * cell);
    }

    /** Returns the colours of the piece on a cell as it lies: up, right, down, left. */
    List<Integer> sides(int cell) {
        return IntStream.range(0, EdgePiece.SIDES)
                .mapToObj(side -> colour(edges().charAt(EdgePiece.SIDES * cell + side)))
                .toList();
    }

    private int length(String setting) {
        if (settings.containsKey(SIZE)) {
            return number(SIZE);
        }
        if (!settings.containsKey("board_w") && !settings.containsKey("board_h")) {
            return (int) Math.round(Math.sqrt(edges().length() / (double) EdgePiece.SIDES));
        }
        return number(setting);
    }

    private int number(String setting) {
        String value = required(setting);
        if (!value.matches("[0-9]{1,4}")) {
            throw error(
                    setting + " is '" + PlainText.shortened(value) + "', not a number of cells",
                    "write it as in " + setting + "=16");
        }
        return Integer.parseInt(value);
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

    private void checkLength(String setting, String value, int each, int cells) {
        if (value.length() != each * cells) {
            throw error(
                    setting + " has " + value.length() + " characters, not " + each * cells,
                    "it has " + each + " for each of the " + Plural.of(cells, "cell"));
        }
    }

    private int colour(char letter) {
        if (letter < 'a' || letter > 'a' + ViewerAddress.MOST) {
            throw error(
                    "'" + PlainText.shortened(String.valueOf(letter)) + "' in board_edges is no colour",
                    "colours are the letters a to z, and a is the rim's");
        }
        int index = letter - 'a';
        return index < standard.length() ? standard.charAt(index) - 'a' : index;
    }

    InputException error(String problem, String remedy) {
        return new InputException(position, problem, remedy);
    }
}
