package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.List;

/** Definitions behind headings, in which every piece is stationary. No name has a colon or a number sign. */
public final class DefinitionFormat extends PieceFormat {

    private final String opening;

    DefinitionFormat(SolutionDecoder decoder) {
        super(decoder);
        List<Integer> box = decoder.box();
        this.opening = "D:xDim=" + box.get(0) + ":yDim=" + box.get(1) + ":zDim=" + box.get(2) + "\n";
    }

    @Override
    void appendStart(OutputText out, long number) {
        out.append("# --- DEFINITION OF SOLUTION ");
        out.append(number);
        out.append(" ---\n");
        out.append(opening);
    }

    @Override
    void appendPiece(OutputText out, long number, PlacedPiece piece, boolean isFirst) {
        out.append("C:name=");
        out.append(piece.name());
        out.append(":type=S:layout=");
        appendCells(out, piece);
    }

    @Override
    void appendEnd(OutputText out) {
        out.append("~D\n");
    }
}
