package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The images that a search tries at a target for one state of its neighbours (FILA article, "getImageListSet").
 *
 * @param ilsi the image list set index
 * @param lists the images of each shape that has any, by ascending shape index
 */
public record ImageListSet(int ilsi, List<ImageList> lists) {

    public ImageListSet {
        lists = List.copyOf(lists);
    }

    /**
     * Returns the set of some images.
     *
     * @param images the images, shape by shape
     * @param admitted the condition that an image of the set meets
     */
    static ImageListSet of(int ilsi, List<Shape> shapes, List<Image> images, Predicate<Layout> admitted) {
        List<ImageList> lists = new ArrayList<>();
        List<Layout> layouts = new ArrayList<>();
        for (int next = 0; next < images.size(); next++) {
            Image image = images.get(next);
            if (admitted.test(image.layout())) {
                layouts.add(image.layout());
            }
            boolean isLast = next + 1 == images.size() || images.get(next + 1).shape() != image.shape();
            if (isLast && !layouts.isEmpty()) {
                lists.add(new ImageList(shapes.get(image.shape()), layouts));
                layouts.clear();
            }
        }
        return new ImageListSet(ilsi, lists);
    }

    /** Returns the set without the images that collide with the given occupancy. */
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

    public int size() {
        return lists.stream().mapToInt(list -> list.layouts().size()).sum();
    }

    public boolean isEmpty() {
        return lists.isEmpty();
    }
}
