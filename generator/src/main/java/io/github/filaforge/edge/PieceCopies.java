package io.github.filaforge.edge;

import java.util.ArrayList;
import java.util.List;

/**
 * Pieces of an edge puzzle, one after the other, that are named as copies of one piece: A.1, A.2 and so on.
 *
 * @param name the name of the piece without the number of the copy; the name of the only piece if there are no copies
 * @param first the first of the pieces
 * @param number the number of the pieces
 */
public record PieceCopies(String name, EdgePiece first, int number) {

    private static final String FIRST = name("", 1);

    /** Returns the name of a copy, numbered from 1. */
    public static String name(String piece, int copy) {
        return piece + "." + copy;
    }

    /** Returns pieces as families of copies and single pieces, in their order. */
    public static List<PieceCopies> of(List<EdgePiece> pieces) {
        List<PieceCopies> all = new ArrayList<>();
        for (int at = 0; at < pieces.size(); at += all.get(all.size() - 1).number()) {
            EdgePiece first = pieces.get(at);
            String stem = first.name().endsWith(FIRST)
                    ? first.name().substring(0, first.name().length() - FIRST.length())
                    : "";
            int number = 1;
            while (!stem.isEmpty()
                    && at + number < pieces.size()
                    && pieces.get(at + number)
                            .equals(new EdgePiece(name(stem, number + 1), first.sides(), first.mayTurn()))) {
                number++;
            }
            all.add(new PieceCopies(number > 1 ? stem : first.name(), first, number));
        }
        return all;
    }
}
