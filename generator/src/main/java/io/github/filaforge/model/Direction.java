package io.github.filaforge.model;

import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The six neighbours of a cell of the cubic lattice, in the order of the ILSI bits: the first constant is the most
 * significant bit (FILA article, section "Neighbor Occupancy Filtering (NOF) and Image List Set Indices").
 */
public enum Direction {
    MINUS_X("-x", 32, -1, 0, 0),
    MINUS_Y("-y", 16, 0, -1, 0),
    MINUS_Z("-z", 8, 0, 0, -1),
    PLUS_X("+x", 4, 1, 0, 0),
    PLUS_Y("+y", 2, 0, 1, 0),
    PLUS_Z("+z", 1, 0, 0, 1);

    private final String label;
    private final int ilsiBit;
    private final int dx;
    private final int dy;
    private final int dz;

    Direction(String label, int ilsiBit, int dx, int dy, int dz) {
        this.label = label;
        this.ilsiBit = ilsiBit;
        this.dx = dx;
        this.dy = dy;
        this.dz = dz;
    }

    /** The direction as the articles write it, for example {@code -x}. */
    public String label() {
        return label;
    }

    /** The directions whose bits an ILSI has, with blanks between them. */
    public static String labels(int ilsi) {
        return Arrays.stream(values())
                .filter(direction -> (ilsi & direction.ilsiBit) != 0)
                .map(Direction::label)
                .collect(Collectors.joining(" "));
    }

    /** The step from a cell to its neighbour. */
    public Cell step() {
        return new Cell(dx, dy, dz);
    }

    /** The ILSI with just this direction's bit set: 32 for -x down to 1 for +z. */
    public int ilsiBit() {
        return ilsiBit;
    }
}
