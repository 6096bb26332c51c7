package io.github.filaforge.runtime.merge.level;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.runtime.search.LevelListener;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Work that threads share: each task is done once, or its fault is reported. */
@Timeout(60)
class SharedWorkTest {

    private static final int THINGS = 5000;

    /** Counts how often each thing is done. */
    private static class Counting extends SharedWork {

        private final AtomicIntegerArray times = new AtomicIntegerArray(THINGS);

        Counting() {
            super(THINGS);
        }

        /** Works on one thing. */
        void work(int number) {
            times.incrementAndGet(number);
        }

        @Override
        public Part newPart() {
            return new Part() {
                @Override
                public void workOn(int number) {
                    work(number);
                }

                @Override
                public void end() {
                    // Nothing is kept.
                }
            };
        }

        void assertAllDoneOnce() {
            for (int number = 0; number < THINGS; number++) {
                assertEquals(1, times.get(number), "thing " + number);
            }
        }
    }

    @Test
    void eachThingIsDoneOnceByAnyNumberOfThreads() {
        for (int threads = 1; threads <= 4; threads++) {
            Counting counting = new Counting();
            counting.run(threads, LevelListener.NONE);
            counting.assertAllDoneOnce();
        }
    }

    @Test
    void aFaultOfAnyThreadIsThrown() {
        IllegalStateException fault = new IllegalStateException();
        Counting counting = new Counting() {
            @Override
            void work(int number) {
                if (number == 3000) {
                    throw fault;
                }
            }
        };

        assertSame(fault, assertThrows(IllegalStateException.class, () -> counting.run(3, LevelListener.NONE)));
    }
}
