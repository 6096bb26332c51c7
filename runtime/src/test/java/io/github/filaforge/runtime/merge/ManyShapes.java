package io.github.filaforge.runtime.merge;

import io.github.filaforge.runtime.merge.window.Packing;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * A packing of twelve shapes with one piece each, so that the levels in its middle have hundreds of multisets: enough for
 * several threads. Its images are sets of cells, drawn at random. Its solutions are counted by the cells that are filled and
 * the pieces that are used, as bits of one number: nothing is shared with merging but the packing.
 */
public final class ManyShapes {

    private static final int[] SIZES = {1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3};

    /** The number of cells that all pieces fill together. */
    private static final int CELLS = 20;

    /** The number of successive cells among which the cells of an image lie. */
    private static final int REACH = 5;

    /** The images of each shape, as the bits of their cells. */
    private final List<List<Integer>> images = new ArrayList<>();

    private final Map<Long, BigInteger> ways = new HashMap<>();

    /**
     * @param percent the chance of each set of near cells to be an image
     */
    public ManyShapes(long seed, int percent) {
        Random random = new Random(seed);
        for (int size : SIZES) {
            List<Integer> own = new ArrayList<>();
            for (int first = 0; first < CELLS; first++) {
                for (int form = 1; form < 1 << REACH; form += 2) {
                    boolean isInside = form << first < 1 << CELLS;
                    if (Integer.bitCount(form) == size && isInside && random.nextInt(100) < percent) {
                        own.add(form << first);
                    }
                }
            }
            images.add(own);
        }
    }

    public Packing packing() {
        int[] copies = new int[SIZES.length];
        Arrays.fill(copies, 1);
        int[][][] cells = new int[SIZES.length][][];
        for (int shape = 0; shape < cells.length; shape++) {
            cells[shape] = images.get(shape).stream().map(ManyShapes::cells).toArray(int[][]::new);
        }
        return Packing.of(CELLS, copies, cells);
    }

    private static int[] cells(int bits) {
        int[] cells = new int[Integer.bitCount(bits)];
        int count = 0;
        for (int rest = bits; rest != 0; rest &= rest - 1) {
            cells[count] = Integer.numberOfTrailingZeros(rest);
            count++;
        }
        return cells;
    }

    /** The number of solutions. */
    BigInteger solutions() {
        return ways(0, 0);
    }

    private BigInteger ways(int filled, int used) {
        if (filled == (1 << CELLS) - 1) {
            return BigInteger.ONE;
        }
        long state = (long) used << CELLS | filled;
        BigInteger sum = ways.get(state);
        if (sum == null) {
            sum = BigInteger.ZERO;
            int target = ~filled & filled + 1;
            for (int shape = 0; shape < SIZES.length; shape++) {
                for (int image : images.get(shape)) {
                    if ((image & -image) == target && (used & 1 << shape) == 0 && (filled & image) == 0) {
                        sum = sum.add(ways(filled | image, used | 1 << shape));
                    }
                }
            }
            ways.put(state, sum);
        }
        return sum;
    }
}
