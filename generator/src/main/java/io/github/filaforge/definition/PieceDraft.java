package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** A piece while it is read: its cells, and the place of each cell in the text. */
final class PieceDraft {

    private final Lattice lattice;
    private final Token name;
    private final String text;
    private final boolean stationary;
    private final Copies copies;
    // Most pieces are small, and a picture of walls may have a piece for each cell.
    private final List<Cell> cells = new ArrayList<>(1);
    private final List<Token> places = new ArrayList<>(1);
    private List<Integer> colours = List.of();

    /**
     * Creates a piece without cells.
     *
     * @param lattice the lattice of its cells
     * @param name the place of the first occurrence of its name
     * @param text the name
     * @param copies the number of its copies
     */
    PieceDraft(Lattice lattice, Token name, String text, boolean stationary, Copies copies) {
        this.lattice = lattice;
        this.name = name;
        this.text = text;
        this.stationary = stationary;
        this.copies = copies;
    }

    void add(Cell cell, Token place) {
        cells.add(cell);
        places.add(place);
    }

    /** Sets the colours of the cells; empty if all cells are neutral. */
    void colour(List<Integer> ofCells) {
        colours = ofCells;
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

    /** Returns the number of pieces that this draft makes, at least 1. */
    int copies() {
        return copies.most();
    }

    /** Returns the number of these pieces that every solution has. */
    int least() {
        return copies.least();
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
        int first = smallest(coordinate);
        int last = cells.stream().mapToInt(coordinate).max().orElseThrow();
        return (long) last - first + 1;
    }

    /** Returns the names of the pieces that this draft makes. */
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
        List<Cell> placed = stationary || isNear() ? cells : movedToOrigin();
        return new Piece(called, placed, stationary, colours, number > copies.least());
    }

    private boolean isNear() {
        return cells.stream().allMatch(cell -> isNear(cell.x()) && isNear(cell.y()) && isNear(cell.z()));
    }

    private static boolean isNear(int coordinate) {
        return coordinate >= -DefinitionLimits.MAX_KEPT_COORDINATE
                && coordinate <= DefinitionLimits.MAX_KEPT_COORDINATE;
    }

    private List<Cell> movedToOrigin() {
        Cell corner = lattice.corner(cells);
        return cells.stream().map(cell -> cell.minus(corner)).toList();
    }

    private int smallest(ToIntFunction<Cell> coordinate) {
        return cells.stream().mapToInt(coordinate).min().orElseThrow();
    }
}
