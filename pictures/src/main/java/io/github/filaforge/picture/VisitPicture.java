package io.github.filaforge.picture;

import io.github.filaforge.edge.BoardOrder;
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
import java.util.List;
import java.util.Locale;

/**
 * The number of visits of a search to each cell of a board. Each cell is shaded by the logarithm of its visits, darker for
 * more, and has their number. Immutable.
 *
 * @param title the words about the picture; any text
 * @param order the cells in the order in which they are filled; cells that are not in it stay empty
 * @param visits the number of times that the cell at each position of the order was filled, 0 or more
 */
public record VisitPicture(String title, int width, int height, BoardOrder order, List<Long> visits)
        implements Picture {

    /** The colours from one visit to the most. */
    private static final ColourScale SCALE = new ColourScale(0xfff3d6, 0xfdbb63, 0xe8602c, 0xa3123a, 0x3d0a45);

    private static final Rgb NEVER = Rgb.of(0xf7f8fa);
    private static final Pen LINE = new Pen(Rgb.of(0xc9cdd3), 0.02);
    private static final double MARGIN = 0.5;
    private static final double TITLE_SIZE = 0.6;
    private static final double TITLE_ROOM = 1.1;
    private static final double LABEL_SIZE = 0.25;
    private static final double LABEL_ROOM = 0.86;
    private static final double SCALE_HEIGHT = 0.4;
    private static final double BELOW = 1.6;
    private static final double PIXELS = 56;
    private static final int DIGITS_IN_FULL = 5;

    public VisitPicture {
        visits = List.copyOf(visits);
        int cells = width * height;
        if (visits.size() != order.cells().size()
                || order.cells().stream().anyMatch(cell -> cell < 0 || cell >= cells)
                || visits.stream().anyMatch(count -> count < 0)) {
            throw new IllegalArgumentException("no visits of the cells of " + width + " by " + height);
        }
    }

    private long most() {
        return visits.stream().mapToLong(Long::longValue).max().orElse(0);
    }

    @Override
    public Drawing drawing() {
        Sheet page = new Sheet();
        double inner = Math.max(width, 4);
        String line = PlainText.line(title);
        page.addText(line, Sheet.size(line, TITLE_SIZE, inner), MARGIN, MARGIN + TITLE_SIZE / 2);
        double top = MARGIN + TITLE_ROOM;
        for (int cell = 0; cell < width * height; cell++) {
            int position = order.cells().indexOf(cell);
            Figure figure = position < 0 ? cell(NEVER, "not in the order", "") : visited(position);
            page.add(figure, MARGIN + cell % width, top + Math.floorDiv(cell, width));
        }
        scale(page, top + height + 0.3, Math.min(inner, 8));
        String told = title + ": visits of the cells of a board of " + width + " by " + height + ", in the order "
                + order.name() + ", from 0 to " + most();
        return page.drawing(title, told, inner + 2 * MARGIN, top + height + BELOW + MARGIN, PIXELS);
    }

    private Figure visited(int position) {
        long count = visits.get(position);
        String told = "position " + (position + 1) + " of the order: " + count + (count == 1 ? " visit" : " visits");
        return cell(count == 0 ? NEVER : SCALE.colour(share(count)), told, shortly(count));
    }

    private static Figure cell(Rgb colour, String told, String label) {
        Mark square = new Mark.Area(Path.rectangle(0, 0, 1, 1), colour, LINE);
        if (label.isEmpty()) {
            return new Figure(told, List.of(square));
        }
        Affine place = Affine.shift(0.5, 0.5).of(Sheet.size(label, LABEL_SIZE, LABEL_ROOM), 0, 0);
        return new Figure(told, List.of(square, new Mark.Label(label, place, colour.ink())));
    }

    /** Adds the scale, with the numbers at its ends and in the middle. */
    private void scale(Sheet page, double top, double length) {
        SCALE.draw(page, MARGIN, top, length, SCALE_HEIGHT);
        double below = top + SCALE_HEIGHT + 0.4;
        page.addText("1", LABEL_SIZE, MARGIN, below);
        if (most() > 1) {
            String middle = shortly(Math.round(Math.sqrt((double) most())));
            String most = shortly(most());
            double half = LABEL_SIZE * Lettering.width(middle) / 2;
            page.addText(middle, LABEL_SIZE, MARGIN + length / 2 - half, below);
            page.addText(most, LABEL_SIZE, MARGIN + length - LABEL_SIZE * Lettering.width(most), below);
        }
    }

    /** Returns the place of a number of visits, 1 or more, on the scale: from 0 to 1. */
    private double share(long count) {
        return most() <= 1 ? 1 : Math.log((double) count) / Math.log((double) most());
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
