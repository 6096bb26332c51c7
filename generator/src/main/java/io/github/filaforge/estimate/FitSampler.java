package io.github.filaforge.estimate;

import io.github.filaforge.estimate.SearchTree.Node;
import io.github.filaforge.model.Image;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.DoublePredicate;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/**
 * Estimates how many fits a search would make, from a sample of its tree (Chen, "Heuristic sampling: a method for
 * predicting the performance of tree searching programs", SIAM Journal on Computing 21, 1992). Nodes with the same number
 * of pieces left and the same number of fits are one stratum. Of each stratum one node is gone on from, which counts as
 * often as the nodes that were met there, and is any of them with the chance that its own count gives it. So an estimate
 * is right on average. In 50 ms its standard error for the Tetris Cube in a fixed order is 12 %; that of single paths down
 * the tree (Knuth 1975) was 27 %.
 *
 * <p>Strata by the first four binary digits of the number of fits give half the variance in the same time, but a
 * constrained piece hardly better chosen: 1.17 times the least fits for PT12 instead of 1.21, with sixty seeds.
 */
public final class FitSampler {

    private final SearchTree tree;
    private final long seed;

    /**
     * @param seed makes each estimate the same every time; {@link Random} is the generator
     */
    public FitSampler(SearchTree tree, long seed) {
        this.tree = tree;
        this.seed = seed;
    }

    /**
     * Estimates the number of fits of all searches that begin with some assemblies.
     *
     * @param roots the images of each assembly, at least one assembly; they count as fits too
     * @param runs how often to sample the tree, at least 2
     */
    public Estimate estimate(List<List<Image>> roots, int runs) {
        return growing(roots).ofRuns(runs);
    }

    /** A sample of all searches that begin with some assemblies; {@link #estimate} says how. */
    public GrowingSample growing(List<List<Image>> roots) {
        return new GrowingSample(this, roots, new Random(seed));
    }

    /**
     * Whether all searches that begin with some assemblies would be hopeless together, as far as one sample tells; it ends
     * as soon as it does. Nodes whose numbers of fits are of the same magnitude are one stratum, as no more than the
     * magnitude is asked for: for 108 heptominoes that takes a tenth of the time.
     *
     * @param cost what so many fits cost at least
     */
    public boolean isHopeless(List<List<Image>> roots, Function<Estimate, SearchCost> cost) {
        IntUnaryOperator magnitude = fits -> Integer.SIZE - Integer.numberOfLeadingZeros(fits);
        double found = sample(
                roots,
                new Random(seed),
                fits -> cost.apply(Estimate.exactly(fits)).isHopeless(),
                magnitude);
        return cost.apply(Estimate.exactly(found)).isHopeless();
    }

    /** The number of fits that a single sample gives. */
    double sample(List<List<Image>> roots, Random random) {
        int placed = roots.stream().mapToInt(List::size).sum();
        return placed + sample(roots, random, fits -> false, IntUnaryOperator.identity());
    }

    /**
     * The number of fits below the roots, by one sample.
     *
     * @param isEnough ends the sample
     * @param stratumOf the stratum of the nodes with a number of fits
     */
    private double sample(
            List<List<Image>> roots, Random random, DoublePredicate isEnough, IntUnaryOperator stratumOf) {
        int pieces = tree.pieces();
        List<Map<Integer, Stratum>> levels = new ArrayList<>();
        for (int placed = 0; placed <= pieces; placed++) {
            levels.add(new TreeMap<>());
        }
        Node spare = null;
        for (List<Image> root : roots) {
            if (root.size() < pieces) {
                Node node = tree.root(root);
                add(levels.get(root.size()), stratumOf.applyAsInt(node.fits()), node, 1, random);
            }
        }
        double fits = 0;
        for (int placed = 0; placed < pieces && !isEnough.test(fits); placed++) {
            for (Stratum stratum : levels.get(placed).values()) {
                Node node = stratum.node;
                fits += stratum.weight * node.fits();
                if (placed + 1 < pieces) {
                    for (int image : node.fitting()) {
                        Node next = node.with(image, spare);
                        int number = stratumOf.applyAsInt(next.fits());
                        spare = add(levels.get(placed + 1), number, next, stratum.weight, random);
                    }
                }
            }
        }
        return fits;
    }

    /** Nodes with the same number of fits at a level. */
    private static final class Stratum {
        private double weight;
        private Node node;
    }

    /** Adds a node to its stratum; the node that is not needed any longer, or {@code null}. */
    private static Node add(Map<Integer, Stratum> level, int number, Node node, double weight, Random random) {
        if (node.fits() == 0) {
            return node;
        }
        Stratum stratum = level.computeIfAbsent(number, absent -> new Stratum());
        stratum.weight += weight;
        if (random.nextDouble() * stratum.weight >= weight) {
            return node;
        }
        Node before = stratum.node;
        stratum.node = node;
        return before;
    }
}
