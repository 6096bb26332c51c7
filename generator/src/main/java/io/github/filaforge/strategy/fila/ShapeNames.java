package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.PieceCounters;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The constants by which a solver asks whether a shape has unused pieces, and takes one. */
final class ShapeNames {

    /** The comment on the first of the constants. */
    static final String COMMENT =
            "The unit of each shape in the counters of unused pieces; with an S: all bits of the counter of a shape with copies.";

    /** A class file takes no name of 65,536 bytes, and a reader much less. */
    private static final int LONGEST_NAME = 60;

    private final List<Shape> shapes;
    private final PieceCounters counters;

    ShapeNames(List<Shape> shapes) {
        this.shapes = shapes;
        this.counters =
                new PieceCounters(shapes.stream().mapToInt(Shape::copies).toArray());
    }

    PieceCounters counters() {
        return counters;
    }

    /** The shape with an index. */
    Shape shape(int index) {
        return shapes.get(index);
    }

    /** The constant with the bits of a shape's counter. */
    String mask(Shape shape) {
        return name(shape.copies() == 1 ? "" : "S", shape);
    }

    /** The constant to be subtracted for one piece; the same as the mask where there is only one. */
    String unit(Shape shape) {
        return name("", shape);
    }

    private static String name(String plural, Shape shape) {
        return shape.name().length() <= LONGEST_NAME && Escape.isWord(shape.name())
                ? "PIECE" + plural + "_" + shape.name()
                : "SHAPE" + plural + "_" + shape.index();
    }

    /** All constants: their names and bits. */
    List<Map<String, String>> constants() {
        List<Map<String, String>> constants = new ArrayList<>();
        for (Shape shape : shapes) {
            constants.add(constant(unit(shape), counters.unit(shape.index())));
            if (shape.copies() > 1) {
                constants.add(constant(mask(shape), counters.mask(shape.index())));
            }
        }
        return constants;
    }

    private static Map<String, String> constant(String name, long bits) {
        return Map.of("name", name, "bits", Literals.hex(bits));
    }
}
