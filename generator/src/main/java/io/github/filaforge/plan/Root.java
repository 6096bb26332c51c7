package io.github.filaforge.plan;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import java.util.List;
import java.util.stream.Stream;

/**
 * A partial assembly that the generator itself has placed and from which generated code starts.
 *
 * @param images what is placed, in the order of placing, with layouts by position; empty for the bare region
 * @param occupancy the cells that they fill
 */
public record Root(List<Image> images, Layout occupancy) {

    public Root {
        images = List.copyOf(images);
    }

    /** The bare region. */
    public static Root empty(int regionSize) {
        return new Root(List.of(), Layout.empty(regionSize));
    }

    /** A root of some images with layouts by position, none of which collide. */
    public static Root of(int regionSize, List<Image> images) {
        Root root = empty(regionSize);
        for (Image image : images) {
            root = root.with(image);
        }
        return root;
    }

    /** This root with one more image, which does not collide with it. */
    Root with(Image image) {
        return new Root(Stream.concat(images.stream(), Stream.of(image)).toList(), occupancy.union(image.layout()));
    }

    /** The images with layouts by cell number. */
    public List<Image> byCell(CellOrder order) {
        return images.stream()
                .map(image -> new Image(image.shape(), order.toCells(image.layout())))
                .toList();
    }

    /** The number of pieces of a shape that are placed. */
    public int placed(int shape) {
        return (int) images.stream().filter(image -> image.shape() == shape).count();
    }

    /** The number of pieces that are placed. */
    public int size() {
        return images.size();
    }
}
