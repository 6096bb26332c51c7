package io.github.filaforge.picture.moves;

import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.moves.Scene.Body;
import io.github.filaforge.picture.moves.SceneDrawer.Drawn;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.picture.vector.Sheet;
import io.github.filaforge.runtime.text.PlainText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A sheet in the proportions of a page, to be printed: a title, the colours of the pieces, and pictures in reading order,
 * each with its number and the words of its move.
 */
final class MovesSheet {

    /** The number of capitals that stand side by side in the room of a picture. */
    private static final double LETTERS_IN_A_ROOM = 21;

    private static final double LINE = 1.7;
    private static final int MOST_LINES = 4;
    /** The most of a name in the list of colours, in capitals. */
    private static final double MOST_OF_NAME = 14;

    /** The room between pictures, in capitals. */
    private static final double BETWEEN = 3.5;

    private static final Rgb MUTED = Rgb.of(0x50555d);
    private static final Pen SWATCH = new Pen(Rgb.INK, 0.03);
    /** The size of the title where there is room, in capitals. */
    private static final double TITLE = 1.8;

    private final SolutionPicture solutions;
    private final String title;
    private final List<Scene> scenes;
    private final List<Drawn> drawn;
    private final double roomWidth;
    /** The height of capitals. */
    private final double size;

    MovesSheet(SolutionPicture solutions, List<Scene> scenes, boolean isFlat, String title) {
        this.solutions = solutions;
        this.title = title;
        this.scenes = scenes;
        SceneDrawer drawer = new SceneDrawer(solutions.puzzle().lattice(), solutions.palette(), isFlat, scenes.get(0));
        this.drawn = scenes.stream().map(drawer::draw).toList();
        double highest = drawn.stream().mapToDouble(Drawn::height).max().orElseThrow();
        double widest = drawn.stream().mapToDouble(Drawn::width).max().orElseThrow();
        this.roomWidth = Math.max(widest, 0.6 * highest);
        this.size = roomWidth / LETTERS_IN_A_ROOM;
    }

    Drawing drawing() {
        double width = roomWidth + BETWEEN * size;
        int columns = columns(width);
        double margin = 2.5 * size;
        double all = columns * width - BETWEEN * size;
        double[] rows = rows(columns);
        double titleSize = Sheet.size(line(), TITLE * size, all);
        Sheet page = new Sheet();
        page.addText(line(), titleSize, margin, margin + titleSize / 2);
        double y = addLegend(page, margin, margin + 2 * titleSize + size, all) + 2 * size;
        for (int row = 0; row < rows.length; row++) {
            for (int i = row * columns; i < Math.min(scenes.size(), (row + 1) * columns); i++) {
                addScene(page, i, margin + i % columns * width, y, pictureHeight(row, columns));
            }
            y += rows[row];
        }
        double right = all + 2 * margin;
        double bottom = y - BETWEEN * size + margin;
        double ratio = bottom >= right ? 1 / Sheet.RATIO : Sheet.RATIO;
        double pageWidth = Math.max(right, bottom * ratio);
        double pageHeight = Math.max(bottom, right / ratio);
        Sheet centred = new Sheet();
        centred.add(page.drawing("", "", 0, 0, 0).figures(), (pageWidth - right) / 2, 0);
        return centred.drawing(
                line(), description(), pageWidth, pageHeight, solutions.cell().orElse((int)
                        Sheet.pixels(pageWidth, pageHeight)));
    }

    /** Returns the heights of the rows of a sheet with some columns. */
    private double[] rows(int columns) {
        double[] heights = new double[(scenes.size() + columns - 1) / columns];
        for (int row = 0; row < heights.length; row++) {
            int lines = inRow(row, columns)
                    .map(index -> lines(scenes.get(index).words()).size())
                    .max()
                    .orElse(0);
            heights[row] = headHeight() + pictureHeight(row, columns) + (lines * LINE + BETWEEN) * size;
        }
        return heights;
    }

    private IntStream inRow(int row, int columns) {
        return IntStream.range(row * columns, Math.min(scenes.size(), (row + 1) * columns));
    }

    private double pictureHeight(int row, int columns) {
        return inRow(row, columns)
                .mapToDouble(index -> drawn.get(index).height())
                .max()
                .orElseThrow();
    }

    private double headHeight() {
        return 2 * LINE * size;
    }

    /** Returns the number of columns for which the pictures are largest on a page, upright or across. */
    private int columns(double width) {
        int best = 1;
        double least = Double.MAX_VALUE;
        for (int columns = 1; columns <= scenes.size(); columns++) {
            double height = Arrays.stream(rows(columns)).sum();
            double longer = Math.max(columns * width, height);
            double shorter = Math.min(columns * width, height);
            double needed = Math.max(longer, shorter * Sheet.RATIO);
            if (needed < least) {
                least = needed;
                best = columns;
            }
        }
        return best;
    }

    private String line() {
        return Sheet.name(solutions.puzzle().name()) + ": " + title;
    }

    private String description() {
        StringBuilder text = new StringBuilder();
        for (int i = 1; i < scenes.size(); i++) {
            text.append(i == 1 ? "" : "; ")
                    .append(i)
                    .append(". ")
                    .append(PlainText.line(scenes.get(i).words()));
        }
        return text.toString();
    }

    /** Adds a swatch with its name for each piece, in rows. Returns the height at which they end. */
    private double addLegend(Sheet page, double left, double top, double width) {
        double x = left;
        double y = top;
        for (Body body : scenes.get(0).bodies()) {
            String name =
                    Lettering.cut(PlainText.line(body.name()), MOST_OF_NAME) + (body.isStationary() ? " (stays)" : "");
            double taken = (2.2 + Lettering.width(name) + 1.6) * size;
            if (x > left && x + taken > left + width) {
                x = left;
                y += 2 * size;
            }
            page.add(
                    new Mark.Area(
                            Path.rectangle(0, -0.75 * size, 1.5 * size, 1.5 * size),
                            solutions.palette().colour(body.name()),
                            SWATCH),
                    x,
                    y);
            page.addText(name, size, x + 2.2 * size, y);
            x += taken;
        }
        return y + size;
    }

    private void addScene(Sheet page, int index, double x, double y, double pictureHeight) {
        Scene scene = scenes.get(index);
        List<Placed> room = new ArrayList<>();
        Drawn picture = drawn.get(index);
        String number = index == 0 ? "The assembly" : String.valueOf(index);
        page.addText(number, index == 0 ? size : 1.4 * size, x, y + size);
        if (!scene.part().isEmpty()) {
            double from = (2 + Lettering.width(number)) * 1.4 * size;
            String heading =
                    "the part of " + scene.part().stream().map(PlainText::line).collect(Collectors.joining(", "));
            page.add(
                    new Mark.Label(
                            Lettering.cut(heading, (roomWidth - from) / size),
                            Sheet.textAtLeft(Lettering.cut(heading, (roomWidth - from) / size), size)
                                    .place(),
                            MUTED),
                    x + from,
                    y + size);
        }
        room.add(new Placed(
                new Figure(index == 0 ? "" : index + ". " + PlainText.line(scene.words()), picture.marks()),
                (roomWidth - picture.width()) / 2 - picture.left(),
                headHeight() + (pictureHeight - picture.height()) / 2 - picture.top()));
        page.add(room, x, y);
        double below = y + headHeight() + pictureHeight + LINE * size;
        for (String line : lines(scene.words())) {
            page.addText(line, size, x, below);
            below += LINE * size;
        }
    }

    /** Returns words in lines that fit into a room; the last line is cut off if there are too many. */
    private List<String> lines(String words) {
        double most = roomWidth / size;
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : PlainText.line(words).split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (line.isEmpty() || Lettering.width(longer) <= most || lines.size() == MOST_LINES - 1) {
                line = longer;
            } else {
                lines.add(Lettering.cut(line, most));
                line = word;
            }
        }
        if (!line.isEmpty()) {
            lines.add(Lettering.cut(line, most));
        }
        return lines;
    }
}
