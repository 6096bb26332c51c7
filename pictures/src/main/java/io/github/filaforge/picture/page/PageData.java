package io.github.filaforge.picture.page;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The data of the puzzle of a page, as one object of JSON that can stand in an element of HTML whatever the names are:
 *
 * <pre>{@code
 * {"title":"dominoes","box":[2,2,1],"solved":true,
 *  "pieces":[{"name":"A","colour":"#283aa6"},{"name":"B","colour":"#faca04"}],
 *  "stationary":[{"name":"S","colour":"#e6e8eb","cells":[[0,0,0]]}],
 *  "digits":1,"solutions":["BBCC","BCBC"]}
 * }</pre>
 *
 * <p>A solution has a number for each cell of the region, in the order of its cells: 0 for a cell without a piece, 1 for the
 * first piece. A number is written in {@code digits} digits of base 64: {@code A-Z}, {@code a-z}, {@code 0-9}, {@code -},
 * {@code _}. {@code solved} is false if the pieces leave cells open, as pieces that lie side by side do. Where the cells are
 * neither squares nor cubes there is a {@link PageLattice} too, as {@code lattice}. Where a puzzle of squares or cubes lists
 * its cells, {@code region} has the cells that are to be filled or may be.
 */
final class PageData {

    /** The greatest number of characters of the solutions of a page; browsers take more, but people would wait for them. */
    static final int MOST_CHARACTERS = 20_000_000;

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    private final Puzzle puzzle;
    private final Palette palette;
    private final Region region;
    private final int digits;
    private final Map<String, Integer> numbers = new HashMap<>();

    private PageData(Puzzle puzzle, Palette palette) {
        this.puzzle = puzzle;
        this.palette = palette;
        this.region = puzzle.region();
        puzzle.mobilePieces().forEach(piece -> numbers.put(piece.name(), numbers.size() + 1));
        int length = 1;
        for (long values = DIGITS.length(); values <= numbers.size(); values *= DIGITS.length()) {
            length++;
        }
        this.digits = length;
    }

    /**
     * Returns the data of a puzzle.
     *
     * @param solutions the solutions to show, at least one
     * @throws PictureException if there are too many
     * @throws IllegalArgumentException if one of them has a piece or a cell that the puzzle has not
     */
    static String of(Puzzle puzzle, List<List<PlacedPiece>> solutions, Palette palette) {
        return new PageData(puzzle, palette).json(solutions);
    }

    private String json(List<List<PlacedPiece>> solutions) {
        long each = (long) region.size() * digits;
        if (each * solutions.size() > MOST_CHARACTERS) {
            throw new PictureException("a page takes " + MOST_CHARACTERS / each + " solutions of " + region.size()
                    + " cells, not " + solutions.size() + ": give it fewer");
        }
        return written(json -> {
            writePuzzle(json, fills(solutions.get(0)), Map.of());
            json.writeArrayFieldStart("solutions");
            for (List<PlacedPiece> solution : solutions) {
                json.writeString(code(solution));
            }
            json.writeEndArray();
        });
    }

    /**
     * Returns the data of a page that solves: the data above without solutions, with a {@code shape} for each of {@code
     * pieces}, and
     *
     * <pre>{@code
     * "shapes":[{"orientations":[[[0,0,0],[1,0,0]],[[0,0,0],[0,1,0]]]}],"order":[0,1,2,3],
     * "roots":1,"total":"2","seconds":0.01,"endless":false,
     * "strategy":"...","definition":"dominoes.txt","version":"0.1.0"
     * }</pre>
     *
     * <p>There are {@code shapes} only where one can play. In an orientation the lowest coordinates are 0; the first
     * orientation is the one of the definition. {@code order} has the number of the cell at each position of the solver that
     * completes assemblies. {@code total} and {@code seconds} are null if they are not known.
     */
    static String ofSolving(Puzzle puzzle, Palette palette, SolvingFacts facts) {
        return new PageData(puzzle, palette).solving(facts);
    }

    private String solving(SolvingFacts facts) {
        Map<String, Integer> shapeOf = new HashMap<>();
        facts.shapes().forEach(shape -> shape.pieces().forEach(piece -> shapeOf.put(piece.name(), shape.index())));
        return written(json -> {
            writePuzzle(json, true, shapeOf);
            json.writeArrayFieldStart("solutions");
            json.writeEndArray();
            if (puzzle.lattice().isOrthogonal()) {
                json.writeArrayFieldStart("shapes");
                for (Shape shape : facts.shapes()) {
                    writeShape(json, shape);
                }
                json.writeEndArray();
            }
            writeNumbers(json, "order", facts.completing());
            json.writeNumberField("roots", facts.roots());
            json.writeStringField(
                    "total", facts.total().map(BigInteger::toString).orElse(null));
            json.writeFieldName("seconds");
            if (facts.seconds().isPresent()) {
                json.writeNumber(facts.seconds().getAsDouble());
            } else {
                json.writeNull();
            }
            json.writeBooleanField("endless", facts.isEndless());
            json.writeStringField("strategy", facts.strategy());
            json.writeStringField("definition", facts.definition());
            json.writeStringField("version", facts.version());
        });
    }

    /**
     * Returns the data with which the worker of a page that solves reads solutions:
     *
     * <pre>{@code
     * {"bits":1,"digits":1,"images":2,"pieces":[[0,1]],"solving":[0,1,2,3],"completing":[0,1,2,3]}
     * }</pre>
     *
     * <p>{@code pieces} has the numbers of the pieces of each shape, from 0. {@code bits} is the number of bits of each
     * number of a solution; a solution has the numbers of {@code images} images and of their shapes.
     */
    static String ofWorker(Puzzle puzzle, Palette palette, SolvingFacts facts) {
        PageData data = new PageData(puzzle, palette);
        return written(json -> {
            json.writeNumberField("bits", facts.bits());
            json.writeNumberField("digits", data.digits);
            json.writeNumberField("images", facts.images());
            json.writeArrayFieldStart("pieces");
            for (Shape shape : facts.shapes()) {
                json.writeStartArray();
                for (Piece piece : shape.pieces()) {
                    json.writeNumber(data.numbers.get(piece.name()) - 1);
                }
                json.writeEndArray();
            }
            json.writeEndArray();
            writeNumbers(json, "solving", facts.solving());
            writeNumbers(json, "completing", facts.completing());
        });
    }

    /** Writes the fields of an object. */
    @FunctionalInterface
    private interface Fields {
        void writeTo(JsonGenerator json) throws IOException;
    }

    private static String written(Fields fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonFactory.builder()
                .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                .build()
                .createGenerator(text)) {
            json.setCharacterEscapes(new MarkupEscapes());
            json.writeStartObject();
            fields.writeTo(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    /**
     * Writes the data that every page has of its puzzle.
     *
     * @param shapeOf the number of the shape of each mobile piece by its name; empty if the page does not need it
     */
    private void writePuzzle(JsonGenerator json, boolean isSolved, Map<String, Integer> shapeOf) throws IOException {
        json.writeStringField("title", puzzle.name());
        Box box = puzzle.box();
        json.writeFieldName("box");
        json.writeArray(new int[] {box.xDim(), box.yDim(), box.zDim()}, 0, 3);
        json.writeBooleanField("solved", isSolved);
        if (!puzzle.lattice().isOrthogonal()) {
            PageLattice.write(json, puzzle);
        } else if (puzzle.container().extent().isPresent()) {
            json.writeFieldName("region");
            writeCells(json, region.cells());
        }
        writePieces(json, "pieces", puzzle.mobilePieces(), shapeOf);
        writePieces(
                json,
                "stationary",
                puzzle.pieces().stream().filter(Piece::stationary).toList(),
                Map.of());
        json.writeNumberField("digits", digits);
    }

    private static void writeNumbers(JsonGenerator json, String field, List<Integer> numbers) throws IOException {
        json.writeFieldName(field);
        json.writeArray(numbers.stream().mapToInt(Integer::intValue).toArray(), 0, numbers.size());
    }

    private static void writeShape(JsonGenerator json, Shape shape) throws IOException {
        List<Cell> own = fromCorner(shape.pieces().get(0).cells());
        List<List<Cell>> orientations = new ArrayList<>(
                shape.orientations().stream().map(PageData::fromCorner).toList());
        if (orientations.remove(own)) {
            orientations.add(0, own);
        }
        json.writeStartObject();
        json.writeArrayFieldStart("orientations");
        for (List<Cell> orientation : orientations) {
            writeCells(json, orientation);
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    /** Returns cells moved so that the lowest coordinates are 0, in ascending order. */
    private static List<Cell> fromCorner(List<Cell> cells) {
        Cell corner = new Cell(
                cells.stream().mapToInt(Cell::x).min().orElseThrow(),
                cells.stream().mapToInt(Cell::y).min().orElseThrow(),
                cells.stream().mapToInt(Cell::z).min().orElseThrow());
        return cells.stream().map(cell -> cell.minus(corner)).sorted().toList();
    }

    private static void writeCells(JsonGenerator json, List<Cell> cells) throws IOException {
        json.writeStartArray();
        for (Cell cell : cells) {
            json.writeArray(new int[] {cell.x(), cell.y(), cell.z()}, 0, 3);
        }
        json.writeEndArray();
    }

    private boolean fills(List<PlacedPiece> solution) {
        return solution.stream().mapToInt(piece -> piece.cells().size()).sum()
                >= region.size() - region.optional().size();
    }

    private void writePieces(JsonGenerator json, String field, List<Piece> pieces, Map<String, Integer> shapeOf)
            throws IOException {
        json.writeArrayFieldStart(field);
        for (Piece piece : pieces) {
            json.writeStartObject();
            json.writeStringField("name", piece.name());
            json.writeStringField("colour", palette.colour(piece.name()).hex());
            if (shapeOf.containsKey(piece.name())) {
                json.writeNumberField("shape", shapeOf.get(piece.name()));
            }
            if (piece.stationary()) {
                json.writeFieldName("cells");
                writeCells(json, piece.cells());
            }
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    private String code(List<PlacedPiece> solution) {
        char[] code = new char[region.size() * digits];
        Arrays.fill(code, DIGITS.charAt(0));
        for (PlacedPiece piece : solution) {
            Integer number = numbers.get(piece.name());
            if (number == null) {
                throw new IllegalArgumentException("no mobile piece has the name " + piece.name());
            }
            for (List<Integer> cell : piece.cells()) {
                int place = region.numberOf(new Cell(cell.get(0), cell.get(1), cell.get(2)));
                if (place < 0) {
                    throw new IllegalArgumentException("piece " + piece.name() + " is not in the region at " + cell);
                }
                int rest = number;
                for (int digit = digits - 1; digit >= 0; digit--) {
                    code[place * digits + digit] = DIGITS.charAt(rest % DIGITS.length());
                    rest /= DIGITS.length();
                }
            }
        }
        return new String(code);
    }

    /**
     * Escapes the characters that would end an element, or begin one or a reference. The characters that end a line for
     * JavaScript are not ASCII and are escaped anyway.
     */
    private static final class MarkupEscapes extends CharacterEscapes {

        private static final long serialVersionUID = 1L;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            for (char c : new char[] {'<', '>', '&', '\'', 0x7f}) {
                codes[c] = ESCAPE_STANDARD;
            }
            return codes;
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return null;
        }
    }
}
