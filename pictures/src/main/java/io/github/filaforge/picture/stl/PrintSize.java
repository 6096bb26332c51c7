package io.github.filaforge.picture.stl;

/**
 * The size of printed pieces, in millimetres.
 *
 * @param cell the edge of a cell, from 1 to 100
 * @param clearance the distance by which each face of a piece lies inside its cells, so that printed pieces fit together: 0,
 *     or from 0.01 to a quarter of the cell
 */
public record PrintSize(double cell, double clearance) {

    /** The least distance of surfaces that must not touch, which is far less than a printer can print. */
    static final double LEAST_CLEARANCE = 0.01;

    private static final double LEAST_CELL = 1;
    private static final double MOST_CELL = 100;

    public PrintSize {
        if (!(cell >= LEAST_CELL && cell <= MOST_CELL)) {
            throw new IllegalArgumentException("a cell is printed from 1 to 100 mm wide, not " + number(cell));
        }
        boolean fits = clearance >= LEAST_CLEARANCE && clearance <= cell / 4;
        if (clearance != 0 && !fits) {
            throw new IllegalArgumentException("a clearance is 0 or from 0.01 mm to a quarter of a cell, here "
                    + number(cell / 4) + " mm, not " + number(clearance));
        }
    }

    /** Returns the text of a number, as a person writes it. */
    public static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    /** Returns this size, or with the least clearance if it has none, so that surfaces do not touch. */
    PrintSize apart() {
        return clearance == 0 ? new PrintSize(cell, LEAST_CLEARANCE) : this;
    }
}
