package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.SolutionDecoder;

/** One object of JSON on a line for each solution. */
public final class NdjsonFormat extends PieceFormat {

    private static final String HEX = "0123456789abcdef";

    private final String start;

    NdjsonFormat(SolutionDecoder decoder, String puzzle) {
        super(decoder);
        this.start = "{\"format\":1,\"puzzle\":" + quoted(puzzle) + ",\"solution\":";
    }

    @Override
    void appendStart(OutputText out, long number) {
        out.append(start);
        out.append(number);
        out.append(",\"pieces\":[");
    }

    @Override
    void appendPiece(OutputText out, long number, PlacedPiece piece, boolean isFirst) {
        out.append(isFirst ? "{\"name\":" : ",{\"name\":");
        out.append(quoted(piece.name()));
        out.append(",\"cells\":[");
        appendCells(out, piece, "[", ",", "]", ",");
        out.append("]}");
    }

    @Override
    void appendEnd(OutputText out) {
        out.append("]}\n");
    }

    private static String quoted(String text) {
        StringBuilder quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) {
            char each = text.charAt(i);
            if (each == '"' || each == '\\') {
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
