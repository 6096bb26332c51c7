package io.github.filaforge.runtime.dynamicsieve;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class StateBatchTest {

    @Test
    void aBatchKeepsAsManyChoicesAsAreMade() {
        StateBatch batch = new StateBatch(1);
        int count = 5 * StateBatch.ROOM;
        for (int choice = 0; choice < count; choice++) {
            batch.choose(choice / 7, 3 * choice, choice + 1L);
        }

        assertEquals(count, batch.choices());
        for (int choice = 0; choice < count; choice++) {
            assertEquals(choice / 7, batch.choosers()[choice]);
            assertEquals(3 * choice, batch.blocks()[choice]);
            assertEquals(choice + 1L, batch.images()[choice]);
        }
    }

    @Test
    void clearedChoicesAreMadeAnew() {
        StateBatch batch = new StateBatch(1);
        batch.choose(1, 2, 3L);
        batch.clearChoices();
        batch.choose(4, 5, 6L);

        assertEquals(1, batch.choices());
        assertEquals(4, batch.choosers()[0]);
    }
}
