package io.github.filaforge.picture.moves;

import io.github.filaforge.picture.vector.Mark;
import io.github.filaforge.picture.vector.Mark.Pen;
import io.github.filaforge.picture.vector.Path;
import io.github.filaforge.picture.vector.Rgb;
import java.util.List;

/** An arrow in a picture, dark with a white rim, so that it is visible on every colour. */
record Arrow(double fromX, double fromY, double toX, double toY) {

    private static final double HALF_SHAFT = 0.09;
    private static final double HALF_HEAD = 0.3;
    private static final double HEAD = 0.5;
    private static final Pen RIM = new Pen(Rgb.WHITE, 0.16);

    List<Mark> marks() {
        double length = Math.hypot(toX - fromX, toY - fromY);
        double alongX = length == 0 ? 1 : (toX - fromX) / length;
        double alongY = length == 0 ? 0 : (toY - fromY) / length;
        double head = Math.min(HEAD, Math.max(length, 2 * HALF_HEAD));
        double neckX = toX - head * alongX;
        double neckY = toY - head * alongY;
        Path outline = Path.builder()
                .move(fromX - HALF_SHAFT * alongY, fromY + HALF_SHAFT * alongX)
                .line(neckX - HALF_SHAFT * alongY, neckY + HALF_SHAFT * alongX)
                .line(neckX - HALF_HEAD * alongY, neckY + HALF_HEAD * alongX)
                .line(toX, toY)
                .line(neckX + HALF_HEAD * alongY, neckY - HALF_HEAD * alongX)
                .line(neckX + HALF_SHAFT * alongY, neckY - HALF_SHAFT * alongX)
                .line(fromX + HALF_SHAFT * alongY, fromY - HALF_SHAFT * alongX)
                .close()
                .build();
        return List.of(new Mark.Area(outline, Rgb.WHITE, RIM), new Mark.Area(outline, Rgb.INK, Pen.NONE));
    }
}
