package io.github.filaforge.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** A layout keeps some of its words, and is to be what it would be with all of them: a number with a bit for each cell. */
class LayoutTest {

    private static final int CELLS = 300;

    @RepeatedTest(200)
    void aLayoutIsABitField(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        int[] cells = someCells(random);
        int[] others = random.nextInt(4) == 0 ? cells : someCells(random);
        Layout one = Layout.of(CELLS, cells);
        Layout other = Layout.of(CELLS, others);
        BigInteger bits = bits(cells);
        BigInteger otherBits = bits(others);

        assertArrayEquals(cells, one.cells());
        assertEquals(cells.length, one.size());
        assertEquals(bits.getLowestSetBit(), one.first());
        assertEquals(bits, bits(IntStream.range(0, CELLS).filter(one::contains).toArray()));
        assertEquals(bits.or(otherBits), bits(one.union(other).cells()));
        assertEquals(one.union(other), other.union(one));
        assertEquals(bits.and(otherBits).signum() != 0, one.intersects(other));
        assertEquals(bits.compareTo(otherBits), Integer.signum(one.compareTo(other)));
        assertEquals(bits.equals(otherBits), one.equals(other));
        for (int word = 0; word < one.wordCount(); word++) {
            assertEquals(bits.shiftRight(word * Long.SIZE).longValue(), one.word(word));
        }
        int[] backwards =
                IntStream.range(0, CELLS).map(cell -> CELLS - 1 - cell).toArray();
        assertEquals(
                Layout.of(
                        CELLS, IntStream.of(cells).map(cell -> cell - cells[0]).toArray()),
                one.fromFirst());
        assertEquals(one, one.renumber(backwards).renumber(backwards));
    }

    @Test
    void theFullLayoutHasEveryCell() {
        assertArrayEquals(
                IntStream.range(0, CELLS).toArray(), Layout.full(CELLS).cells());
        assertEquals(Layout.empty(CELLS), Layout.of(CELLS));
    }

    private static int[] someCells(Random random) {
        int from = random.nextInt(CELLS);
        int to = from + random.nextInt(CELLS - from);
        return IntStream.range(from, to).filter(cell -> random.nextInt(8) == 0).toArray();
    }

    private static BigInteger bits(int... cells) {
        BigInteger bits = BigInteger.ZERO;
        for (int cell : cells) {
            bits = bits.setBit(cell);
        }
        return bits;
    }
}
