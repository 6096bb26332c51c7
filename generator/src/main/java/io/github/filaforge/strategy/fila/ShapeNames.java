package io.github.filaforge.strategy.fila;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.board.PieceCounters;
import io.github.filaforge.templates.Escape;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The constants by which a solver tests whether a shape has free pieces, and takes one of them. */
final class ShapeNames {

    /** The comment on the first of the constants. */
    static final String COMMENT =
            "The unit of each shape in the counters of unused pieces; with an S: all bits of the counter of a shape with copies.";

    /** The greatest length of a name. A class file allows less than 65,536 bytes, and a reader much less. */
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

    Shape shape(int index) {
        return shapes.get(index);
    }

    /** Returns the name of the constant with the bits of a shape's counter. */
    String mask(Shape shape) {
        return name(shape.copies() == 1 ? "" : "S", shape);
    }

    /** Returns the name of the constant that is subtracted for one piece. It is the mask if the shape has one piece. */
    String unit(Shape shape) {
        return name("", shape);
    }

    /** Returns the shape in a comment: its name, or its number in place of a name that no variable can have. */
    String label(Shape shape) {
        return hasPlainName(shape) ? shape.name() : String.valueOf(shape.index());
    }

    private static boolean hasPlainName(Shape shape) {
        return shape.name().length() <= LONGEST_NAME && Escape.isWord(shape.name());
    }

    private static String name(String plural, Shape shape) {
        return hasPlainName(shape) ? "PIECE" + plural + "_" + shape.name() : "SHAPE" + plural + "_" + shape.index();
    }

    /** Returns the names and the bits of all constants. */
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
