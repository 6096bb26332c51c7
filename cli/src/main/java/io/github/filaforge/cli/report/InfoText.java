package io.github.filaforge.cli.report;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.text.PlainText;
import java.util.Locale;
import java.util.stream.IntStream;

/** The text of {@code info} while it is written. Each line ends with a line feed. */
final class InfoText {

    private final StringBuilder text = new StringBuilder();

    /**
     * Adds a line.
     *
     * @param format the format of the line, without a line feed
     * @param arguments the arguments of the format
     */
    void line(String format, Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }

    /** Adds lines, each of which ends with a line feed. */
    void lines(String lines) {
        text.append(lines);
    }

    /** Adds the name, lattice, box and cells of a puzzle. */
    void head(ImageCatalog images) {
        Puzzle puzzle = images.puzzle();
        Lattice lattice = puzzle.lattice();
        Region region = images.region();
        line("puzzle      %s", PlainText.shortened(puzzle.name()));
        if (!lattice.isDefault()) {
            line("lattice     %s", lattice);
        }
        line("box         %s%s", puzzle.box(), puzzle.oneSided() ? ", one-sided" : "");
        if (!region.periods().areNone()) {
            line("wrap        %s", region.periods().words(puzzle.box()));
        }
        long optional = IntStream.of(region.optional().cells())
                .filter(cell -> lattice.isWritten(region.cell(cell)))
                .count();
        line(
                "cells       %d%s",
                images.definedCells(), optional == 0 ? "" : ", of which " + optional + " may stay empty");
    }

    /** Returns the number of cells of each piece of a shape. */
    static int cells(Shape shape, Lattice lattice) {
        return lattice.written(shape.orientations().get(0)).size();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
