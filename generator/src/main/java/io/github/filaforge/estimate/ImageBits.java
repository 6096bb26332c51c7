package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import java.util.List;
import java.util.stream.IntStream;

/** All images of a puzzle as bits, numbered by their first cells in an order; cells are positions in it. */
public final class ImageBits {

    private final CellOrder order;
    private final int words;
    private final int[] copies;
    /** For each image as many words as the widest one needs, from a word on that the next array gives. */
    private final long[] layouts;

    private final int[] starts;
    private final int width;
    private final int[] shapes;
    private final int[] firsts;

    public ImageBits(ImageCatalog catalog, CellOrder order) {
        this.order = order;
        this.words = Layout.wordsFor(order.size());
        this.copies = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        Image[] images = byFirstCell(catalog);
        int widest = 0;
        for (Image image : images) {
            widest = Math.max(widest, image.layout().span());
        }
        this.width = widest;
        this.layouts = new long[Math.multiplyExact(images.length, width)];
        this.starts = new int[images.length];
        this.shapes = new int[images.length];
        this.firsts = new int[images.length];
        for (int number = 0; number < images.length; number++) {
            Image image = images[number];
            shapes[number] = image.shape();
            firsts[number] = image.layout().first();
            starts[number] = Math.min(firsts[number] / Long.SIZE, words - width);
            for (int word = 0; word < width; word++) {
                layouts[number * width + word] = image.layout().word(starts[number] + word);
            }
        }
    }

    /** All images by the positions of their cells, sorted by the first; those with one first cell as they come. */
    private Image[] byFirstCell(ImageCatalog catalog) {
        int[] next = new int[order.size() + 1];
        Image[] asTheyCome = new Image[catalog.size()];
        int count = 0;
        for (List<Image> ofShape : catalog.images()) {
            for (Image image : ofShape) {
                Image byPosition =
                        order.isNatural() ? image : new Image(image.shape(), order.toPositions(image.layout()));
                asTheyCome[count] = byPosition;
                next[byPosition.layout().first() + 1]++;
                count++;
            }
        }
        for (int cell = 0; cell < order.size(); cell++) {
            next[cell + 1] += next[cell];
        }
        Image[] images = new Image[count];
        for (Image image : asTheyCome) {
            int first = image.layout().first();
            images[next[first]] = image;
            next[first]++;
        }
        return images;
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

    /** The cells of an image, ascending; a new array. */
    public int[] cellsOf(int number) {
        int count = 0;
        for (int word = 0; word < width; word++) {
            count += Long.bitCount(layouts[number * width + word]);
        }
        int[] cells = new int[count];
        int found = 0;
        for (int word = 0; word < width; word++) {
            for (long rest = layouts[number * width + word]; rest != 0; rest &= rest - 1) {
                cells[found] = (starts[number] + word) * Long.SIZE + Long.numberOfTrailingZeros(rest);
                found++;
            }
        }
        return cells;
    }

    /**
     * Counts the images in a row that fit an occupancy. One method has all of the loop, since the first JIT compiler,
     * which is all that a short plan sees, would call another for each image.
     *
     * @param from the number of the first of the images
     * @param end the number behind the last
     * @param found where their numbers are put, as far as it reaches
     * @param before how many were found before
     * @return how many were found, with those before
     */
    int countFitting(int from, int end, long[] occupancy, int[] found, int before) {
        int count = before;
        for (int number = from; number < end; number++) {
            int word = starts[number];
            int next = number * width;
            long common = layouts[next] & occupancy[word];
            for (int left = width - 1; left > 0; left--) {
                next++;
                word++;
                common |= layouts[next] & occupancy[word];
            }
            if (common == 0) {
                if (count < found.length) {
                    found[count] = number;
                }
                count++;
            }
        }
        return count;
    }

    /** Places an image. */
    public void place(int number, long... occupancy) {
        int start = starts[number];
        for (int word = 0; word < width; word++) {
            occupancy[start + word] |= layouts[number * width + word];
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
