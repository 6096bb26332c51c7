package io.github.filaforge.edge;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Pieces on the board of an edge puzzle: on all cells or some, and whether they match or not. Immutable. */
public final class FilledBoard {

    /** What a solution has for a cell without a piece. */
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
                if (puzzle.neighbour(placement.cell(), side).isEmpty()) {
                    if (puzzle.rim().orElse(colour) != colour) {
                        wrong.add(join);
                    }
                } else if (isTold(join)) {
                    alike += isMatching(join) ? 1 : 0;
                    if (!isMatching(join)) {
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
     * The board of a solution.
     *
     * @param solution by cell the index of the piece times 4 plus its turn; {@link #EMPTY} where there is none
     * @throws IllegalArgumentException if it is not of this puzzle, or has a piece twice
     */
    public static FilledBoard of(EdgePuzzle puzzle, int... solution) {
        if (solution.length != puzzle.size()) {
            throw new IllegalArgumentException(solution.length + " cells, but the board has " + puzzle.size());
        }
        List<Optional<EdgePlacement>> cells = new ArrayList<>();
        Set<Integer> pieces = new HashSet<>();
        for (int cell = 0; cell < solution.length; cell++) {
            int placed = solution[cell];
            if (placed < EMPTY || placed >= puzzle.size() * EdgePiece.SIDES) {
                throw new IllegalArgumentException("no piece and turn: " + placed);
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

    /** Each join of two pieces is told once: by the cell that is above or at the left. */
    private boolean isTold(EdgeJoin join) {
        return (join.side() == EdgePiece.RIGHT || join.side() == EdgePiece.DOWN)
                && cells.get(puzzle.neighbour(join.cell(), join.side()).orElseThrow())
                        .isPresent();
    }

    private boolean isMatching(EdgeJoin join) {
        EdgePlacement one = cells.get(join.cell()).orElseThrow();
        EdgePlacement other = cells.get(
                        puzzle.neighbour(join.cell(), join.side()).orElseThrow())
                .orElseThrow();
        return puzzle.colour(one, join.side()) == puzzle.colour(other, (join.side() + 2) % EdgePiece.SIDES);
    }

    /** The puzzle whose board it is. */
    public EdgePuzzle puzzle() {
        return puzzle;
    }

    /** The piece on a cell; empty if there is none. */
    public Optional<EdgePlacement> placement(int cell) {
        return cells.get(cell);
    }

    /** The pieces on the board, by their cells. */
    public List<EdgePlacement> placements() {
        return cells.stream().flatMap(Optional::stream).toList();
    }

    /** How many joins match, of those that the whole board has: its score. */
    public int matching() {
        return matching;
    }

    /** The joins of two pieces that do not match, each by its upper or left cell. */
    public List<EdgeJoin> mismatches() {
        return mismatches;
    }

    /** The sides along the rim that do not have its colour. */
    public List<EdgeJoin> offRim() {
        return offRim;
    }

    /** Whether all cells have pieces, all joins match, and all sides along the rim have its colour. */
    public boolean isSolved() {
        return matching == puzzle.joins() && offRim.isEmpty() && placements().size() == puzzle.size();
    }

    /** The score in words: {@code 58 of 60 joins match}. */
    public String score() {
        return matching + " of " + puzzle.joins() + (puzzle.joins() == 1 ? " join matches" : " joins match");
    }
}
