package io.github.filaforge.picture.print;

import java.util.OptionalDouble;

/**
 * The size of printed pieces, in millimetres. {@link CellSolids} has the greatest clearance and bevel for the cells of
 * a lattice.
 *
 * @param cell the edge of a cube, from 1 to 100; other cells are about as large
 * @param clearance the distance by which each side of a piece lies inside its cells, so that printed pieces fit
 *     together: 0, or 0.01 or more
 * @param chamfer the width that is cut from each side of an outer edge: 0, or 0.01 or more
 * @param height the height of flat cells and of prisms, from 0.5 to 100; empty if it is that of a cube
 */
public record PrintSize(double cell, double clearance, double chamfer, OptionalDouble height) {

    /** The least distance of surfaces that must not touch, which is far less than a printer can print. */
    static final double LEAST_CLEARANCE = 0.01;

    private static final double LEAST_CELL = 1;
    private static final double MOST = 100;
    private static final double LEAST_HEIGHT = 0.5;

    public PrintSize {
        if (!(cell >= LEAST_CELL && cell <= MOST)) {
            throw new IllegalArgumentException("a cell is printed from 1 to 100 mm wide, not " + number(cell));
        }
        if (height.isPresent() && !(height.getAsDouble() >= LEAST_HEIGHT && height.getAsDouble() <= MOST)) {
            throw new IllegalArgumentException(
                    "pieces are printed from 0.5 to 100 mm high, not " + number(height.getAsDouble()));
        }
        checkLeast("a clearance", clearance);
        checkLeast("a bevel", chamfer);
    }

    /** Makes the size of pieces with sharp edges, whose height is that of cubes. */
    public PrintSize(double cell, double clearance) {
        this(cell, clearance, 0, OptionalDouble.empty());
    }

    private static void checkLeast(String what, double value) {
        if (value != 0 && !(value >= LEAST_CLEARANCE && value <= MOST)) {
            throw new IllegalArgumentException(what + " is 0, or from 0.01 to 100 mm, not " + number(value));
        }
    }

    /** Returns the text of a number, as a person writes it. */
    public static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e9
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    /** Returns the height of flat cells and of prisms. */
    double heightOfCells() {
        return height.orElse(cell);
    }

    /** Returns the clearance, or the least clearance if there is none, so that surfaces do not touch. */
    double apart() {
        return Math.max(clearance, LEAST_CLEARANCE);
    }
}
