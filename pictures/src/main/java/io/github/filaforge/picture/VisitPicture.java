package io.github.filaforge.picture;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.picture.Drawing.Placed;
import io.github.filaforge.picture.Mark.Pen;
import io.github.filaforge.runtime.PlainText;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The number of visits of a search to each cell of a board. Each cell is shaded by the logarithm of its visits, darker for
 * more, and has their number. Immutable.
 *
 * @param title the words about the picture; any text
 * @param width the number of columns of the board
 * @param height the number of rows
 * @param order the cells in the order in which they are filled; cells that are not in it stay empty
 * @param visits the number of times that the cell at each position of the order was filled, 0 or more
 */
public record VisitPicture(String title, int width, int height, BoardOrder order, List<Long> visits) {

    /** The colours of the scale from one visit to the most: light to dark, so that it can also be read without colours. */
    private static final List<Rgb> SCALE =
            List.of(Rgb.of(0xfff3d6), Rgb.of(0xfdbb63), Rgb.of(0xe8602c), Rgb.of(0xa3123a), Rgb.of(0x3d0a45));

    private static final Rgb NEVER = Rgb.of(0xf7f8fa);
    private static final Rgb INK = Rgb.of(0x1c1c22);
    private static final Pen LINE = new Pen(Rgb.of(0xc9cdd3), 0.02);
    private static final double MARGIN = 0.5;
    private static final double TITLE_SIZE = 0.6;
    private static final double TITLE_ROOM = 1.1;
    private static final double LABEL_SIZE = 0.25;
    private static final double LABEL_ROOM = 0.86;
    private static final int STEPS = 40;
    private static final double SCALE_HEIGHT = 0.4;
    private static final double BELOW = 1.6;
    private static final double PIXELS = 56;
    private static final int DIGITS_IN_FULL = 5;

    /** Takes a copy of the list. */
    public VisitPicture {
        visits = List.copyOf(visits);
        int cells = width * height;
        if (visits.size() != order.cells().size()
                || order.cells().stream().anyMatch(cell -> cell < 0 || cell >= cells)
                || visits.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("no visits of the cells of " + width + " by " + height);
        }
    }

    /**
     * Writes the picture as scalable vector graphics.
     *
     * @throws IOException if the output cannot be written
     */
    public void writeSvg(OutputStream out) throws IOException {
        SvgFormat.write(drawing(), PIXELS, out);
    }

    private long most() {
        return visits.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    private Drawing drawing() {
        List<Placed> figures = new ArrayList<>();
        double inner = Math.max(width, 4);
        figures.add(new Placed(
                new Figure("", List.of(atLeft(PlainText.line(title), TITLE_SIZE, inner))),
                MARGIN,
                MARGIN + TITLE_SIZE / 2));
        double top = MARGIN + TITLE_ROOM;
        for (int cell = 0; cell < width * height; cell++) {
            int position = order.cells().indexOf(cell);
            int row = cell / width;
            double x = MARGIN + cell % width;
            double y = top + row;
            figures.add(new Placed(position < 0 ? cell(NEVER, "not in the order", "") : visited(position), x, y));
        }
        scale(figures, top + height + 0.3, Math.min(inner, 8));
        String told = title + ": visits of the cells of a board of " + width + " by " + height + ", in the order "
                + order.name() + ", from 0 to " + most();
        return new Drawing(title, told, inner + 2 * MARGIN, top + height + BELOW + MARGIN, figures);
    }

    private Figure visited(int position) {
        long count = visits.get(position);
        String told = "position " + (position + 1) + " of the order: " + count + (count == 1 ? " visit" : " visits");
        return cell(count == 0 ? NEVER : colour(share(count)), told, shortly(count));
    }

    private static Figure cell(Rgb colour, String told, String label) {
        List<Mark> marks = new ArrayList<>();
        marks.add(new Mark.Area(Path.rectangle(0, 0, 1, 1), colour, LINE));
        if (!label.isEmpty()) {
            double size = Math.min(LABEL_SIZE, LABEL_ROOM / Lettering.width(label));
            marks.add(new Mark.Label(label, Affine.shift(0.5, 0.5).of(size, 0, 0), colour.ink()));
        }
        return new Figure(told, marks);
    }

    /** Adds the scale, with the numbers at its ends and in the middle. */
    private void scale(List<Placed> figures, double top, double length) {
        for (int step = 0; step < STEPS; step++) {
            Rgb colour = colour((step + 0.5) / STEPS);
            Path area = Path.rectangle(length * step / STEPS, 0, length / STEPS, SCALE_HEIGHT);
            figures.add(new Placed(
                    new Figure("", List.of(new Mark.Area(area, colour, new Pen(colour, 0.01)))), MARGIN, top));
        }
        double below = top + SCALE_HEIGHT + 0.4;
        String most = shortly(most());
        String middle = shortly(Math.round(Math.sqrt((double) most())));
        figures.add(new Placed(new Figure("", List.of(atLeft("1", LABEL_SIZE, 1))), MARGIN, below));
        if (most() > 1) {
            figures.add(new Placed(centred(middle), MARGIN + length / 2, below));
            double end = MARGIN + length - LABEL_SIZE * Lettering.width(most);
            figures.add(new Placed(new Figure("", List.of(atLeft(most, LABEL_SIZE, length))), end, below));
        }
    }

    private static Figure centred(String text) {
        Affine place = new Affine(LABEL_SIZE, 0, 0, LABEL_SIZE, 0, 0);
        return new Figure("", List.of(new Mark.Label(text, place, INK)));
    }

    /** Returns text whose left end is the origin, made smaller if it has no room. */
    private static Mark.Label atLeft(String text, double largest, double room) {
        double size = Math.min(largest, room / Lettering.width(text));
        return new Mark.Label(text, new Affine(size, 0, 0, size, Lettering.width(text) / 2 * size, 0), INK);
    }

    /** Returns the place of a number of visits, 1 or more, on the scale: from 0 to 1. */
    private double share(long count) {
        return most() <= 1 ? 1 : Math.log((double) count) / Math.log((double) most());
    }

    private static Rgb colour(double share) {
        double place = share * (SCALE.size() - 1);
        int below = Math.min((int) place, SCALE.size() - 2);
        return SCALE.get(below).mixedWith(SCALE.get(below + 1), place - below);
    }

    /** Returns a number in full if it has few digits, else with two digits: {@code 1.2E9}. */
    static String shortly(long count) {
        String digits = String.valueOf(count);
        return digits.length() < DIGITS_IN_FULL
                ? digits
                : String.format(Locale.ROOT, "%.1E", (double) count)
                        .replace("E+0", "E")
                        .replace("E+", "E");
    }
}
