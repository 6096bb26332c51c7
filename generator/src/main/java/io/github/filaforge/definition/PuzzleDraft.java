package io.github.filaforge.definition;

import io.github.filaforge.model.Box;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.Quantity;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** A puzzle while it is read: takes its pieces one by one and refuses those that cannot be right. */
final class PuzzleDraft {

    private final BoxDirective opening;
    private final Box box;
    private final List<Piece> pieces = new ArrayList<>();
    private final Map<String, Token> definedAt = new LinkedHashMap<>();
    private final Map<Cell, Token> coveredBy = new HashMap<>();
    private final List<String> warnings = new ArrayList<>();
    /** A row in which the blanks between cells seem to be forgotten, which explains much else; null if there is none. */
    private Token runTogether;

    /** The puzzle without pieces. */
    PuzzleDraft(BoxDirective opening) {
        this.opening = opening;
        this.box = opening.box();
    }

    Box box() {
        return box;
    }

    /** Adds the pieces of a picture. */
    void add(Picture picture) {
        Collection<PieceDraft> drawn = picture.pieces();
        runTogether = runTogether == null ? picture.runTogether().likely().orElse(null) : runTogether;
        drawn.forEach(this::add);
        picture.runTogether()
                .plain()
                .ifPresent(row -> warnings.add(
                        DefinitionWarning.CELLS_WITHOUT_BLANKS.at(row, row.quoted(), RunTogether.separated(row))));
        drawn.stream().filter(piece -> !piece.stationary()).forEach(this::warnIfApart);
    }

    private void warnIfApart(PieceDraft piece) {
        int parts = piece.toPiece().fragments().size();
        if (parts > 1) {
            Token name = piece.name();
            warnings.add(DefinitionWarning.DRAWN_APART.at(name, name.quoted(), parts));
        }
    }

    private void checkBlanks() {
        if (runTogether != null) {
            throw runTogether.error(
                    DefinitionError.CELLS_WITHOUT_BLANKS, runTogether.quoted(), RunTogether.separated(runTogether));
        }
    }

    void add(PieceDraft piece) {
        Token name = piece.name();
        Token earlier = definedAt.putIfAbsent(name.text(), name);
        if (earlier != null) {
            checkBlanks();
            throw name.error(DefinitionError.PIECE_DEFINED_TWICE, name.quoted(), earlier.lineNumber());
        }
        if (piece.stationary()) {
            cover(piece);
        } else {
            checkLength(piece, "x", Cell::x);
            checkLength(piece, "y", Cell::y);
            checkLength(piece, "z", Cell::z);
        }
        pieces.add(piece.toPiece());
    }

    private void cover(PieceDraft piece) {
        Token name = piece.name();
        for (int i = 0; i < piece.cells().size(); i++) {
            Cell cell = piece.cells().get(i);
            Token place = piece.place(i);
            if (!box.contains(cell)) {
                throw place.error(
                        DefinitionError.STATIONARY_OUTSIDE_BOX,
                        cell,
                        name.quoted(),
                        box,
                        box.xDim() - 1,
                        box.yDim() - 1,
                        box.zDim() - 1);
            }
            Token earlier = coveredBy.putIfAbsent(cell, name);
            if (earlier != null) {
                throw place.error(
                        DefinitionError.STATIONARY_OVERLAP,
                        cell,
                        name.quoted(),
                        earlier.quoted(),
                        earlier.lineNumber());
            }
        }
    }

    /** A piece that is too long fits nowhere, however it is turned; one that is not is safe to compute with. */
    private void checkLength(PieceDraft piece, String direction, ToIntFunction<Cell> coordinate) {
        long length = piece.length(coordinate);
        if (length > Math.max(box.xDim(), Math.max(box.yDim(), box.zDim()))) {
            Token name = piece.name();
            throw name.error(DefinitionError.PIECE_TOO_LONG, name.quoted(), length, direction, box);
        }
    }

    /** The error that the text ends here. */
    DefinitionException notEnded() {
        return opening.place().error(DefinitionError.PUZZLE_NOT_ENDED);
    }

    /** The error that another puzzle starts here. */
    DefinitionException interruptedBy(Directive directive) {
        return directive.error(DefinitionError.PUZZLE_IN_PUZZLE, opening.place().lineNumber());
    }

    /** The puzzle, if it is one as a whole. */
    DefinedPuzzle finish(String name) {
        checkWhole();
        Map<String, SourcePosition> positions = new LinkedHashMap<>();
        definedAt.forEach((piece, token) -> positions.put(piece, token.position()));
        Puzzle puzzle = new Puzzle(name, box, opening.oneSided(), pieces);
        return new DefinedPuzzle(puzzle, opening.place().position(), positions, warnings);
    }

    private void checkWhole() {
        long region = box.volume() - coveredBy.size();
        long filled = pieces.stream()
                .filter(piece -> !piece.stationary())
                .mapToLong(Piece::volume)
                .sum();
        if (region == 0 && filled > 0) {
            throw opening.place().error(DefinitionError.EMPTY_REGION);
        }
        if (region > DefinitionLimits.MAX_REGION_CELLS) {
            throw opening.place().error(DefinitionError.REGION_TOO_LARGE, region, DefinitionLimits.MAX_REGION_CELLS);
        }
        if (filled == 0 && region > 0) {
            throw opening.place().error(DefinitionError.NO_MOBILE_PIECE, Quantity.of(region, "cell"));
        }
        if (filled != region) {
            checkBlanks();
            throw opening.place()
                    .error(
                            DefinitionError.VOLUME_DIFFERS,
                            Quantity.of(filled, "cell"),
                            region,
                            Math.abs(region - filled),
                            filled < region ? "few" : "many");
        }
    }
}
