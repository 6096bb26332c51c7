package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.NearestWord;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** A piece while it is read: its cells, and the place of each cell in the text. */
final class PieceDraft {

    private static final List<String> TYPES = List.of("M", "S");
    /** The settings of {@link Handling}. */
    static final String GROUP = "group";

    static final String WEIGHT = "weight";

    private static final PieceRange ONE = new PieceRange(1, 1);

    private final Lattice lattice;
    private final Token name;
    private final String text;
    private final boolean stationary;
    private final PieceRange copies;
    private final Optional<Turns> turns;
    // Most pieces are small, and a picture of walls may have a piece for each cell.
    private final List<Cell> cells = new ArrayList<>(1);
    private final List<Token> places = new ArrayList<>(1);
    private List<Integer> colours = List.of();
    private Handling handling = Handling.STANDARD;

    /**
     * Creates a piece without cells.
     *
     * @param lattice the lattice of its cells
     * @param name the place of the first occurrence of its name
     * @param text the name
     * @param copies the number of its copies
     * @param turns the turns that it may make; empty if it may make the turns that are usual in the puzzle
     */
    PieceDraft(Lattice lattice, Token name, String text, boolean stationary, PieceRange copies, Optional<Turns> turns) {
        this.lattice = lattice;
        this.name = name;
        this.text = text;
        this.stationary = stationary;
        this.copies = copies;
        this.turns = turns;
    }

    /** Returns the numbers of pieces that the setting {@code copies} allows; one piece without the setting. */
    static PieceRange copies(Settings settings) {
        return settings.range("copies").orElse(ONE);
    }

    /** Checks that a stationary piece has no copies. {@code copies=1} is allowed. */
    static void checkStationary(Settings settings) {
        if (!copies(settings).equals(ONE)) {
            String number = settings.required("copies").quoted();
            throw settings.place("copies").error(DefinitionError.STATIONARY_COPIES, number);
        }
    }

    /** Reads a line C: a piece by its coordinates. */
    static PieceDraft read(Directive directive, Lattice lattice) {
        Settings settings = new Settings(directive);
        Token name = settings.required("name");
        String text = PieceName.of(name);
        boolean stationary =
                settings.optional("type").map(PieceDraft::isStationary).orElse(false);
        if (stationary) {
            checkStationary(settings);
        }
        Optional<Turns> turns = TurnsSetting.ofPiece(settings, lattice, stationary);
        PieceDraft draft = new PieceDraft(lattice, name, text, stationary, copies(settings), turns);
        Set<Cell> seen = new HashSet<>();
        for (Token triplet : settings.required("layout").split(',')) {
            Cell cell = triplet.cell(lattice);
            if (!seen.add(cell)) {
                throw triplet.error(DefinitionError.DOUBLED_COORDINATE, lattice.text(cell), PlainText.shortened(text));
            }
            draft.add(cell, triplet);
        }
        draft.colours = ColourDraft.ofPiece(settings, stationary, draft.cells.size());
        draft.handling = handling(settings, stationary);
        return draft;
    }

    /** Returns the properties of a piece that matter when an assembly is taken apart. */
    private static Handling handling(Settings settings, boolean stationary) {
        for (String tag : List.of(GROUP, WEIGHT)) {
            if (stationary && settings.has(tag)) {
                throw settings.place(tag).error(DefinitionError.STATIONARY_HANDLING, tag);
            }
        }
        List<Integer> groups = new ArrayList<>();
        settings.optional(GROUP).ifPresent(numbers -> {
            for (Token number : numbers.words()) {
                if (number.integer() < 1 || number.integer() > DefinitionLimits.MAX_GROUP) {
                    throw number.error(DefinitionError.GROUP_OUT_OF_RANGE, number.quoted(), DefinitionLimits.MAX_GROUP);
                }
                groups.add(number.integer());
            }
        });
        Optional<Token> weight = settings.optional(WEIGHT);
        int heavy = weight.map(Token::integer).orElse(Handling.STANDARD.weight());
        if (Math.abs((long) heavy) > DefinitionLimits.MAX_WEIGHT) {
            throw weight.orElseThrow().error(DefinitionError.WEIGHT_OUT_OF_RANGE, heavy, DefinitionLimits.MAX_WEIGHT);
        }
        return new Handling(heavy, groups);
    }

    private static boolean isStationary(Token type) {
        if (!TYPES.contains(type.text())) {
            String suggestion = NearestWord.suggestion(type.text(), TYPES);
            throw type.error(DefinitionError.UNKNOWN_TYPE, type.quoted(), suggestion);
        }
        return type.is("S");
    }

    void add(Cell cell, Token place) {
        cells.add(cell);
        places.add(place);
    }

    Token name() {
        return name;
    }

    boolean stationary() {
        return stationary;
    }

    String text() {
        return text;
    }

    /** Returns true if this draft is open: there may be any number of its pieces. */
    boolean isOpen() {
        return copies.most() == Integer.MAX_VALUE;
    }

    /** Returns the number of pieces of this draft that every solution has. */
    int required() {
        return copies.least();
    }

    /** Returns the number of pieces that this draft makes, at least 1. The draft must not be open. */
    int copies() {
        return copies.most();
    }

    /**
     * Returns this draft, but with the number of pieces that have room in a region, so that it is not open.
     *
     * @param cells the number of cells of the region
     */
    PieceDraft filling(long cells) {
        int room = (int) Math.max(1, cells / this.cells.size());
        PieceRange most = new PieceRange(copies.least(), Math.max(copies.least(), room));
        PieceDraft draft = new PieceDraft(lattice, name, text, stationary, most, turns);
        draft.cells.addAll(this.cells);
        draft.places.addAll(places);
        draft.colours = colours;
        draft.handling = handling;
        return draft;
    }

    List<Cell> cells() {
        return cells;
    }

    List<Integer> colours() {
        return colours;
    }

    /** Returns the place of the cell with an index. */
    Token place(int index) {
        return places.get(index);
    }

    /**
     * Returns the number of cells from the first to the last in one direction. It is a long, because it may be out of the
     * range of an int.
     */
    long length(ToIntFunction<Cell> coordinate) {
        IntSummaryStatistics ends = cells.stream().mapToInt(coordinate).summaryStatistics();
        return (long) ends.getMax() - ends.getMin() + 1;
    }

    List<String> names() {
        return copies.most() == 1
                ? List.of(text)
                : IntStream.rangeClosed(1, copies.most())
                        .mapToObj(number -> PieceName.ofCopy(text, number))
                        .toList();
    }

    /** Returns the piece. It must have a cell and, if it is mobile, no length near the range of an int. */
    Piece toPiece() {
        return toPiece(text, 1);
    }

    /**
     * Returns the piece under another name.
     *
     * @param number the number of the copy, from 1
     */
    Piece toPiece(String called, int number) {
        boolean isKept =
                stationary || cells.stream().allMatch(cell -> isNear(cell.x()) && isNear(cell.y()) && isNear(cell.z()));
        return new Piece(called, isKept ? cells : movedToOrigin(), stationary, colours, number > copies.least(), turns)
                .with(handling);
    }

    private List<Cell> movedToOrigin() {
        Cell corner = lattice.corner(cells);
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    private static boolean isNear(int coordinate) {
        return coordinate >= -DefinitionLimits.MAX_KEPT_COORDINATE
                && coordinate <= DefinitionLimits.MAX_KEPT_COORDINATE;
    }
}
