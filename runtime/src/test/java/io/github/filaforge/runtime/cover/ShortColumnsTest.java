package io.github.filaforge.runtime.cover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The column with the fewest images does not depend on the number of words. */
class ShortColumnsTest {

    private static final int COLUMNS = 70;
    private static final int FIRST = 6;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, ShortColumns.MOST_WORDS})
    void theFewestIsWhatAPlainCountFinds(int words) {
        Random random = new Random(words);
        for (int time = 0; time < 200; time++) {
            long[] all = random.longs((long) COLUMNS * words).toArray();
            long[] set = random.longs(words).toArray();
            long open = random.nextLong() | 1L;
            if (time % 4 == 0) {
                clear(all, words, FIRST + Long.numberOfTrailingZeros(Long.highestOneBit(open)));
            }

            assertEquals(plain(words, all, open, set), ShortColumns.fewest(words, all, open, FIRST, set));
        }
    }

    private static void clear(long[] all, int words, int column) {
        for (int word = 0; word < words; word++) {
            all[column * words + word] = 0L;
        }
    }

    private static long plain(int words, long[] all, long open, long... set) {
        int best = 0;
        int fewest = Integer.MAX_VALUE;
        for (int bit = 0; bit < Long.SIZE; bit++) {
            if ((open >>> bit & 1L) == 1L) {
                int column = FIRST + bit;
                BitSet images = BitSet.valueOf(set);
                images.and(BitSet.valueOf(Arrays.copyOfRange(all, column * words, (column + 1) * words)));
                if (images.cardinality() < fewest) {
                    fewest = images.cardinality();
                    best = column;
                }
            }
        }
        return fewest == 0 ? 0L : (long) fewest << Integer.SIZE | best;
    }
}
