package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** All images of a puzzle as bits, numbered by their first cells in an order; cells are positions in it. */
public final class ImageBits {

    private final CellOrder order;
    private final int words;
    private final int[] copies;
    private final long[] layouts;
    private final int[] shapes;
    private final int[] firsts;
    private final int[][] cells;

    public ImageBits(ImageCatalog catalog, CellOrder order) {
        this.order = order;
        this.words = Layout.wordsFor(order.size());
        this.copies = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        List<Image> images = catalog.allImages()
                .map(image -> new Image(image.shape(), order.toPositions(image.layout())))
                .sorted(Comparator.comparing(image -> image.layout().first()))
                .toList();
        this.layouts = new long[images.size() * words];
        this.shapes = new int[images.size()];
        this.firsts = new int[images.size()];
        this.cells = new int[images.size()][];
        for (int number = 0; number < shapes.length; number++) {
            Image image = images.get(number);
            shapes[number] = image.shape();
            firsts[number] = image.layout().first();
            cells[number] = image.layout().cells();
            for (int word = 0; word < words; word++) {
                layouts[number * words + word] = image.layout().word(word);
            }
        }
    }

    /** The number of images. */
    public int count() {
        return shapes.length;
    }

    public int cells() {
        return order.size();
    }

    /** The number of pieces of all shapes. */
    public int pieces() {
        return IntStream.of(copies).sum();
    }

    /** The number of pieces of each shape that are left when some images are placed; a new array. */
    public int[] left(List<Image> placed) {
        int[] left = copies.clone();
        placed.forEach(image -> left[image.shape()]--);
        return left;
    }

    public int shape(int number) {
        return shapes[number];
    }

    /** The first cell of an image. */
    int first(int number) {
        return firsts[number];
    }

    /** The cells of an image; not to be changed. */
    public int[] cellsOf(int number) {
        return cells[number];
    }

    boolean fits(int number, long[] occupancy) {
        for (int word = 0; word < words; word++) {
            if ((layouts[number * words + word] & occupancy[word]) != 0) {
                return false;
            }
        }
        return true;
    }

    /** Places an image. */
    public void place(int number, long... occupancy) {
        for (int word = 0; word < words; word++) {
            occupancy[word] |= layouts[number * words + word];
        }
    }

    /** The occupancy of some images of the catalogue; a new array. */
    public long[] occupancy(List<Image> images) {
        long[] occupancy = new long[words];
        for (Image image : images) {
            Layout layout = order.toPositions(image.layout());
            for (int word = 0; word < words; word++) {
                occupancy[word] |= layout.word(word);
            }
        }
        return occupancy;
    }

    public static boolean isFilled(long[] occupancy, int cell) {
        return (occupancy[cell / Long.SIZE] >>> cell & 1L) != 0;
    }
}
