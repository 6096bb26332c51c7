package io.github.filaforge.page.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The random numbers of browsers against those of the JDK. */
class SeededRandomTest {

    @Test
    void theNumbersOfASeedAreThoseOfTheJdk() {
        for (long seed : new long[] {0, 1, -1, 42, Long.MIN_VALUE, 0x123456789ABCDEFL}) {
            Random expected = new Random(seed);
            Random actual = new SeededRandom(seed);
            for (int i = 0; i < 1000; i++) {
                assertEquals(expected.nextInt(), actual.nextInt());
                assertEquals(expected.nextInt(1 + i), actual.nextInt(1 + i));
                assertEquals(expected.nextInt(Integer.MAX_VALUE - i), actual.nextInt(Integer.MAX_VALUE - i));
                assertEquals(expected.nextLong(), actual.nextLong());
                assertEquals(expected.nextDouble(), actual.nextDouble());
                assertEquals(expected.nextBoolean(), actual.nextBoolean());
            }
        }
    }
}
