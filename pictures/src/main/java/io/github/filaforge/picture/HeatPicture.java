package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.picture.vector.Sheet;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Maps of a puzzle whose colours show how often its pieces lie on its cells. Immutable.
 *
 * @param maps the maps, which have one scale
 */
public record HeatPicture(Puzzle puzzle, String title, List<HeatMap> maps) implements Picture {

    /** The frequencies by cell of pieces that are counted together, named by one name or more. Immutable. */
    public record HeatMap(List<String> pieces, Map<Cell, Heat> heats) {

        public HeatMap {
            pieces = List.copyOf(pieces);
            heats = Collections.unmodifiableMap(new LinkedHashMap<>(heats));
        }
    }

    /**
     * The frequency of the pieces on a cell.
     *
     * @param share the frequency from 0 to 1
     * @param told the text that appears when somebody points to the cell
     */
    public record Heat(double share, String label, String told) {}

    /** The colours of the shares from never to the most. */
    private static final ColourScale SCALE = new ColourScale(0xf4f8fd, 0xc6dbef, 0x6baed6, 0x2171b5, 0x08306b);

    private static final Pen LINE = new Pen(Rgb.of(0xd5d9df), 0.03);

    private static final double MARGIN = 0.7;
    private static final double BETWEEN = 1.2;
    /** The distance between maps with several layers, which is greater than the distance between layers. */
    private static final double BETWEEN_LAYERED = 2.4;

    /** The room of a heading above its map. */
    private static final double HEADING = 1.1;

    private static final double HEADING_SIZE = 0.5;
    private static final double LEAST_HEADING = 0.25;
    private static final double BESIDE_CHIP = 0.8;
    private static final double LEAST_ROOM = 3;
    private static final double TITLE_SIZE = 0.8;
    private static final double NOTE_SIZE = 0.5;
    private static final double SCALE_LENGTH = 6;
    private static final double SCALE_HEIGHT = 0.5;
    private static final double LABEL_SIZE = 0.34;

    /**
     * Takes a copy of the list.
     *
     * @throws PictureException if the cells of the puzzle cannot be shown
     */
    public HeatPicture {
        SolutionPicture.View.LAYERS.check(puzzle);
        maps = List.copyOf(maps);
    }

    @Override
    public Drawing drawing() {
        return new Page().drawing();
    }

    /** A label in a cell. */
    private record Ink(String label, Rgb colour, Affine place) {

        Figure figure() {
            return new Figure("", List.of(new Mark.Label(label, place, colour)));
        }
    }

    /** The page with the maps: a title, a scale, and a map for each shape under the names of its pieces. */
    private final class Page {
        private final Palette palette = Palette.of(puzzle);
        private final PlaneDrawer layers = PlaneDrawer.of(puzzle, palette);
        private final double between = puzzle.box().zDim() == 1 ? BETWEEN : BETWEEN_LAYERED;
        private final double most = maps.stream()
                .flatMap(map -> map.heats().values().stream())
                .mapToDouble(Heat::share)
                .max()
                .orElse(0);
        private final Sheet page = new Sheet();

        /** The figures of the labels in cells, so that a label that stands in many cells is written once. */
        private final Map<Ink, Figure> labels = new HashMap<>();

        Drawing drawing() {
            Grid grid =
                    Grid.of(maps.size(), layers.width() + between, HEADING + layers.height() + BETWEEN, Sheet.RATIO);
            double inner = Math.max(grid.width() - between, SCALE_LENGTH + 4);
            String name = Sheet.name(puzzle.name());
            double titleEnd = line(name, MARGIN, inner, TITLE_SIZE);
            double noteEnd = line(title, titleEnd + 0.4, inner, NOTE_SIZE);
            scale(noteEnd + 0.5);
            double top = noteEnd + 0.5 + SCALE_HEIGHT + 1.6;
            for (int number = 0; number < maps.size(); number++) {
                map(maps.get(number), MARGIN + grid.x(number), top + grid.y(number));
            }
            double width = inner + 2 * MARGIN;
            double height = top + grid.height() - BETWEEN + MARGIN;
            return page.drawing(name + ": " + title, "", width, height, Sheet.pixels(width, height));
        }

        /** Adds a line of text at the left, as large as it has room, and returns the place of its lower end. */
        private double line(String text, double top, double room, double largest) {
            double size = Sheet.size(text, largest, room);
            page.addText(text, size, MARGIN, top + size / 2);
            return top + size;
        }

        private void scale(double top) {
            SCALE.draw(page, MARGIN, top, SCALE_LENGTH, SCALE_HEIGHT);
            page.add(new Mark.Line(Path.rectangle(0, 0, SCALE_LENGTH, SCALE_HEIGHT), LINE), MARGIN, top);
            double below = top + SCALE_HEIGHT + 0.5;
            page.addText("0 %", 0.4, MARGIN, below);
            String end = String.format(Locale.ROOT, "%.1f %%", most * 100);
            page.addText(end, 0.4, MARGIN + SCALE_LENGTH - 0.4 * Lettering.width(end), below);
        }

        private void map(HeatMap map, double left, double top) {
            heading(map.pieces(), left, top);
            double from = top + HEADING;
            page.add(layers.draw(List.of()), left, from);
            map.heats().forEach((cell, heat) -> {
                double x = left + layers.origin(cell).x();
                double y = from + layers.origin(cell).y();
                Rgb colour = SCALE.colour(most == 0 ? 0 : heat.share() / most);
                page.add(new Figure(heat.told(), layers.cell(cell, colour, LINE)), x, y);
                if (!heat.label().isEmpty()) {
                    Ink ink = new Ink(heat.label(), colour.ink(), layers.letters(cell, LABEL_SIZE));
                    page.add(labels.computeIfAbsent(ink, Ink::figure), x, y);
                }
            });
        }

        /**
         * Adds the colour that the first piece has in other pictures, and its name; all names appear when somebody points
         * there.
         */
        private void heading(List<String> pieces, double left, double top) {
            String copies = pieces.size() == 1 ? "" : ", " + pieces.size() + " copies";
            double room = Math.max(layers.width() - BESIDE_CHIP, LEAST_ROOM);
            String name = Lettering.cut(PlainText.line(pieces.get(0)), room / LEAST_HEADING - Lettering.width(copies));
            double size = Sheet.size(name + copies, HEADING_SIZE, room);
            Path chip = Path.rectangle(0, -HEADING_SIZE / 2, HEADING_SIZE, HEADING_SIZE);
            Figure names = new Figure(String.join(" ", pieces), List.of(Sheet.textAtLeft(name + copies, size)));
            page.add(new Mark.Area(chip, palette.colour(pieces.get(0)), Pen.BORDER), left, top + HEADING / 2);
            page.add(names, left + BESIDE_CHIP, top + HEADING / 2);
        }
    }
}
