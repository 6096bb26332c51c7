package io.github.filaforge.edge.score;

import java.util.List;

/**
 * A good group with what it makes of all pieces.
 *
 * @param classes by piece
 * @param values by piece the fillings it is in of a block of the group's pieces and it: of the rim block, or of a corner of
 *     three by three cells if it is a corner piece; 0 for pinned ones
 * @param tileability the fillings of the rim block by the group
 */
public record PieceGroup(List<PieceClass> classes, List<Long> values, long tileability) {

    /** Takes copies of the lists. */
    public PieceGroup {
        classes = List.copyOf(classes);
        values = List.copyOf(values);
    }

    /** How many pieces are of a class. */
    public int count(PieceClass kind) {
        return (int) classes.stream().filter(each -> each == kind).count();
    }

    /** One line: tileability and how many pieces are of each class. */
    public String text() {
        return "tileability " + tileability + ": " + count(PieceClass.PRECIOUS) + " precious, "
                + count(PieceClass.GOOD) + " good, " + count(PieceClass.BAD) + " bad, " + count(PieceClass.USELESS)
                + " useless";
    }
}
