package io.github.filaforge.plan;

import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SievePlan.CellRange;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Makes the plan of a sieve from that of a search. */
public final class SievePlanner {

    /**
     * The most cells that one table looks at. For 10x6, with 24 cells: two tables of 12 cells 13.6 to 16.5 ms, three of
     * 8 16.1 to 16.8 ms in steady state.
     */
    private static final int TABLE_CELLS = 12;

    /** The same where there are several words of images, each with its own tables, to be held by the same caches. */
    private static final int TABLE_CELLS_OF_MANY = 10;

    private final SearchPlan search;

    private SievePlanner(SearchPlan search) {
        this.search = search;
    }

    /** The plan of a sieve that makes the given search. */
    public static SievePlan plan(SearchPlan search) {
        return new SievePlanner(search).plan();
    }

    /** The same with a frame without gaps. */
    public static SievePlan dense(SearchPlan search) {
        return new SievePlanner(search).plan(Frame.dense(search.order()));
    }

    private SievePlan plan() {
        SievePlan dense = dense(search);
        if (!search.order().isNatural()) {
            return dense;
        }
        SievePlan box = plan(Frame.box(search.catalog().region()));
        return Stream.of(dense, box)
                .min(Comparator.comparingInt(SievePlan::imageWords).thenComparingInt(SievePlan::windowWords))
                .orElseThrow();
    }

    private SievePlan plan(Frame frame) {
        Map<SieveImage, Integer> numbers = new LinkedHashMap<>();
        List<BitSet> bounded = new ArrayList<>();
        for (int cell = 0; cell < frame.size(); cell++) {
            bounded.add(new BitSet());
        }
        for (Shape shape : search.shapes()) {
            if (isLeftByAnyRoot(shape)) {
                for (Target target : search.targets()) {
                    BitSet here = bounded.get(frame.cell(target.position()));
                    for (ImageList list : target.widestSet().lists()) {
                        if (list.shape().index() == shape.index()) {
                            list.layouts().forEach(layout -> here.set(number(numbers, shape, frame, layout)));
                        }
                    }
                }
            }
        }
        int run = search.roots().stream()
                .mapToInt(root -> frame.longestRun(root.occupancy()))
                .max()
                .orElse(0);
        List<SieveImage> images = List.copyOf(numbers.keySet());
        int reach = images.stream().mapToInt(SieveImage::reach).max().orElse(0);
        // What lies further than any image reaches is open unless the root fills it or it is no cell of the region.
        int furthestStep = reach + 1 + run;
        int span = Math.min(frame.size(), furthestStep + 1);
        int words = (span + Long.SIZE - 1) / Long.SIZE;
        boolean many = images.size() > Long.SIZE;
        List<CellRange> tables = tables(reach, many ? TABLE_CELLS_OF_MANY : TABLE_CELLS);
        return new SievePlan(search, frame, images, bounded, tables, words, furthestStep);
    }

    private boolean isLeftByAnyRoot(Shape shape) {
        return search.roots().stream().anyMatch(root -> root.placed(shape.index()) < shape.copies());
    }

    private static int number(Map<SieveImage, Integer> numbers, Shape shape, Frame frame, Layout layout) {
        SieveImage image = new SieveImage(shape.index(), frame.fromFirst(layout));
        return numbers.computeIfAbsent(image, any -> numbers.size());
    }

    /** The cells from 1 to the reach in parts of about the same size, none across words. */
    private static List<CellRange> tables(int reach, int most) {
        List<CellRange> tables = new ArrayList<>();
        int first = 1;
        while (first <= reach) {
            int end = Math.min(reach + 1, (first / Long.SIZE + 1) * Long.SIZE);
            int parts = (end - first + most - 1) / most;
            int count = (end - first + parts - 1) / parts;
            tables.add(new CellRange(first, count));
            first += count;
        }
        return tables;
    }
}
