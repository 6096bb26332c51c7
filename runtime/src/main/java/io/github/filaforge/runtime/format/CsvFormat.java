package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.SolutionDecoder;
import java.util.List;

/** Rows of values separated by commas, one for each cell, below a row of titles. */
public final class CsvFormat extends PieceFormat {

    static final String TITLES = "puzzle,solution,piece,x,y,z\n";

    private final String puzzle;

    CsvFormat(SolutionDecoder decoder, String puzzle) {
        super(decoder);
        this.puzzle = quoted(OutputText.printable(puzzle)) + ",";
    }

    @Override
    void appendStart(OutputText out, long number) {
        // A row says all.
    }

    @Override
    void appendPiece(OutputText out, long number, PlacedPiece piece, boolean isFirst) {
        String name = "," + quoted(piece.name());
        for (List<Integer> cell : piece.cells()) {
            out.append(puzzle);
            out.append(number);
            out.append(name);
            for (int coordinate : cell) {
                out.append(',');
                out.append((long) coordinate);
            }
            out.append('\n');
        }
    }

    @Override
    void appendEnd(OutputText out) {
        // A row says all.
    }

    private static String quoted(String value) {
        boolean isPlain = value.indexOf(',') < 0 && value.indexOf('"') < 0;
        return isPlain ? value : "\"" + value.replace("\"", "\"\"") + "\"";
    }
}
