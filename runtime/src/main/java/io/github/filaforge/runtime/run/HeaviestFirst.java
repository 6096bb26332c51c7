package io.github.filaforge.runtime.run;

import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.Splitter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/**
 * Hands out the heaviest part first, for a search whose parts may begin in any order. Before the first part, it splits the
 * heaviest parts until there are many parts for each thread. So the last parts are short, and all threads have work until
 * nearly the end. If a thread has no work nevertheless, another part is given up and split ({@link RunningParts}).
 */
public final class HeaviestFirst extends PartQueue {

    /**
     * The number of parts for each thread. The weights are rough, so that some parts are much longer than others: the
     * largest of the 100 roots of the Bedlam Cube has 18 % of the search.
     */
    private static final int PARTS_PER_THREAD = 64;

    private final int rootCount;
    private final Splitter splitter;
    private int fewestParts;
    private final PriorityQueue<Weighed> open = new PriorityQueue<>(
            Comparator.comparingDouble(Weighed::weight).reversed().thenComparingInt(Weighed::number));
    private boolean hasBegun;
    private int numbers;

    /** A part with its weight, and a number that is lower for parts that come earlier in the search. */
    private record Weighed(RootPart part, double weight, int number) {}

    /**
     * Creates a queue.
     *
     * @param splitter splits the parts and has their weights
     */
    public HeaviestFirst(int rootCount, Splitter splitter, int threads) {
        this.rootCount = rootCount;
        this.splitter = splitter;
        this.fewestParts = PARTS_PER_THREAD * threads;
    }

    /** Keeps the roots of a search with counters whole, since attempts and fits are reported for its roots. */
    @Override
    void begin(Search search, RunSettings settings) {
        if (!search.counters().isEmpty()) {
            fewestParts = 0;
        }
    }

    @Override
    boolean isSplitting() {
        return true;
    }

    @Override
    public boolean isEmpty() {
        return hasBegun ? open.isEmpty() : rootCount == 0;
    }

    @Override
    public RootPart next() {
        if (!hasBegun) {
            hasBegun = true;
            for (int root = 0; root < rootCount; root++) {
                add(RootPart.root(root));
            }
            splitHeaviest();
        }
        Weighed heaviest = open.poll();
        return heaviest == null ? null : heaviest.part;
    }

    /** Returns the part itself if the roots of the search stay whole. */
    @Override
    public List<RootPart> split(RootPart part) {
        return fewestParts == 0 ? List.of(part) : splitter.split(part);
    }

    @Override
    public void add(List<RootPart> parts) {
        parts.forEach(this::add);
    }

    private void add(RootPart part) {
        open.add(new Weighed(part, splitter.weight(part), numbers));
        numbers++;
    }

    private void splitHeaviest() {
        List<Weighed> whole = new ArrayList<>();
        while (!open.isEmpty() && whole.size() + open.size() < fewestParts) {
            Weighed heaviest = open.remove();
            List<RootPart> parts = splitter.split(heaviest.part);
            if (heaviest.part.isWholeIn(parts)) {
                whole.add(heaviest);
            } else {
                reportSplit(heaviest.part, parts.size());
                parts.forEach(this::add);
            }
        }
        open.addAll(whole);
    }
}
