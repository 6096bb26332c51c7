package io.github.filaforge.estimate;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import java.util.List;

/**
 * All images of a puzzle, numbered so that a set of images is a bit field. Images are in the order of their first cells. A
 * cell is given by its position in the order of the cells.
 */
public final class ImageBits {

    private final CellOrder order;
    private final int words;
    private final int pieces;
    private final int[] copies;
    /**
     * For each image its layout in as many words as the widest image needs, from the word on whose index is in the next
     * array.
     */
    private final long[] layouts;

    private final int[] starts;
    private final int width;
    private final int[] shapes;
    private final int[] firsts;

    public ImageBits(ImageCatalog catalog, CellOrder order) {
        this.order = order;
        this.words = Layout.wordsFor(order.size());
        this.pieces = catalog.pieces();
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

    /**
     * Returns all images by the positions of their cells, sorted by the first cell. Images with one first cell keep their
     * order.
     */
    private Image[] byFirstCell(ImageCatalog catalog) {
        int[] next = new int[order.size() + 1];
        Image[] asTheyCome = new Image[catalog.size()];
        int count = 0;
        for (List<Image> ofShape : catalog.images()) {
            for (Image image : ofShape) {
                Image byPosition = order.toPositions(image);
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

    public int count() {
        return shapes.length;
    }

    public int cells() {
        return order.size();
    }

    /** Returns the number of pieces of a solution, or the greatest number if pieces may be left over. */
    public int pieces() {
        return pieces;
    }

    /** Returns the number of pieces of each shape that are left when some images are placed, as a new array. */
    public int[] left(List<Image> placed) {
        int[] left = copies.clone();
        placed.forEach(image -> left[image.shape()]--);
        return left;
    }

    public int shape(int number) {
        return shapes[number];
    }

    int first(int number) {
        return firsts[number];
    }

    /** Returns the cells of an image, ascending, as a new array. */
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
     * Counts the consecutive images that fit an occupancy. The whole loop is in one method, because the first JIT compiler,
     * which compiles all that a short plan runs, would call another method for each image.
     *
     * @param from the number of the first image
     * @param end the number behind the last image
     * @param found receives the numbers of the images that fit, as far as it has room
     * @param before the number of images that were found before
     * @return the number of images that were found, including those before
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

    public void place(int number, long... occupancy) {
        int start = starts[number];
        for (int word = 0; word < width; word++) {
            occupancy[start + word] |= layouts[number * width + word];
        }
    }

    /** Returns the occupancy of some images of the catalogue, as a new array. */
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
