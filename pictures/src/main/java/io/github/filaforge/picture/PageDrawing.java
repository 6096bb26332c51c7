package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.picture.Mark.Pen;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.PlainText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Arranges solutions on a page: one alone, or a sheet of all with a title and numbers at the rows. */
final class PageDrawing {

    private static final double MARGIN = 0.5;
    /** The ratio of the sides of a sheet. */
    private static final double RATIO = Math.sqrt(2);

    private static final Rgb INK = Rgb.of(0x1c1c22);
    /**
     * The greatest share of the width of a sheet that a title has; {@link #TITLE_HEIGHT} is the share of the height of the
     * sheet that its letters have.
     */
    private static final double TITLE_WIDTH = 0.9;

    private static final double TITLE_HEIGHT = 0.018;
    private static final double STROKE = 0.13;

    private final Picture picture;
    private final SolutionDrawer drawer;

    private PageDrawing(Picture picture) {
        this.picture = picture;
        Palette palette = picture.palette();
        this.drawer = switch (picture.view()) {
            case LAYERS ->
                picture.onBoard()
                        ? BoardDrawer.of(picture.puzzle(), palette)
                        : PlaneDrawer.ofTray(
                                picture.puzzle(), palette, picture.solutions().get(0));
            case ISOMETRIC -> inSpace(palette, false);
            case EXPLODED -> inSpace(palette, true);
        };
    }

    private SolutionDrawer inSpace(Palette palette, boolean apart) {
        Puzzle puzzle = picture.puzzle();
        if (puzzle.lattice().isOrthogonal()) {
            return new IsometricDrawer(puzzle, palette, apart);
        }
        List<Cell> onTray = picture.solutions().get(0).stream()
                .flatMap(piece -> Cells.of(piece).stream())
                .toList();
        return new SpaceDrawer(
                puzzle, palette, picture.onBoard() ? puzzle.region().cells() : onTray, apart);
    }

    /** Returns the page. */
    static Drawing of(Picture picture) {
        PageDrawing page = new PageDrawing(picture);
        return picture.sheet() ? page.sheet() : page.single();
    }

    private String title() {
        return Lettering.cut(PlainText.line(picture.puzzle().name()), 60) + ": " + picture.title();
    }

    private Drawing single() {
        List<Placed> figures = new ArrayList<>();
        drawer.draw(picture.solutions().get(0)).forEach(placed -> figures.add(placed.moved(MARGIN, MARGIN)));
        return new Drawing(title(), drawer.width() + 2 * MARGIN, drawer.height() + 2 * MARGIN, figures);
    }

    private Drawing sheet() {
        List<List<PlacedPiece>> solutions = picture.solutions();
        double between = Math.max(1, 0.08 * Math.min(drawer.width(), drawer.height()));
        double roomWidth = drawer.width() + between;
        double roomHeight = drawer.height() + between;
        Grid grid = Grid.of(solutions.size(), roomWidth, roomHeight, RATIO);
        double border = Math.max(roomHeight / 2, 0.02 * grid.rows() * roomHeight);
        double numbers = Math.min(drawer.height() / 4, 1.5);
        double left = border + numberWidth(solutions.size(), numbers);
        double right = border;
        double width = left + grid.columns() * roomWidth - between + right;
        double titleSize = titleSize(width, grid.rows() * roomHeight);
        double top = border + titleSize * 2.4;
        List<Placed> figures = new ArrayList<>();
        figures.add(new Placed(title(titleSize), left, border));
        for (int i = 0; i < solutions.size(); i++) {
            double x = left + grid.column(i) * roomWidth;
            double y = top + grid.row(i) * roomHeight;
            if (grid.column(i) == 0 && solutions.size() > 1) {
                figures.add(new Placed(number(i + 1, numbers), x - numbers, y + drawer.height() / 2));
            }
            drawer.draw(solutions.get(i)).forEach(placed -> figures.add(placed.moved(x, y)));
        }
        double height = top + grid.rows() * roomHeight - between + border;
        return new Drawing(title(), width, height, figures);
    }

    private static double numberWidth(int most, double size) {
        return most == 1 ? 0 : size * (StrokeFont.width(String.format(Locale.ROOT, "%d", most)) + 1);
    }

    private double titleSize(double width, double height) {
        double room = TITLE_WIDTH * width / Lettering.width(title());
        return Math.min(room, Math.max(TITLE_HEIGHT * height, 0.8));
    }

    /** Returns the figure of the title, relative to its upper left corner. */
    private Figure title(double size) {
        String title = title();
        double half = Lettering.width(title) / 2;
        return new Figure("", List.of(new Mark.Label(title, new Affine(size, 0, 0, size, half * size, size / 2), INK)));
    }

    /** Returns the figure of the number of a solution, relative to the middle of its right end. */
    private static Figure number(int number, double size) {
        String text = String.format(Locale.ROOT, "%d", number);
        Affine place = new Affine(size, 0, 0, size, -StrokeFont.width(text) / 2 * size, 0);
        return new Figure("", List.of(new Mark.Label(text, place, INK)));
    }

    /** Returns the pen of a label. */
    static Pen pen(Mark.Label label) {
        Affine place = label.place();
        double size = Math.sqrt(Math.abs(place.a() * place.d() - place.b() * place.c()));
        return new Pen(label.ink(), STROKE * size);
    }

    /** Returns the number of pixels for a cell: the number in the request, or one that suits the size of the drawing. */
    static double cellPixels(Picture picture, Drawing drawing) {
        return picture.cell().isPresent() ? picture.cell().getAsInt() : cellPixels(drawing);
    }

    /** Returns the number of pixels for a cell that suits the size of a drawing. */
    static double cellPixels(Drawing drawing) {
        double suitable = Math.sqrt(SUITABLE_PIXELS / (drawing.width() * drawing.height()));
        return Math.max(LEAST_CELL, Math.min(LARGEST_CELL, Math.floor(suitable)));
    }

    private static final double SUITABLE_PIXELS = 2e7;
    private static final double LEAST_CELL = 3;
    private static final double LARGEST_CELL = 40;
}
