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

    /** All constants: their names, their bits and comments on them. */
    List<Map<String, String>> constants() {
        List<Map<String, String>> constants = new ArrayList<>();
        for (Shape shape : shapes) {
            boolean several = shape.copies() > 1;
            constants.add(constant(
                    unit(shape),
                    counters.unit(shape.index()),
                    several ? "A piece of this shape in the counters." : "The only piece of this shape, if unused."));
            if (several) {
                constants.add(constant(
                        mask(shape), counters.mask(shape.index()), "The number of unused pieces of this shape."));
            }
        }
        return constants;
    }

    private static Map<String, String> constant(String name, long bits, String comment) {
        return Map.of("name", name, "bits", Literals.hex(bits), "comment", comment);
    }
}
