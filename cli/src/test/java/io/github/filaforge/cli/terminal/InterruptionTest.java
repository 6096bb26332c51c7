package io.github.filaforge.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Interruptions between the searches of one puzzle. */
class InterruptionTest {

    @Test
    void whileNoSearchGoesOnItIsAnswered() {
        AtomicInteger answers = new AtomicInteger();
        try (Interruption interruption = Interruption.answered(answers::incrementAndGet)) {
            interruption.searching(true);
            interruption.interrupted();
            assertEquals(0, answers.get(), "the search answers");

            interruption.searching(false);
            interruption.interrupted();
            assertEquals(1, answers.get());
        }
    }
}
