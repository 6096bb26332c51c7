package io.github.filaforge.runtime.merge.window;

import io.github.filaforge.runtime.merge.level.ByteWriter;
import io.github.filaforge.runtime.merge.level.StateList;
import java.math.BigInteger;

/** Sums of any size, for multisets whose sums do not fit in longs. */
public final class WideSums extends Sums {

    private final BigInteger[] sums;

    public WideSums(int most) {
        super(most);
        this.sums = new BigInteger[most];
    }

    @Override
    public boolean add(StateList list, ClassEdges edges) {
        for (int entry = 0; entry < list.size(); entry++) {
            int node = list.node(entry);
            if (edges.has(node)) {
                BigInteger count = list.wideCount(entry);
                int row = edges.rank(node);
                for (int edge = edges.first(row); edge < edges.first(row + 1); edge++) {
                    int index = edges.end(edge) - first();
                    sums[index] = sums[index] == null ? count : sums[index].add(count);
                    add(index);
                }
            }
        }
        return true;
    }

    @Override
    public void set(int node, long count) {
        sums[node - first()] = BigInteger.valueOf(count);
        add(node - first());
    }

    @Override
    public BigInteger sum(int node) {
        BigInteger sum = sums[node - first()];
        return sum == null ? BigInteger.ZERO : sum;
    }

    @Override
    boolean isWide() {
        return true;
    }

    @Override
    public void moveTo(ByteWriter writer, int index) {
        writer.putWide(sums[index]);
        sums[index] = null;
    }

    @Override
    void zero(int index) {
        sums[index] = null;
    }
}
