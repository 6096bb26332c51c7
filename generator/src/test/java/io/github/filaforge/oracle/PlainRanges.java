package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Solutions of a puzzle of which pieces may be left over: those of every set of pieces that may be used, by a plain search of
 * each.
 */
public final class PlainRanges {

    private static final int MOST_SETS = 256;

    private final Puzzle puzzle;
    private final List<Cell> region;
    private final Set<Cell> mayStayEmpty;
    private final Set<Partition> solutions = new HashSet<>();
    private boolean hasMore;

    /** Tells of a puzzle with few pieces that may be left over. */
    public PlainRanges(Puzzle puzzle, List<Cell> region, Set<Cell> mayStayEmpty) {
        this.puzzle = puzzle;
        this.mayStayEmpty = mayStayEmpty;
        this.region = region;
        List<Piece> optional = puzzle.pieces().stream().filter(Piece::optional).toList();
        int sets = 1 << optional.size();
        hasMore = sets > MOST_SETS;
        for (int set = 0; set < sets && !hasMore; set++) {
            List<Piece> pieces = new ArrayList<>();
            for (Piece piece : puzzle.pieces()) {
                int number = optional.indexOf(piece);
                if (number < 0 || (set >> number & 1) == 1) {
                    pieces.add(new Piece(piece.name(), piece.cells(), piece.stationary()));
                }
            }
            search(puzzle.withPieces(pieces));
        }
    }

    private void search(Puzzle selection) {
        int volume = selection.mobilePieces().stream().mapToInt(Piece::volume).sum();
        if (volume <= region.size() && volume >= region.size() - mayStayEmpty.size()) {
            PlainLattice search = new PlainLattice(selection, region, mayStayEmpty);
            solutions.addAll(search.solutions());
            hasMore |= search.hasMore();
        }
    }

    /** Returns all solutions. Copies of shapes are not distinguished. */
    public Set<Partition> solutions() {
        return solutions;
    }

    /** Returns true if there are more solutions than the limit. */
    public boolean hasMore() {
        return hasMore;
    }

    /** Returns the number of solutions up to symmetries of the region. */
    public long orbits(boolean mirrored) {
        PlainLattice lattice = new PlainLattice(puzzle, region, mayStayEmpty);
        Set<Partition> seen = new HashSet<>();
        long orbits = 0;
        for (Partition solution : solutions) {
            if (seen.add(solution)) {
                orbits++;
                lattice.motionsOfRegion(mirrored).values().forEach(map -> seen.add(solution.mapped(map::get)));
            }
        }
        return orbits;
    }
}
