package io.github.filaforge.edge.file;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionLimits;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.FilledBoard;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.InputException;
import io.github.filaforge.source.SourcePosition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Reads and writes an edge puzzle as a JSON object of the site eternity2.dev. There are two kinds of objects:
 *
 * <ul>
 *   <li>An instance has {@code width}, {@code height} and {@code pieces}, each {@code [up, right, down, left]}, where 0 is the
 *       rim; and {@code hints}, each with {@code pos} (the number of a cell, row by row from 0 at the top left), {@code piece}
 *       (from 0) and {@code rot} (quarter turns clockwise). A name is {@code name} or {@code id}.
 *   <li>A board has {@code board_edges}, and may have {@code size}, {@code board_pieces} and {@code hints}, with the values
 *       that they have in the address of a viewer. Its hints may be objects with {@code pos}, too.
 * </ul>
 *
 * <p>All other fields are ignored. The number of colours, {@code numColors}, is counted.
 */
final class EdgeJson {

    private static final String REMEDY = "an instance is like {\"name\":\"a\",\"width\":2,\"height\":1,"
            + "\"pieces\":[[0,3,0,0],[0,0,0,3]],\"hints\":[{\"pos\":0,\"piece\":0,\"rot\":0}]}";

    private static final String HINTS = "hints";

    /** The indices of the numbers of a hint. */
    private static final int POS = 0;

    private static final int PIECE = 1;
    private static final int ROT = 2;

    /** Stands for a number that a hint does not have. */
    private static final int NONE = -1;

    private final String source;
    private final List<String> lines;
    private final JsonParser parser;
    /** The columns of the line of the last place. */
    private Columns columns;

    private int lineOfColumns = 1;

    private final Map<String, String> settings = new HashMap<>();
    private final List<NumberLine> pieces = new ArrayList<>();
    private final List<NumberLine> hints = new ArrayList<>();
    private String name = "";
    private int width;
    private int height;
    private boolean hasPieces;
    /** True if the object has a list of hints, which may be empty. */
    private boolean hasHints;
    /** The place of hints that are a text; {@code null} if there is no such text. */
    private SourcePosition textOfHints;

    private EdgeJson(String source, String text, JsonParser parser) {
        this.source = source;
        this.lines = text.lines().toList();
        this.columns = new Columns(lines.get(0));
        this.parser = parser;
    }

    /**
     * Returns the puzzle of a text.
     *
     * @param otherName the name of the puzzle if the object has none
     * @throws InputException if the text is no such object, or has an error
     */
    static Defined<EdgePuzzle> read(String source, String otherName, String text) {
        try (JsonParser parser = new JsonFactory().createParser(text)) {
            EdgeJson json = new EdgeJson(source, text, parser);
            try {
                return json.read(otherName);
            } catch (JsonProcessingException e) {
                throw json.error(e.getLocation(), "this is no JSON, or a number is too large");
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a string cannot fail to be read", e);
        }
    }

    private Defined<EdgePuzzle> read(String otherName) throws IOException {
        parser.nextToken();
        while (parser.nextToken() == JsonToken.FIELD_NAME) {
            String field = parser.currentName();
            JsonToken value = parser.nextToken();
            switch (field) {
                case "name" -> name = text().orElse(name);
                case "id" -> name = name.isEmpty() ? text().orElse("") : name;
                case "width" -> width = number("a number of columns is expected here");
                case "height" -> height = number("a number of rows is expected here");
                case "size" -> {
                    if (value == JsonToken.VALUE_NUMBER_INT) {
                        settings.put("puzzle_size", parser.getText());
                    }
                    parser.skipChildren();
                }
                case "pieces" -> readPieces();
                case "hints" -> readHints(value);
                case "board_edges", "board_pieces", "motifs_order" ->
                    text().ifPresent(letters -> settings.put(field, letters));
                default -> parser.skipChildren();
            }
        }
        if (parser.nextToken() != null) {
            throw here("there is something behind the object");
        }
        String named = name.isBlank() ? otherName : PlainText.line(name).strip();
        SourcePosition start = new SourcePosition(source, 1, 1, lines.get(0));
        if (!hasPieces && settings.containsKey("board_edges")) {
            if (!settings.containsKey(HINTS) && hasHints) {
                settings.put(HINTS, hints.stream().map(EdgeJson::cell).collect(Collectors.joining("-")));
            }
            return ViewerAddress.puzzle(named, new AddressSettings(start, settings));
        }
        if (!hasPieces || width < 1 || height < 1) {
            throw new InputException(start, "this object has no " + (hasPieces ? "width or height" : "pieces"), REMEDY);
        }
        return puzzle(named, start);
    }

    /** Returns the number of the cell of a hint. */
    private static String cell(NumberLine hint) {
        return String.valueOf(hint.numbers().get(POS));
    }

    private Defined<EdgePuzzle> puzzle(String named, SourcePosition start) {
        if (pieces.size() != (long) width * height || pieces.isEmpty()) {
            throw new InputException(
                    start,
                    Plural.of(pieces.size(), "piece") + " for a board of " + width + " by " + height,
                    "an instance has one piece for each cell");
        }
        Defined<EdgePuzzle> defined = new PieceTable(
                        source, pieces, SideOrder.STANDARD, Optional.of(new Box(width, height, 1)))
                .puzzle(named);
        if (!settings.getOrDefault(HINTS, "").isEmpty()) {
            throw new InputException(textOfHints, "hints of an instance have pieces, and this is a text", REMEDY);
        }
        List<NumberLine> places = new ArrayList<>();
        for (NumberLine hint : hints) {
            int cell = hint.numbers().get(POS);
            if (cell >= width * height) {
                throw hint.error(
                        POS, "there is no cell " + cell, "cells are numbered from 0 to " + (width * height - 1));
            }
            if (hint.numbers().get(PIECE) == NONE) {
                throw hint.error(PIECE, "this hint has no piece", REMEDY);
            }
            places.add(new NumberLine(
                    List.of(
                            hint.numbers().get(PIECE),
                            cell % width,
                            cell / width,
                            hint.numbers().get(ROT)),
                    List.of(hint.position(PIECE), hint.position(POS), hint.position(POS), hint.position(ROT)),
                    false));
        }
        if (places.isEmpty()) {
            return defined;
        }
        // The only warning of a table is that it has no places.
        return new EdgeHints(places, 0).applied(new Defined<>(defined.puzzle(), false, start, List.of()));
    }

    private void readPieces() throws IOException {
        hasPieces = true;
        pieces.clear();
        expect(JsonToken.START_ARRAY, "a list of pieces is expected here");
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            expect(JsonToken.START_ARRAY, "the four colours of a piece are expected here, as in [0,3,0,0]");
            List<Integer> colours = new ArrayList<>();
            List<SourcePosition> places = new ArrayList<>();
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                colours.add(number("a colour is expected here"));
                places.add(place());
                if (colours.size() > EdgePiece.SIDES) {
                    throw here("this piece has more than four colours");
                }
            }
            if (colours.size() < EdgePiece.SIDES) {
                throw here("this piece has " + Plural.of(colours.size(), "colour") + ", not 4");
            }
            if (pieces.size() == DefinitionLimits.MAX_BOARD_CELLS) {
                throw here("there are more than " + DefinitionLimits.MAX_BOARD_CELLS + " pieces");
            }
            pieces.add(new NumberLine(colours, places, false));
        }
    }

    /** Reads hints: a list of objects, or a text as in the address of a viewer. */
    private void readHints(JsonToken value) throws IOException {
        if (value == JsonToken.VALUE_STRING) {
            settings.put(HINTS, parser.getText());
            textOfHints = place();
            return;
        }
        if (value == JsonToken.VALUE_NULL) {
            return;
        }
        hasHints = true;
        hints.clear();
        expect(JsonToken.START_ARRAY, "a list of hints is expected here");
        while (parser.nextToken() != JsonToken.END_ARRAY) {
            expect(JsonToken.START_OBJECT, "a hint is expected here, as in {\"pos\":0,\"piece\":0,\"rot\":0}");
            Integer[] numbers = {NONE, NONE, 0};
            SourcePosition[] places = {place(), place(), place()};
            while (parser.nextToken() == JsonToken.FIELD_NAME) {
                int index = List.of("pos", "piece", "rot").indexOf(parser.currentName());
                if (parser.nextToken() != JsonToken.VALUE_NULL && index >= 0) {
                    numbers[index] = number("a number is expected here");
                    places[index] = place();
                } else {
                    parser.skipChildren();
                }
            }
            if (numbers[POS] == NONE) {
                throw here("this hint has no pos");
            }
            if (hints.size() == DefinitionLimits.MAX_BOARD_CELLS) {
                throw here("there are more than " + DefinitionLimits.MAX_BOARD_CELLS + " hints");
            }
            hints.add(new NumberLine(List.of(numbers), List.of(places), false));
        }
    }

    private int number(String otherwise) throws IOException {
        expect(JsonToken.VALUE_NUMBER_INT, otherwise);
        int number = parser.getIntValue();
        if (number < 0) {
            throw here("a negative number");
        }
        return number;
    }

    /** Returns the value of a field if it is a text, and passes over any other value. */
    private Optional<String> text() throws IOException {
        if (parser.currentToken() == JsonToken.VALUE_STRING) {
            return Optional.of(parser.getText());
        }
        parser.skipChildren();
        return Optional.empty();
    }

    private void expect(JsonToken expected, String otherwise) {
        if (parser.currentToken() != expected) {
            throw here(otherwise);
        }
    }

    private SourcePosition place() {
        return place(parser.currentTokenLocation());
    }

    private SourcePosition place(JsonLocation location) {
        int line = Math.min(Math.max(1, location == null ? 1 : location.getLineNr()), lines.size());
        String text = lines.get(line - 1);
        if (line != lineOfColumns) {
            columns = new Columns(text);
            lineOfColumns = line;
        }
        return new SourcePosition(source, line, columns.of(location == null ? 0 : location.getColumnNr() - 1), text);
    }

    private InputException here(String problem) {
        return new InputException(place(), problem, REMEDY);
    }

    private InputException error(JsonLocation location, String problem) {
        return new InputException(place(location), problem, REMEDY);
    }

    /** Returns the instance of a puzzle, whose pins are its hints. */
    static String write(EdgePuzzle puzzle) {
        EdgePuzzle written = FieldColours.of(puzzle);
        long colours = FieldColours.colours(written).stream()
                .filter(colour -> colour != PieceTable.RIM)
                .count();
        return "{\"name\":" + quoted(written.name()) + ",\"width\":" + written.width() + ",\"height\":"
                + written.height() + ",\"numColors\":" + colours + ",\n\"pieces\":[\n"
                + written.pieces().stream()
                        .map(piece -> piece.sides().toString().replace(" ", ""))
                        .collect(Collectors.joining(",\n"))
                + "],\n\"hints\":["
                + written.pins().stream().map(EdgeJson::hint).collect(Collectors.joining(",")) + "]}\n";
    }

    /** Returns a board as an object on one line. */
    static String board(EdgePuzzle puzzle, Collection<EdgePlacement> placements) {
        int[] codes = new int[puzzle.size()];
        Arrays.fill(codes, FilledBoard.EMPTY);
        placements.forEach(each -> codes[each.cell()] = each.piece() * EdgePiece.SIDES + each.turn());
        int score = FilledBoard.of(puzzle, codes).matching();
        String address = ViewerAddress.ofSite(puzzle, placements);
        Map<String, String> settings = AddressSettings.settings(address);
        return "{\"name\":" + quoted(puzzle.name()) + ",\"size\":" + puzzle.width() + ",\"score\":" + score
                + ",\"breaks\":" + (puzzle.joins() - score) + ",\"board\":"
                + Arrays.toString(codes).replace(" ", "")
                + Stream.of("board_edges", "board_pieces")
                        .filter(settings::containsKey)
                        .map(field -> ",\"" + field + "\":" + quoted(settings.get(field)))
                        .collect(Collectors.joining())
                + ",\"url\":" + quoted(address) + "}";
    }

    private static String quoted(String text) {
        return "\"" + new String(JsonStringEncoder.getInstance().quoteAsString(text)) + "\"";
    }

    private static String hint(EdgePlacement pin) {
        return "{\"pos\":" + pin.cell() + ",\"piece\":" + pin.piece() + ",\"rot\":" + pin.turn() + "}";
    }
}
