package io.github.filaforge.cli.terminal;

import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A decoder that draws the solutions of another decoder, with the pieces in colour. */
final class ColouringDecoder implements SolutionDecoder {

    private final SolutionDecoder decoder;
    private final PiecePainter painter;

    ColouringDecoder(SolutionDecoder decoder, PiecePainter painter) {
        this.decoder = decoder;
        this.painter = painter;
    }

    @Override
    public String draw(int[] solution) {
        // A picture in colours is for people, also in a file, so characters that are neither plain nor part of the
        // colours are replaced.
        return PlainText.picture(painter.paint(decoder.draw(solution)));
    }

    @Override
    public byte[] drawBytes(int[] solution) {
        return draw(solution).getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public List<PlacedPiece> pieces(int[] solution) {
        return decoder.pieces(solution);
    }
}
