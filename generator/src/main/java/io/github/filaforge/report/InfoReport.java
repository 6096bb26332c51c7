package io.github.filaforge.report;

import io.github.filaforge.image.FilterStep;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.Parity;
import io.github.filaforge.model.Shape;
import java.util.Locale;

/** Writes what {@code info} tells of a puzzle before any search. */
public final class InfoReport {

    private InfoReport() {}

    /**
     * The lines, each ending with a line feed.
     *
     * @param unfiltered all bounded images
     * @param filtered the same after the filters that a search would use
     */
    public static String text(ImageCatalog unfiltered, ImageCatalog filtered) {
        StringBuilder text = new StringBuilder();
        int pieces = unfiltered.pieces();
        line(text, "puzzle      %s", unfiltered.puzzle().name());
        line(
                text,
                "box         %s%s",
                unfiltered.puzzle().box(),
                unfiltered.puzzle().oneSided() ? ", one-sided" : "");
        line(text, "cells       %d", unfiltered.region().size());
        line(text, "pieces      %d", pieces);
        line(text, "shapes      %d", unfiltered.shapes().size());
        line(text, "symmetries  %d", unfiltered.symmetries().order());
        line(text, "images      %d bounded", unfiltered.size());
        for (FilterStep step : filtered.steps()) {
            line(text, "            %d after %s (%d removed)", step.after(), step.filter(), step.removed());
        }
        Parity parity = Parity.of(unfiltered.puzzle());
        line(
                text,
                "parity      region %d, pieces %s: %s",
                parity.region(),
                parity.pieces(),
                parity.isAchievable() ? "possible" : "impossible, there is no solution");
        line(text, "");
        line(text, "shape  copies  cells  orientations  images  after filters");
        for (Shape shape : unfiltered.shapes()) {
            line(
                    text,
                    "%-5s  %6d  %5d  %12d  %6d  %13d",
                    shape.name(),
                    shape.copies(),
                    shape.volume(),
                    shape.orientations().size(),
                    unfiltered.images(shape).size(),
                    filtered.images(shape).size());
        }
        return text.toString();
    }

    private static void line(StringBuilder text, String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
