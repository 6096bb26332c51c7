package io.github.filaforge.runtime.sieve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The storage of tail tables. The tests of solvers show that no search loses a solution by them. */
class TailTableTest {

    private static final int WORDS = 1 << 10;

    /** From a table of which most bits are set to one with a few, far from one another. */
    @ParameterizedTest
    @ValueSource(ints = {2, 50, 90, 91, 92, 2000, 30_000})
    void whatIsWrittenIsReadBackWhereverItIsCut(int distance) {
        Random random = new Random(distance);
        long[] table = new long[WORDS];
        for (int place = random.nextInt(distance); place < Long.SIZE * WORDS; place += 1 + random.nextInt(distance)) {
            table[place / Long.SIZE] |= 1L << place;
        }
        table[0] |= 1L;
        table[WORDS - 1] |= 1L << 63;

        String text = TailTable.write(table);
        int cut = random.nextInt(text.length());

        assertArrayEquals(table, TailTable.read(WORDS, new String[] {text}));
        assertArrayEquals(table, TailTable.read(WORDS, new String[] {text.substring(0, cut), text.substring(cut)}));
    }

    /** Then a text in a class file takes a byte for each, and no escape in a source. */
    @ParameterizedTest
    @ValueSource(ints = {1, 3, 91, 500})
    void itIsWrittenInPrintableCharacters(int distance) {
        long[] table = new long[WORDS];
        for (int place = 0; place < Long.SIZE * WORDS; place += distance) {
            table[place / Long.SIZE] |= 1L << place;
        }

        assertTrue(TailTable.write(table).matches("[#-\\[\\]-~]*"), () -> TailTable.write(table));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 4, 1 << 10, 1 << 16})
    void everyStateThatIsPutInIsFoundAndFewOthersAre(int words) {
        Random random = new Random(words);
        long[] occupancies = random.longs(2L * words).toArray();
        long[] images = random.longs(2L * words).toArray();
        long[] table = new long[words];
        for (int state = 0; state < occupancies.length; state++) {
            int place = TailTable.place(words, occupancies[state], images[state]);
            table[place / Long.SIZE] |= 1L << place;
        }

        assertEquals(
                occupancies.length,
                IntStream.range(0, occupancies.length)
                        .filter(state -> TailTable.mayComplete(table, occupancies[state], images[state]))
                        .count());
        // One of 32 bits is set.
        long passed = IntStream.range(0, 20_000)
                .filter(other -> TailTable.mayComplete(table, random.nextLong(), random.nextLong()))
                .count();
        assertTrue(passed < 1000, () -> passed + " of 20000");
    }
}
