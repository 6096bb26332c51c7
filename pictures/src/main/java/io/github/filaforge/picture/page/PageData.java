package io.github.filaforge.picture.page;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.PictureException;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.moves.MovesPicture;
import io.github.filaforge.picture.moves.WordedMove;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

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
 * its cells, {@code region} has the cells that are to be filled or may be. {@code optionalCells} has the numbers of the cells
 * of the region that may stay empty, if there are any. {@code "periods":[5,0,0]} are the {@link Periods} of a closed box.
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
        puzzle.packedPieces().forEach(piece -> numbers.put(piece.name(), numbers.size() + 1));
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
        return JsonObject.inMarkup(new PageData(puzzle, palette).fields(solutions));
    }

    /**
     * Returns the data of a page that plays moves: the data of the puzzle, and {@code moves} with a list for each solution:
     *
     * <pre>{@code
     * "moves":[[{"pieces":[0],"way":[1,0,0],"off":false,"how":"goes 1 step along +x"}], []]
     * }</pre>
     *
     * <p>{@code pieces} has the indexes of the pieces that move, {@code way} the translation by which the move is shown, and
     * {@code off} is true for a separation. {@code how} are the words behind the names of the pieces.
     */
    static String of(MovesPicture picture) {
        SolutionPicture solutions = picture.solutions();
        PageData data = new PageData(solutions.puzzle(), solutions.palette());
        Map<String, Object> fields = data.fields(solutions.solutions());
        fields.put(
                "moves",
                IntStream.range(0, picture.moves().size())
                        .mapToObj(index -> data.moves(picture.moves().get(index), picture.ways(index)))
                        .toList());
        return JsonObject.inMarkup(fields);
    }

    private List<Map<String, Object>> moves(List<WordedMove> moves, List<Cell> ways) {
        return IntStream.range(0, moves.size())
                .mapToObj(index -> {
                    WordedMove move = moves.get(index);
                    return JsonObject.of(
                            "pieces",
                            move.pieces().stream()
                                    .map(name -> numbers.get(name) - 1)
                                    .toList(),
                            "way",
                            cells(List.of(ways.get(index))).get(0),
                            "off",
                            move.isSeparation(),
                            "how",
                            move.how());
                })
                .toList();
    }

    private Map<String, Object> fields(List<List<PlacedPiece>> solutions) {
        long each = (long) region.size() * digits;
        if (each * solutions.size() > MOST_CHARACTERS) {
            throw new PictureException("a page takes " + MOST_CHARACTERS / each + " solutions of " + region.size()
                    + " cells, not " + solutions.size() + ": give it fewer");
        }
        Map<String, Object> fields = puzzle(fills(solutions.get(0)), Map.of());
        fields.put("solutions", solutions.stream().map(this::code).toList());
        return fields;
    }

    /**
     * Returns the data of a page that solves: the data above without solutions, with a {@code shape} for each of {@code
     * pieces}, and
     *
     * <pre>{@code
     * "shapes":[{"orientations":[...],"turns":{...}}],"order":[0,1,2,3],
     * "roots":1,"total":"2","seconds":0.01,"endless":false,
     * "strategy":"...","definition":"dominoes.txt","version":"1.0.0"
     * }</pre>
     *
     * <p>{@code "choices":[{"name":"day","shape":3,"options":[{"name":"1","cells":[5]}]}]} are the choices, with the numbers of
     * the cells of their options. The shape of a choice has no orientations. A page searches for the solutions of the options
     * that a person has chosen, so {@code roots} is 1, and {@code total} and {@code seconds} are null. {@code totals}
     * has the number of solutions of each combination of options, if these numbers are known.
     *
     * <p>A piece that a solution may lack has {@code "optional":true}. {@code "placed":[4,6]} limits the number of pieces of
     * a solution, and {@code "mostEmpty":3} the number of cells that stay empty. {@code
     * "colours":[1,0,2,0]} are the colours of the cells of the region, and {@code "match":[[1,1]]} the pairs of a colour of a
     * piece and a colour of the region that match. {@link PageShape} describes the {@code shapes}. {@code order} has the number of the cell at each position
     * of the solver that completes assemblies. {@code total} and {@code seconds} are null if they are not known.
     */
    static Map<String, Object> ofSolving(Puzzle puzzle, Palette palette, SolvingFacts facts) {
        return new PageData(puzzle, palette).solving(facts);
    }

    private Map<String, Object> solving(SolvingFacts facts) {
        Map<String, Integer> shapeOf = new HashMap<>();
        shapes(facts).forEach(shape -> shape.pieces().forEach(piece -> shapeOf.put(piece.name(), shape.index())));
        Map<String, Object> fields = puzzle(true, shapeOf);
        fields.put("solutions", List.of());
        fields.put(
                "shapes",
                shapes(facts)
                        .map(shape -> shape.isChoice()
                                ? JsonObject.of("orientations", List.of(), "turns", Map.of())
                                : new PageShape(puzzle, region, shape).fields())
                        .toList());
        if (!puzzle.choices().isEmpty()) {
            fields.put(
                    "choices",
                    facts.shapes().stream()
                            .filter(Shape::isChoice)
                            .map(shape -> choice(shape.index(), shape.pieces().get(0)))
                            .toList());
            fields.put("totals", facts.totals());
        }
        PieceRange placed = puzzle.placed().plus(-puzzle.choices().size());
        if (!placed.isAny()) {
            int mobile = puzzle.packedPieces().size();
            fields.put("placed", List.of(placed.least(), Math.min(placed.most(), mobile)));
        }
        if (puzzle.mostEmpty() < region.optional().size()) {
            fields.put("mostEmpty", puzzle.mostEmpty());
        }
        CellColours colours = puzzle.container().colours();
        if (!colours.ofCells().isEmpty()) {
            fields.put("colours", region.cells().stream().map(colours::colour).toList());
            fields.put(
                    "match",
                    colours.pairs().stream()
                            .map(pair -> List.of(pair.piece(), pair.container()))
                            .toList());
        }
        fields.put("order", facts.completing());
        fields.put("roots", facts.roots());
        fields.put("total", facts.total().map(BigInteger::toString).orElse(null));
        fields.put("seconds", facts.seconds().isPresent() ? facts.seconds().getAsDouble() : null);
        fields.put("endless", facts.isEndless());
        fields.put("strategy", facts.strategy());
        fields.put("definition", facts.definition());
        fields.put("version", facts.version());
        return fields;
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
    static Map<String, Object> ofWorker(Puzzle puzzle, Palette palette, SolvingFacts facts) {
        PageData data = new PageData(puzzle, palette);
        return JsonObject.of(
                "bits", facts.bits(),
                "digits", data.digits,
                "images", facts.images(),
                "pieces", facts.shapes().stream().map(data::numbers).toList(),
                "solving", facts.solving(),
                "completing", facts.completing());
    }

    /** Returns a choice. Its options have the numbers of their cells in the region. */
    private Map<String, Object> choice(int shape, Piece choice) {
        return JsonObject.of(
                "name",
                choice.name(),
                "shape",
                shape,
                "options",
                choice.options().stream()
                        .map(option -> JsonObject.of(
                                "name",
                                option.name(),
                                "cells",
                                option.cells().stream().map(region::numberOf).toList()))
                        .toList());
    }

    /** Returns the numbers of the pieces of a shape; none of blanks, and -1 of a choice, whose cells stay open. */
    private List<Integer> numbers(Shape shape) {
        if (shape.isChoice()) {
            return List.of(-1);
        }
        return shape.pieces().stream()
                .filter(piece -> !shape.isBlank())
                .map(piece -> numbers.get(piece.name()) - 1)
                .toList();
    }

    /**
     * Returns the data that every page has of its puzzle.
     *
     * @param shapeOf the number of the shape of each mobile piece by its name; empty if the page does not need it
     */
    private Map<String, Object> puzzle(boolean isSolved, Map<String, Integer> shapeOf) {
        Map<String, Object> fields = JsonObject.of(
                "title", puzzle.name(), "box", puzzle.lattice().lengths(puzzle.box()), "solved", isSolved);
        if (!puzzle.lattice().isOrthogonal()) {
            fields.put("lattice", new PageLattice(puzzle.lattice()).fields(region.cells()));
        } else if (puzzle.container().extent().isPresent()) {
            fields.put("region", cells(region.cells()));
        }
        if (!region.periods().areNone()) {
            Periods periods = region.periods();
            fields.put("periods", List.of(periods.x(), periods.y(), periods.z()));
        }
        if (region.optional().size() > 0) {
            fields.put(
                    "optionalCells",
                    Arrays.stream(region.optional().cells()).boxed().toList());
        }
        fields.put(
                "pieces",
                puzzle.packedPieces().stream()
                        .map(piece -> piece(piece, shapeOf))
                        .toList());
        fields.put(
                "stationary",
                puzzle.pieces().stream()
                        .filter(Piece::stationary)
                        .map(piece -> piece(piece, Map.of()))
                        .toList());
        fields.put("digits", digits);
        return fields;
    }

    private Map<String, Object> piece(Piece piece, Map<String, Integer> shapeOf) {
        Map<String, Object> fields = JsonObject.of(
                "name", piece.name(), "colour", palette.colour(piece.name()).hex());
        if (shapeOf.containsKey(piece.name())) {
            fields.put("shape", shapeOf.get(piece.name()));
        }
        if (piece.stationary()) {
            fields.put("cells", cells(piece.cells()));
        }
        if (piece.optional()) {
            fields.put("optional", true);
        }
        return fields;
    }

    /** Returns the shapes of the pieces: not those of blanks. */
    private static Stream<Shape> shapes(SolvingFacts facts) {
        return facts.shapes().stream().filter(shape -> !shape.isBlank());
    }

    static List<List<Integer>> cells(List<Cell> cells) {
        return cells.stream().map(cell -> List.of(cell.x(), cell.y(), cell.z())).toList();
    }

    private boolean fills(List<PlacedPiece> solution) {
        return solution.stream().mapToInt(piece -> piece.cells().size()).sum()
                >= region.size() - region.optional().size();
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
                int place = region.numberOf(puzzle.lattice().cell(cell));
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
}
