package io.github.filaforge.page.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;

/** The product of longs in a browser, compared with that of the JDK. */
class WideProductTest {

    @Test
    void theUpperBitsAreThoseOfTheJdk() {
        Random random = new Random(1);
        long[] special = {0, 1, -1, Long.MAX_VALUE, Long.MIN_VALUE, 0xffffffffL, 1L << 32};
        for (int i = 0; i < 10_000; i++) {
            long first = i < 49 ? special[i / 7] : random.nextLong();
            long second = i < 49 ? special[i % 7] : random.nextLong();

            assertEquals(
                    Math.multiplyHigh(first, second), WideProduct.multiplyHigh(first, second), first + " " + second);
        }
    }
}
