package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Affine;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Figure;
import io.github.filaforge.picture.vector.Lettering;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.StrokeFont;
import io.github.filaforge.runtime.text.PlainText;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.IdentityHashMap;

/** The picture format SVG (scalable vector graphics). Figures that are drawn more than once are defined once. */
public final class SvgFormat implements PictureFormat {

    private static final int MOST_OF_TITLE = 100;
    /** The number of parts of a unit that numbers are rounded to. */
    private static final long PARTS = 1000;

    @Override
    public String name() {
        return "svg";
    }

    @Override
    public String summary() {
        return "scalable, for browsers and printing";
    }

    @Override
    public void write(Picture picture, OutputStream out) throws IOException {
        Drawing drawing = picture.drawing();
        Writer writer = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        new Document(writer).write(drawing, drawing.pixels());
        writer.flush();
    }

    /** A document that is being written. */
    private static final class Document {
        private final Writer out;
        private final IdentityHashMap<Figure, Integer> uses = new IdentityHashMap<>();
        private final IdentityHashMap<Figure, String> ids = new IdentityHashMap<>();

        Document(Writer out) {
            this.out = out;
        }

        void write(Drawing drawing, double cell) throws IOException {
            String width = number(drawing.width());
            String height = number(drawing.height());
            out.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + number(drawing.width() * cell)
                    + "\" height=\"" + number(drawing.height() * cell) + "\" viewBox=\"0 0 " + width + " " + height
                    + "\" fill=\"none\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\n");
            out.write("<title>" + escaped(drawing.title()) + "</title>\n");
            if (!drawing.description().isEmpty()) {
                out.write("<desc>" + escaped(drawing.description()) + "</desc>\n");
            }
            out.write("<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n");
            for (Placed placed : drawing.figures()) {
                uses.merge(placed.figure(), 1, Integer::sum);
            }
            for (Placed placed : drawing.figures()) {
                writeFigure(placed);
            }
            out.write("</svg>\n");
        }

        private void writeFigure(Placed placed) throws IOException {
            Figure figure = placed.figure();
            if (uses.get(figure) == 1) {
                out.write("<g transform=\"translate(" + number(placed.x()) + " " + number(placed.y()) + ")\">");
                writeMarks(figure);
                out.write("</g>\n");
                return;
            }
            if (!ids.containsKey(figure)) {
                String id = "f" + ids.size();
                ids.put(figure, id);
                out.write("<defs><g id=\"" + id + "\">");
                writeMarks(figure);
                out.write("</g></defs>\n");
            }
            out.write("<use href=\"#" + ids.get(figure) + "\" x=\"" + number(placed.x()) + "\" y=\""
                    + number(placed.y()) + "\"/>\n");
        }

        private void writeMarks(Figure figure) throws IOException {
            if (!figure.title().isEmpty()) {
                String title = PlainText.line(figure.title());
                out.write("<title>" + escaped(Lettering.cut(title, MOST_OF_TITLE)) + "</title>");
            }
            for (Mark mark : figure.marks()) {
                if (mark instanceof Mark.Area area) {
                    writePath(area.outline(), " fill=\"" + area.fill().hex() + "\"" + stroke(area.pen()));
                } else if (mark instanceof Mark.Line line) {
                    writePath(line.path(), stroke(line.pen()));
                } else if (mark instanceof Mark.Label label) {
                    writeLabel(label);
                }
            }
        }

        private static String stroke(Pen pen) {
            return pen.width() == 0
                    ? ""
                    : " stroke=\"" + pen.colour().hex() + "\" stroke-width=\"" + number(pen.width()) + "\"";
        }

        private void writePath(Path path, String attributes) throws IOException {
            out.write("<path d=\"" + data(path) + "\"" + attributes + "/>");
        }

        /** Writes a label. Letters that the font does not have are left to the fonts of the reader. */
        private void writeLabel(Mark.Label label) throws IOException {
            if (StrokeFont.has(label.text())) {
                writePath(StrokeFont.path(label.text(), label.place()), stroke(label.pen()));
                return;
            }
            Affine place = label.place();
            out.write("<text transform=\"matrix(" + number(place.a()) + " " + number(place.b()) + " "
                    + number(place.c()) + " " + number(place.d()) + " " + number(place.e()) + " " + number(place.f())
                    + ")\" font-family=\"sans-serif\" font-size=\"1.35\" text-anchor=\"middle\" y=\"0.48\" fill=\""
                    + label.ink().hex() + "\">" + escaped(label.text()) + "</text>");
        }
    }

    /**
     * Returns a text as character data of XML: characters of markup are replaced, and so are characters that XML does not
     * allow.
     */
    public static String escaped(String text) {
        return PlainText.line(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** Returns a path as SVG writes it, in few characters. */
    public static String data(Path path) {
        StringBuilder data = new StringBuilder();
        String x = "";
        String y = "";
        for (Path.Step step : path.steps()) {
            String toX = number(step.x());
            String toY = number(step.y());
            switch (step.kind()) {
                case MOVE -> data.append('M').append(toX).append(' ').append(toY);
                case LINE -> {
                    if (toY.equals(y)) {
                        data.append('H').append(toX);
                    } else if (toX.equals(x)) {
                        data.append('V').append(toY);
                    } else {
                        data.append('L').append(toX).append(' ').append(toY);
                    }
                }
                case CURVE ->
                    data.append('Q')
                            .append(number(step.controlX()))
                            .append(' ')
                            .append(number(step.controlY()))
                            .append(' ')
                            .append(toX)
                            .append(' ')
                            .append(toY);
                case CLOSE -> data.append('Z');
            }
            x = toX;
            y = toY;
        }
        return data.toString();
    }

    /** Returns a number with at most three digits behind the point. */
    public static String number(double value) {
        long thousandths = Math.round(value * PARTS);
        String digits = String.valueOf(Math.abs(thousandths) % PARTS + PARTS).substring(1);
        String fraction = digits.replaceAll("0+$", "");
        long whole = Math.abs(thousandths) / PARTS;
        return (thousandths < 0 ? "-" : "")
                + (whole == 0 && !fraction.isEmpty() ? "" : whole)
                + (fraction.isEmpty() ? "" : "." + fraction);
    }
}
