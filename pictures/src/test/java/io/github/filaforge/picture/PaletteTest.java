package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.vector.Rgb;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PaletteTest {

    private static List<String> names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "p" + i).toList();
    }

    /** The least distances of OKLab; a distance of about 0.02 is just visible side by side. */
    @ParameterizedTest
    @CsvSource({"4, 0.30, 0.22", "8, 0.145, 0.115", "12, 0.145, 0.115", "24, 0.085, 0.069", "36, 0.063, 0.049"})
    void coloursAreToldApartWithAndWithoutColourBlindness(int count, double full, double blind) {
        List<String> names = names(count);
        Palette palette = Palette.of(names);

        for (ColourVision vision : ColourVision.all()) {
            double least = vision.equals(ColourVision.FULL) ? full : blind;
            for (int i = 0; i < count; i++) {
                for (int j = 0; j < i; j++) {
                    Rgb left = palette.colour(names.get(i));
                    Rgb right = palette.colour(names.get(j));
                    double distance = vision.distance(left, right);

                    assertTrue(
                            distance >= least,
                            () -> vision.name() + " " + left.hex() + " " + right.hex() + " " + distance);
                }
            }
        }
    }

    @Test
    void colourBlindnessHidesWhatItIsKnownToHide() {
        Rgb green = new Rgb(120, 130, 40);
        Rgb orange = new Rgb(170, 115, 40);

        assertTrue(ColourVision.FULL.distance(green, orange) > 2 * ColourVision.DEUTERANOPIA.distance(green, orange));
        assertEquals(1, ColourVision.FULL.distance(Rgb.BLACK, Rgb.WHITE), 1e-4);
    }

    @Test
    void namesAreReadableOnEveryColour() {
        Palette palette = Palette.of(names(36));

        for (String name : names(36)) {
            assertTrue(palette.colour(name).contrast(palette.ink(name)) >= 4.5, palette.colour(name)::hex);
        }
    }

    @Test
    void coloursBeginAgainWhenThereAreNoMore() {
        Palette palette = Palette.of(names(50));

        assertEquals(palette.colour("p1"), palette.colour("p37"));
    }

    private static Piece piece(String name, Cell... cells) {
        return new Piece(name, List.of(cells), name.startsWith("stationary"));
    }

    @Test
    void copiesHaveShadesOfOneColourAndStationaryPiecesAreGrey() {
        Cell origin = new Cell(0, 0, 0);
        Puzzle puzzle = new Puzzle(
                "copies",
                new Box(4, 2, 1),
                false,
                List.of(
                        piece("stationary", new Cell(3, 1, 0)),
                        piece("A", origin, new Cell(0, 1, 0)),
                        piece("B", origin, new Cell(1, 0, 0), new Cell(2, 0, 0)),
                        piece("C", origin, new Cell(1, 0, 0))));
        Palette palette = Palette.of(puzzle);
        Palette named = Palette.of(List.of("A", "B"));

        assertEquals(named.colour("A"), palette.colour("A"));
        assertEquals(named.colour("B"), palette.colour("B"));
        assertEquals(palette.colour("A").mixedWith(Rgb.WHITE, 0.2), palette.colour("C"));
        assertEquals(palette.colour("nobody"), palette.colour("stationary"));
        assertEquals("#e6e8eb", palette.colour("stationary").hex());
    }

    @Test
    void copiesOfTheOnlyShapeAreToldApart() {
        Cell origin = new Cell(0, 0, 0);
        Puzzle puzzle = new Puzzle("copies", new Box(2, 1, 1), false, List.of(piece("A", origin), piece("B", origin)));

        assertNotEquals(Palette.of(puzzle).colour("A"), Palette.of(puzzle).colour("B"));
        assertEquals(Palette.of(List.of("A")).colour("A"), Palette.of(puzzle).colour("A"));
        assertEquals(
                Palette.of(List.of("A", "B")).colour("B"), Palette.of(puzzle).colour("B"));
    }
}
