package io.github.filaforge.definition;

import io.github.filaforge.model.Piece;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds pieces that one C line with copies would make: Y.1, Y.2 and so on, with equal cells, one after the other. */
final class EqualPieces {

    private static final String FIRST = PieceName.ofCopy("", 1);

    private final List<Piece> pieces;
    private final Set<String> names;

    EqualPieces(List<Piece> pieces) {
        this.pieces = pieces;
        this.names = pieces.stream().map(Piece::name).collect(Collectors.toSet());
    }

    /**
     * Returns the name of a family that may begin with a piece; empty if the piece does not have the name of a first copy.
     */
    static String stem(Piece piece) {
        String name = piece.name();
        return name.endsWith(FIRST) ? name.substring(0, name.length() - FIRST.length()) : "";
    }

    /** Returns the number of pieces from an index on that are copies; 1 if they are no family. */
    int copiesFrom(int index) {
        Piece first = pieces.get(index);
        String stem = stem(first);
        boolean canBeFamily = !first.stationary()
                && DefinitionWriter.isWritable(stem)
                && stem.indexOf(':') < 0
                && stem.length() <= DefinitionLimits.MAX_COPIED_NAME
                && !names.contains(stem);
        int copies = 1;
        while (canBeFamily && index + copies < pieces.size() && isCopy(index, copies)) {
            copies++;
        }
        return copies;
    }

    /**
     * Returns the number of copies that every solution has.
     *
     * @param index the index of the first copy
     * @param copies the number of copies
     */
    int required(int index, int copies) {
        return (int) pieces.subList(index, index + copies).stream()
                .filter(piece -> !piece.optional())
                .count();
    }

    /** Returns true if a piece behind another is a copy of it. The optional copies have to come last. */
    private boolean isCopy(int index, int behind) {
        Piece piece = pieces.get(index + behind);
        Piece first = pieces.get(index);
        return !piece.stationary()
                && (piece.optional() || !pieces.get(index + behind - 1).optional())
                && piece.name().equals(PieceName.ofCopy(stem(first), behind + 1))
                && piece.cells().equals(first.cells())
                && piece.colours().equals(first.colours());
    }
}
