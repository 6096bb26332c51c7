package io.github.filaforge.cli.report;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.picture.page.JsonObject;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.runtime.text.PlainText;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;

/** Writes a table, for programs, of the number of solutions in which each piece lies on each cell. */
public final class FrequencyTable {

    private FrequencyTable() {}

    /**
     * Returns a row of the names of the columns, and for each shape and each cell a row with the number of solutions. The
     * values of a row are separated by commas.
     */
    public static String csv(ImageFrequencies frequencies) {
        Lattice lattice = frequencies.puzzle().lattice();
        StringBuilder text =
                new StringBuilder("puzzle,piece,x,y,z" + (lattice.coordinates() > 3 ? ",w" : "") + ",solutions\n");
        String puzzle = quoted(PlainText.line(frequencies.puzzle().name()));
        for (Shape shape : frequencies.shapes()) {
            String start = puzzle + "," + quoted(String.join(" ", names(shape))) + ",";
            frequencies
                    .byCell(shape)
                    .forEach((cell, solutions) ->
                            text.append(start + lattice.text(cell).replace(' ', ',') + "," + solutions + "\n"));
        }
        return text.toString();
    }

    private static List<String> names(Shape shape) {
        return shape.pieces().stream().map(Piece::name).toList();
    }

    private static String quoted(String name) {
        boolean isPlain = name.indexOf(',') < 0 && name.indexOf('"') < 0;
        return isPlain ? name : '"' + name.replace("\"", "\"\"") + '"';
    }

    /** Returns one object of JSON on a line, without a line feed. */
    public static String json(ImageFrequencies frequencies) {
        Lattice lattice = frequencies.puzzle().lattice();
        List<Cell> cells = frequencies.cells();
        List<ImageFrequency> first = cells.isEmpty() ? List.of() : frequencies.covering(cells.get(0));
        return JsonLine.of(JsonObject.of(
                "puzzle", frequencies.puzzle().name(),
                "counted", "all copies",
                "solutions", frequencies.solutions(),
                "cells", numbers(lattice, cells),
                "pieces",
                        frequencies.shapes().stream()
                                .map(shape -> piece(frequencies, shape))
                                .toList(),
                "firstCell",
                        first.stream()
                                .map(image -> {
                                    Map<String, Object> fields = JsonObject.of("names", names(image.shape()));
                                    fields.putAll(counted(lattice, image.cells(), image.solutions()));
                                    return fields;
                                })
                                .toList()));
    }

    private static Map<String, Object> piece(ImageFrequencies frequencies, Shape shape) {
        Lattice lattice = frequencies.puzzle().lattice();
        return JsonObject.of(
                "names", names(shape),
                "byCell", frequencies.byCell(shape).values(),
                "orientations",
                        frequencies.byOrientation(shape).entrySet().stream()
                                .map(counted -> counted(lattice, counted.getKey(), counted.getValue()))
                                .toList(),
                "images",
                        frequencies.images(shape).stream()
                                .map(image -> counted(lattice, image.cells(), image.solutions()))
                                .toList());
    }

    private static Map<String, Object> counted(Lattice lattice, List<Cell> cells, BigInteger solutions) {
        return JsonObject.of("cells", numbers(lattice, cells), "solutions", solutions);
    }

    private static List<List<Integer>> numbers(Lattice lattice, List<Cell> cells) {
        return cells.stream().map(lattice::numbers).toList();
    }
}
