package io.github.filaforge.oracle;

import java.util.List;
import java.util.Random;

/** Names for pieces, no two alike: single letters, or now and then longer ones that a reader may trip over. */
final class RandomNames {

    private static final List<String> PREFIXES = List.of("p", "Piece", "x-", "0", "a_b", "*", "L", "D");

    private final Random random;
    private final boolean lettersOnly;
    private int used;

    RandomNames(Random random) {
        this.random = random;
        this.lettersOnly = random.nextInt(3) > 0;
    }

    String next() {
        int number = used++;
        if (lettersOnly && number < 26) {
            return String.valueOf((char) ('A' + number));
        }
        return PREFIXES.get(random.nextInt(PREFIXES.size())) + number;
    }
}
