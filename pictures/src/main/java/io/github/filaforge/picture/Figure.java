package io.github.filaforge.picture;

import java.util.List;

/**
 * Marks that belong together and may be drawn at many places.
 *
 * @param title the text that appears when somebody points to the figure; empty if there is none
 * @param marks the marks
 */
record Figure(String title, List<Mark> marks) {

    Figure {
        marks = List.copyOf(marks);
    }
}
