package io.github.filaforge.picture;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Periods;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.picture.vector.Sheet;
import io.github.filaforge.picture.vector.StrokeFont;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A picture of solutions of a packing: one solution, or a sheet of several solutions with a title and numbers at the rows.
 * Immutable.
 *
 * @param solutions the solutions, at least one, each as its mobile pieces with their places
 * @param sheet true if the solutions are on a sheet with a title; else there is one
 * @param title the words about the solutions, such as {@code 2339 solutions}; for a single solution its number, such as
 *     {@code solution 3}
 * @param cell the number of pixels of the side of a square, and about the size of other cells; if it is empty, one that
 *     suits the number of solutions
 * @param onBoard true if the pieces lie on the board of the puzzle; else they lie side by side on nothing
 */
public record SolutionPicture(
        Puzzle puzzle,
        List<List<PlacedPiece>> solutions,
        boolean sheet,
        String title,
        View view,
        OptionalInt cell,
        boolean onBoard)
        implements Picture {

    private static final double MARGIN = 0.5;

    /**
     * The greatest share of the width of a sheet that a title has; {@link #TITLE_HEIGHT} is the share of the height of the
     * sheet that its letters have.
     */
    private static final double TITLE_WIDTH = 0.9;

    private static final double TITLE_HEIGHT = 0.018;

    /** Draws solutions of a packing, all in rooms of one size. */
    interface Drawer {

        /** Returns the width of the room, in units of a cell. */
        double width();

        /** Returns the height of the room, in units of a cell. */
        double height();

        /** Returns the figures of a solution; the origin is the upper left corner of the room. */
        List<Placed> draw(List<PlacedPiece> solution);
    }

    /** The views of solutions. */
    public enum View {
        /** The layers side by side, as solutions are printed. */
        LAYERS,
        /** In space, from a corner. */
        ISOMETRIC,
        /** In space, the layers apart. */
        EXPLODED;

        /**
         * Checks that this view can show the cells of a puzzle.
         *
         * @throws PictureException if it cannot
         */
        public void check(Puzzle puzzle) {
            Lattice lattice = puzzle.lattice();
            if (lattice.coordinates() > 3) {
                throw new PictureException("pictures show no hypercubes, and the lattice of this puzzle is " + lattice
                        + ": list solutions by OutputFormat.of(pieces)");
            }
            boolean isShown = lattice.isOrthogonal() || (!lattice.isPlanar() && lattice.kinds() == lattice.classes());
            if (this != LAYERS && !isShown) {
                throw new PictureException("SolutionPicture.view(" + name().toLowerCase(Locale.ROOT)
                        + ") shows squares, cubes, prisms and balls, and the lattice of this puzzle is " + lattice
                        + ": use SolutionPicture.view(layers)");
            }
        }
    }

    /**
     * Checks that the box of a puzzle has ends: a closed one cannot be shown in space.
     *
     * @param what the requested output, with its verb: {@code a page shows}
     * @param remedy the advice for the user
     * @throws PictureException if it is closed
     */
    public static void checkEnds(Puzzle puzzle, String what, String remedy) {
        Periods periods = puzzle.container().periods();
        if (!periods.areNone()) {
            throw new PictureException(what + " boxes with ends, and that of this puzzle is "
                    + periods.words(puzzle.box()) + ": " + remedy);
        }
    }

    /**
     * Takes copies of the lists, the pieces of each solution in the order of the definition.
     *
     * @throws PictureException if a solution does not fit the puzzle, or the view cannot show its cells
     */
    public SolutionPicture {
        view.check(puzzle);
        if (solutions.isEmpty()) {
            throw new IllegalArgumentException("a picture shows a solution or more");
        }
        Fit fit = new Fit(puzzle);
        List<List<PlacedPiece>> checked = new ArrayList<>();
        for (List<PlacedPiece> solution : solutions) {
            checked.add(fit.checked(solution, sheet ? "solution " + (checked.size() + 1) : title));
        }
        solutions = List.copyOf(checked);
    }

    /** Returns a picture of the pieces of a puzzle side by side. */
    public static SolutionPicture ofPieces(Puzzle puzzle, View view, OptionalInt cell) {
        view.check(puzzle);
        PieceTray tray = PieceTray.of(puzzle);
        boolean isTable = puzzle.lattice().isOrthogonal();
        return new SolutionPicture(
                tray.laidOut(puzzle), List.of(tray.pieces()), false, "the pieces", view, cell, isTable);
    }

    /** Returns the colours of the pieces. */
    public Palette palette() {
        return Palette.of(puzzle);
    }

    @Override
    public Drawing drawing() {
        Drawer drawer = drawer();
        return sheet ? all(drawer) : one(drawer);
    }

    private Drawer drawer() {
        if (view == View.LAYERS) {
            return onBoard
                    ? PlaneDrawer.of(puzzle, palette())
                    : PlaneDrawer.ofTray(puzzle, palette(), solutions.get(0));
        }
        boolean apart = view == View.EXPLODED;
        if (puzzle.lattice().isOrthogonal()) {
            return new IsometricDrawer(puzzle, palette(), apart);
        }
        List<Cell> onTray = solutions.get(0).stream()
                .flatMap(piece -> Cells.of(piece).stream())
                .toList();
        return new SpaceDrawer(puzzle, palette(), onBoard ? puzzle.region().cells() : onTray, apart);
    }

    private Drawing one(Drawer drawer) {
        Sheet page = new Sheet();
        page.add(drawer.draw(solutions.get(0)), MARGIN, MARGIN);
        return finished(page, drawer.width() + 2 * MARGIN, drawer.height() + 2 * MARGIN);
    }

    private Drawing all(Drawer drawer) {
        double between = Math.max(1, 0.08 * Math.min(drawer.width(), drawer.height()));
        Grid grid = Grid.of(solutions.size(), drawer.width() + between, drawer.height() + between, Sheet.RATIO);
        double border = Math.max(grid.roomHeight() / 2, 0.02 * grid.height());
        double numbers = Math.min(drawer.height() / 4, 1.5);
        double left = border + numberWidth(numbers);
        double width = left + grid.width() - between + border;
        double titleSize = Sheet.size(line(), Math.max(TITLE_HEIGHT * grid.height(), 0.8), TITLE_WIDTH * width);
        double top = border + titleSize * 2.4;
        Sheet page = new Sheet();
        page.addText(line(), titleSize, left, border + titleSize / 2);
        for (int i = 0; i < solutions.size(); i++) {
            double x = left + grid.x(i);
            double y = top + grid.y(i);
            if (grid.isFirst(i) && solutions.size() > 1) {
                page.add(number(i + 1, numbers), x - numbers, y + drawer.height() / 2);
            }
            page.add(drawer.draw(solutions.get(i)), x, y);
        }
        return finished(page, width, top + grid.height() - between + border);
    }

    private String line() {
        return Sheet.name(puzzle.name()) + ": " + title;
    }

    private Drawing finished(Sheet page, double width, double height) {
        return page.drawing(line(), "", width, height, cell.orElse((int) Sheet.pixels(width, height)));
    }

    private double numberWidth(double size) {
        return solutions.size() == 1 ? 0 : size * (StrokeFont.width(String.valueOf(solutions.size())) + 1);
    }

    /** Returns the number of a solution, relative to the middle of its right end. */
    private static Mark number(int number, double size) {
        String text = String.valueOf(number);
        Affine place = new Affine(size, 0, 0, size, -StrokeFont.width(text) / 2 * size, 0);
        return new Mark.Label(text, place, Rgb.INK);
    }

    /** Checks that assemblies consist of pieces of the puzzle in its region; it does not check that they are solutions. */
    private static final class Fit {
        private final Puzzle puzzle;
        /** The indexes of the mobile pieces in the definition, by name. */
        private final Map<String, Integer> places = new HashMap<>();

        private final Region region;

        Fit(Puzzle puzzle) {
            this.puzzle = puzzle;
            this.region = puzzle.region();
            for (Piece piece : puzzle.mobilePieces()) {
                places.put(piece.name(), places.size());
            }
        }

        /**
         * Checks that every piece is a mobile one of the puzzle and lies in the region, and that none overlap.
         *
         * @param called the name of the solution in messages
         * @return the pieces in the order of the definition
         * @throws PictureException if a check fails
         */
        List<PlacedPiece> checked(List<PlacedPiece> solution, String called) {
            Set<Cell> taken = new HashSet<>();
            Set<String> placed = new HashSet<>();
            for (PlacedPiece piece : solution) {
                String name = piece.name();
                if (!places.containsKey(name)) {
                    throw refused(called, "has a piece " + shown(name) + ", which is no mobile piece");
                }
                if (!placed.add(name)) {
                    throw refused(called, "has piece " + shown(name) + " twice");
                }
                for (Cell cell : Cells.of(piece)) {
                    if (region.numberOf(cell) < 0) {
                        throw refused(
                                called, "has piece " + shown(name) + " at " + cell + ", which is not in the region");
                    }
                    if (!taken.add(cell)) {
                        throw refused(called, "has two pieces at " + cell);
                    }
                }
            }
            return solution.stream()
                    .sorted(Comparator.comparing(piece -> places.get(piece.name())))
                    .toList();
        }

        private PictureException refused(String called, String what) {
            return new PictureException(called + " " + what + " of puzzle " + shown(puzzle.name())
                    + ": name the puzzle that the solutions are of");
        }

        private static String shown(String name) {
            return "'" + Lettering.cut(PlainText.line(name), 40) + "'";
        }
    }
}
