package io.github.filaforge.definition;

import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.PieceCopies;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Writes a puzzle as a definition. If this definition is read under the name of the puzzle, the result is equal to the
 * puzzle, provided that a definition can contain the puzzle at all.
 *
 * <p>Mobile pieces are written as coordinates, with a C line for each. Stationary pieces, which shape the region, are
 * written as pictures, unless they are too small. Pieces whose names and cells make them copies share one line.
 */
public final class DefinitionWriter {

    /** The greatest number of tokens of a picture for each cell of a piece. A larger picture would show little but dots. */
    static final int MAX_TOKENS_PER_CELL = 100;

    private static final String FIXED_PIECES = ":turns=" + EdgeBoard.FIXED;

    /** A text in a line E that a reader would treat as another setting without its colon. */
    private static final Pattern SETTING =
            Pattern.compile(Keyword.EDGE_PIECE.settings().stream().collect(Collectors.joining("|", ";(", ")=")));

    private final Puzzle puzzle;
    private final Lattice lattice;
    private final StringBuilder text = new StringBuilder();

    private DefinitionWriter(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.lattice = puzzle.lattice();
    }

    /**
     * Returns the definition of a puzzle, from D to {@code ~D}, without the name of the puzzle.
     *
     * @throws IllegalArgumentException if a piece has a name that no definition can give to it
     */
    public static String write(Puzzle puzzle) {
        return new DefinitionWriter(puzzle).written();
    }

    /**
     * Returns the definition of an edge puzzle, from D to {@code ~D}, without the name of the puzzle.
     *
     * @throws IllegalArgumentException if a piece has a name that no definition can give to it
     */
    public static String write(EdgePuzzle puzzle) {
        StringBuilder text = new StringBuilder("D:xDim=" + puzzle.width() + ":yDim=" + puzzle.height() + ":edges");
        puzzle.rim().ifPresent(colour -> text.append('=').append(colour));
        text.append(wrap(puzzle.periods()));
        boolean isFixed = puzzle.pieces().stream().noneMatch(EdgePiece::mayTurn);
        String partners = puzzle.partners().keySet().stream()
                .filter(colour -> colour < puzzle.partner(colour))
                .sorted()
                .map(colour -> colour + "-" + puzzle.partner(colour))
                .collect(Collectors.joining(" "));
        text.append(partners.isEmpty() ? "" : ":meets=" + partners);
        text.append(puzzle.hasSpares() ? ":" + EdgeBoard.POOL : "");
        text.append(isFixed ? FIXED_PIECES : "").append('\n');
        Map<Integer, EdgePlacement> pins = new HashMap<>();
        puzzle.pins().forEach(pin -> pins.put(pin.piece(), pin));
        text.append(region(puzzle));
        Set<String> names = puzzle.pieces().stream().map(EdgePiece::name).collect(Collectors.toSet());
        int next = 0;
        for (PieceCopies copies : PieceCopies.of(puzzle.pieces())) {
            int begin = next;
            next += copies.number();
            boolean canBeFamily = copies.number() > 1
                    && isNameOfEdges(copies.name())
                    && !names.contains(copies.name())
                    && IntStream.range(begin, next).noneMatch(pins::containsKey);
            String number = copies.number() == puzzle.size() ? "*" : String.valueOf(copies.number());
            if (canBeFamily) {
                appendPiece(text, copies.name(), copies.first(), isFixed).append(":copies=" + number + "\n");
            }
            for (int piece = begin; piece < next && !canBeFamily; piece++) {
                EdgePiece its = puzzle.pieces().get(piece);
                appendPiece(text, its.name(), its, isFixed);
                EdgePlacement pin = pins.get(piece);
                if (pin != null) {
                    text.append(":at=" + puzzle.column(pin.cell()) + " "
                                    + (puzzle.height() - 1 - puzzle.row(pin.cell())))
                            .append(pin.turn() == 0 ? "" : ":turn=" + pin.turn());
                }
                text.append('\n');
            }
        }
        return text.append("~D\n").toString();
    }

    /** Returns the lines R of a board of which some cells take no piece. */
    private static String region(EdgePuzzle puzzle) {
        if (puzzle.gaps().size() == 0) {
            return "";
        }
        Extent extent = Extent.of(
                cells(puzzle, puzzle.cells()), cells(puzzle, puzzle.gaps().beyond()));
        return RegionText.of(
                new Container(Lattices.CUBIC, new Box(puzzle.width(), puzzle.height(), 1)).with(extent), false, false);
    }

    private static List<Cell> cells(EdgePuzzle puzzle, Collection<Integer> numbers) {
        return numbers.stream()
                .sorted()
                .map(cell -> new Cell(puzzle.column(cell), puzzle.height() - 1 - puzzle.row(cell), 0))
                .toList();
    }

    private static StringBuilder appendPiece(StringBuilder text, String name, EdgePiece piece, boolean isFixed) {
        if (!isNameOfEdges(name)) {
            throw cannotWrite(name);
        }
        return text.append("E:name=" + name + ":sides=")
                .append(joined(piece.sides()))
                .append(isFixed || piece.mayTurn() ? "" : FIXED_PIECES);
    }

    private static boolean isNameOfEdges(String name) {
        return isWritable(name) && !name.contains(":") && !SETTING.matcher(name).find();
    }

    /**
     * Returns the lines {@code R:choose} of a choice.
     *
     * @throws IllegalArgumentException if it has a name that no definition can give to it
     */
    public static String write(Piece choice, Container container) {
        return ChoiceText.of(choice, container);
    }

    /** Returns the definition of a puzzle of any kind. It has the name of the puzzle if the name is from a definition. */
    public static String write(Defined<?> defined) {
        String text = defined.edges()
                .map(edges -> write(edges.puzzle()))
                .orElseGet(() -> write(defined.packing().puzzle()));
        return defined.named() ? named(text, defined.name()) : text;
    }

    /**
     * Returns the definition of a puzzle with a name.
     *
     * @param name any text; characters that the name cannot have in a definition are replaced by {@code _}
     */
    public static String write(Puzzle puzzle, String name) {
        return named(write(puzzle), name);
    }

    /**
     * Returns the definition of an edge puzzle with a name.
     *
     * @param name any text; characters that the name cannot have in a definition are replaced by {@code _}
     */
    public static String write(EdgePuzzle puzzle, String name) {
        return named(write(puzzle), name);
    }

    private static String named(String definition, String name) {
        String title = PlainText.line(name.strip()).replaceAll("[:#]", "_");
        if (title.indexOf(',') >= 0 || title.indexOf(';') >= 0) {
            // The reader would treat this text as another setting without its colon.
            title = title.replace('=', '_');
        }
        int length = Math.min(DefinitionLimits.MAX_PUZZLE_NAME, title.codePointCount(0, title.length()));
        title = title.substring(0, title.offsetByCodePoints(0, length)).strip();
        return title.isEmpty()
                ? definition
                : definition.replaceFirst("D:", Matcher.quoteReplacement("D:name=" + title + ":"));
    }

    private String written() {
        Box box = puzzle.box();
        text.append(lattice.isDefault() ? "D:" : "D:lattice=" + lattice.name() + ":")
                .append(turns());
        text.append("xDim=" + box.xDim() + ":yDim=" + box.yDim() + ":zDim=" + box.zDim());
        text.append(lattice.coordinates() == 4 ? ":wDim=" + box.wDim() : "");
        text.append(wrap(puzzle.container().periods()));
        boolean mayCross = mayCross();
        text.append(puzzle.oneSided() ? ":oneSide" : "").append(mayCross ? ":crossing" : "");
        PieceRange placed = puzzle.placed().plus(-puzzle.choices().size());
        text.append(placed.isAny() ? "" : ":pieces=" + placed);
        text.append(puzzle.mostEmpty() == Integer.MAX_VALUE ? "" : ":holes=" + puzzle.mostEmpty());
        writeColours();
        text.append(
                RegionText.of(puzzle.container(), mayCross, !puzzle.choices().isEmpty()));
        puzzle.choices().forEach(choice -> text.append(ChoiceText.of(choice, puzzle.container())));
        for (PieceFamily family : PieceFamily.of(puzzle)) {
            if (family.piece().isChoice()) {
                continue;
            }
            if (family.size() > 1) {
                writeCoordinates(family.piece(), family.name(), ":copies=" + family.copies());
            } else {
                Piece piece = family.piece();
                writePiece(piece.stationary() ? puzzle.container().settled(piece) : piece);
            }
        }
        return text.append("~D\n").toString();
    }

    private static String wrap(Periods periods) {
        return periods.areNone() ? "" : ":wrap=" + periods.axes();
    }

    /** Returns the setting of the turns of all pieces; empty if pieces may make all turns, and for a one-sided puzzle. */
    private String turns() {
        List<String> words = new ArrayList<>();
        if (!lattice.hasUsualTurns()) {
            words.add(TurnsSetting.OF_LATTICE);
        }
        if (!puzzle.turns().equals(Turns.ALL) && !puzzle.oneSided()) {
            words.add(puzzle.turns().toString());
        }
        return words.isEmpty() ? "" : TurnsSetting.TAG + "=" + String.join(" ", words) + ":";
    }

    /** Returns true if pieces lack the junctions that they would have if sticks could not cross. */
    private boolean mayCross() {
        return lattice.hasJunctions()
                && puzzle.container().extent().isPresent()
                && !puzzle.container().hasJunctions()
                && puzzle.pieces().stream()
                        .allMatch(piece -> piece.cells().stream().allMatch(lattice::isWritten));
    }

    /** Writes the end of the first line, and the colours of cells. */
    private void writeColours() {
        CellColours colours = puzzle.container().colours();
        if (!colours.pairs().isEmpty()) {
            text.append(":match=").append(joined(colours.pairs()));
        }
        text.append('\n');
        Map<Integer, List<Cell>> cellsOfColour =
                colours.ofCells().keySet().stream().collect(Collectors.groupingBy(colours::colour));
        new TreeMap<>(cellsOfColour)
                .forEach((colour, cells) -> text.append("K:colour=" + colour + ":layout=")
                        .append(text(lattice, cells))
                        .append('\n'));
    }

    /** Returns the colours of the cells that are written. */
    private List<Integer> colours(Piece piece) {
        return IntStream.range(0, piece.colours().size())
                .filter(i -> lattice.isWritten(piece.cells().get(i)))
                .mapToObj(piece.colours()::get)
                .toList();
    }

    private static String joined(Collection<?> elements) {
        return elements.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** Returns the text of cells by their coordinates. */
    static String text(Lattice lattice, Collection<Cell> cells) {
        return cells.stream().map(lattice::text).collect(Collectors.joining(", "));
    }

    private void writePiece(Piece piece) {
        String name = piece.name();
        // A colon ends a setting. So a name with a colon is possible only in a picture, and neither a stationary
        // piece nor a piece with colours can have it.
        boolean colon = name.contains(":");
        boolean isPlain = !piece.isColoured() && piece.handling().equals(Handling.STANDARD);
        if (!isWritable(name) || (colon && (piece.stationary() || !isPlain))) {
            throw cannotWrite(name);
        }
        // A name that is the text of a directive may be in a C line, but not at the start of a row.
        boolean drawable = lattice.boardForm().hasPictures()
                && !Keyword.isDirective(name)
                && puzzle.box().volume() <= (long) MAX_TOKENS_PER_CELL * piece.volume();
        if (colon || (piece.stationary() && drawable)) {
            writePicture(piece);
        } else {
            writeCoordinates(piece, name, piece.optional() ? ":copies=0-1" : "");
        }
    }

    /** Returns true if a setting can give this name to a piece. */
    public static boolean isWritable(String name) {
        return PieceName.isValid(name)
                && name.codePoints().noneMatch(character -> character == '#' || SourceText.isBinary(character));
    }

    private void writeCoordinates(Piece piece, String name, String copies) {
        text.append("C:name=" + name + ":type=" + (piece.stationary() ? "S" : "M") + copies)
                .append(turns(piece))
                .append(piece.isColoured() ? ":colours=" + joined(colours(piece)) : "")
                .append(handling(piece.handling()))
                .append(":layout=" + text(lattice, lattice.written(piece.cells())))
                .append('\n');
    }

    private static String handling(Handling handling) {
        String groups = handling.groups().isEmpty() ? "" : ":" + PieceDraft.GROUP + "=" + joined(handling.groups());
        return handling.weight() == Handling.STANDARD.weight()
                ? groups
                : groups + ":" + PieceDraft.WEIGHT + "=" + handling.weight();
    }

    private static String turns(Piece piece) {
        return piece.turns().map(own -> ":" + TurnsSetting.TAG + "=" + own).orElse("");
    }

    /** Writes the picture of a piece, which may be wider than the box if the piece is mobile. */
    private void writePicture(Piece piece) {
        if (!lattice.boardForm().hasPictures()) {
            throw cannotWrite(piece.name());
        }
        CellGrid grid = CellGrid.of(lattice, puzzle.box(), puzzle.container()::isInBox, lattice::hasCell);
        Set<Cell> left = new HashSet<>(lattice.written(piece.cells()));
        boolean mayBeWide = !piece.stationary() && lattice.areSideBySide() && lattice.classes() == 1;
        int right = left.stream().mapToInt(Cell::x).max().orElse(0);
        if (mayBeWide && right >= puzzle.box().xDim() && right < DefinitionLimits.MAX_WIDE_LAYER) {
            grid = grid.widened(right + 1);
        }
        int bottom = left.stream().mapToInt(Cell::y).min().orElse(0);
        text.append(piece.stationary() ? "L:stationary=" + piece.name() : "L");
        text.append(piece.optional() ? ":copies=0-1" : "").append(turns(piece)).append('\n');
        // A picture may go on below its box.
        for (int row = 0; row < grid.rows() || grid.place(row, 0, 0).y() >= bottom; row++) {
            String line = row(piece, left, grid, row);
            if (Keyword.isDirective(line)) {
                throw cannotWrite(piece.name());
            }
            text.append(line).append('\n');
        }
        if (!left.isEmpty()) {
            throw cannotWrite(piece.name());
        }
        text.append("~L\n");
    }

    /** Returns a row with the cells of a piece that belong to it, and removes these cells from the cells that are left. */
    private String row(Piece piece, Set<Cell> left, CellGrid grid, int number) {
        StringBuilder row = new StringBuilder();
        for (int layer = 0; layer < grid.layers(); layer++) {
            row.append(layer == 0 ? "" : ", ");
            for (int column = 0; column < grid.columns(); column++) {
                row.append(column == 0 ? "" : " ");
                Optional<Cell> cell = grid.cell(number, layer, column);
                boolean isFilled = cell.isPresent() && left.remove(cell.get());
                row.append(
                        isFilled
                                ? piece.name()
                                : cell.isPresent() || lattice.areSideBySide()
                                        ? PieceName.NO_PIECE
                                        : grid.sign(number, column));
            }
        }
        return row.toString();
    }

    /** Returns the exception for a name that no definition can give to a piece. */
    private static IllegalArgumentException cannotWrite(String name) {
        return new IllegalArgumentException("a definition cannot give a piece the name '" + name + "'");
    }
}
