package io.github.filaforge.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IsometricDrawerTest {

    private static final int SIDE = 3;
    private static final int CELL = 60;
    private static final double COS_30 = Math.sqrt(3) / 2;
    /** The margins of the page and of the drawing. */
    private static final double MARGIN = 0.6;

    /** Points in a triangle, away from its sides and from the middle of the face: so much of each corner. */
    private static final double[][] POINTS = {{0.76, 0.12, 0.12}, {0.12, 0.76, 0.12}, {0.12, 0.12, 0.76}};

    /** Some cells of a box in some pieces, connected or not; each pixel has the colour that a ray of light meets first. */
    @ParameterizedTest
    @CsvSource({"1, false", "2, false", "3, true", "4, true"})
    @Tag("seconds")
    void whatIsSeenIsWhatIsNearest(int seed, boolean exploded) throws IOException {
        Random random = new Random(seed);
        Map<Cell, String> names = new HashMap<>();
        for (int place = 0; place < SIDE * SIDE * SIDE; place++) {
            if (random.nextInt(3) > 0) {
                names.put(new Cell(place / (SIDE * SIDE), place / SIDE % SIDE, place % SIDE), String.valueOf((char)
                        ('A' + random.nextInt(5))));
            }
        }
        SolutionPicture picture = picture(names, exploded);
        BufferedImage image = image(picture);
        int step = exploded ? 5 : 1;
        double height = SIDE + (SIDE - 1) * step + 1 + 2 * MARGIN;

        for (int i = -1; i < SIDE + SIDE * step; i++) {
            for (int j = -1; j < SIDE + SIDE * step; j++) {
                for (double[] point : POINTS) {
                    for (boolean upper : new boolean[] {false, true}) {
                        double a = i + point[0] + (upper ? 0 : point[1]);
                        double b = j + point[0] + (upper ? point[1] : 0);
                        int x = (int) ((SIDE * COS_30 + MARGIN + (a - b) * COS_30) * CELL);
                        int y = (int) ((height - MARGIN - (a + b) / 2) * CELL);
                        if (x >= 0 && y >= 0 && x < image.getWidth() && y < image.getHeight()) {
                            assertEquals(
                                    seen(a, b, names, step, picture.palette()).hex(),
                                    Rgb.of(image.getRGB(x, y) & 0xffffff).hex(),
                                    a + " " + b + " of " + names);
                        }
                    }
                }
            }
        }
    }

    private static SolutionPicture picture(Map<Cell, String> names, boolean exploded) {
        Map<String, List<Cell>> pieces = new HashMap<>();
        names.forEach((cell, name) ->
                pieces.computeIfAbsent(name, any -> new ArrayList<>()).add(cell));
        Puzzle puzzle = new Puzzle(
                "random",
                new Box(SIDE, SIDE, SIDE),
                false,
                pieces.entrySet().stream()
                        .map(piece -> new Piece(piece.getKey(), piece.getValue(), false))
                        .toList());
        List<PlacedPiece> placed = puzzle.pieces().stream()
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        piece.cells().stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()))
                .toList();
        return new SolutionPicture(
                puzzle,
                List.of(placed),
                false,
                "solution 1",
                exploded ? View.EXPLODED : View.ISOMETRIC,
                OptionalInt.of(CELL),
                true);
    }

    private static BufferedImage image(Picture picture) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new PngFormat().write(picture, out);
        return ImageIO.read(new ByteArrayInputStream(out.toByteArray()));
    }

    /** Follows a ray from the eye in small steps until it is in a cube, and looks through which face it came. */
    private static Rgb seen(double a, double b, Map<Cell, String> names, int step, Palette palette) {
        for (double t = SIDE * step; t > -SIDE; t -= 0.002) {
            double x = a - t;
            double y = b - t;
            int layer = (int) Math.floor(t);
            boolean isLayer = layer >= 0 && layer % step == 0;
            String name = isLayer ? names.get(new Cell((int) Math.floor(x), (int) Math.floor(y), layer / step)) : null;
            if (name != null) {
                double left = x - Math.floor(x);
                double right = y - Math.floor(y);
                double top = 1 - (t - layer);
                Rgb colour = palette.colour(name);
                if (top < left && top < right) {
                    return colour.mixedWith(Rgb.WHITE, 0.16);
                }
                return left < right ? colour : colour.mixedWith(Rgb.BLACK, 0.24);
            }
        }
        return Rgb.WHITE;
    }
}
