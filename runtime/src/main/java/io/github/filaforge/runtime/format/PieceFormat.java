package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.board.BoardForm;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.PlainText;
import java.util.List;

/**
 * A format that lists the pieces with their cells: first the placed pieces in the order in which they were placed, then the
 * stationary ones. Such formats differ only in the texts around numbers, names and cells. One class for all of them keeps
 * packaged solvers small.
 */
public final class PieceFormat extends SolutionFormat {

    private static final String HEX = "0123456789abcdef";

    private final SolutionDecoder decoder;
    private final List<PlacedPiece> stationary;
    private final OutputFormat format;
    private final String start;
    private final String behindNumber;
    private final String beforeName;
    private final String behindName;
    private final String betweenPieces;
    private final String behindPiece;
    private final String beforeCell;
    private final char betweenCoordinates;
    private final String behindCell;
    private final String betweenCells;
    private final String end;

    /**
     * Creates a format.
     *
     * @param format any format but {@link OutputFormat#TEXT}
     */
    PieceFormat(SolutionDecoder decoder, OutputFormat format, String puzzle) {
        this.decoder = decoder;
        this.stationary = decoder.stationaryPieces();
        this.format = format;
        boolean isJson = format == OutputFormat.NDJSON;
        boolean isTable = format == OutputFormat.CSV;
        boolean isDefinition = format == OutputFormat.DEF;
        if (isJson) {
            start = "{\"format\":1,\"puzzle\":" + quoted(puzzle) + ",\"solution\":";
            behindNumber = ",\"pieces\":[";
        } else if (isTable) {
            start = quoted(PlainText.line(puzzle)) + ",";
            behindNumber = ",";
        } else {
            start = isDefinition ? "# --- DEFINITION OF SOLUTION " : "# --- PIECES OF SOLUTION ";
            behindNumber = " ---\n" + (isDefinition ? opening(decoder) : "");
        }
        beforeName = isJson ? "{\"name\":" : isDefinition ? "C:name=" : "";
        behindName = isJson ? ",\"cells\":[" : isDefinition ? ":type=S:layout=" : isTable ? "," : ": ";
        betweenPieces = isJson ? "," : "";
        behindPiece = isJson ? "]}" : "\n";
        beforeCell = isJson ? "[" : "";
        betweenCoordinates = isJson || isTable ? ',' : ' ';
        behindCell = isJson ? "]" : "";
        betweenCells = isJson ? "," : ", ";
        end = isJson ? "]}\n" : isDefinition ? "~D\n" : "";
    }

    private static String opening(SolutionDecoder decoder) {
        List<Integer> box = decoder.box();
        String lattice = decoder.lattice();
        if (box.size() == OutputFormat.BOARD) {
            return "D:xDim=" + box.get(0) + ":yDim=" + box.get(1) + ":" + lattice + "\n";
        }
        return (lattice.equals(BoardForm.CUBES.lattice()) ? "D:xDim=" : "D:lattice=" + lattice + ":xDim=") + box.get(0)
                + ":yDim=" + box.get(1) + ":zDim=" + box.get(2) + (box.size() > 3 ? ":wDim=" + box.get(3) : "")
                + (decoder.wrap().isEmpty() ? "" : ":wrap=" + decoder.wrap()) + "\n";
    }

    @Override
    public void append(OutputText out, long number, int[] solution) {
        boolean isTable = format == OutputFormat.CSV;
        if (!isTable) {
            appendNumber(out, number);
        }
        List<PlacedPiece> placed = decoder.pieces(solution);
        boolean isEmpty = placed.isEmpty() && stationary.isEmpty();
        if (format == OutputFormat.DEF && isEmpty) {
            out.append("R\n~R\n");
        } else if (format == OutputFormat.DEF && !decoder.isWholeBox()) {
            appendRegion(out, placed);
        }
        if (isTable && isEmpty) {
            appendEmptyRow(out, number);
        }
        String before = "";
        for (List<PlacedPiece> pieces : List.of(placed, stationary)) {
            for (PlacedPiece piece : pieces) {
                if (isTable) {
                    appendRows(out, number, piece);
                } else {
                    out.append(before);
                    appendPiece(out, piece);
                    before = betweenPieces;
                }
            }
        }
        out.append(end);
    }

    /** Writes the cells of all pieces as the region. Without this, the definition would have other cells to be filled. */
    private void appendRegion(OutputText out, List<PlacedPiece> placed) {
        String before = "R:layout=";
        for (List<PlacedPiece> pieces : List.of(placed, stationary)) {
            for (PlacedPiece piece : pieces) {
                for (List<Integer> cell : piece.cells()) {
                    out.append(before);
                    appendCell(out, cell);
                    before = betweenCells;
                }
            }
        }
        out.append(behindPiece);
    }

    private void appendNumber(OutputText out, long number) {
        out.append(start);
        out.append(number);
        out.append(behindNumber);
    }

    private void appendPiece(OutputText out, PlacedPiece piece) {
        if (piece.turn() >= 0) {
            appendTurned(out, piece);
            return;
        }
        appendName(out, piece);
        String before = "";
        for (List<Integer> cell : piece.cells()) {
            out.append(before);
            appendCell(out, cell);
            before = betweenCells;
        }
        out.append(behindPiece);
    }

    /** Writes a piece whose cell does not determine its turn. */
    private void appendTurned(OutputText out, PlacedPiece piece) {
        if (format == OutputFormat.DEF) {
            out.append(decoder.definition(piece));
            out.append(behindPiece);
            return;
        }
        appendName(out, piece);
        appendCell(out, piece.cells().get(0));
        boolean isJson = format == OutputFormat.NDJSON;
        out.append(isJson ? "],\"turn\":" : " turn ");
        out.append(piece.turn());
        out.append(isJson ? "}" : behindPiece);
    }

    private void appendRows(OutputText out, long number, PlacedPiece piece) {
        for (List<Integer> cell : piece.cells()) {
            appendNumber(out, number);
            appendName(out, piece);
            appendCell(out, cell);
            if (piece.turn() >= 0) {
                out.append(betweenCoordinates);
                out.append(piece.turn());
            }
            out.append(behindPiece);
        }
    }

    /** Writes a row that has only the number of a solution without pieces. */
    private void appendEmptyRow(OutputText out, long number) {
        appendNumber(out, number);
        for (int i = 0; i < decoder.box().size(); i++) {
            out.append(",");
        }
        out.append(behindPiece);
    }

    private void appendName(OutputText out, PlacedPiece piece) {
        out.append(beforeName);
        out.append(quoted(piece.name()));
        out.append(behindName);
    }

    private void appendCell(OutputText out, List<Integer> cell) {
        out.append(beforeCell);
        for (int i = 0; i < cell.size(); i++) {
            if (i > 0) {
                out.append(betweenCoordinates);
            }
            int number = cell.get(i);
            if (number < 0) {
                out.append('-');
            }
            out.append(Math.abs((long) number));
        }
        out.append(behindCell);
    }

    /**
     * Returns a name in the form of the format. Only JSON and CSV need quotation marks; in other formats a name stands as it
     * is, because it has no white space.
     */
    private String quoted(String name) {
        boolean isTable = format == OutputFormat.CSV;
        boolean isPlain = isTable && name.indexOf(',') < 0 && name.indexOf('"') < 0;
        if (isPlain || (!isTable && format != OutputFormat.NDJSON)) {
            return name;
        }
        StringBuilder quoted = new StringBuilder(name.length() + 2).append('"');
        for (int i = 0; i < name.length(); i++) {
            char each = name.charAt(i);
            if (isTable) {
                quoted.append(each == '"' ? "\"\"" : String.valueOf(each));
            } else if (each == '"' || each == '\\') {
                quoted.append('\\').append(each);
            } else if (Character.isISOControl(each)) {
                quoted.append("\\u00").append(HEX.charAt(each >> 4)).append(HEX.charAt(each & 15));
            } else {
                quoted.append(each);
            }
        }
        return quoted.append('"').toString();
    }
}
