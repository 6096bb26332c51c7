package io.github.filaforge.definition;

import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** The cells of a region while the lines R of its puzzle are read. A puzzle may have several lines R. */
final class RegionDraft {

    static final String REQUIRED = "*";
    static final String OPTIONAL = "?";
    private static final List<String> SIGNS = List.of(REQUIRED, OPTIONAL, PieceName.NO_CELL);

    /** A comment that may be intended as cells. */
    private static final Pattern LIKE_CELLS = Pattern.compile("#[#*?.,\\-\\s]*");

    private final Container container;
    private final Lattice lattice;
    private final Box box;
    private final Map<Cell, Token> required = new HashMap<>();
    private final Map<Cell, Token> optional = new HashMap<>();
    private final Map<Cell, Token> closed = new HashMap<>();
    /** The numbers of the lines that open pictures, each with the number of the line that ends its picture. */
    private final Map<Integer, Integer> pictures = new TreeMap<>();

    private boolean isGiven;

    /** Creates a region without cells in a container with all cells of its box. */
    RegionDraft(Container container) {
        this.container = container;
        this.lattice = container.lattice();
        this.box = container.box();
    }

    /** Returns true if the puzzle has a line R for cells. */
    boolean isGiven() {
        return isGiven;
    }

    /**
     * Reads a line R, and the picture behind it if it has neither cells nor junctions.
     *
     * @param lines the lines behind it
     */
    void add(Directive directive, Iterator<Token> lines) {
        if (!addCells(directive)) {
            boolean dense = new Settings(directive).flag("dense", DefinitionError.DENSE_NOT_A_FLAG);
            PictureRows rows = new PictureRows(directive, Keyword.END_REGION, container, dense, false);
            Token end = rows.read(lines, words -> {}, this::add);
            pictures.put(directive.lineNumber(), end.lineNumber());
        }
    }

    /** Reads a line R, and returns true if it has cells or junctions. Otherwise a picture follows it. */
    private boolean addCells(Directive directive) {
        Settings settings = new Settings(directive);
        Optional<Token> junctions = settings.optional("closed");
        if (junctions.isPresent()) {
            close(settings, junctions.get());
            return true;
        }
        isGiven = true;
        if (settings.optional("layout").isEmpty()) {
            if (settings.has("optional")) {
                throw settings.place("optional").error(DefinitionError.OPTIONAL_WITHOUT_LAYOUT);
            }
            return false;
        }
        if (settings.has("dense")) {
            throw settings.place("dense").error(DefinitionError.DENSE_WITH_LAYOUT);
        }
        boolean mayStayEmpty = settings.flag("optional", DefinitionError.OPTIONAL_NOT_A_FLAG);
        for (Token triplet : settings.required("layout").split(',')) {
            add(triplet.cell(lattice), triplet, mayStayEmpty);
        }
        return true;
    }

    /** Closes junctions: no piece goes straight on at them. */
    private void close(Settings settings, Token junctions) {
        for (String other : List.of("layout", "optional", "dense")) {
            if (settings.has(other)) {
                throw settings.place(other).error(DefinitionError.CLOSED_WITH_CELLS, other);
            }
        }
        for (Token numbers : junctions.split(',')) {
            Cell cell = numbers.numberedCell(lattice);
            if (lattice.isWritten(cell) || !container.isInBox(cell)) {
                throw numbers.error(DefinitionError.NO_JUNCTION, numbers.quoted());
            }
            closed.putIfAbsent(cell, numbers);
        }
    }

    /**
     * Throws an exception at a comment of a picture that looks like cells, if there is one. The caller has found that the
     * region is wrong.
     */
    void checkComments(SourceText source) {
        pictures.forEach((opening, end) -> source.comments(opening, end).stream()
                .filter(comment -> LIKE_CELLS.matcher(comment.text()).matches())
                .findFirst()
                .ifPresent(comment -> {
                    throw comment.error(DefinitionError.COMMENT_FOR_CELLS);
                }));
    }

    /** Adds the cell of a token of a picture. */
    private void add(Cell cell, Token token) {
        if (!SIGNS.contains(token.text())) {
            boolean isRow = token.text().codePoints().allMatch(each -> "*?.-".indexOf(each) >= 0);
            throw token.error(
                    DefinitionError.UNKNOWN_SIGN_OF_REGION,
                    token.quoted(),
                    isRow ? "separate the cells of a row by blanks, or open the picture by R:dense: " : "");
        }
        if (!token.is(PieceName.NO_CELL)) {
            add(cell, token, token.is(OPTIONAL));
        }
    }

    private void add(Cell written, Token token, boolean mayStayEmpty) {
        Cell cell = container.periods().reduced(written);
        if (!container.isInBox(cell)) {
            throw token.error(DefinitionError.REGION_OUTSIDE_BOX, lattice.text(cell), box, lattice.range(box));
        }
        Token earlier = required.getOrDefault(cell, optional.get(cell));
        if (earlier != null) {
            throw token.error(DefinitionError.REGION_CELL_TWICE, lattice.text(cell), earlier.lineNumber());
        }
        (mayStayEmpty ? optional : required).put(cell, token);
    }

    /** Adds the cells of options of choices, which a picture may have too. */
    void addOptions(Map<Cell, Token> options) {
        isGiven |= !options.isEmpty();
        options.forEach((cell, place) -> {
            Token other = optional.get(cell);
            if (other != null) {
                throw place.error(DefinitionError.OPTION_MAY_STAY_EMPTY, lattice.text(cell), other.lineNumber());
            }
            required.putIfAbsent(cell, place);
        });
    }

    /**
     * Returns the cells of the board of an edge puzzle that take no piece; none if no line R names cells. The cells of the
     * box that no line names are holes, and the board would go on in optional cells.
     */
    BoardGaps gaps(EdgeBoard board) {
        Set<Integer> holes = new HashSet<>();
        Set<Integer> beyond = new HashSet<>();
        for (Cell cell : isGiven ? lattice.cells(box) : List.<Cell>of()) {
            if (optional.containsKey(cell)) {
                beyond.add(board.cell(cell.x(), cell.y()));
            } else if (!required.containsKey(cell)) {
                holes.add(board.cell(cell.x(), cell.y()));
            }
        }
        return new BoardGaps(holes, beyond);
    }

    /**
     * Returns the container with these cells. It has the cells of the box if no line R names cells.
     *
     * @param junctions true if the container has the junctions between its cells too, in a lattice with junctions
     */
    Container container(boolean junctions) {
        if (!junctions && !closed.isEmpty()) {
            throw closed.values().iterator().next().error(DefinitionError.CLOSED_WHERE_STICKS_CROSS);
        }
        return withJunctions(junctions).without(closed.keySet());
    }

    private Container withJunctions(boolean junctions) {
        if (!isGiven) {
            return junctions || !lattice.hasJunctions()
                    ? container
                    : container.with(Extent.of(lattice.written(lattice.cells(box)), List.of()));
        }
        return junctions
                ? container.withCells(required.keySet(), optional.keySet())
                : container.with(Extent.of(required.keySet(), optional.keySet()));
    }
}
