package io.github.filaforge.edge.score;

import java.util.List;

/**
 * A good group, with the class and the value of each piece of the puzzle.
 *
 * @param classes the class of each piece
 * @param values the number of fillings of a block by the pieces of the group and this piece that have it, for each piece: of
 *     the rim block, or of a corner of three by three cells if it is a corner piece; 0 for pinned ones
 * @param tileability the number of fillings of the rim block by the group
 */
public record PieceGroup(List<PieceClass> classes, List<Long> values, long tileability) {

    /** Takes copies of the lists. */
    public PieceGroup {
        classes = List.copyOf(classes);
        values = List.copyOf(values);
    }

    /** Returns the number of pieces of a class. */
    public int count(PieceClass kind) {
        return (int) classes.stream().filter(each -> each == kind).count();
    }

    /** Returns one line with the tileability and the number of pieces of each class. */
    public String text() {
        return "tileability " + tileability + ": " + count(PieceClass.PRECIOUS) + " precious, "
                + count(PieceClass.GOOD) + " good, " + count(PieceClass.BAD) + " bad, " + count(PieceClass.USELESS)
                + " useless";
    }
}
