package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The images to be tried at a target for one occupancy state of its neighbours (FILA article, "getImageListSet").
 *
 * @param ilsi the image list set index
 * @param lists the images of each shape that has any, by ascending shape index
 */
public record ImageListSet(int ilsi, List<ImageList> lists) {

    public ImageListSet {
        lists = List.copyOf(lists);
    }

    static ImageListSet of(int ilsi, List<Shape> shapes, List<Image> images, Predicate<Layout> admitted) {
        List<ImageList> lists = new ArrayList<>();
        for (Shape shape : shapes) {
            List<Layout> layouts = images.stream()
                    .filter(image -> image.shape() == shape.index())
                    .map(Image::layout)
                    .filter(admitted)
                    .toList();
            if (!layouts.isEmpty()) {
                lists.add(new ImageList(shape, layouts));
            }
        }
        return new ImageListSet(ilsi, lists);
    }

    /** The images that do not collide with the given occupancy. */
    public ImageListSet without(Layout occupancy) {
        List<ImageList> remaining = new ArrayList<>();
        for (ImageList list : lists) {
            List<Layout> layouts = list.layouts().stream()
                    .filter(layout -> !layout.intersects(occupancy))
                    .toList();
            if (!layouts.isEmpty()) {
                remaining.add(new ImageList(list.shape(), layouts));
            }
        }
        return new ImageListSet(ilsi, remaining);
    }

    /** The number of images of all shapes. */
    public int size() {
        return lists.stream().mapToInt(list -> list.layouts().size()).sum();
    }

    public boolean isEmpty() {
        return lists.isEmpty();
    }
}
