package io.github.filaforge.runtime.format;

import io.github.filaforge.runtime.board.SolutionDecoder;
import java.nio.charset.StandardCharsets;

/** Writes pictures, each below a heading. */
public final class TextFormat extends SolutionFormat {

    private static final byte[] TITLE = "# --- SOLUTION ".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] TITLE_END = " ---\n".getBytes(StandardCharsets.US_ASCII);

    private final SolutionDecoder decoder;

    /** Creates a format of the pictures that a decoder draws. */
    public TextFormat(SolutionDecoder decoder) {
        this.decoder = decoder;
    }

    @Override
    public void append(OutputText out, long number, int[] solution) {
        out.append(TITLE);
        out.append(number);
        out.append(TITLE_END);
        out.append(decoder.drawBytes(solution));
    }
}
