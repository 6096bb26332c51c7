package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.ListWriter;
import io.github.filaforge.runtime.merge.level.StateList;
import java.math.BigInteger;

/** Sums that are longs, up to a limit. Sums as ints, which use less of the caches, gained only 2 to 5 % in 18x5 and 15x6. */
public final class LongSums extends Sums {

    /** The greatest limit. The sum of two counts up to this limit fits in a long. */
    public static final long LIMIT = Long.MAX_VALUE / 2;

    private final long[] sums;
    private final long limit;

    /**
     * Creates the sums.
     *
     * @param most the greatest number of nodes that a multiset has
     * @param limit the greatest sum: one less than a power of two, and not above {@link #LIMIT}
     */
    public LongSums(int most, long limit) {
        super(most);
        this.sums = new long[most];
        this.limit = limit;
    }

    @Override
    public boolean add(StateList list, DirectedEdges.OfClass edges) {
        if (list.isWide()) {
            return false;
        }
        // The union of the bits of all sums. A sum above the limit sets a higher bit, which stays set.
        long bits = 0;
        int base = first();
        int size = list.size();
        for (int entry = 0; entry < size; entry++) {
            int node = list.node(entry);
            if (edges.has(node)) {
                long count = list.count(entry);
                int row = edges.rank(node);
                int end = edges.first(row + 1);
                for (int edge = edges.first(row); edge < end; edge++) {
                    int index = edges.end(edge) - base;
                    long sum = sums[index] + count;
                    sums[index] = sum;
                    bits |= sum;
                    add(index);
                }
            }
        }
        return (bits & ~limit) == 0L;
    }

    @Override
    public void set(int node, long count) {
        sums[node - first()] = count;
        add(node - first());
    }

    @Override
    public BigInteger times(StateList list, DirectedEdges.OfClass edges) {
        return list.isWide() ? super.times(list, edges) : timesLongs(list, edges);
    }

    private BigInteger timesLongs(StateList list, DirectedEdges.OfClass edges) {
        BigInteger total = BigInteger.ZERO;
        long part = 0;
        int base = first();
        int size = list.size();
        for (int entry = 0; entry < size; entry++) {
            int node = list.node(entry);
            if (edges.has(node)) {
                long count = list.count(entry);
                int row = edges.rank(node);
                int end = edges.first(row + 1);
                for (int edge = edges.first(row); edge < end; edge++) {
                    long sum = sums[edges.end(edge) - base];
                    long product = sum * count;
                    if (Math.multiplyHigh(sum, count) == 0L && (product & ~limit) == 0L) {
                        part += product;
                    } else {
                        total = total.add(BigInteger.valueOf(sum).multiply(BigInteger.valueOf(count)));
                    }
                    if (part > limit) {
                        total = total.add(BigInteger.valueOf(part));
                        part = 0;
                    }
                }
            }
        }
        return total.add(BigInteger.valueOf(part));
    }

    @Override
    public BigInteger sum(int node) {
        return BigInteger.valueOf(sums[node - first()]);
    }

    @Override
    boolean isWide() {
        return false;
    }

    @Override
    public void moveTo(ListWriter.OfBytes writer, int index) {
        writer.put(sums[index]);
        sums[index] = 0;
    }

    @Override
    void zero(int index) {
        sums[index] = 0;
    }
}
