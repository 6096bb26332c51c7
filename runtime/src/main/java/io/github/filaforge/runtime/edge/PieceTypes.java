package io.github.filaforge.runtime.edge;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The types of pieces. Pieces that turns make equal are of one type. A piece that may not be turned is of one type with the
 * pieces of equal sides that may not be turned either. Pieces of one type may be exchanged, so a search places
 * types, and pieces are assigned to cells when a solution is reported. A type has the sides of its first piece. Immutable.
 */
final class PieceTypes {

    private static final int SIDES = EdgeBoard.SIDES;

    private final EdgeBoard board;
    private final int[] typeOf;
    /** For each piece the number of quarter turns after which it equals the first piece of its type. */
    private final int[] turnOf;

    private final int[] firsts;
    private final int[] copies;
    private final int[] periods;
    /** The number of pieces that have a type, which are those that are to be placed. */
    private final int pieces;

    /** Finds the types, given the cell, piece and turn of each pinned piece. Pinned pieces have no type. */
    PieceTypes(EdgeBoard board, int... pins) {
        this.board = board;
        this.typeOf = new int[board.pieceCount()];
        this.turnOf = new int[board.pieceCount()];
        boolean[] pinned = new boolean[board.pieceCount()];
        for (int pin = 0; pin < pins.length; pin += 3) {
            pinned[pins[pin + 1]] = true;
        }
        Map<List<Integer>, Integer> known = new HashMap<>();
        List<Integer> first = new ArrayList<>();
        for (int piece = 0; piece < board.pieceCount(); piece++) {
            typeOf[piece] = -1;
            if (!pinned[piece]) {
                int turns = mayTurn(piece) ? SIDES : 1;
                for (int turn = 0; turn < turns && typeOf[piece] < 0; turn++) {
                    typeOf[piece] = known.getOrDefault(look(piece, turn), -1);
                    turnOf[piece] = turn;
                }
                if (typeOf[piece] < 0) {
                    typeOf[piece] = first.size();
                    turnOf[piece] = 0;
                    known.put(look(piece, 0), first.size());
                    first.add(piece);
                }
            }
        }
        this.firsts = new int[first.size()];
        this.copies = new int[firsts.length];
        this.periods = new int[firsts.length];
        for (int type = 0; type < firsts.length; type++) {
            firsts[type] = first.get(type);
            periods[type] = mayTurn(firsts[type]) ? period(firsts[type]) : 1;
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

    /**
     * Returns the sides of a turned piece, and behind them the number of turns of the piece: 4, or 1 if it may not be
     * turned.
     */
    private List<Integer> look(int piece, int turn) {
        List<Integer> look = sides(piece, turn);
        look.add(mayTurn(piece) ? SIDES : 1);
        return look;
    }

    /** Returns true if a piece may be turned, or looks alike in all turns. */
    private boolean mayTurn(int piece) {
        return board.mayTurn(piece) || period(piece) == 1;
    }

    private int period(int piece) {
        List<Integer> sides = sides(piece, 0);
        if (sides.equals(sides(piece, 1))) {
            return 1;
        }
        return sides.equals(sides(piece, 2)) ? 2 : SIDES;
    }

    int count() {
        return firsts.length;
    }

    /** Returns the number of pieces of a type. */
    int copies(int type) {
        return copies[type];
    }

    /** Returns true if every type has only one piece. */
    boolean areSingle() {
        return count() == pieces;
    }

    /**
     * Returns the smallest number of quarter turns after which a type looks as before; 1 for a type that may not be turned.
     * A search tries this number of turns.
     */
    int turns(int type) {
        return periods[type];
    }

    /** Returns the colour of a side of a type that is turned. */
    int colour(int type, int turn, int side) {
        return board.colour(firsts[type], turn, side);
    }

    /** Returns for each type the number of its sides of some colours. */
    int[] sidesOf(List<Integer> someColours) {
        int[] sides = new int[count()];
        for (int type = 0; type < sides.length; type++) {
            for (int side = 0; side < SIDES; side++) {
                sides[type] += someColours.contains(colour(type, 0, side)) ? 1 : 0;
            }
        }
        return sides;
    }

    /** Returns the type of a piece; -1 if it is pinned. */
    int type(int piece) {
        return typeOf[piece];
    }

    /**
     * Assigns a piece to each cell: the pieces of each type in the order of the cells.
     *
     * @param types for each cell the type times 4, plus its turn; -1 if a pinned piece stands there
     * @param solution receives the pieces in the form of {@link EdgeBoard}, except on cells with a pinned piece
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

    /** Returns the first piece of a type from some piece on. */
    private int piece(int type, int from) {
        int piece = from;
        while (typeOf[piece] != type) {
            piece++;
        }
        return piece;
    }
}
