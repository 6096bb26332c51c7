package io.github.filaforge.search;

import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.result.ImageFrequencies;
import io.github.filaforge.runtime.run.SearchListener;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/**
 * A listener of a search that receives all solutions and counts for each image the solutions that have it. A
 * {@code SolutionGraph} gives equal counts without a search for all solutions.
 */
public final class ImageTally implements SearchListener {

    private final SearchPlan plan;
    private final Map<Image, long[]> counts = new HashMap<>();
    private long solutions;

    /**
     * Creates a tally in which every number is 0.
     *
     * @param job the search, which has to find all copies of each solution
     */
    public ImageTally(SearchJob job) {
        this.plan = job.chosen().packing().search();
    }

    @Override
    public void found(int[] solution) {
        solutions++;
        int size = plan.order().size();
        int pieces = solution.length - size;
        int[] ends = new int[pieces];
        int[][] cells = new int[pieces][size];
        for (int position = 0; position < size; position++) {
            int piece = solution[position];
            cells[piece][ends[piece]++] = plan.order().cellAt(position);
        }
        for (int piece = 0; piece < pieces; piece++) {
            Layout layout = Layout.of(size, Arrays.copyOf(cells[piece], ends[piece]));
            counts.computeIfAbsent(new Image(solution[size + piece], layout), image -> new long[1])[0]++;
        }
    }

    /** Returns the counts so far, in the order of the counts of a graph. */
    public ImageFrequencies frequencies() {
        return new ImageFrequencies(
                plan.puzzle(),
                plan.catalog().shapes(),
                BigInteger.valueOf(solutions),
                counts.entrySet().stream()
                        .sorted(Map.Entry.comparingByKey(
                                Comparator.comparingInt(Image::shape).thenComparing(Image::layout)))
                        .map(counted -> MergedSolutions.frequency(
                                plan.catalog(), counted.getKey(), BigInteger.valueOf(counted.getValue()[0])))
                        .toList());
    }
}
