package io.github.filaforge.picture;

import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import java.util.List;

/**
 * A ball in a picture in space, lit from the left above. Immutable.
 *
 * @param x the place of its middle; y runs downwards
 */
public record ShadedBall(double x, double y, double radius, Rgb colour, Pen border) {

    /** The share of the way to another ball at which a joint leaves this ball. */
    private static final double JOINT = 0.4;

    /** The width of a joint, in radii. */
    private static final double JOINT_WIDTH = 0.9;

    private static final double SHINE = 0.4;

    /** Returns the marks of the ball. */
    public List<Mark> marks() {
        return List.of(
                disc(x, y, radius - border.width() / 2, colour.mixedWith(Rgb.BLACK, 0.22), border),
                disc(x - 0.1 * radius, y - 0.12 * radius, 0.8 * radius, colour, Pen.NONE),
                disc(
                        x - SHINE * radius,
                        y - 1.1 * SHINE * radius,
                        0.2 * radius,
                        colour.mixedWith(Rgb.WHITE, 0.5),
                        Pen.NONE));
    }

    /** Returns the marks of the joint to a nearer ball of the piece. It begins where it leaves this ball. */
    public List<Mark> jointTo(double nearX, double nearY) {
        Path joint = Path.builder()
                .move(x + JOINT * (nearX - x), y + JOINT * (nearY - y))
                .line(nearX, nearY)
                .build();
        double width = JOINT_WIDTH * radius;
        return List.of(
                new Mark.Line(joint, new Pen(border.colour(), width)),
                new Mark.Line(joint, new Pen(colour.mixedWith(Rgb.BLACK, 0.3), width - 2 * border.width())));
    }

    private static Mark disc(double x, double y, double radius, Rgb colour, Pen border) {
        return new Mark.Area(Path.builder().circle(x, y, radius).build(), colour, border);
    }
}
