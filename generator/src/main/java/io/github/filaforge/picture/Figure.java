package io.github.filaforge.picture;

import java.util.List;

/**
 * Marks that belong together and may be drawn at many places.
 *
 * @param title what is told of it when somebody points to it; empty if nothing
 * @param marks the marks
 */
record Figure(String title, List<Mark> marks) {

    Figure {
        marks = List.copyOf(marks);
    }
}
