package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.stream.Stream;

/**
 * A partial assembly that the generator has placed and from which generated code starts.
 *
 * @param images the images in the order of placing, with layouts by position; empty for the bare region
 * @param occupancy the cells that the images fill
 */
public record Root(List<Image> images, Layout occupancy) {

    public Root {
        images = List.copyOf(images);
    }

    public static Root empty(int regionSize) {
        return new Root(List.of(), Layout.empty(regionSize));
    }

    /** Returns the root of some images with layouts by position, none of which collide. */
    public static Root of(int regionSize, List<Image> images) {
        return new Root(images, images.stream().map(Image::layout).reduce(Layout.empty(regionSize), Layout::union));
    }

    /** Returns this root with one more image, which does not collide with it. */
    Root with(Image image) {
        return new Root(Stream.concat(images.stream(), Stream.of(image)).toList(), occupancy.union(image.layout()));
    }

    /** Returns the images with layouts by cell number. */
    public List<Image> byCell(CellOrder order) {
        return images.stream()
                .map(image -> new Image(image.shape(), order.toCells(image.layout())))
                .toList();
    }

    /** Returns the number of pieces of a shape that are placed. */
    public int placed(int shape) {
        return (int) images.stream().filter(image -> image.shape() == shape).count();
    }

    public int size() {
        return images.size();
    }
}
