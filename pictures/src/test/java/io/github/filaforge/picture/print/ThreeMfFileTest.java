package io.github.filaforge.picture.print;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.print.PieceFiles.Format;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.pipeline.HostileNames;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThreeMfFileTest {

    private static final PrintSize SIZE = new PrintSize(10, 0.1);

    @Test
    void aModelHasThePiecesWithTheirNamesAndColours() {
        Puzzle soma = Definitions.puzzle("somacube");
        PrintedModel model =
                PrintedModel.read(PieceFiles.sideBySide(soma, SIZE, false).together(Format.THREE_MF));

        assertEquals(List.of("V", "L", "T", "Z", "A", "B", "P"), model.names());
        Palette palette = Palette.of(soma);
        assertEquals(
                model.names().stream()
                        .map(name -> palette.colour(name).hex().toUpperCase(Locale.ROOT))
                        .toList(),
                model.colours());
        double volume = model.bodies().stream()
                .mapToDouble(body -> body.assertWatertight().volume())
                .sum();
        assertEquals(27_000, volume, 27_000 * 0.05);
    }

    @Test
    void eachPieceHasAFileOfItsOwn() {
        Map<String, byte[]> files = PieceFiles.sideBySide(Definitions.puzzle("somacube"), SIZE, true)
                .oneEach(Format.THREE_MF);

        assertEquals(7, files.size());
        PrintedModel third = PrintedModel.read(files.get("03-T.3mf"));
        assertEquals(List.of("T"), third.names());
        third.bodies().get(0).assertWatertight();
    }

    @Test
    void equalPiecesGiveEqualBytes() {
        Puzzle soma = Definitions.puzzle("somacube");

        assertArrayEquals(
                PieceFiles.sideBySide(soma, SIZE, true).together(Format.THREE_MF),
                PieceFiles.sideBySide(soma, SIZE, true).together(Format.THREE_MF));
    }

    @Test
    void namesArePlainTextAndNeverMarkup() {
        List<Piece> pieces = new ArrayList<>();
        List<String> hostile = new ArrayList<>(HostileNames.all());
        hostile.addAll(List.of("\0", "a\nb", "<&>\"'", "\u001b[2J", "\uD800"));
        hostile.forEach(name -> pieces.add(new Piece(name, List.of(new Cell(0, 0, 0)), false)));
        Puzzle puzzle = new Puzzle("hostile", new Box(pieces.size(), 1, 1), false, pieces);

        PrintedModel model =
                PrintedModel.read(PieceFiles.sideBySide(puzzle, SIZE, true).together(Format.THREE_MF));

        assertEquals(hostile.stream().map(PlainText::line).toList(), model.names());
        model.bodies().forEach(PrintedSurface::assertWatertight);
        assertTrue(model.colours().stream().allMatch(colour -> colour.matches("#[0-9A-F]{6}")));
    }
}
