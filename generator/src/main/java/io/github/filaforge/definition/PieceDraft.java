package io.github.filaforge.definition;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** A piece as it is read: its cells, and where in the text each of them stands. */
final class PieceDraft {

    private final Lattice lattice;
    private final Token name;
    private final String text;
    private final boolean stationary;
    private final Copies copies;
    // most pieces are small, and a picture of walls may have as many as cells
    private final List<Cell> cells = new ArrayList<>(1);
    private final List<Token> places = new ArrayList<>(1);
    private List<Integer> colours = List.of();

    /**
     * A piece without cells.
     *
     * @param lattice of its cells
     * @param name where its name stands first
     * @param text the name
     * @param copies how many pieces it stands for
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

    /** Gives each of its cells a colour; none if all are neutral. */
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

    /** How many pieces it stands for, from 1. */
    int copies() {
        return copies.most();
    }

    /** How many of these every solution has. */
    int least() {
        return copies.least();
    }

    List<Cell> cells() {
        return cells;
    }

    List<Integer> colours() {
        return colours;
    }

    /** Where the cell at that index stands. */
    Token place(int index) {
        return places.get(index);
    }

    /** The number of cells from the first to the last in one direction; a long, as integers may be that far apart. */
    long length(ToIntFunction<Cell> coordinate) {
        int first = smallest(coordinate);
        int last = cells.stream().mapToInt(coordinate).max().orElseThrow();
        return (long) last - first + 1;
    }

    /** The names of the pieces that it stands for. */
    List<String> names() {
        return copies.most() == 1
                ? List.of(text)
                : IntStream.rangeClosed(1, copies.most())
                        .mapToObj(number -> PieceName.ofCopy(text, number))
                        .toList();
    }

    /** The piece, which must have a cell and, if it is mobile, no length near the range of an int. */
    Piece toPiece() {
        return toPiece(text, 1);
    }

    /**
     * The same under another name.
     *
     * @param number which of its copies it is, from 1
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
