package io.github.filaforge.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.result.ImageFrequency;
import io.github.filaforge.runtime.text.PlainText;
import java.io.IOException;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes for programs how often each piece lies on each cell. */
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
            String names = quoted(names(shape).stream().collect(Collectors.joining(" ")));
            frequencies
                    .byCell(shape)
                    .forEach((cell, solutions) -> text.append(puzzle)
                            .append(',')
                            .append(names)
                            .append(',')
                            .append(lattice.text(cell).replace(' ', ','))
                            .append(',')
                            .append(solutions)
                            .append('\n'));
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
        return JsonLine.of(json -> {
            json.writeStringField("puzzle", frequencies.puzzle().name());
            json.writeStringField("counted", "all copies");
            json.writeNumberField("solutions", frequencies.solutions());
            json.writeFieldName("cells");
            write(json, lattice, cells);
            json.writeArrayFieldStart("pieces");
            for (Shape shape : frequencies.shapes()) {
                write(json, frequencies, shape);
            }
            json.writeEndArray();
            json.writeArrayFieldStart("firstCell");
            if (!cells.isEmpty()) {
                for (ImageFrequency image : frequencies.covering(cells.get(0))) {
                    json.writeStartObject();
                    writeNames(json, image.shape());
                    writeCounted(json, lattice, image.cells(), image.solutions());
                }
            }
            json.writeEndArray();
        });
    }

    private static void write(JsonGenerator json, ImageFrequencies frequencies, Shape shape) throws IOException {
        Lattice lattice = frequencies.puzzle().lattice();
        json.writeStartObject();
        writeNames(json, shape);
        json.writeArrayFieldStart("byCell");
        for (BigInteger solutions : frequencies.byCell(shape).values()) {
            json.writeNumber(solutions);
        }
        json.writeEndArray();
        json.writeArrayFieldStart("orientations");
        for (Map.Entry<List<Cell>, BigInteger> counted :
                frequencies.byOrientation(shape).entrySet()) {
            json.writeStartObject();
            writeCounted(json, lattice, counted.getKey(), counted.getValue());
        }
        json.writeEndArray();
        json.writeArrayFieldStart("images");
        for (ImageFrequency image : frequencies.images(shape)) {
            json.writeStartObject();
            writeCounted(json, lattice, image.cells(), image.solutions());
        }
        json.writeEndArray();
        json.writeEndObject();
    }

    private static void writeNames(JsonGenerator json, Shape shape) throws IOException {
        json.writeArrayFieldStart("names");
        for (String name : names(shape)) {
            json.writeString(name);
        }
        json.writeEndArray();
    }

    /** Writes the cells and the number of solutions into an object that has been started, and ends the object. */
    private static void writeCounted(JsonGenerator json, Lattice lattice, List<Cell> cells, BigInteger solutions)
            throws IOException {
        json.writeFieldName("cells");
        write(json, lattice, cells);
        json.writeNumberField("solutions", solutions);
        json.writeEndObject();
    }

    private static void write(JsonGenerator json, Lattice lattice, List<Cell> cells) throws IOException {
        json.writeStartArray();
        for (Cell cell : cells) {
            int[] numbers =
                    lattice.numbers(cell).stream().mapToInt(Integer::intValue).toArray();
            json.writeArray(numbers, 0, numbers.length);
        }
        json.writeEndArray();
    }
}
