package io.github.filaforge.runtime.merge.symmetry;

import io.github.filaforge.runtime.merge.window.Counters;
import io.github.filaforge.runtime.merge.window.Packing;
import java.math.BigInteger;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The number of solutions up to symmetry, by the lemma of Cauchy and Frobenius, which is often named after Burnside. The
 * number is the mean, over all symmetries of the group, of the number of solutions that a symmetry leaves unchanged. The
 * identity leaves all solutions unchanged.
 *
 * <p>The packings whose solutions have to be counted are the parts. The {@link #total} follows from their numbers of
 * solutions.
 *
 * @param order the number of symmetries, including the identity
 * @param parts the packings that have to be counted: first the puzzle itself, then the quotients of symmetries that may
 *     leave a solution unchanged. Often there are no quotients: if a shape with one piece has no symmetric image, every
 *     symmetry changes every solution.
 */
public record SymmetricCount(int order, List<Part> parts) {

    /**
     * A packing with a factor for the number of its solutions in the sum.
     *
     * @param times the factor, at least 1
     * @param packing the packing whose solutions are counted
     */
    public record Part(int times, Packing packing) {}

    /**
     * Returns the packings that have to be counted for a puzzle.
     *
     * @param puzzle the packing of a puzzle, in which image class n is shape n
     * @param symmetries all symmetries but the identity under which solutions count once: for each position the position to
     *     which it is carried; then for each shape the shape that it becomes. The shapes may be left out if no two images
     *     fill equal cells, unless they are single cells of two shapes. Then a shape becomes itself if it can.
     * @throws IllegalArgumentException if the symmetries are not a group, or one of them does not carry images to images,
     *     and shapes to shapes with equal numbers of copies
     */
    public static SymmetricCount of(Packing puzzle, int[]... symmetries) {
        Map<IntBuffer, Integer> imageOf = imageByCells(puzzle);
        int[][] withShapes = new int[symmetries.length][];
        for (int symmetry = 0; symmetry < symmetries.length; symmetry++) {
            withShapes[symmetry] = withShapes(puzzle, imageOf, symmetries[symmetry]);
        }
        PositionGroup group = new PositionGroup(puzzle.size() + puzzle.imageClasses(), withShapes);
        List<Part> parts = new ArrayList<>();
        parts.add(new Part(1, puzzle));
        for (int[] alike : group.classes()) {
            int[] element = group.positions(alike[0]);
            int[] carried = carried(puzzle, imageOf, element);
            Packing quotient = new Quotient(puzzle, carried, Arrays.copyOf(element, puzzle.size())).packing();
            if (quotient.mayHaveSolutions()) {
                parts.add(new Part(alike.length, quotient));
            }
        }
        return new SymmetricCount(group.order(), List.copyOf(parts));
    }

    private static Map<IntBuffer, Integer> imageByCells(Packing puzzle) {
        Map<IntBuffer, Integer> imageOf = new HashMap<>();
        for (int image = 0; image < puzzle.images(); image++) {
            imageOf.put(key(puzzle.imageClass(image), puzzle.cells(image)), image);
        }
        return imageOf;
    }

    /** Returns a key for an image: its cells, and behind them its shape. */
    private static IntBuffer key(int shape, int... ascending) {
        int[] key = Arrays.copyOf(ascending, ascending.length + 1);
        key[ascending.length] = -1 - shape;
        return IntBuffer.wrap(key);
    }

    /**
     * Returns a permutation of positions and shapes, in which the shapes are numbered behind the positions.
     *
     * @param symmetry the positions that positions are carried to, and perhaps the shapes that shapes become
     */
    private static int[] withShapes(Packing puzzle, Map<IntBuffer, Integer> imageOf, int... symmetry) {
        int size = puzzle.size();
        boolean areGiven = symmetry.length == size + puzzle.imageClasses();
        if (!areGiven && symmetry.length != size) {
            throw new IllegalArgumentException("not a permutation of " + size + " positions");
        }
        if (!areGiven && areAlike(puzzle)) {
            throw new IllegalArgumentException("two images fill the same cells");
        }
        int[] withShapes = Arrays.copyOf(symmetry, size + puzzle.imageClasses());
        for (int shape = 0; shape < puzzle.imageClasses(); shape++) {
            int becomes = areGiven ? symmetry[size + shape] : shapeAfter(puzzle, imageOf, shape, symmetry);
            withShapes[size + shape] = size + becomes;
        }
        return withShapes;
    }

    /** Returns true if two images of several cells fill equal cells. */
    private static boolean areAlike(Packing puzzle) {
        Set<IntBuffer> filled = new HashSet<>();
        for (int image = 0; image < puzzle.images(); image++) {
            if (puzzle.cells(image).length > 1 && !filled.add(IntBuffer.wrap(puzzle.cells(image)))) {
                return true;
            }
        }
        return false;
    }

    /**
     * Returns the shape to whose images a symmetry carries the images of a shape: the shape itself if possible, as it always
     * is for blanks, else the first shape with such images.
     */
    private static int shapeAfter(Packing puzzle, Map<IntBuffer, Integer> imageOf, int shape, int... positions) {
        for (int other = -1; other < puzzle.imageClasses(); other++) {
            int candidate = other < 0 ? shape : other;
            if (becomes(puzzle, imageOf, shape, candidate, positions)) {
                return candidate;
            }
        }
        throw new IllegalArgumentException("a symmetry does not carry shape " + shape + " to one shape");
    }

    private static boolean becomes(
            Packing puzzle, Map<IntBuffer, Integer> imageOf, int shape, int other, int... positions) {
        int more = 0;
        for (int image = 0; image < puzzle.images(); image++) {
            if (puzzle.imageClass(image) == shape) {
                if (!imageOf.containsKey(carried(puzzle, image, other, positions))) {
                    return false;
                }
                more++;
            }
            more -= puzzle.imageClass(image) == other ? 1 : 0;
        }
        return more == 0;
    }

    /** Returns the key of an image of a shape that has the cells to which a symmetry carries the cells of an image. */
    private static IntBuffer carried(Packing puzzle, int image, int shape, int... positions) {
        int[] cells = Packing.carried(puzzle.cells(image), positions);
        Arrays.sort(cells);
        return key(shape, cells);
    }

    /**
     * Returns for each image the image to which a symmetry carries it.
     *
     * @param symmetry a permutation of positions and shapes
     * @throws IllegalArgumentException if the symmetry carries an image to something that is not an image, or a shape to a
     *     shape with another number of copies
     */
    private static int[] carried(Packing puzzle, Map<IntBuffer, Integer> imageOf, int... symmetry) {
        for (int shape = 0; shape < puzzle.imageClasses(); shape++) {
            int becomes = symmetry[puzzle.size() + shape] - puzzle.size();
            if (becomes != shape && !puzzle.areCountedAlike(shape, becomes)) {
                throw new IllegalArgumentException(
                        "a symmetry carries shape " + shape + " to shape " + becomes + " with other numbers of pieces");
            }
        }
        int[] carried = new int[puzzle.images()];
        for (int image = 0; image < carried.length; image++) {
            int shape = puzzle.imageClass(image);
            int becomes = symmetry[puzzle.size() + shape] - puzzle.size();
            Integer other = imageOf.get(carried(puzzle, image, becomes, symmetry));
            if (other == null) {
                throw new IllegalArgumentException("a symmetry carries an image of shape " + shape
                        + " to no image of shape " + becomes + ": " + Arrays.toString(puzzle.cells(image)));
            }
            carried[image] = other;
        }
        return carried;
    }

    /**
     * Returns the number of solutions up to symmetry.
     *
     * @param counts the number of solutions of each of the parts, in their order
     * @throws IllegalStateException if these numbers cannot be right, which means that the program has an error
     */
    public BigInteger total(List<BigInteger> counts) {
        BigInteger sum = BigInteger.ZERO;
        for (int part = 0; part < parts.size(); part++) {
            sum = sum.add(
                    counts.get(part).multiply(BigInteger.valueOf(parts.get(part).times())));
        }
        BigInteger[] quotient = sum.divideAndRemainder(BigInteger.valueOf(order));
        if (quotient[1].signum() != 0) {
            throw new IllegalStateException(
                    "internal error: the sum of the solutions that symmetries leave as they are, " + sum
                            + ", is not divisible by the number of symmetries, " + order);
        }
        return quotient[0];
    }

    /**
     * A smaller packing whose solutions correspond to the solutions of a puzzle that a symmetry leaves unchanged. Each such
     * solution consists of orbits of images: an image, the image to which the symmetry carries it, and so on until the first
     * image comes again. So the cells of the smaller packing are the orbits of cells, in the order of their lowest
     * positions. Its images are the orbits of images that do not overlap each other. Such an image uses the pieces of all
     * images of the orbit.
     */
    private static final class Quotient {

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
         * @param carried for each image the image to which the symmetry carries it
         * @param positions for each position the position to which the symmetry carries it
         */
        Quotient(Packing whole, int[] carried, int... positions) {
            this.whole = whole;
            this.carried = carried;
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
                        fits &= use(image, pieces) && fill(image, first, filledBy);
                    }
                    if (fits) {
                        Integer imageClass = imageClasses.putIfAbsent(IntBuffer.wrap(pieces), uses.size());
                        if (imageClass == null) {
                            imageClass = uses.size();
                            uses.add(pieces);
                            images.add(new ArrayList<>());
                        }
                        images.get(imageClass).add(orbits(whole.cells(first)));
                    }
                }
            }
            int[][][] byImageClass = new int[uses.size()][][];
            for (int imageClass = 0; imageClass < byImageClass.length; imageClass++) {
                byImageClass[imageClass] = images.get(imageClass).toArray(new int[0][]);
            }
            return new Packing(size, whole.counters(), uses.toArray(new int[0][]), byImageClass);
        }

        /** Adds the pieces of an image to some numbers; returns true if none of them exceeds its limit. */
        private boolean use(int image, int... pieces) {
            Counters counters = whole.counters();
            boolean areLeft = true;
            for (int counter = 0; counter < pieces.length; counter++) {
                pieces[counter] += whole.uses(whole.imageClass(image), counter);
                areLeft &= counters.isOpen(counter) || pieces[counter] <= counters.most(counter);
            }
            return areLeft;
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

    /** A group of permutations of positions, and of shapes behind them. Element 0 is the identity. Immutable. */
    private static final class PositionGroup {

        private final int[][] elements;
        /**
         * The products of elements: {@code products[first][second]} is the element that applies the second and then the
         * first.
         */
        private final int[][] products;

        /**
         * Creates a group.
         *
         * @param size the number of positions
         * @param others all elements but the identity: for each position the position to which it is carried
         * @throws IllegalArgumentException if these are not permutations that form a group together with the identity
         */
        PositionGroup(int size, int[]... others) {
            this.elements = new int[others.length + 1][];
            elements[0] = new int[size];
            for (int position = 0; position < size; position++) {
                elements[0][position] = position;
            }
            for (int element = 1; element < elements.length; element++) {
                elements[element] = others[element - 1].clone();
            }
            this.products = products(elements);
        }

        private static int[][] products(int[]... elements) {
            Map<IntBuffer, Integer> numbers = new HashMap<>();
            for (int element = 0; element < elements.length; element++) {
                requirePermutation(elements[element], elements[0].length);
                if (numbers.put(IntBuffer.wrap(elements[element]), element) != null) {
                    throw new IllegalArgumentException("two symmetries are alike");
                }
            }
            int[][] products = new int[elements.length][elements.length];
            for (int first = 0; first < elements.length; first++) {
                for (int second = 0; second < elements.length; second++) {
                    Integer product = numbers.get(IntBuffer.wrap(Packing.carried(elements[second], elements[first])));
                    if (product == null) {
                        throw new IllegalArgumentException("the symmetries are not a group");
                    }
                    products[first][second] = product;
                }
            }
            return products;
        }

        private static void requirePermutation(int[] element, int size) {
            boolean[] reached = new boolean[size];
            for (int position : element) {
                if (element.length != size || position < 0 || position >= size || reached[position]) {
                    throw new IllegalArgumentException(
                            "not a permutation of " + size + " positions: " + Arrays.toString(element));
                }
                reached[position] = true;
            }
        }

        /** Returns the number of elements, including the identity. */
        int order() {
            return elements.length;
        }

        /** Returns, for each position, the position to which an element carries it. The caller must not change the array. */
        int[] positions(int element) {
            return elements[element];
        }

        /**
         * Returns the order of an element: the smallest positive number of times that it has to be applied to give the
         * identity.
         */
        int order(int element) {
            int order = 1;
            for (int power = element; power != 0; power = products[power][element]) {
                order++;
            }
            return order;
        }

        /**
         * Returns all elements but the identity in classes, such that all elements of a class leave equally many solutions
         * unchanged. Elements that are powers of each other are in one class, since they leave the same solutions unchanged.
         * Conjugate elements are in one class too: if g leaves S unchanged, then x g x' leaves x S unchanged, where x' is
         * the inverse of x.
         *
         * @return the elements of each class, ascending
         */
        List<int[]> classes() {
            List<int[]> classes = new ArrayList<>();
            boolean[] seen = new boolean[elements.length];
            seen[0] = true;
            for (int element = 0; element < elements.length; element++) {
                if (!seen[element]) {
                    int[] alike = alike(element);
                    for (int other : alike) {
                        seen[other] = true;
                    }
                    classes.add(alike);
                }
            }
            return classes;
        }

        private int[] alike(int element) {
            boolean[] isAlike = new boolean[elements.length];
            int order = order(element);
            for (int power = element; power != 0; power = products[power][element]) {
                if (order(power) == order) {
                    for (int by = 0; by < elements.length; by++) {
                        isAlike[products[products[by][power]][inverse(by)]] = true;
                    }
                }
            }
            int[] alike = new int[elements.length];
            int count = 0;
            for (int other = 0; other < isAlike.length; other++) {
                if (isAlike[other]) {
                    alike[count++] = other;
                }
            }
            return Arrays.copyOf(alike, count);
        }

        private int inverse(int element) {
            int inverse = 0;
            while (products[element][inverse] != 0) {
                inverse++;
            }
            return inverse;
        }
    }
}
