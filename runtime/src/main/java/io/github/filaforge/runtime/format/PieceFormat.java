package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.List;

/** A form that tells of each piece where it lies: first the placed pieces in the order of placing, then stationary ones. */
public abstract class PieceFormat extends SolutionFormat {

    private final SolutionDecoder decoder;
    private final List<PlacedPiece> stationary;

    PieceFormat(SolutionDecoder decoder) {
        this.decoder = decoder;
        this.stationary = decoder.stationaryPieces();
    }

    @Override
    public final void append(OutputText out, long number, int[] solution) {
        appendStart(out, number);
        boolean isFirst = true;
        for (PlacedPiece piece : decoder.pieces(solution)) {
            appendPiece(out, number, piece, isFirst);
            isFirst = false;
        }
        for (PlacedPiece piece : stationary) {
            appendPiece(out, number, piece, isFirst);
            isFirst = false;
        }
        appendEnd(out);
    }

    /** Adds what stands before the first piece. */
    abstract void appendStart(OutputText out, long number);

    /** Adds a piece. */
    abstract void appendPiece(OutputText out, long number, PlacedPiece piece, boolean isFirst);

    /** Adds what stands behind the last piece. */
    abstract void appendEnd(OutputText out);

    /** Adds the cells of a piece, {@code 0 0 0, 1 0 0}, and a line feed. */
    static void appendCells(OutputText out, PlacedPiece piece) {
        appendCells(out, piece, "", " ", "", ", ");
        out.append('\n');
    }

    /**
     * Adds the cells of a piece.
     *
     * @param start what stands before a cell
     * @param between what stands between two coordinates
     * @param end what stands behind a cell
     * @param separator what stands between two cells
     */
    static void appendCells(
            OutputText out, PlacedPiece piece, String start, String between, String end, String separator) {
        String before = start;
        for (List<Integer> cell : piece.cells()) {
            out.append(before);
            for (int i = 0; i < cell.size(); i++) {
                out.append(i == 0 ? "" : between);
                out.append((long) cell.get(i));
            }
            out.append(end);
            before = separator + start;
        }
    }
}
