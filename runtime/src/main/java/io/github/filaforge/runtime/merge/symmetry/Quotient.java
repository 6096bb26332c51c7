package io.github.filaforge.runtime.merge.symmetry;

import io.github.filaforge.runtime.merge.window.Packing;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A smaller packing whose solutions correspond to the solutions of a puzzle that a symmetry leaves unchanged. Each such
 * solution consists of orbits of images: an image, the image to which the symmetry carries it, and so on until the first
 * image comes again. So the cells of the smaller packing are the orbits of cells, in the order of their lowest positions.
 * Its images are the orbits of images that do not overlap each other. Such an image uses the pieces of all images of the
 * orbit.
 */
public final class Quotient {

    private final Packing whole;
    /** For each image the image to which the symmetry carries it. */
    private final int[] carried;
    /** For each position the cell of the quotient, which is the orbit of the position. */
    private final int[] orbitOf;

    private final int size;

    /**
     * Creates a quotient.
     *
     * @param whole the packing of a puzzle, in which image class n is shape n
     * @param imageOf the number of each image, by its {@link SymmetricCount#key}
     * @param positions for each position the position to which the symmetry carries it
     * @throws IllegalArgumentException if the symmetry carries an image to something that is not an image, or images of one
     *     shape to images of two shapes, or a shape to a shape with another number of copies
     */
    Quotient(Packing whole, Map<IntBuffer, Integer> imageOf, int... positions) {
        this.whole = whole;
        this.carried = carried(whole, imageOf, positions);
        this.orbitOf = new int[positions.length];
        Arrays.fill(orbitOf, -1);
        int orbits = 0;
        for (int start = 0; start < positions.length; start++) {
            if (orbitOf[start] < 0) {
                for (int position = start; orbitOf[position] < 0; position = positions[position]) {
                    orbitOf[position] = orbits;
                }
                orbits++;
            }
        }
        this.size = orbits;
    }

    private static int[] carried(Packing whole, Map<IntBuffer, Integer> imageOf, int... positions) {
        int[] carried = new int[whole.images()];
        int[] shapeOf = new int[whole.shapes()];
        Arrays.fill(shapeOf, -1);
        for (int image = 0; image < carried.length; image++) {
            int[] cells = Packing.carried(whole.cells(image), positions);
            Arrays.sort(cells);
            Integer other = imageOf.get(SymmetricCount.key(whole.imageClass(image), cells));
            if (other == null) {
                throw new IllegalArgumentException(
                        "a symmetry carries an image to no image: " + Arrays.toString(cells));
            }
            carried[image] = other;
            int shape = whole.imageClass(image);
            if (shapeOf[shape] < 0) {
                shapeOf[shape] = whole.imageClass(other);
            }
            if (shapeOf[shape] != whole.imageClass(other)
                    || whole.copies(shape) != whole.copies(whole.imageClass(other))) {
                throw new IllegalArgumentException("a symmetry does not carry shape " + shape + " to one shape");
            }
        }
        return carried;
    }

    /**
     * Returns the smaller packing. The number of its solutions is the number of solutions that the symmetry leaves
     * unchanged.
     */
    Packing packing() {
        Map<IntBuffer, Integer> imageClasses = new HashMap<>();
        List<List<int[]>> images = new ArrayList<>();
        List<int[]> uses = new ArrayList<>();
        boolean[] seen = new boolean[carried.length];
        // For each position the orbit of images that was the last to fill it, by the first image of the orbit.
        int[] filledBy = new int[orbitOf.length];
        Arrays.fill(filledBy, -1);
        for (int first = 0; first < carried.length; first++) {
            if (!seen[first]) {
                int[] pieces = new int[whole.shapes()];
                boolean fits = true;
                for (int image = first; !seen[image]; image = carried[image]) {
                    seen[image] = true;
                    int shape = whole.imageClass(image);
                    pieces[shape]++;
                    fits &= pieces[shape] <= whole.copies(shape) && fill(image, first, filledBy);
                }
                if (fits) {
                    Integer imageClass = imageClasses.get(IntBuffer.wrap(pieces));
                    if (imageClass == null) {
                        imageClass = uses.size();
                        imageClasses.put(IntBuffer.wrap(pieces), imageClass);
                        uses.add(pieces);
                        images.add(new ArrayList<>());
                    }
                    images.get(imageClass).add(orbits(whole.cells(first)));
                }
            }
        }
        int[] copies = new int[whole.shapes()];
        for (int shape = 0; shape < copies.length; shape++) {
            copies[shape] = whole.copies(shape);
        }
        int[][][] byImageClass = new int[uses.size()][][];
        for (int imageClass = 0; imageClass < byImageClass.length; imageClass++) {
            byImageClass[imageClass] = images.get(imageClass).toArray(new int[0][]);
        }
        return Packing.ofImageClasses(size, copies, uses.toArray(new int[0][]), byImageClass);
    }

    /** Fills the cells of an image; returns true if its orbit of images had filled none of them before. */
    private boolean fill(int image, int orbit, int... filledBy) {
        boolean isOpen = true;
        for (int position : whole.cells(image)) {
            isOpen &= filledBy[position] != orbit;
            filledBy[position] = orbit;
        }
        return isOpen;
    }

    /**
     * Returns the orbits of some positions, each of them once. All images of an orbit of images have equal orbits of
     * positions.
     */
    private int[] orbits(int... positions) {
        int[] orbits = Packing.carried(positions, orbitOf);
        Arrays.sort(orbits);
        int count = 0;
        for (int orbit : orbits) {
            if (count == 0 || orbits[count - 1] != orbit) {
                orbits[count] = orbit;
                count++;
            }
        }
        return Arrays.copyOf(orbits, count);
    }
}
