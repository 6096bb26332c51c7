package io.github.filaforge.plan;

import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * The images of one shape in an image list set.
 *
 * @param shape the shape
 * @param layouts the cells of each image, by position
 */
public record ImageList(Shape shape, List<Layout> layouts) {

    public ImageList {
        layouts = List.copyOf(layouts);
    }
}
