package io.github.filaforge.definition;

import io.github.filaforge.edge.score.CellNames;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.source.SourcePosition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An order of the cells of a region while its text is read. The text names each open cell once, in one of three forms. It
 * may state the coordinates of each cell, in a line or in the part before a comma. In a flat box of squares, it may use the
 * names {@code A1}, {@code A2} and so on, with row A at the top, and ranges of the form {@code A1-A10}. Or it may be a
 * picture of numbers between {@code L} and {@code ~L}, with the layout of the pictures in definitions; the cell with the
 * least number comes first.
 */
public final class ListedOrder {

    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]+");

    private static final Pattern RANGE = Pattern.compile("([A-Za-z]+[0-9]+)-([A-Za-z]+[0-9]+)");

    private final Puzzle puzzle;
    private final Lattice lattice;
    private final Box box;
    private final Set<Cell> open;
    private final CellNames names;
    private final boolean hasNames;
    /** The place at which each cell is named. */
    private final Map<Cell, Token> places = new HashMap<>();

    private final List<Cell> cells = new ArrayList<>();

    private ListedOrder(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.lattice = puzzle.lattice();
        this.box = puzzle.box();
        this.open = Set.copyOf(lattice.written(puzzle.region().cells()));
        this.names = new CellNames(box.xDim(), box.yDim());
        this.hasNames = lattice.isOrthogonal() && box.zDim() == 1;
    }

    /**
     * Reads an order.
     *
     * @param source the name of the text in messages
     * @return a number for each cell of the region; the cell with the least number comes first. No text names a junction: it
     *     has the number of the later one of the cells on both sides of it
     * @throws DefinitionException if the text does not name each open cell once
     */
    public static List<Integer> keys(String source, String text, Puzzle puzzle) {
        ListedOrder list = new ListedOrder(puzzle);
        list.read(SourceText.of(source, text).contents());
        list.checkComplete(source);
        return list.keys();
    }

    private void read(Iterator<Token> lines) {
        boolean isDrawn = false;
        while (lines.hasNext()) {
            Token line = lines.next();
            boolean isPicture = line.is(Keyword.PICTURE.word());
            if (isDrawn || (isPicture && !cells.isEmpty())) {
                throw line.error(DefinitionError.ORDER_BESIDE_PICTURE);
            }
            if (isPicture) {
                isDrawn = true;
                readPicture(Directive.of(line), lines);
            } else {
                readLine(line);
            }
        }
    }

    private void readPicture(Directive opening, Iterator<Token> lines) {
        PictureRows rows = new PictureRows(opening, Keyword.END_PICTURE, puzzle.container(), false, false);
        Map<Integer, Token> tokens = new TreeMap<>();
        Map<Integer, Cell> drawn = new TreeMap<>();
        rows.read(lines, words -> {}, (cell, token) -> {
            if (!token.is(RegionDraft.REQUIRED) && !token.is(PieceName.NO_CELL)) {
                int number = token.integer();
                Token earlier = tokens.putIfAbsent(number, token);
                if (earlier != null) {
                    throw token.error(DefinitionError.ORDER_NUMBER_TWICE, number, earlier.position());
                }
                drawn.put(number, cell);
            }
        });
        drawn.forEach((number, cell) -> add(cell, tokens.get(number)));
    }

    private void readLine(Token line) {
        List<Token> parts =
                line.split(',').stream().filter(part -> !part.isEmpty()).toList();
        List<Token> words =
                parts.stream().flatMap(part -> part.words().stream()).toList();
        if (isNumbers(words) && isCell(words.size())) {
            add(cell(words), words.get(0));
            return;
        }
        for (Token part : parts) {
            List<Token> ofPart = part.words();
            if (isNumbers(ofPart)) {
                if (!isCell(ofPart.size())) {
                    throw notACell(part);
                }
                add(cell(ofPart), part);
            } else {
                ofPart.forEach(this::readName);
            }
        }
    }

    private static boolean isNumbers(List<Token> words) {
        return words.stream().allMatch(word -> NUMBER.matcher(word.text()).matches());
    }

    /**
     * Returns true if a cell can have this number of coordinates. In a flat box of hexagons or squares, z may be left out.
     */
    private boolean isCell(int numbers) {
        boolean isFlat = lattice.coordinates() == 3 && lattice.classes() == 1 && box.zDim() == 1;
        return numbers == lattice.coordinates() || (numbers == 2 && isFlat);
    }

    private Cell cell(List<Token> words) {
        List<Integer> numbers =
                new ArrayList<>(words.stream().map(Token::integer).toList());
        if (numbers.size() == 2) {
            numbers.add(0);
        }
        return lattice.cell(numbers);
    }

    private void readName(Token word) {
        Matcher range = RANGE.matcher(word.text());
        if (!range.matches()) {
            add(named(word, word.text()), word);
            return;
        }
        Cell from = named(word, range.group(1));
        Cell to = named(word, range.group(2));
        if (from.x() != to.x() && from.y() != to.y()) {
            throw word.error(DefinitionError.ORDER_RANGE, word.quoted());
        }
        Cell step = new Cell(Integer.signum(to.x() - from.x()), Integer.signum(to.y() - from.y()), 0);
        for (Cell cell = from; !cell.equals(to); cell = cell.plus(step)) {
            add(cell, word);
        }
        add(to, word);
    }

    private Cell named(Token word, String name) {
        OptionalInt number = hasNames ? names.cell(name) : OptionalInt.empty();
        if (number.isEmpty()) {
            throw notACell(word);
        }
        return new Cell(number.getAsInt() % box.xDim(), box.yDim() - 1 - number.getAsInt() / box.xDim(), 0);
    }

    private DefinitionException notACell(Token token) {
        return token.error(
                DefinitionError.ORDER_NOT_A_CELL,
                token.quoted(),
                lattice.coordinates() == 3 ? "0 1 0" : "0 1 0 0",
                hasNames ? ", a name such as A1 or a range such as A1-A4 (" + names.range() + ")" : "");
    }

    private void add(Cell written, Token place) {
        Cell cell = puzzle.container().periods().reduced(written);
        if (!open.contains(cell)) {
            throw place.error(DefinitionError.ORDER_CELL_NOT_OPEN, lattice.text(written), puzzle.name());
        }
        Token earlier = places.putIfAbsent(cell, place);
        if (earlier != null) {
            throw place.error(DefinitionError.ORDER_CELL_TWICE, lattice.text(cell), earlier.lineNumber());
        }
        cells.add(cell);
    }

    private void checkComplete(String source) {
        List<Cell> missing = lattice.written(puzzle.region().cells()).stream()
                .filter(cell -> !places.containsKey(cell))
                .toList();
        if (!missing.isEmpty()) {
            throw new DefinitionException(
                    DefinitionError.ORDER_CELL_MISSING,
                    SourcePosition.ofWhole(source),
                    lattice.text(missing.get(0)),
                    puzzle.name(),
                    missing.size() == 1 ? "" : ", and " + Plural.of(missing.size() - 1, "cell") + " more");
        }
    }

    private List<Integer> keys() {
        Map<Cell, Integer> keys = new HashMap<>();
        Set<Cell> named = new HashSet<>();
        for (int position = 0; position < cells.size(); position++) {
            Cell cell = cells.get(position);
            keys.put(cell, position);
            named.add(cell);
            if (lattice.hasJunctions()) {
                for (Cell junction : lattice.withJunctions(named)) {
                    keys.putIfAbsent(junction, position);
                }
            }
        }
        return puzzle.region().cells().stream()
                .map(cell -> keys.getOrDefault(cell, cells.size()))
                .toList();
    }
}
