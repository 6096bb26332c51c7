package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.runtime.Quantity;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A picture while its rows are read, from the top of the box down.
 *
 * <p>A picture may go on below y = 0 where it shows mobile pieces, but no row may be longer than the box: a forgotten
 * comma or a token too many would quietly change the pieces.
 */
final class Picture {

    private final Directive directive;
    private final Lattice lattice;
    private final Box box;
    /** The cells of a row in one layer. */
    private final long width;

    private final Map<String, Token> stationaryNames = new LinkedHashMap<>();
    private final Map<String, PieceDraft> pieces = new LinkedHashMap<>();
    private final RunTogether runTogether;
    private final int copies;
    /** Whether each character is a cell. */
    private final boolean dense;

    private int y;

    /** The picture without a row that an L opens. */
    Picture(Directive directive, Lattice lattice, Box box) {
        if (!lattice.hasPictures()) {
            throw directive.error(DefinitionError.NO_PICTURES, lattice, Keyword.PIECE.example());
        }
        this.directive = directive;
        this.lattice = lattice;
        this.box = box;
        this.width = (long) box.xDim() * lattice.classes();
        this.y = box.yDim() - 1;
        Settings settings = Settings.of(directive);
        this.copies = settings.copies();
        this.dense = settings.flag("dense", DefinitionError.DENSE_NOT_A_FLAG);
        Optional<Token> stationary = settings.optional("stationary");
        this.runTogether = new RunTogether(box.xDim(), stationary.isPresent());
        stationary.ifPresent(names -> {
            for (Token name : names.words()) {
                stationaryNames.putIfAbsent(PieceName.of(name), name);
            }
            if (copies > 1) {
                throw settings.place("copies").error(DefinitionError.STATIONARY_COPIES, copies);
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
            Token layer = layers.get(z);
            if (dense) {
                addLayer(characters(layer), z);
            } else {
                List<Token> words = layer.words();
                runTogether.look(words);
                addLayer(words, z);
            }
        }
        y--;
    }

    /** The cells of a dense layer. A blank among them may be meant as an open cell, or as no cell at all. */
    private static List<Token> characters(Token layer) {
        for (int index = layer.start(); index < layer.end(); index++) {
            if (Token.isSpace(layer.line().text().charAt(index))) {
                throw new Token(layer.line(), index, layer.end()).error(DefinitionError.BLANK_IN_DENSE_PICTURE);
            }
        }
        return layer.characters();
    }

    private void addLayer(List<Token> tokens, int z) {
        if (tokens.size() > width) {
            throw tokens.get((int) width)
                    .error(
                            DefinitionError.ROW_TOO_LONG,
                            Quantity.of(tokens.size(), dense ? "cell" : "token"),
                            "xDim is " + box.xDim()
                                    + (lattice.classes() == 1
                                            ? ""
                                            : ", with " + Quantity.of(lattice.classes(), "cell") + " each"));
        }
        for (int column = 0; column < tokens.size(); column++) {
            Token token = tokens.get(column);
            int classes = lattice.classes();
            Cell cell = new Cell(column / classes, y, z * classes + column % classes);
            if (lattice.hasCell(cell)) {
                if (!token.is(PieceName.NO_PIECE)) {
                    draft(token).add(cell, token);
                }
            } else if (!token.is(PieceName.NO_PIECE) && !token.is(PieceName.NO_CELL)) {
                throw token.error(DefinitionError.NO_SUCH_CELL, cell, lattice, lattice.rule());
            }
        }
    }

    private PieceDraft draft(Token token) {
        return pieces.computeIfAbsent(
                token.text(), name -> new PieceDraft(lattice, token, name, stationaryNames.containsKey(name), copies));
    }

    /** The pieces in the order in which they are met, row by row. */
    Collection<PieceDraft> pieces() {
        stationaryNames.forEach((name, place) -> {
            if (!pieces.containsKey(name)) {
                runTogether.check();
                String suggestion = NearestWord.suggestion(name, pieces.keySet());
                throw place.error(DefinitionError.STATIONARY_NOT_DRAWN, place.quoted(), suggestion);
            }
        });
        return pieces.values();
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
