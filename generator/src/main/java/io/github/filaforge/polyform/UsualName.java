package io.github.filaforge.polyform;

import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.List;

/**
 * The usual name of a piece.
 *
 * @param name its name
 * @param mirrored the name of its mirror image, where this is another piece
 * @param cells the piece as it is usually drawn
 */
record UsualName(String name, String mirrored, List<Cell> cells) {

    /**
     * Reads names.
     *
     * @param lines lines with a name, the name of the mirror image, and a picture: rows from the top between slashes, layers
     *     between commas, an X for each cell
     */
    static List<UsualName> read(String lines) {
        return lines.lines().map(UsualName::ofLine).toList();
    }

    /**
     * Reads names of pieces that are not drawn.
     *
     * @param lines lines with a name, the name of the mirror image, and the cells: x,y,z
     */
    static List<UsualName> ofCells(String lines) {
        return lines.lines().map(UsualName::ofLineOfCells).toList();
    }

    private static UsualName ofLineOfCells(String line) {
        String[] words = line.split(" ");
        List<Cell> cells = new ArrayList<>();
        for (String word : List.of(words).subList(2, words.length)) {
            String[] numbers = word.split(",");
            cells.add(
                    new Cell(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), Integer.parseInt(numbers[2])));
        }
        return new UsualName(words[0], words[1], cells);
    }

    private static UsualName ofLine(String line) {
        String[] words = line.split(" ");
        List<Cell> cells = new ArrayList<>();
        String[] layers = words[2].split(",");
        for (int z = 0; z < layers.length; z++) {
            String[] rows = layers[z].split("/");
            for (int row = 0; row < rows.length; row++) {
                for (int x = 0; x < rows[row].length(); x++) {
                    if (rows[row].charAt(x) == 'X') {
                        cells.add(new Cell(x, rows.length - 1 - row, z));
                    }
                }
            }
        }
        return new UsualName(words[0], words[1], cells);
    }
}
