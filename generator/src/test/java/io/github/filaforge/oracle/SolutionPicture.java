package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;

/** Draws solutions the way the program prints them. */
public final class SolutionPicture {

    private SolutionPicture() {}

    /** The picture of a solution, with the line that numbers it; copies get their names in the order of the pieces. */
    public static String of(Puzzle puzzle, Partition solution, int number) {
        return "# --- SOLUTION " + number + " ---\n" + draw(puzzle.box(), namesOf(puzzle, solution));
    }

    /** Rows from the greatest y down, the layers side by side. */
    static String draw(Box box, Map<Cell, String> names) {
        StringBuilder text = new StringBuilder();
        for (int y = box.yDim() - 1; y >= 0; y--) {
            StringJoiner layers = new StringJoiner(" , ");
            for (int z = 0; z < box.zDim(); z++) {
                StringJoiner row = new StringJoiner(" ");
                for (int x = 0; x < box.xDim(); x++) {
                    row.add(names.getOrDefault(new Cell(x, y, z), "."));
                }
                layers.add(row.toString());
            }
            text.append(layers).append('\n');
        }
        return text.toString();
    }

    /** Returns the name of the piece on each cell of the box, stationary pieces included. */
    static Map<Cell, String> namesOf(Puzzle puzzle, Partition solution) {
        Congruence congruence = Congruence.of(puzzle);
        Map<Cell, String> names = new HashMap<>();
        Map<List<Cell>, List<String>> unused = new HashMap<>();
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                piece.cells().forEach(cell -> names.put(cell, piece.name()));
            } else {
                unused.computeIfAbsent(congruence.shapeOf(piece.cells()), shape -> new ArrayList<>())
                        .add(piece.name());
            }
        }
        for (List<Cell> part : solution.parts()) {
            String name = unused.get(congruence.shapeOf(part)).remove(0);
            part.forEach(cell -> names.put(cell, name));
        }
        return names;
    }
}
