package io.github.filaforge.picture;

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
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;

/**
 * A chart of figures over whole numbers, each with its confidence interval. Immutable.
 *
 * @param title the line above the chart; any text
 * @param points the points, by ascending number
 */
public record SeriesPicture(String title, String xLabel, String yLabel, List<Point> points) implements Picture {

    /**
     * A value of the chart.
     *
     * @param x the number that it belongs to
     * @param y the figure, 0 or more
     * @param half the distance of either end of its confidence interval; infinite if it is not known
     * @param told the text that is shown to a reader who points at it
     */
    public record Point(int x, double y, double half, String told) {}

    private static final Rgb DOT = Rgb.of(0x08306b);
    private static final Rgb BAR = Rgb.of(0x4292c6);
    private static final Pen AXIS = new Pen(Rgb.INK, 0.04);
    private static final Pen LINE = new Pen(Rgb.of(0xd5d9df), 0.03);
    private static final Pen CURVE = new Pen(Rgb.of(0xc6dbef), 0.05);

    private static final double MARGIN = 0.6;
    private static final double TITLE_SIZE = 0.4;
    private static final double LABEL_SIZE = 0.32;
    private static final double TICK_SIZE = 0.28;
    private static final double TICK = 0.15;
    private static final double WIDTH = 14;
    private static final double HEIGHT = 8;
    private static final double LEFT = 2.4;
    private static final double TOP = 1.7;
    private static final double BELOW = 1.9;
    private static final double RADIUS = 0.13;
    private static final double HALF_CAP = 0.14;
    private static final double BAR_WIDTH = 0.05;

    /** The room of a number in which its point is drawn as large as it may be. */
    private static final double ENOUGH = 0.4;

    private static final double PIXELS = 48;

    /** The most spaces between the ticks of an axis. */
    private static final int MOST_SPACES = 8;

    private static final int DIGITS = 6;

    public SeriesPicture {
        points = List.copyOf(points);
        if (points.isEmpty()) {
            throw new IllegalArgumentException("no points");
        }
    }

    @Override
    public Drawing drawing() {
        return new Chart().drawing();
    }

    /** Returns the distance of the ticks of an axis from 0 to a number above 0: 1, 2 or 5 times a power of 10. */
    static double step(double most) {
        double power = Math.pow(10, Math.floor(Math.log10(most)) - 1);
        double step = power;
        for (int factor : new int[] {1, 2, 5, 10, 20, 50}) {
            step = factor * power;
            if (most / step <= MOST_SPACES) {
                return step;
            }
        }
        return step;
    }

    private static String number(double value) {
        return new BigDecimal(value)
                .round(new MathContext(DIGITS))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** The chart with its scales. */
    private final class Chart {
        private final Sheet page = new Sheet();
        private final int first = points.get(0).x();
        private final int last = points.get(points.size() - 1).x();
        private final double most = points.stream()
                .mapToDouble(point -> point.y() + (Double.isFinite(point.half()) ? point.half() : 0))
                .max()
                .orElse(0);
        /** The scale of points, which are drawn smaller where many have to stand side by side. */
        private final double scale = Math.min(1, WIDTH / (last - first + 1) / ENOUGH);

        private final double yStep = step(most > 0 ? most : 1);
        private final double yEnd = yStep * Math.max(1, Math.ceil(most / yStep - 1e-9));

        Drawing drawing() {
            String line = PlainText.line(title);
            double size = Sheet.size(line, TITLE_SIZE, LEFT + WIDTH);
            label(line, size, MARGIN + size * Lettering.width(line) / 2, MARGIN + TITLE_SIZE / 2, false);
            xAxis();
            yAxis();
            curve();
            points.forEach(this::point);
            String described = title + ": " + yLabel + " over " + xLabel + ", with 95 % confidence intervals";
            return page.drawing(title, described, LEFT + WIDTH + 2 * MARGIN, TOP + HEIGHT + BELOW, PIXELS);
        }

        private double x(int number) {
            return LEFT + WIDTH * (number - first + 0.5) / (last - first + 1);
        }

        private double y(double figure) {
            return TOP + HEIGHT * (1 - figure / yEnd);
        }

        private void xAxis() {
            int step = (int) Math.max(1, Math.round(step(3.0 * (last - first + 1) / MOST_SPACES)));
            for (int number = -Math.floorDiv(-first, step) * step; number <= last; number += step) {
                line(AXIS, x(number), TOP + HEIGHT, x(number), TOP + HEIGHT + TICK);
                label(String.valueOf(number), TICK_SIZE, x(number), TOP + HEIGHT + 0.5, false);
            }
            line(AXIS, LEFT, TOP + HEIGHT, LEFT + WIDTH, TOP + HEIGHT);
            label(xLabel, LABEL_SIZE, LEFT + WIDTH / 2, TOP + HEIGHT + 1.2, false);
        }

        private void yAxis() {
            for (int tick = 0; tick * yStep <= yEnd * (1 + 1e-9); tick++) {
                double height = y(tick * yStep);
                if (tick > 0) {
                    line(LINE, LEFT, height, LEFT + WIDTH, height);
                }
                line(AXIS, LEFT - TICK, height, LEFT, height);
                String text = number(tick * yStep);
                label(text, TICK_SIZE, LEFT - 0.3 - TICK_SIZE * Lettering.width(text) / 2, height, false);
            }
            line(AXIS, LEFT, TOP, LEFT, TOP + HEIGHT);
            label(yLabel, LABEL_SIZE, MARGIN, TOP + HEIGHT / 2, true);
        }

        private void curve() {
            for (int number = 1; number < points.size(); number++) {
                Point before = points.get(number - 1);
                Point point = points.get(number);
                line(CURVE, x(before.x()), y(before.y()), x(point.x()), y(point.y()));
            }
        }

        /** Draws a dot, and a bar with caps for its interval, which ends at 0. */
        private void point(Point point) {
            List<Mark> marks = new ArrayList<>();
            if (Double.isFinite(point.half())) {
                double up = y(point.y() + point.half()) - y(point.y());
                double down = y(Math.max(0, point.y() - point.half())) - y(point.y());
                double cap = scale * HALF_CAP;
                Path bar = Path.builder()
                        .move(-cap, up)
                        .line(cap, up)
                        .move(0, up)
                        .line(0, down)
                        .move(-cap, down)
                        .line(cap, down)
                        .build();
                marks.add(new Mark.Line(bar, new Pen(BAR, scale * BAR_WIDTH)));
            }
            double radius = scale * RADIUS;
            Path dot = Path.builder()
                    .move(0, -radius)
                    .line(radius, 0)
                    .line(0, radius)
                    .line(-radius, 0)
                    .close()
                    .build();
            marks.add(new Mark.Area(dot, DOT, Pen.NONE));
            page.add(new Figure(point.told(), marks), x(point.x()), y(point.y()));
        }

        private void line(Pen pen, double fromX, double fromY, double toX, double toY) {
            Path path = Path.builder().move(0, 0).line(toX - fromX, toY - fromY).build();
            page.add(new Mark.Line(path, pen), fromX, fromY);
        }

        /** Draws a text around a point, along the page or upwards. */
        private void label(String text, double size, double x, double y, boolean isUpwards) {
            Affine place = isUpwards ? new Affine(0, -size, size, 0, 0, 0) : new Affine(size, 0, 0, size, 0, 0);
            page.add(new Mark.Label(text, place, Rgb.INK), x, y);
        }
    }
}
