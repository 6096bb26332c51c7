package io.github.filaforge.runtime.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.board.Board;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OutputFormatTest {

    /** A box of 3 x 2 with a stationary cell; cells by position are 0 0 0, 0 1 0, 1 0 0, 1 1 0, 2 0 0. */
    private static final Board BOARD = new Board(new String[] {". . *", ". . ."}, "", new String[] {"B\"\\", "\u00e4"});

    /** The second shape on the first two cells, the first on the others. */
    private static final int[] SOLUTION = {0, 0, 1, 1, 1, 1, 0};

    private static String written(OutputFormat format, String puzzle, long number) {
        OutputText text = new OutputText();
        format.of(BOARD, puzzle).append(text, number, SOLUTION);
        return written(text);
    }

    private static String written(OutputText text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            text.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void pieceNamesAndPuzzleNamesAreDataWhateverTheyHold() {
        assertEquals(
                "{\"format\":1,\"puzzle\":\"a,\\u000a\\\"b\",\"solution\":12,\"pieces\":["
                        + "{\"name\":\"\u00e4\",\"cells\":[[0,0,0],[0,1,0]]},"
                        + "{\"name\":\"B\\\"\\\\\",\"cells\":[[1,0,0],[1,1,0],[2,0,0]]},"
                        + "{\"name\":\"*\",\"cells\":[[2,1,0]]}]}\n",
                written(OutputFormat.NDJSON, "a,\n\"b", 12));
        assertEquals(
                "\"a,\ufffd\"\"b\",12,\u00e4,0,0,0",
                written(OutputFormat.CSV, "a,\n\"b", 12).lines().findFirst().orElseThrow());
        assertEquals(
                "\"a,\ufffd\"\"b\",12,\"B\"\"\\\",1,0,0",
                written(OutputFormat.CSV, "a,\n\"b", 12)
                        .lines()
                        .skip(2)
                        .findFirst()
                        .orElseThrow());
        assertEquals(
                "# --- PUZZLE a\ufffdb ---\n",
                new String(OutputFormat.TEXT.puzzleHeading("a\nb"), StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @CsvSource({
        "TEXT, # --- SOLUTION 1000000 ---",
        "PIECES, # --- PIECES OF SOLUTION 1000000 ---",
        "DEF, # --- DEFINITION OF SOLUTION 1000000 ---",
        "CSV, 'p,1000000,\u00e4,0,0,0'"
    })
    void aSolutionBeginsWithItsNumber(OutputFormat format, String line) {
        assertEquals(line, written(format, "p", 1_000_000).lines().findFirst().orElseThrow());
    }

    /** Or else a file could not be cut behind any solution and gone on with. */
    @ParameterizedTest
    @EnumSource
    void whatIsWrittenOfASolutionDependsOnNoOther(OutputFormat format) {
        OutputText text = new OutputText();
        SolutionFormat form = format.of(BOARD, "p");
        form.append(text, 1, new int[] {1, 1, 0, 0, 0, 0, 1});
        form.append(text, 7, SOLUTION);
        OutputText alone = new OutputText();
        format.of(BOARD, "p").append(alone, 1, new int[] {1, 1, 0, 0, 0, 0, 1});
        format.of(BOARD, "p").append(alone, 7, SOLUTION);

        assertEquals(written(alone), written(text));
    }
}
