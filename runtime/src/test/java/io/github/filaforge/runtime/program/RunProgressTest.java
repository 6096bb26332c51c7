package io.github.filaforge.runtime.program;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.run.RunResult;
import java.math.BigInteger;
import java.util.List;
import org.junit.jupiter.api.Test;

class RunProgressTest {

    @Test
    void aProgramWithItsOwnSearchReportsTheRootsThatAreDone() {
        RunResult soFar = new RunResult(BigInteger.TEN, false, 3, List.of());

        assertEquals("[#####...............] 3 of 12 roots, 10 solutions, 7 s", RunProgress.text(soFar, 12, 7));
    }
}
