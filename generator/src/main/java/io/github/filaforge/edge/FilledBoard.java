package io.github.filaforge.edge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Pieces on the board of an edge puzzle: on all cells or on some, matching or not. Immutable. */
public final class FilledBoard {

    /** The number that a solution has for a cell without a piece. */
    public static final int EMPTY = -1;

    private final EdgePuzzle puzzle;
    private final List<Optional<EdgePlacement>> cells;
    private final List<EdgeJoin> mismatches;
    private final List<EdgeJoin> offRim;
    private final int matching;

    private FilledBoard(EdgePuzzle puzzle, List<Optional<EdgePlacement>> cells) {
        this.puzzle = puzzle;
        this.cells = List.copyOf(cells);
        List<EdgeJoin> differing = new ArrayList<>();
        List<EdgeJoin> wrong = new ArrayList<>();
        int alike = 0;
        for (EdgePlacement placement : placements()) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                EdgeJoin join = new EdgeJoin(placement.cell(), side);
                int colour = puzzle.colour(placement, side);
                OptionalInt neighbour = puzzle.neighbour(placement.cell(), side);
                if (!puzzle.permits(placement.cell(), side, colour)) {
                    wrong.add(join);
                }
                // Each join counts once, at its upper or left cell.
                if (neighbour.isPresent() && (side == EdgePiece.RIGHT || side == EdgePiece.DOWN)) {
                    Optional<EdgePlacement> other = cells.get(neighbour.getAsInt());
                    int opposite = (side + 2) % EdgePiece.SIDES;
                    if (other.isPresent() && puzzle.colour(other.get(), opposite) == puzzle.partner(colour)) {
                        alike++;
                    } else if (other.isPresent()) {
                        differing.add(join);
                    }
                }
            }
        }
        this.mismatches = List.copyOf(differing);
        this.offRim = List.copyOf(wrong);
        this.matching = alike;
    }

    /**
     * Returns the board of a solution.
     *
     * @param solution the index of the piece times 4 plus its turn, for each cell; {@link #EMPTY} where there is none
     * @throws IllegalArgumentException if the solution does not belong to this puzzle, or has a piece twice
     */
    public static FilledBoard of(EdgePuzzle puzzle, int... solution) {
        if (solution.length != puzzle.size()) {
            throw new IllegalArgumentException(solution.length + " cells, but the board has " + puzzle.size());
        }
        List<Optional<EdgePlacement>> cells = new ArrayList<>();
        Set<Integer> pieces = new HashSet<>();
        for (int cell = 0; cell < solution.length; cell++) {
            int placed = solution[cell];
            if (placed < EMPTY || placed >= puzzle.pieceCount() * EdgePiece.SIDES) {
                throw new IllegalArgumentException("no piece and turn: " + placed);
            }
            if (placed != EMPTY && puzzle.gaps().contains(cell)) {
                throw new IllegalArgumentException("a piece on cell " + cell + ", which takes none");
            }
            if (placed != EMPTY && !pieces.add(placed / EdgePiece.SIDES)) {
                throw new IllegalArgumentException("a piece twice: " + placed / EdgePiece.SIDES);
            }
            cells.add(
                    placed == EMPTY
                            ? Optional.empty()
                            : Optional.of(new EdgePlacement(cell, placed / EdgePiece.SIDES, placed % EdgePiece.SIDES)));
        }
        return new FilledBoard(puzzle, cells);
    }

    /** Returns the puzzle to which the board belongs. */
    public EdgePuzzle puzzle() {
        return puzzle;
    }

    /** Returns the piece on a cell, or empty if there is none. */
    public Optional<EdgePlacement> placement(int cell) {
        return cells.get(cell);
    }

    /** Returns the pieces on the board, by their cells. */
    public List<EdgePlacement> placements() {
        return cells.stream().flatMap(Optional::stream).toList();
    }

    /** Returns the score: the number of joins that match, among those of the whole board. */
    public int matching() {
        return matching;
    }

    /** Returns the joins of two pieces that do not match, each by its upper or left cell. */
    public List<EdgeJoin> mismatches() {
        return mismatches;
    }

    /**
     * Returns the sides along the rim that do not have its colour, and the sides where the board would go on that have it.
     */
    public List<EdgeJoin> offRim() {
        return offRim;
    }

    /** Returns true if all cells have pieces, all joins match, and all sides along the rim have its colour. */
    public boolean isSolved() {
        return matching == puzzle.joins() && offRim.isEmpty() && placements().size() == puzzle.cellCount();
    }

    /** Returns the score in words: {@code 58 of 60 joins match}. */
    public String score() {
        return matching + " of " + puzzle.joins() + (puzzle.joins() == 1 ? " join matches" : " joins match");
    }
}
