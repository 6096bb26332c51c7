package io.github.filaforge.strategy.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ImageSetTest {

    private static final int LIMIT = 200;

    @Test
    void whatIsCommonIsTakenOutByRemoval() {
        ImageSet even = set(IntStream.range(0, LIMIT).filter(number -> number % 2 == 0));
        ImageSet three = set(IntStream.range(60, 140).filter(number -> number % 3 == 0));

        assertArrayEquals(
                IntStream.range(60, 140).filter(number -> number % 6 == 0).toArray(), even.common(three, 14));
        assertEquals(14, even.countCommon(three, Integer.MAX_VALUE));
        assertEquals(5, even.countCommon(three, 5));
        even.removeAll(three);
        assertEquals(0, even.countCommon(three, Integer.MAX_VALUE));
    }

    @Test
    void nothingIsCommonWithAnEmptySet() {
        ImageSet all = set(IntStream.range(0, LIMIT));

        assertArrayEquals(new int[0], all.common(new ImageSet(LIMIT), 0));
        assertEquals(0, all.countCommon(new ImageSet(LIMIT), Integer.MAX_VALUE));
    }

    @Test
    void aCopyIsAsTheOtherSetAndChangesAlone() {
        ImageSet copy = set(IntStream.range(0, LIMIT));
        ImageSet few = set(IntStream.of(70, 131));

        copy.copyWithout(few, new ImageSet(LIMIT));
        assertArrayEquals(new int[] {70, 131}, copy.common(set(IntStream.range(0, LIMIT)), 2));
        copy.removeAll(few);
        assertEquals(2, few.countCommon(few, Integer.MAX_VALUE));
    }

    @Test
    void whatIsLeftWithoutAThirdSetIsCountedAsItIsCopied() {
        ImageSet all = set(IntStream.range(0, LIMIT));
        ImageSet some = set(IntStream.range(60, 140));
        ImageSet few = set(IntStream.of(10, 70, 131));
        ImageSet left = new ImageSet(LIMIT);

        left.copyWithout(all, few);

        assertEquals(78, left.countCommon(some, Integer.MAX_VALUE));
        assertEquals(78, all.countCommonWithout(few, some, Integer.MAX_VALUE));
        assertEquals(5, all.countCommonWithout(few, some, 5));
    }

    private static ImageSet set(IntStream numbers) {
        ImageSet set = new ImageSet(LIMIT);
        numbers.forEach(set::add);
        return set;
    }
}
