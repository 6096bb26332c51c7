package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.search.UniformNumber;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers drawn at random are no more likely the smaller they are. */
class UniformNumberTest {

    /** Gives these numbers, one after the other. */
    private static RandomGenerator giving(Long... numbers) {
        Deque<Long> left = new ArrayDeque<>(List.of(numbers));
        return left::remove;
    }

    @Test
    void oneNumberNeedsNoRandomness() {
        assertEquals(BigInteger.ZERO, UniformNumber.below(BigInteger.ONE, giving()));
    }

    @Test
    void whatIsTheBoundOrMoreIsDrawnAgain() {
        long three = -1L;
        long two = 1L << 63;

        assertEquals(BigInteger.TWO, UniformNumber.below(BigInteger.valueOf(3), giving(three, three, two)));
    }

    @Test
    void numbersBeyondLongHaveAllTheirBits() {
        BigInteger bound = BigInteger.ONE.shiftLeft(100);

        assertEquals(bound.subtract(BigInteger.ONE), UniformNumber.below(bound, giving(-1L, -1L)));
        assertEquals(BigInteger.ONE.shiftLeft(36), UniformNumber.below(bound, giving(1L, 0L)));
    }

    @Test
    void thereIsNoNumberBelowZero() {
        assertThrows(IllegalArgumentException.class, () -> UniformNumber.below(BigInteger.ZERO, giving()));
    }

    /** The test uses Pearson's statistic. The seeded generator exceeds its one-in-a-thousand value at no bound. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 64, 65, 127})
    void eachNumberComesAsOftenAsAnyOther(int bound) {
        SplittableRandom random = new SplittableRandom(bound);
        int[] counts = new int[bound];
        int each = 1000;
        for (int i = 0; i < each * bound; i++) {
            counts[UniformNumber.below(BigInteger.valueOf(bound), random).intValueExact()]++;
        }

        double statistic = ChiSquare.of(counts, each);

        assertTrue(statistic < ChiSquare.critical(bound - 1), () -> statistic + " for " + bound);
    }
}
