package io.github.filaforge.runtime.edge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Pieces that turns make equal are one type: they may be exchanged, so that a search places types, and which piece stands where
 * is settled when a solution is told. A type looks as its first piece does. Immutable.
 */
final class PieceTypes {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeBoard board;
    private final int[] typeOf;
    /** By how many turns each piece looks as the first of its type. */
    private final int[] turnOf;

    private final int[] firsts;
    private final int[] copies;
    private final int[] periods;
    /** How many pieces are of a type: those that are to be placed. */
    private final int pieces;

    /**
     * @param pins cell, piece and turn of each pinned piece; they are of no type
     */
    PieceTypes(EdgeBoard board, int... pins) {
        this.board = board;
        this.typeOf = new int[board.size()];
        this.turnOf = new int[board.size()];
        boolean[] pinned = new boolean[board.size()];
        for (int pin = 0; pin < pins.length; pin += 3) {
            pinned[pins[pin + 1]] = true;
        }
        Map<List<Integer>, Integer> known = new HashMap<>();
        List<Integer> first = new ArrayList<>();
        for (int piece = 0; piece < board.size(); piece++) {
            typeOf[piece] = -1;
            if (!pinned[piece]) {
                for (int turn = 0; turn < SIDES && typeOf[piece] < 0; turn++) {
                    typeOf[piece] = known.getOrDefault(sides(piece, turn), -1);
                    turnOf[piece] = turn;
                }
                if (typeOf[piece] < 0) {
                    typeOf[piece] = first.size();
                    turnOf[piece] = 0;
                    known.put(sides(piece, 0), first.size());
                    first.add(piece);
                }
            }
        }
        this.firsts = new int[first.size()];
        this.copies = new int[firsts.length];
        this.periods = new int[firsts.length];
        for (int type = 0; type < firsts.length; type++) {
            firsts[type] = first.get(type);
            periods[type] = period(firsts[type]);
        }
        int all = 0;
        for (int type : typeOf) {
            if (type >= 0) {
                copies[type]++;
                all++;
            }
        }
        this.pieces = all;
    }

    private List<Integer> sides(int piece, int turn) {
        List<Integer> sides = new ArrayList<>(SIDES);
        for (int side = 0; side < SIDES; side++) {
            sides.add(board.colour(piece, turn, side));
        }
        return sides;
    }

    private int period(int piece) {
        List<Integer> sides = sides(piece, 0);
        if (sides.equals(sides(piece, 1))) {
            return 1;
        }
        return sides.equals(sides(piece, 2)) ? 2 : SIDES;
    }

    /** The number of types. */
    int count() {
        return firsts.length;
    }

    /** How many pieces of a type there are. */
    int copies(int type) {
        return copies[type];
    }

    /** Whether every type has but one piece. */
    boolean areSingle() {
        return count() == pieces;
    }

    /** By how many quarter turns a type looks as before, at least: so many turns of it are tried. */
    int turns(int type) {
        return periods[type];
    }

    /** The colour of a side of a type that is turned. */
    int colour(int type, int turn, int side) {
        return board.colour(firsts[type], turn, side);
    }

    /** The type of a piece; -1 if it is pinned. */
    int type(int piece) {
        return typeOf[piece];
    }

    /**
     * Says which piece stands on each cell: of each type the pieces in the order of the cells.
     *
     * @param types by cell: the type times 4, plus its turn; -1 if a pinned piece stands there
     * @param solution gets the pieces, as {@link EdgeBoard} has them, where none is pinned
     */
    void name(int[] types, int[] solution) {
        int[] next = new int[firsts.length];
        for (int cell = 0; cell < types.length; cell++) {
            if (types[cell] >= 0) {
                int type = types[cell] / SIDES;
                int piece = piece(type, next[type]);
                next[type] = piece + 1;
                int turn = types[cell] + turnOf[piece] & SIDES - 1;
                solution[cell] = piece * SIDES + turn % periods[type];
            }
        }
    }

    /** The first piece of a type from some piece on. */
    private int piece(int type, int from) {
        int piece = from;
        while (typeOf[piece] != type) {
            piece++;
        }
        return piece;
    }
}
