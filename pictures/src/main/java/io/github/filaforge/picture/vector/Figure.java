package io.github.filaforge.picture.vector;

import java.util.List;

/**
 * Marks that belong together and may be drawn at many places.
 *
 * @param title the text that appears when somebody points to the figure; empty if there is none
 */
public record Figure(String title, List<Mark> marks) {

    public Figure {
        marks = List.copyOf(marks);
    }
}
