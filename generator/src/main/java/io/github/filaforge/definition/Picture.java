package io.github.filaforge.definition;

import io.github.filaforge.model.Box;
import io.github.filaforge.model.Cell;
import io.github.filaforge.runtime.Quantity;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A picture while its rows are read, from the top of the box down.
 *
 * <p>A picture may go on below y = 0 where it shows mobile pieces, but no row may be longer than the box: a forgotten
 * comma or a token too many would quietly change the pieces.
 */
final class Picture {

    private final Directive directive;
    private final Box box;
    private final Map<String, Token> stationaryNames = new LinkedHashMap<>();
    private final Map<String, PieceDraft> pieces = new LinkedHashMap<>();
    private final RunTogether runTogether;
    private int y;

    /** The picture without a row that an L opens. */
    Picture(Directive directive, Box box) {
        this.directive = directive;
        this.box = box;
        this.runTogether = new RunTogether(box.xDim());
        this.y = box.yDim() - 1;
        Settings.of(directive).optional("stationary").ifPresent(names -> {
            for (Token name : names.words()) {
                stationaryNames.putIfAbsent(PieceName.of(name), name);
            }
        });
    }

    /** Whether a line ends the picture; a line that is neither an end nor a row is an error. */
    boolean isEndedBy(Token content) {
        if (content.is(Keyword.END_PICTURE.word())) {
            return true;
        }
        String text = content.text();
        if (Keyword.isDirective(text)) {
            if (text.startsWith(Keyword.END_PICTURE.word())) {
                // finds the text behind the keyword
                Directive.of(content);
            }
            throw content.error(DefinitionError.DIRECTIVE_IN_PICTURE, directive.lineNumber());
        }
        return false;
    }

    /** Draws the next row. */
    void addRow(Token row) {
        List<Token> layers = row.split(',');
        if (layers.size() > box.zDim()) {
            throw layers.get(box.zDim()).error(DefinitionError.TOO_MANY_LAYERS, layers.size(), box.zDim());
        }
        for (int z = 0; z < layers.size(); z++) {
            addLayer(layers.get(z).words(), z);
        }
        y--;
    }

    private void addLayer(List<Token> tokens, int z) {
        runTogether.look(tokens);
        if (tokens.size() > box.xDim()) {
            throw tokens.get(box.xDim())
                    .error(DefinitionError.ROW_TOO_LONG, Quantity.of(tokens.size(), "token"), box.xDim());
        }
        for (int x = 0; x < tokens.size(); x++) {
            Token token = tokens.get(x);
            if (!token.is(PieceName.NO_PIECE)) {
                draft(token).add(new Cell(x, y, z), token);
            }
        }
    }

    private PieceDraft draft(Token token) {
        return pieces.computeIfAbsent(token.text(), name -> new PieceDraft(token, stationaryNames.containsKey(name)));
    }

    /** The pieces in the order in which they are met, row by row. */
    Collection<PieceDraft> pieces() {
        stationaryNames.forEach((name, place) -> {
            if (!pieces.containsKey(name)) {
                runTogether.likely().ifPresent(Picture::refuseCellsWithoutBlanks);
                String suggestion = NearestWord.suggestion(name, pieces.keySet());
                throw place.error(DefinitionError.STATIONARY_NOT_DRAWN, place.quoted(), suggestion);
            }
        });
        return pieces.values();
    }

    private static void refuseCellsWithoutBlanks(Token row) {
        throw row.error(DefinitionError.CELLS_WITHOUT_BLANKS, row.quoted(), RunTogether.separated(row));
    }

    /** Tells of rows in which the blanks seem to be forgotten. */
    RunTogether runTogether() {
        return runTogether;
    }

    /** The error that the text ends here. */
    DefinitionException notEnded() {
        return directive.error(DefinitionError.PICTURE_NOT_ENDED);
    }
}
