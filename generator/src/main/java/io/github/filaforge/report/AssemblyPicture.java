package io.github.filaforge.report;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Draws an assembly of which not every cell is filled, as solutions are drawn; open cells are dots. */
public final class AssemblyPicture {

    private static final String OPEN = ".";

    private final Box box;
    private final int width;
    private final Map<Cell, String> names = new HashMap<>();

    /**
     * @param placed the mobile pieces that are placed
     */
    public AssemblyPicture(Puzzle puzzle, List<Piece> placed) {
        this.box = puzzle.box();
        this.width = puzzle.pieces().stream()
                .map(Piece::name)
                .mapToInt(name -> name.codePointCount(0, name.length()))
                .max()
                .orElse(1);
        puzzle.pieces().stream().filter(Piece::stationary).forEach(this::add);
        placed.forEach(this::add);
    }

    private void add(Piece piece) {
        piece.cells().forEach(cell -> names.put(cell, piece.name()));
    }

    /** The rows, the one with the highest y first, each ending with a line feed. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (int y = box.yDim() - 1; y >= 0; y--) {
            int row = y;
            text.append(IntStream.range(0, box.zDim())
                            .mapToObj(z -> row(row, z))
                            .collect(Collectors.joining(" , "))
                            .stripTrailing())
                    .append('\n');
        }
        return text.toString();
    }

    private String row(int y, int z) {
        return IntStream.range(0, box.xDim())
                .mapToObj(x -> names.getOrDefault(new Cell(x, y, z), OPEN))
                .map(name -> name + " ".repeat(width - name.codePointCount(0, name.length())))
                .collect(Collectors.joining(" "));
    }
}
