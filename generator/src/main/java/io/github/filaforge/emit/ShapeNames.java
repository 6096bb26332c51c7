package io.github.filaforge.emit;

import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.TypeName;
import io.github.filaforge.model.Shape;
import io.github.filaforge.runtime.PieceCounters;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The constants by which a solver asks whether a shape has unused pieces, and takes one. */
final class ShapeNames {

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

    /** The constant with the bits of a shape's counter. */
    String mask(Shape shape) {
        return name(shape.copies() == 1 ? "" : "S", shape);
    }

    /** The constant to be subtracted for one piece; the same as the mask where there is only one. */
    String unit(Shape shape) {
        return name("", shape);
    }

    private static String name(String plural, Shape shape) {
        return Literals.isWord(shape.name())
                ? "PIECE" + plural + "_" + shape.name()
                : "SHAPE" + plural + "_" + shape.index();
    }

    /** The declarations of all constants. */
    List<FieldSpec> declarations() {
        List<FieldSpec> fields = new ArrayList<>();
        for (Shape shape : shapes) {
            fields.add(constant(unit(shape), counters.unit(shape.index())));
            if (shape.copies() > 1) {
                fields.add(constant(mask(shape), counters.mask(shape.index())));
            }
        }
        return fields;
    }

    private static FieldSpec constant(String name, long value) {
        return FieldSpec.builder(TypeName.LONG, name, Modifier.STATIC, Modifier.FINAL)
                .initializer(Literals.hex(value))
                .build();
    }
}
