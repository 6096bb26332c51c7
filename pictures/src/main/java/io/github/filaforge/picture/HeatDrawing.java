package io.github.filaforge.picture;

import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.picture.Mark.Pen;
import io.github.filaforge.runtime.PlainText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Arranges heat maps on a page: a title, a scale, and a map for each shape under the names of its pieces. The drawing stands
 * on white, whatever lies behind the picture.
 */
final class HeatDrawing {

    /** The colours of the scale from never to the most: light to dark, so that it can also be read without colours. */
    private static final List<Rgb> SCALE =
            List.of(Rgb.of(0xf4f8fd), Rgb.of(0xc6dbef), Rgb.of(0x6baed6), Rgb.of(0x2171b5), Rgb.of(0x08306b));

    private static final int STEPS = 50;

    private static final Rgb INK = Rgb.of(0x1c1c22);
    private static final Pen LINE = new Pen(Rgb.of(0xd5d9df), 0.03);
    private static final Pen FRAME = new Pen(INK, 0.06);

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
    private static final double RATIO = Math.sqrt(2);
    private static final double TITLE_SIZE = 0.8;
    private static final double NOTE_SIZE = 0.5;
    private static final double SCALE_LENGTH = 6;
    private static final double SCALE_HEIGHT = 0.5;
    private static final double LABEL_SIZE = 0.34;
    private static final int MOST_OF_NAMES = 60;

    private final HeatPicture picture;
    private final Palette palette;
    private final BoardDrawer layers;
    private final double between;
    private final double most;
    private final List<Placed> figures = new ArrayList<>();
    /** The figures of the labels in cells, so that a label that stands in many cells is written once. */
    private final Map<Ink, Figure> labels = new HashMap<>();

    /** A label in a cell. */
    private record Ink(String label, Rgb colour, Affine place) {

        Figure figure() {
            return new Figure("", List.of(new Mark.Label(label, place, colour)));
        }
    }

    private HeatDrawing(HeatPicture picture) {
        this.picture = picture;
        this.palette = Palette.of(picture.puzzle());
        this.layers = BoardDrawer.of(picture.puzzle(), palette);
        this.between = picture.puzzle().box().zDim() == 1 ? BETWEEN : BETWEEN_LAYERED;
        this.most = picture.maps().stream()
                .flatMap(map -> map.heats().values().stream())
                .mapToDouble(HeatMap.Heat::share)
                .max()
                .orElse(0);
    }

    static Drawing of(HeatPicture picture) {
        return new HeatDrawing(picture).page();
    }

    private Drawing page() {
        double roomWidth = layers.width() + between;
        double roomHeight = HEADING + layers.height() + BETWEEN;
        Grid grid = Grid.of(picture.maps().size(), roomWidth, roomHeight, RATIO);
        double inner = Math.max(grid.columns() * roomWidth - between, SCALE_LENGTH + 4);
        String title = Lettering.cut(PlainText.line(picture.puzzle().name()), MOST_OF_NAMES);
        double titleEnd = title(title, MARGIN, inner, TITLE_SIZE);
        double noteEnd = title(picture.title(), titleEnd + 0.4, inner, NOTE_SIZE);
        scale(noteEnd + 0.5);
        double top = noteEnd + 0.5 + SCALE_HEIGHT + 1.6;
        for (int number = 0; number < picture.maps().size(); number++) {
            map(
                    picture.maps().get(number),
                    MARGIN + grid.column(number) * roomWidth,
                    top + grid.row(number) * roomHeight);
        }
        double height = top + grid.rows() * roomHeight - BETWEEN + MARGIN;
        return new Drawing(title + ": " + picture.title(), inner + 2 * MARGIN, height, figures);
    }

    /** Adds a line of text at the left, as large as it has room, and returns the place of its lower end. */
    private double title(String text, double top, double room, double largest) {
        double size = Math.min(largest, room / Lettering.width(text));
        figures.add(new Placed(new Figure("", List.of(atLeft(text, size))), MARGIN, top + size / 2));
        return top + size;
    }

    /** Returns text whose left end is the origin. */
    private static Mark.Label atLeft(String text, double size) {
        return new Mark.Label(text, new Affine(size, 0, 0, size, Lettering.width(text) / 2 * size, 0), INK);
    }

    private void scale(double top) {
        for (int step = 0; step < STEPS; step++) {
            double x = SCALE_LENGTH * step / STEPS;
            Path area = Path.rectangle(x, 0, SCALE_LENGTH / STEPS, SCALE_HEIGHT);
            Rgb colour = colour((step + 0.5) / STEPS);
            figures.add(new Placed(
                    new Figure("", List.of(new Mark.Area(area, colour, new Pen(colour, 0.02)))), MARGIN, top));
        }
        Path frame = Path.rectangle(0, 0, SCALE_LENGTH, SCALE_HEIGHT);
        figures.add(new Placed(new Figure("", List.of(new Mark.Line(frame, LINE))), MARGIN, top));
        double below = top + SCALE_HEIGHT + 0.5;
        figures.add(new Placed(new Figure("", List.of(atLeft("0 %", 0.4))), MARGIN, below));
        String end = String.format(Locale.ROOT, "%.1f %%", most * 100);
        double width = 0.4 * Lettering.width(end);
        figures.add(new Placed(new Figure("", List.of(atLeft(end, 0.4))), MARGIN + SCALE_LENGTH - width, below));
    }

    private void map(HeatMap map, double left, double top) {
        heading(map.pieces(), left, top);
        double from = top + HEADING;
        layers.draw(List.of()).forEach(placed -> figures.add(placed.moved(left, from)));
        map.heats().forEach((cell, heat) -> {
            double x = left + layers.origin(cell).x();
            double y = from + layers.origin(cell).y();
            Rgb colour = colour(most == 0 ? 0 : heat.share() / most);
            figures.add(new Placed(new Figure(heat.told(), layers.cell(cell, colour, LINE)), x, y));
            if (!heat.label().isEmpty()) {
                Ink ink = new Ink(heat.label(), colour.ink(), layers.letters(cell, LABEL_SIZE));
                figures.add(new Placed(labels.computeIfAbsent(ink, Ink::figure), x, y));
            }
        });
    }

    /**
     * Adds the colour that the first piece has in other pictures, and its name; all names appear when somebody points there.
     */
    private void heading(List<String> pieces, double left, double top) {
        String copies = pieces.size() == 1 ? "" : ", " + pieces.size() + " copies";
        double room = Math.max(layers.width() - BESIDE_CHIP, LEAST_ROOM);
        String name = Lettering.cut(PlainText.line(pieces.get(0)), room / LEAST_HEADING - Lettering.width(copies));
        double size = Math.min(HEADING_SIZE, room / Lettering.width(name + copies));
        Path chip = Path.rectangle(0, -HEADING_SIZE / 2, HEADING_SIZE, HEADING_SIZE);
        Figure colour = new Figure("", List.of(new Mark.Area(chip, palette.colour(pieces.get(0)), FRAME)));
        Figure names = new Figure(String.join(" ", pieces), List.of(atLeft(name + copies, size)));
        figures.add(new Placed(colour, left, top + HEADING / 2));
        figures.add(new Placed(names, left + BESIDE_CHIP, top + HEADING / 2));
    }

    /** Returns the colour of a share of the most. */
    private static Rgb colour(double share) {
        double place = share * (SCALE.size() - 1);
        int below = Math.min((int) place, SCALE.size() - 2);
        return SCALE.get(below).mixedWith(SCALE.get(below + 1), place - below);
    }
}
