package io.github.filaforge.definition;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.PieceRange;
import io.github.filaforge.source.NearestWord;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** A picture of pieces while its rows are read. */
final class Picture {

    private final Lattice lattice;
    private final PictureRows rows;
    private final Map<String, Token> stationaryNames = new LinkedHashMap<>();
    private final Map<String, PieceDraft> pieces = new LinkedHashMap<>();
    private final MissingBlankCheck runTogether;
    private final PieceRange copies;
    private final Optional<Turns> turns;

    /** Creates the picture that a line L opens, without rows. */
    Picture(Directive directive, Container container) {
        this.lattice = container.lattice();
        Settings settings = new Settings(directive);
        this.copies = PieceDraft.copies(settings);
        boolean dense = settings.flag("dense", DefinitionError.DENSE_NOT_A_FLAG);
        Optional<Token> stationary = settings.optional("stationary");
        this.turns = TurnsSetting.ofPiece(settings, lattice, stationary.isPresent());
        this.rows = new PictureRows(directive, Keyword.END_PICTURE, container, dense, stationary.isEmpty());
        this.runTogether = new MissingBlankCheck(container.box().xDim(), stationary.isPresent());
        stationary.ifPresent(names -> {
            for (Token name : names.words()) {
                stationaryNames.putIfAbsent(PieceName.of(name), name);
            }
            PieceDraft.checkStationary(settings);
        });
    }

    /** Reads all rows, and returns the pieces in the order of their first cells, row by row. */
    Collection<PieceDraft> read(Iterator<Token> lines) {
        rows.read(lines, runTogether::look, (cell, token) -> draft(token).add(cell, token));
        stationaryNames.forEach((name, place) -> {
            if (!pieces.containsKey(name)) {
                runTogether.check();
                String suggestion = NearestWord.suggestion(name, pieces.keySet());
                throw place.error(DefinitionError.STATIONARY_NOT_DRAWN, place.quoted(), suggestion);
            }
        });
        return pieces.values();
    }

    private PieceDraft draft(Token token) {
        return pieces.computeIfAbsent(
                token.text(),
                name -> new PieceDraft(lattice, token, name, stationaryNames.containsKey(name), copies, turns));
    }

    /** Returns the rows in which the blanks are probably missing. */
    MissingBlankCheck runTogether() {
        return runTogether;
    }
}
