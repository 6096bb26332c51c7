package io.github.filaforge.cli.report;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.CellGrid;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.Board;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Draws an assembly in the form in which solutions are drawn. Open cells and the cells of chosen options are dots. */
public final class AssemblyPicture {

    private final Lattice lattice;
    private final CellGrid grid;
    private final int longest;
    private final List<Piece> pieces = new ArrayList<>();
    private final Map<Cell, String> names = new HashMap<>();

    /** Makes the picture of mobile pieces that are placed. */
    public AssemblyPicture(Puzzle puzzle, List<Piece> placed) {
        this.grid = puzzle.grid();
        this.lattice = puzzle.lattice();
        this.longest = Math.max(
                1,
                SideBySide.width(puzzle.pieces().stream()
                        .filter(piece -> !piece.isChoice())
                        .map(Piece::name)));
        Set<String> choices = puzzle.choices().stream().map(Piece::name).collect(Collectors.toSet());
        placed.forEach(piece -> add(piece, !choices.contains(piece.name())));
        puzzle.pieces().stream().filter(Piece::stationary).forEach(piece -> add(piece, true));
    }

    private void add(Piece piece, boolean isFilled) {
        pieces.add(piece);
        if (!isFilled) {
            return;
        }
        piece.cells().forEach(cell -> names.put(cell, piece.name()));
    }

    /**
     * Returns the rows of the picture, the row with the highest y first. If the lattice has no pictures, returns a line for
     * each piece. Each line ends with a line feed.
     */
    public String text() {
        StringBuilder text = new StringBuilder();
        if (lattice.boardForm().hasPictures()) {
            grid.rows(0, grid.layers(), longest, cell -> names.getOrDefault(cell, Board.OPEN))
                    .forEach(row -> text.append(row).append('\n'));
        } else {
            for (Piece piece : pieces) {
                text.append(piece.name())
                        .append(": ")
                        .append(lattice.written(piece.cells()).stream()
                                .map(lattice::text)
                                .collect(Collectors.joining(", ")))
                        .append('\n');
            }
        }
        return text.toString();
    }
}
