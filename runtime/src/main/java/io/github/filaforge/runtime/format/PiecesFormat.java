package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.SolutionDecoder;

/** Lists of pieces behind headings, a line a piece with its cells. */
public final class PiecesFormat extends PieceFormat {

    PiecesFormat(SolutionDecoder decoder) {
        super(decoder);
    }

    @Override
    void appendStart(OutputText out, long number) {
        out.append("# --- PIECES OF SOLUTION ");
        out.append(number);
        out.append(" ---\n");
    }

    @Override
    void appendPiece(OutputText out, long number, PlacedPiece piece, boolean isFirst) {
        out.append(piece.name());
        out.append(": ");
        appendCells(out, piece);
    }

    @Override
    void appendEnd(OutputText out) {
        // The next heading ends it.
    }
}
