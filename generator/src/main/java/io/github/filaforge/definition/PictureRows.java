package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.runtime.Quantity;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The rows of a picture while they are read, from the top of the box down: the cell of each token.
 *
 * <p>A picture may go on below y = 0. A picture of mobile pieces may also be wider than the box, as polycube has it, if all its
 * rows have one length: a forgotten comma or a token too many would quietly change the pieces.
 */
final class PictureRows {

    private final Directive directive;
    private final Keyword end;
    private final Lattice lattice;
    private final Box box;
    /** True if the places of the box mean nothing to the picture, as all its pieces are mobile. */
    private final boolean onlyMobile;
    /** The cells of the box; the picture may go on below it. */
    private CellGrid grid;
    /** The first layer of a picture that is wider than the box; null before it is known to be. */
    private List<Token> wide;
    /** Whether each character is a cell. */
    private final boolean dense;

    private int row;
    /** The first cell of the first row; null before there is one. */
    private Token first;

    /**
     * A picture without a row.
     *
     * @param directive the directive that has opened it
     * @param end the keyword that ends it
     * @param onlyMobile true if all its pieces are mobile, so that it may be wider than the box
     */
    PictureRows(Directive directive, Keyword end, Container container, boolean dense, boolean onlyMobile) {
        this.directive = directive;
        this.end = end;
        this.lattice = container.lattice();
        this.box = container.box();
        if (!lattice.boardForm().hasPictures()) {
            throw directive.error(
                    DefinitionError.NO_PICTURES, lattice, directive.keyword().byCells());
        }
        this.grid = CellGrid.of(lattice, box, container::isInBox, lattice::hasCell);
        this.dense = dense;
        this.onlyMobile = onlyMobile;
    }

    /** Whether a line ends the picture; a line that is neither an end nor a row is an error. */
    boolean areEndedBy(Token content) {
        if (content.is(end.word())) {
            return true;
        }
        String text = content.text();
        if (Keyword.isDirective(text)) {
            if (text.startsWith(end.word())) {
                // finds the text behind the keyword
                Directive.of(content);
            }
            throw content.error(DefinitionError.DIRECTIVE_IN_PICTURE, directive.lineNumber(), end.word());
        }
        return false;
    }

    /**
     * Reads the next row.
     *
     * @param words takes the tokens of each layer, if blanks separate them
     * @param cells takes each token that is no dot, and its cell
     */
    void add(Token line, Consumer<List<Token>> words, BiConsumer<Cell, Token> cells) {
        checkIndentation(line);
        List<Token> layers = line.split(',');
        if (layers.size() > box.zDim()) {
            throw layers.get(box.zDim()).error(DefinitionError.TOO_MANY_LAYERS, layers.size(), box.zDim());
        }
        for (int z = 0; z < layers.size(); z++) {
            Token layer = layers.get(z);
            List<Token> tokens = dense ? characters(layer) : layer.words();
            if (!dense) {
                words.accept(tokens);
            }
            if (row == 0
                    && z == 0
                    && mayBeWide(layers)
                    && tokens.size() > grid.columns()
                    && tokens.size() <= DefinitionLimits.MAX_WIDE_LAYER) {
                wide = tokens;
                grid = grid.widened(tokens.size());
            }
            checkLength(layer, tokens);
            addLayer(tokens, z, cells);
        }
        row++;
    }

    /** Returns true if the first row may be wider than the box; with a layer missing, the ',' before it may be forgotten. */
    private boolean mayBeWide(List<Token> layers) {
        return onlyMobile && layers.size() == box.zDim() && lattice.areSideBySide() && lattice.classes() == 1;
    }

    private void checkLength(Token layer, List<Token> tokens) {
        if (wide != null && tokens.size() != wide.size()) {
            throw layer.error(
                    DefinitionError.ROW_OF_OTHER_LENGTH,
                    Quantity.of(tokens.size(), name()),
                    wide.get(0).lineNumber(),
                    wide.size(),
                    box.xDim());
        }
        if (tokens.size() > grid.columns()) {
            throw tokens.get(grid.columns())
                    .error(
                            DefinitionError.ROW_TOO_LONG,
                            Quantity.of(tokens.size(), name()),
                            "xDim is " + box.xDim() + cellsOfPoint());
        }
    }

    private String name() {
        return dense ? "cell" : "token";
    }

    /**
     * Refuses a row that begins elsewhere than the first one, since blanks before it may be meant as open cells. Names may
     * end in one column instead of beginning there.
     */
    private void checkIndentation(Token line) {
        if (lattice.boardForm().indent() != 0) {
            return;
        }
        Token start = dense
                ? new Token(line.line(), line.start(), line.start())
                : new Token(line.line(), line.start(), wordEnd(line));
        first = first == null ? start : first;
        int further = start.column() - first.column();
        boolean endTogether = !dense && start.endColumn() == first.endColumn();
        if (further != 0 && !endTogether) {
            throw line.error(
                    DefinitionError.ROWS_INDENTED_DIFFERENTLY,
                    Quantity.of(Math.abs(further), "column"),
                    further > 0 ? "right" : "left",
                    first.lineNumber());
        }
    }

    private static int wordEnd(Token line) {
        int end = line.start();
        while (end < line.end()
                && line.line().text().charAt(end) != ','
                && !Token.isSpace(line.line().text().charAt(end))) {
            end++;
        }
        return end;
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

    private void addLayer(List<Token> tokens, int z, BiConsumer<Cell, Token> cells) {
        for (int column = 0; column < tokens.size(); column++) {
            Token token = tokens.get(column);
            Optional<Cell> cell = grid.cell(row, z, column);
            boolean isNone = token.is(PieceName.NO_PIECE)
                    || (token.is(PieceName.NO_CELL) && (cell.isEmpty() || !lattice.areSideBySide()));
            if (cell.isPresent() && !isNone) {
                cells.accept(cell.get(), token);
            } else if (!isNone && !token.is(grid.sign(row, column))) {
                throw noCell(token, z, column);
            }
        }
    }

    private String cellsOfPoint() {
        if (!lattice.areSideBySide()) {
            return ", so that there is room for " + grid.columns();
        }
        return lattice.classes() == 1 ? "" : ", with " + Quantity.of(lattice.classes(), "cell") + " each";
    }

    private DefinitionException noCell(Token token, int z, int column) {
        return lattice.areSideBySide()
                ? token.error(DefinitionError.NO_SUCH_CELL, grid.place(row, z, column), lattice.name(), lattice.rule())
                : token.error(DefinitionError.SIGN_IN_PICTURE, grid.sign(row, column), token.quoted());
    }

    /** The error that the text ends here. */
    DefinitionException notEnded() {
        return directive.error(DefinitionError.PICTURE_NOT_ENDED, end.word());
    }
}
