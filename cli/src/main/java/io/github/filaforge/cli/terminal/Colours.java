package io.github.filaforge.cli.terminal;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.text.PlainText;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The number of colours that is used on each output.
 *
 * @param out the colours of solutions
 * @param err the colours on standard error
 */
public record Colours(ColourDepth out, ColourDepth err) {

    /** Returns a decoder that draws solutions in colour if the output has colours, or else the given decoder. */
    public SolutionDecoder solutions(SolutionDecoder decoder, Puzzle puzzle) {
        return out == ColourDepth.NONE ? decoder : new ColouringDecoder(decoder, new PiecePainter(puzzle, out));
    }

    /** A decoder that draws the solutions of another decoder, with the pieces in colour. */
    private record ColouringDecoder(SolutionDecoder decoder, PiecePainter painter) implements SolutionDecoder {

        @Override
        public String draw(int[] solution) {
            // A picture in colours is for people, also in a file, so characters that are neither plain nor part of
            // the colours are replaced.
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
}
