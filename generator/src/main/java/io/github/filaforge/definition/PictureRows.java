package io.github.filaforge.definition;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Container;
import io.github.filaforge.runtime.text.Plural;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The rows of a picture while they are read, from the top of the box down. They give the cell of each token.
 *
 * <p>A picture may go on below y = 0. A picture of mobile pieces may also be wider than the box, as in polycube, if all its
 * rows have one length. Without this condition, a missing comma or an extra token would change the pieces without an error.
 */
final class PictureRows {

    private final Directive directive;
    private final Keyword end;
    private final Lattice lattice;
    private final Box box;
    /** True if all pieces of the picture are mobile, so that their places in the box have no effect. */
    private final boolean onlyMobile;
    /** The cells of the box; the picture may go on below it. */
    private CellGrid grid;
    /** The first layer of a picture that is wider than the box, or null if the picture is not known to be wider. */
    private List<Token> wide;
    /** True if each character is a cell. */
    private final boolean dense;

    private int row;
    /** The first cell of the first row, or null if no row was read. */
    private Token first;

    /**
     * Creates a picture without rows.
     *
     * @param directive the directive that has opened the picture
     * @param end the keyword that ends it
     * @param dense true if each character is a cell
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

    /**
     * Reads the rows of a picture up to the line that ends it, and returns this line.
     *
     * @param words receives the tokens of each layer, if blanks separate them
     * @param cells receives each token that is no dot, and its cell
     */
    Token read(Iterator<Token> lines, Consumer<List<Token>> words, BiConsumer<Cell, Token> cells) {
        while (lines.hasNext()) {
            Token line = lines.next();
            if (areEndedBy(line)) {
                return line;
            }
            add(line, words, cells);
        }
        throw directive.error(DefinitionError.PICTURE_NOT_ENDED, end.word());
    }

    /** Returns true if a line ends the picture. A line that is neither an end nor a row is an error. */
    private boolean areEndedBy(Token content) {
        if (content.is(end.word())) {
            return true;
        }
        String text = content.text();
        if (Keyword.isDirective(text)) {
            if (text.startsWith(end.word())) {
                // This throws an exception at a text behind the keyword.
                Directive.of(content);
            }
            throw content.error(DefinitionError.DIRECTIVE_IN_PICTURE, directive.lineNumber(), end.word());
        }
        return false;
    }

    /** Reads the next row, as {@link #read} does. */
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

    /**
     * Returns true if the first row may be wider than the box. If a layer is missing, the row may not be wider, because the
     * comma before the layer may be missing.
     */
    private boolean mayBeWide(List<Token> layers) {
        return onlyMobile && layers.size() == box.zDim() && lattice.areSideBySide() && lattice.classes() == 1;
    }

    private void checkLength(Token layer, List<Token> tokens) {
        if (wide != null && tokens.size() != wide.size()) {
            throw layer.error(
                    DefinitionError.ROW_OF_OTHER_LENGTH,
                    Plural.of(tokens.size(), name()),
                    wide.get(0).lineNumber(),
                    wide.size(),
                    box.xDim());
        }
        if (tokens.size() > grid.columns()) {
            throw tokens.get(grid.columns())
                    .error(
                            DefinitionError.ROW_TOO_LONG,
                            Plural.of(tokens.size(), name()),
                            "xDim is " + box.xDim() + cellsOfPoint());
        }
    }

    private String name() {
        return dense ? "cell" : "token";
    }

    /**
     * Checks that a row begins in the column of the first row, since blanks before it may be intended as open cells. Names
     * may end in one column instead.
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
                    Plural.of(Math.abs(further), "column"),
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

    /**
     * Returns the cells of a dense layer. A blank between them is an error, because it may be intended as an open cell or as
     * no cell at all.
     */
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
        return lattice.classes() == 1 ? "" : ", with " + Plural.of(lattice.classes(), "cell") + " each";
    }

    private DefinitionException noCell(Token token, int z, int column) {
        return lattice.areSideBySide()
                ? token.error(DefinitionError.NO_SUCH_CELL, grid.place(row, z, column), lattice.name(), lattice.rule())
                : token.error(DefinitionError.SIGN_IN_PICTURE, grid.sign(row, column), token.quoted());
    }
}
