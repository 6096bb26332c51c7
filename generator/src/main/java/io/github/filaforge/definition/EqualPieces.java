package io.github.filaforge.definition;

import io.github.filaforge.model.Piece;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Finds pieces that one C line with copies would make: Y.1, Y.2 and so on, of the same cells, one behind the other. */
final class EqualPieces {

    private static final String FIRST = PieceName.ofCopy("", 1);

    private final List<Piece> pieces;
    private final Set<String> names;

    EqualPieces(List<Piece> pieces) {
        this.pieces = pieces;
        this.names = pieces.stream().map(Piece::name).collect(Collectors.toSet());
    }

    /** The name of a family that may begin with a piece; empty if the piece is not called like a first copy. */
    static String stem(Piece piece) {
        String name = piece.name();
        return name.endsWith(FIRST) ? name.substring(0, name.length() - FIRST.length()) : "";
    }

    /** How many pieces from an index on are copies; 1 if that is no family. */
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

    /** How many of so many copies from an index on every solution has. */
    int required(int index, int copies) {
        return (int) pieces.subList(index, index + copies).stream()
                .filter(piece -> !piece.optional())
                .count();
    }

    /** Whether a piece behind another is a copy of it; those that may be left over come last. */
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
