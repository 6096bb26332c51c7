package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Extent;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** A packing while it is read. It receives the pieces one by one, and throws an exception at a wrong piece. */
final class PuzzleDraft {

    private static final String AXES = "xyzw";

    private final BoxDirective opening;
    private final Lattice lattice;
    private final Box box;
    private final Container container;
    private final RegionDraft region;
    private final ChoicesDraft choices;
    private final List<Piece> pieces = new ArrayList<>();
    /**
     * The open drafts: there may be any number of their pieces. The key is the index of the piece that stands for these
     * pieces.
     */
    private final NavigableMap<Integer, PieceDraft> open = new TreeMap<>();
    /** The pieces by name. A piece with copies is here under the names of its copies and its own name. */
    private final Map<String, PieceDraft> definedBy = new HashMap<>();

    private final Map<Cell, Token> coveredBy = new HashMap<>();
    /** The name of the stationary piece that goes straight on at each junction. */
    private final Map<Cell, Token> crossedBy = new HashMap<>();

    private final List<String> warnings = new ArrayList<>();
    /**
     * The first picture in which the blanks between cells are probably missing, or null. This mistake may be the reason of
     * many other errors.
     */
    private MissingBlankCheck runTogether;

    private final ColourDraft colours;

    /** The number of cells of all pieces that have copies and that every solution has. */
    private long copied;

    PuzzleDraft(BoxDirective opening) {
        this.opening = opening;
        this.container = opening.container();
        this.lattice = container.lattice();
        this.box = container.box();
        this.region = new RegionDraft(container);
        this.choices = new ChoicesDraft(container);
        this.colours = new ColourDraft(container);
    }

    /**
     * Reads a line R, and the picture behind it if there is one.
     *
     * @param lines the lines behind it
     */
    void addRegion(Directive directive, Iterator<Token> lines) {
        Settings settings = new Settings(directive);
        if (ChoicesDraft.isMeantBy(settings)) {
            choices.add(directive, settings, lines);
        } else {
            region.add(directive, lines);
        }
    }

    /**
     * Adds the pieces of a picture.
     *
     * @param lines the lines behind the line that opens it
     */
    void add(Picture picture, Iterator<Token> lines) {
        Collection<PieceDraft> drawn = picture.read(lines);
        if (runTogether == null && picture.runTogether().isLikely()) {
            runTogether = picture.runTogether();
        }
        drawn.forEach(this::add);
        picture.runTogether().warning().ifPresent(warnings::add);
        drawn.stream().filter(piece -> !piece.stationary()).forEach(this::warnIfApart);
    }

    private void warnIfApart(PieceDraft piece) {
        int parts = piece.toPiece().fragments(lattice).size();
        if (parts > 1) {
            warnings.add(piece.name()
                    .warning(
                            "piece '" + piece.name().quoted() + "' is drawn in " + parts + " separate parts",
                            "these parts are one piece; if they are to be several, give each a name of its own"));
        }
    }

    void addColour(Directive directive) {
        colours.add(directive);
    }

    private void checkBlanks() {
        if (runTogether != null) {
            runTogether.check();
        }
    }

    void add(PieceDraft piece) {
        claim(piece, piece.text());
        colours.meet(piece);
        if (piece.stationary()) {
            cover(piece);
            Piece whole = container.settled(whole(piece.toPiece()));
            checkCrossing(piece.name(), whole);
            pieces.add(whole);
            return;
        }
        for (int axis = 0; axis < lattice.coordinates(); axis++) {
            checkLength(piece, axis);
        }
        checkCopies(piece);
        if (piece.isOpen()) {
            open.put(pieces.size(), piece);
            pieces.add(whole(piece.toPiece()));
        } else if (piece.copies() == 1) {
            pieces.add(whole(piece.toPiece()));
        } else {
            pieces.addAll(copiesOf(piece));
        }
    }

    private void checkCopies(PieceDraft piece) {
        if (piece.isOpen() || piece.copies() > 1) {
            copied += (long) piece.required() * piece.cells().size();
            if (copied > DefinitionLimits.MAX_REGION_CELLS) {
                throw piece.name()
                        .error(
                                DefinitionError.TOO_MANY_COPIES,
                                piece.required(),
                                piece.name().quoted(),
                                copied,
                                DefinitionLimits.MAX_REGION_CELLS);
            }
        }
        if (!piece.isOpen() && piece.copies() > DefinitionLimits.MAX_PIECES) {
            throw piece.name().error(DefinitionError.TOO_MANY_PIECES, DefinitionLimits.MAX_PIECES);
        }
    }

    /** Returns a piece with its junctions, if sticks may not cross. */
    private Piece whole(Piece piece) {
        return opening.crossing() || !lattice.hasJunctions() ? piece : piece.with(lattice.withJunctions(piece.cells()));
    }

    private List<Piece> copiesOf(PieceDraft piece) {
        Token name = piece.name();
        int length = name.end() - name.start();
        if (length > DefinitionLimits.MAX_COPIED_NAME) {
            throw name.error(DefinitionError.COPIED_NAME_TOO_LONG, length, DefinitionLimits.MAX_COPIED_NAME);
        }
        List<Piece> all = new ArrayList<>();
        for (String copy : piece.names()) {
            claim(piece, copy);
            all.add(whole(piece.toPiece(copy, all.size() + 1)));
        }
        return all;
    }

    /**
     * Replaces each piece of which there may be any number by the pieces that have room.
     *
     * @param cells the number of cells of the region
     */
    private void fill(long cells) {
        for (Map.Entry<Integer, PieceDraft> entry : open.descendingMap().entrySet()) {
            PieceDraft piece = entry.getValue().filling(cells);
            int index = entry.getKey();
            if (piece.copies() > 1) {
                pieces.remove(index);
                pieces.addAll(index, copiesOf(piece));
            }
        }
    }

    /** Reserves a name for a piece or a copy of it. A name that is in use is an error. */
    private void claim(PieceDraft piece, String called) {
        PieceDraft earlier = definedBy.putIfAbsent(called, piece);
        if (earlier == null) {
            if (definedBy.size() > DefinitionLimits.MAX_PIECES) {
                throw piece.name().error(DefinitionError.TOO_MANY_PIECES, DefinitionLimits.MAX_PIECES);
            }
            return;
        }
        Token name = piece.name();
        int line = earlier.name().lineNumber();
        String quoted = PlainText.shortened(called);
        if (!name.is(called)) {
            throw name.error(DefinitionError.COPY_NAME_TAKEN, quoted, name.quoted(), line, copies(piece));
        }
        if (!earlier.name().is(called)) {
            throw name.error(
                    DefinitionError.NAME_OF_A_COPY, quoted, earlier.name().quoted(), line, copies(earlier));
        }
        checkBlanks();
        throw name.error(DefinitionError.PIECE_DEFINED_TWICE, quoted, line);
    }

    /** Returns the names of the first and the last copy of a piece. */
    private static String copies(PieceDraft piece) {
        List<String> names = piece.names();
        return PlainText.shortened(names.get(0)) + " to " + PlainText.shortened(names.get(names.size() - 1));
    }

    private void cover(PieceDraft piece) {
        Token name = piece.name();
        for (int i = 0; i < piece.cells().size(); i++) {
            Cell cell = container.periods().reduced(piece.cells().get(i));
            Token place = piece.place(i);
            if (!container.isInBox(cell)) {
                throw place.error(
                        DefinitionError.STATIONARY_OUTSIDE_BOX,
                        lattice.text(cell),
                        name.quoted(),
                        box,
                        lattice.range(box));
            }
            Token earlier = coveredBy.putIfAbsent(cell, name);
            if (name.equals(earlier)) {
                throw place.error(DefinitionError.MEETS_ITSELF, lattice.text(cell), name.quoted());
            }
            if (earlier != null) {
                throw place.error(
                        DefinitionError.STATIONARY_OVERLAP,
                        lattice.text(cell),
                        name.quoted(),
                        earlier.quoted(),
                        earlier.lineNumber());
            }
        }
    }

    private void checkCrossing(Token name, Piece whole) {
        for (Cell cell : whole.cells()) {
            Token earlier = lattice.isWritten(cell) ? null : crossedBy.putIfAbsent(cell, name);
            if (earlier != null) {
                throw name.error(
                        DefinitionError.STATIONARY_CROSSING,
                        name.quoted(),
                        earlier.quoted(),
                        earlier.lineNumber(),
                        cell.x(),
                        cell.y());
            }
        }
    }

    /**
     * Checks the length of a piece. A piece that is too long does not fit in any orientation. With shorter pieces no later
     * step leaves the range of an int.
     */
    private void checkLength(PieceDraft piece, int axis) {
        long length = piece.length(cell -> lattice.numbers(cell).get(axis));
        boolean isClosed = !container.periods().areNone();
        long longest = lattice.longest(box);
        if (isClosed) {
            longest = Math.max(longest, Math.min(container.boxCells(), DefinitionLimits.MAX_REGION_CELLS));
        }
        if (length > longest) {
            Token name = piece.name();
            throw name.error(
                    isClosed ? DefinitionError.PIECE_TOO_LONG_ROUND : DefinitionError.PIECE_TOO_LONG,
                    name.quoted(),
                    length,
                    AXES.charAt(axis),
                    isClosed ? container.boxCells() : box);
        }
    }

    /**
     * Returns the puzzle, if it is correct as a whole.
     *
     * @param named true if D gives the name
     * @param source the text of the puzzle, whose comments may be intended as cells
     * @throws DefinitionException if the pieces do not fit the region by their volumes or their number; it has the puzzle
     */
    Defined<Puzzle> finish(String name, boolean named, SourceText source) {
        List<Piece> chosen = choices.toPieces(coveredBy);
        region.addOptions(choices.cells());
        checkSigns();
        Container whole = region.container(!opening.crossing()).withColours(colours.toColours());
        try {
            checkVolume(whole, source);
            colours.warning().ifPresent(warnings::add);
            checkNumber();
        } catch (DefinitionException e) {
            throw e.of(defined(name, named, whole, chosen));
        }
        choices.checkNames(definedBy);
        return defined(name, named, whole, chosen);
    }

    private Defined<Puzzle> defined(String name, boolean named, Container whole, List<Piece> chosen) {
        List<Piece> all = Stream.concat(pieces.stream(), chosen.stream()).toList();
        PieceRange placed = opening.placed().plus(chosen.size());
        Puzzle puzzle = new Puzzle(name, whole, opening.turns(), all, placed, opening.mostEmpty());
        return new Defined<>(puzzle, named, opening.place().position(), warnings);
    }

    /** Checks that the pieces can fill the region by their volumes. */
    private void checkVolume(Container whole, SourceText source) {
        Token place = opening.place();
        Extent extent = whole.extent().orElse(null);
        long optional = extent == null ? 0 : open(extent.optional());
        // The cells of options that stay open are no cells to be filled.
        long region = optional
                + (extent == null ? whole.boxCells() - coveredBy.size() : open(extent.required()))
                - choices.chosenCells();
        if (region <= DefinitionLimits.MAX_REGION_CELLS) {
            fill(region);
        }
        long filled = 0;
        long least = 0;
        for (Piece piece : pieces) {
            int cells = lattice.written(piece.cells()).size();
            filled += piece.stationary() ? 0 : cells;
            least += piece.stationary() || piece.optional() ? 0 : cells;
        }
        if (whole.boxCells() == 0) {
            throw place.error(DefinitionError.NO_CELL_IN_BOX, box, lattice);
        }
        if (region <= 0 && filled > 0) {
            checkOtherReasons(source);
            throw place.error(extent == null ? DefinitionError.EMPTY_REGION : DefinitionError.NO_REGION);
        }
        if (region > DefinitionLimits.MAX_REGION_CELLS) {
            throw place.error(DefinitionError.REGION_TOO_LARGE, region, DefinitionLimits.MAX_REGION_CELLS);
        }
        long required = region - optional;
        if (filled == 0 && required > 0) {
            throw place.error(DefinitionError.NO_MOBILE_PIECE, Plural.of(region, "cell"));
        }
        if ((filled < required && open.isEmpty()) || least > region) {
            checkOtherReasons(source);
            String cells = (least < filled ? least + " to " : "") + Plural.of(filled, "cell");
            String much = filled < required ? "few" : "many";
            long wrong = filled < required ? required - filled : least - region;
            throw optional == 0
                    ? place.error(DefinitionError.VOLUME_DIFFERS, cells, region, wrong, much)
                    : place.error(DefinitionError.VOLUME_OUT_OF_RANGE, cells, required, region, wrong, much);
        }
    }

    /** Checks that the pieces of the puzzle allow a number of pieces that the first line states. */
    private void checkNumber() {
        int most = (int) pieces.stream().filter(piece -> !piece.stationary()).count();
        int least = (int) pieces.stream()
                .filter(piece -> !piece.stationary() && !piece.optional())
                .count();
        PieceRange placed = opening.placed();
        if (least > placed.most() || most < placed.least()) {
            throw opening.placedAt()
                    .orElse(opening.place())
                    .error(
                            DefinitionError.WRONG_NUMBER_OF_PIECES,
                            placed,
                            (least < most ? least + " to " : "") + Plural.of(most, "piece"));
        }
    }

    /** Throws an exception for a mistake that may be the reason of wrong volumes. */
    private void checkOtherReasons(SourceText source) {
        checkBlanks();
        region.checkComments(source);
    }

    /** Returns the number of cells, without junctions, that no stationary piece covers. */
    private long open(Collection<Cell> cells) {
        return cells.stream()
                .filter(cell -> lattice.isWritten(cell) && !coveredBy.containsKey(cell))
                .count();
    }

    /**
     * Checks that no mobile piece has the sign of an optional cell as its name in a puzzle with R, since this sign is
     * probably not intended as a name.
     */
    private void checkSigns() {
        PieceDraft piece = definedBy.get(RegionDraft.OPTIONAL);
        if (region.isGiven() && piece != null && !piece.stationary()) {
            throw piece.name().error(DefinitionError.OPTIONAL_CELL_IN_A_PIECE);
        }
    }
}
