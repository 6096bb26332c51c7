package io.github.filaforge.edge;

import java.util.ArrayList;
import java.util.List;

/**
 * A square piece with a colour on each side. It may not be flipped.
 *
 * @param name the name, unique in a puzzle, and valid as a name of a piece of a packing
 * @param sides the colours of its four sides as it is defined: up, right, down, left; each 0 or more
 * @param mayTurn true if the piece may be turned; false if it has to lie as it is defined
 */
public record EdgePiece(String name, List<Integer> sides, boolean mayTurn) {

    /** The number of sides, and of the ways in which a piece may be turned. */
    public static final int SIDES = 4;

    public static final int UP = 0;
    public static final int RIGHT = 1;
    public static final int DOWN = 2;
    public static final int LEFT = 3;

    /** Takes a copy of the list. */
    public EdgePiece {
        sides = List.copyOf(sides);
        if (sides.size() != SIDES) {
            throw new IllegalArgumentException("piece " + name + " has " + sides.size() + " sides");
        }
        if (sides.stream().anyMatch(colour -> colour < 0)) {
            throw new IllegalArgumentException("piece " + name + " has a colour below 0");
        }
    }

    /** Makes a piece that may be turned. */
    public EdgePiece(String name, List<Integer> sides) {
        this(name, sides, true);
    }

    /** Returns the piece with other colours. */
    public EdgePiece withSides(List<Integer> others) {
        return new EdgePiece(name, others, mayTurn);
    }

    /**
     * Returns the colour of a side of the turned piece.
     *
     * @param side one of {@link #UP}, {@link #RIGHT}, {@link #DOWN}, {@link #LEFT}
     * @param turn the number of quarter turns clockwise, 0 to 3
     */
    public int colour(int side, int turn) {
        return sides.get(Math.floorMod(side - turn, SIDES));
    }

    /** Returns the colours of the turned piece: up, right, down, left. */
    public List<Integer> turned(int turn) {
        List<Integer> colours = new ArrayList<>(SIDES);
        for (int side = 0; side < SIDES; side++) {
            colours.add(colour(side, turn));
        }
        return colours;
    }

    /** Returns the least number of quarter turns after which the piece looks as before: 1, 2, or 4 if all turns differ. */
    public int period() {
        if (turned(1).equals(sides)) {
            return 1;
        }
        return turned(2).equals(sides) ? 2 : SIDES;
    }

    /** Returns the number of turns that have to be tried, from 0 on: 1 if the piece may not be turned. */
    public int turns() {
        return mayTurn ? period() : 1;
    }

    /** Returns the number of turns that the piece may make after which it looks as before: 1, 2 or 4. */
    public int equalTurns() {
        return mayTurn ? SIDES / period() : 1;
    }

    /** Returns true if the piece may be turned together with its board, or looks alike after this turn. */
    public boolean allows(int turn) {
        return mayTurn || turned(turn).equals(sides);
    }

    /**
     * Returns a piece without a name. It is equal for two pieces that may be exchanged: turns that both may make give them
     * equal colours.
     */
    public EdgePiece type() {
        boolean hasTurns = mayTurn || period() == 1;
        return new EdgePiece("", hasTurns ? firstTurned() : sides, hasTurns);
    }

    /**
     * Returns the colours of the turn in which they come first in the order of numbers; equal for pieces that turns make
     * equal.
     */
    public List<Integer> firstTurned() {
        List<Integer> first = sides;
        for (int turn = 1; turn < SIDES; turn++) {
            List<Integer> other = turned(turn);
            if (isBefore(other, first)) {
                first = other;
            }
        }
        return first;
    }

    private static boolean isBefore(List<Integer> one, List<Integer> other) {
        for (int side = 0; side < SIDES; side++) {
            int difference = Integer.compare(one.get(side), other.get(side));
            if (difference != 0) {
                return difference < 0;
            }
        }
        return false;
    }

    /** Returns the number of sides that have a colour. */
    public int count(int colour) {
        return (int) sides.stream().filter(each -> each == colour).count();
    }
}
