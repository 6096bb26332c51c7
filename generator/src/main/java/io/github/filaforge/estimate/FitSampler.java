package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Estimates how many fits a search in a fixed order would make, from a sample of its tree (Chen, "Heuristic sampling: a
 * method for predicting the performance of tree searching programs", SIAM Journal on Computing 21, 1992). Nodes with the
 * same number of pieces left and the same number of fits are one stratum. Of each stratum one node is gone on from, which
 * counts as often as the nodes that were met there, and is any of them with the chance that its own count gives it. So an
 * estimate is right on average. In 50 ms its standard error for the Tetris Cube is 12 %; that of single paths down the
 * tree (Knuth 1975) was 27 %.
 */
public final class FitSampler {

    private final CellOrder order;
    private final int pieces;
    private final int[] copies;
    private final int words;
    /** The layouts of all images by position, in the order of their first cells: {@link #words} words each. */
    private final long[] layouts;

    private final int[] shapes;
    /** For each position the number of the first image that has no cell before it; one more at the end. */
    private final int[] starts;

    private final long seed;

    /**
     * @param catalog the images
     * @param seed makes each estimate the same every time; {@link Random} is the generator
     */
    public FitSampler(ImageCatalog catalog, CellOrder order, long seed) {
        this.order = order;
        this.seed = seed;
        this.copies = catalog.shapes().stream().mapToInt(Shape::copies).toArray();
        this.pieces = catalog.shapes().stream().mapToInt(Shape::copies).sum();
        this.words = Layout.wordsFor(order.size());
        List<Image> images = catalog.allImages()
                .map(image -> new Image(image.shape(), order.toPositions(image.layout())))
                .sorted(Comparator.comparing(image -> image.layout().first()))
                .toList();
        this.layouts = new long[images.size() * words];
        this.shapes = new int[images.size()];
        this.starts = new int[order.size() + 1];
        for (int number = 0; number < shapes.length; number++) {
            Image image = images.get(number);
            shapes[number] = image.shape();
            for (int word = 0; word < words; word++) {
                layouts[number * words + word] = image.layout().word(word);
            }
            starts[image.layout().first() + 1]++;
        }
        for (int position = 0; position < order.size(); position++) {
            starts[position + 1] += starts[position];
        }
    }

    /**
     * An estimate.
     *
     * @param fits the estimated number of fits
     * @param error its standard error
     */
    public record Estimate(double fits, double error) {}

    /**
     * Estimates the number of fits of all searches that begin with one of some images.
     *
     * @param roots the images, at least one; they count as fits too
     * @param runs how often to sample the tree, at least 2
     */
    public Estimate estimate(List<Image> roots, int runs) {
        Random random = new Random(seed);
        double sum = 0;
        double squares = 0;
        for (int run = 0; run < runs; run++) {
            double fits = roots.size() + sample(roots, random);
            sum += fits;
            squares += fits * fits;
        }
        double mean = sum / runs;
        double variance = Math.max(0, squares / runs - mean * mean) * runs / (runs - 1);
        return new Estimate(mean, Math.sqrt(variance / runs));
    }

    /** The number of fits below the roots, by one sample. */
    private double sample(List<Image> roots, Random random) {
        Map<Integer, Stratum> level = new TreeMap<>();
        for (Image root : roots) {
            Layout layout = order.toPositions(root.layout());
            long[] occupancy = new long[words];
            for (int word = 0; word < words; word++) {
                occupancy[word] = layout.word(word);
            }
            int[] left = copies.clone();
            left[root.shape()]--;
            add(level, node(occupancy, left, 0), 1, random);
        }
        double fits = 0;
        for (int piece = 2; piece <= pieces; piece++) {
            Map<Integer, Stratum> next = new TreeMap<>();
            for (Stratum stratum : level.values()) {
                Node node = stratum.node;
                fits += stratum.weight * node.fitting.length;
                if (piece < pieces) {
                    for (int image : node.fitting) {
                        add(next, child(node, image), stratum.weight, random);
                    }
                }
            }
            level = next;
        }
        return fits;
    }

    /** Nodes with the same number of fits at a level. */
    private static final class Stratum {
        private double weight;
        private Node node;
    }

    /** A state of the search, with the images that fit at its target. */
    private static final class Node {
        private final long[] occupancy;
        /** The number of unused pieces of each shape. */
        private final int[] left;

        private final int target;
        private final int[] fitting;

        Node(long[] occupancy, int[] left, int target, int[] fitting) {
            this.occupancy = occupancy;
            this.left = left;
            this.target = target;
            this.fitting = fitting;
        }
    }

    private static void add(Map<Integer, Stratum> level, Node node, double weight, Random random) {
        if (node.fitting.length == 0) {
            return;
        }
        Stratum stratum = level.computeIfAbsent(node.fitting.length, count -> new Stratum());
        stratum.weight += weight;
        if (random.nextDouble() * stratum.weight < weight) {
            stratum.node = node;
        }
    }

    private Node child(Node node, int image) {
        long[] occupancy = node.occupancy.clone();
        for (int word = 0; word < words; word++) {
            occupancy[word] |= layouts[image * words + word];
        }
        int[] left = node.left.clone();
        left[shapes[image]]--;
        return node(occupancy, left, node.target);
    }

    private Node node(long[] occupancy, int[] left, int from) {
        int target = from;
        while (target < order.size() && (occupancy[target / Long.SIZE] >>> target & 1L) != 0) {
            target++;
        }
        if (target == order.size()) {
            return new Node(occupancy, left, target, new int[0]);
        }
        int[] fitting = new int[starts[target + 1] - starts[target]];
        int count = 0;
        for (int image = starts[target]; image < starts[target + 1]; image++) {
            if (left[shapes[image]] > 0 && fits(image, occupancy)) {
                fitting[count] = image;
                count++;
            }
        }
        return new Node(occupancy, left, target, Arrays.copyOf(fitting, count));
    }

    private boolean fits(int image, long[] occupancy) {
        for (int word = 0; word < words; word++) {
            if ((layouts[image * words + word] & occupancy[word]) != 0) {
                return false;
            }
        }
        return true;
    }
}
