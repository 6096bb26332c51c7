package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import io.github.filaforge.picture.vector.StrokeFont;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Path2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** The picture format PNG (portable network graphics). It needs neither a screen nor fonts. */
public final class PngFormat implements PictureFormat {

    /** The greatest number of pixels, since hardly any program opens more. */
    private static final long MOST_PIXELS = 150_000_000;

    /** The memory for a pixel: each is an int, and half of the memory is left to all else. */
    private static final long BYTES = 2L * Integer.BYTES;

    @Override
    public String name() {
        return "png";
    }

    @Override
    public String summary() {
        return "pixels";
    }

    @Override
    public boolean isBinary() {
        return true;
    }

    @Override
    public void write(Picture picture, OutputStream out) throws IOException {
        Drawing drawing = picture.drawing();
        double cell = drawing.pixels();
        long width = (long) Math.ceil(drawing.width() * cell);
        long height = (long) Math.ceil(drawing.height() * cell);
        // Java draws into memory and must look for no screen; on macOS it would appear as an application.
        System.setProperty("java.awt.headless", "true");
        check(width, height, cell, Math.min(MOST_PIXELS, Runtime.getRuntime().maxMemory() / BYTES));
        write(draw(drawing, (int) width, (int) height, cell), out);
    }

    /**
     * Checks that there is room for an image.
     *
     * @throws PictureException if there is not
     */
    static void check(long width, long height, double cell, long most) {
        if (width * height > most || width > Short.MAX_VALUE || height > Short.MAX_VALUE) {
            throw new PictureException(String.format(
                    Locale.ROOT,
                    "a PNG of %d x %d pixels is too large (at most %d pixels, and 32767 a side); %sdraw fewer"
                            + " solutions (SolutionPicture.solutions), or write SVG",
                    width,
                    height,
                    most,
                    cell > 1
                            ? "ask for smaller cells by SolutionPicture.cell(N) with N below " + (long) cell + ", "
                            : ""));
        }
    }

    private static BufferedImage draw(Drawing drawing, int width, int height, double cell) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, width, height);
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.scale(cell, cell);
            for (Placed placed : drawing.figures()) {
                graphics.translate(placed.x(), placed.y());
                placed.figure().marks().forEach(mark -> draw(mark, graphics));
                graphics.translate(-placed.x(), -placed.y());
            }
        } finally {
            graphics.dispose();
        }
        return image;
    }

    private static void draw(Mark mark, Graphics2D graphics) {
        if (mark instanceof Mark.Area area) {
            Path2D outline = path(area.outline());
            graphics.setColor(colour(area.fill()));
            graphics.fill(outline);
            draw(outline, area.pen(), graphics);
        } else if (mark instanceof Mark.Line line) {
            draw(path(line.path()), line.pen(), graphics);
        } else if (mark instanceof Mark.Label label) {
            draw(path(StrokeFont.path(label.text(), label.place())), label.pen(), graphics);
        }
    }

    private static void draw(Path2D path, Pen pen, Graphics2D graphics) {
        if (pen.width() > 0) {
            graphics.setColor(colour(pen.colour()));
            graphics.setStroke(new BasicStroke((float) pen.width(), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
            graphics.draw(path);
        }
    }

    private static Color colour(Rgb colour) {
        return new Color(colour.r(), colour.g(), colour.b());
    }

    private static Path2D path(Path path) {
        Path2D drawn = new Path2D.Double();
        for (Path.Step step : path.steps()) {
            switch (step.kind()) {
                case MOVE -> drawn.moveTo(step.x(), step.y());
                case LINE -> drawn.lineTo(step.x(), step.y());
                case CURVE -> drawn.quadTo(step.controlX(), step.controlY(), step.x(), step.y());
                case CLOSE -> drawn.closePath();
            }
        }
        return drawn;
    }

    private static void write(BufferedImage image, OutputStream out) throws IOException {
        // ImageIO.write would first put its output into a file on disk.
        var writer = ImageIO.getImageWriters(ImageTypeSpecifier.createFromRenderedImage(image), "png")
                .next();
        try (MemoryCacheImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.write(image);
        } finally {
            writer.dispose();
        }
    }
}
