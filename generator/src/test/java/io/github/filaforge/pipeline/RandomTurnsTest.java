package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.RandomTurns;
import io.github.filaforge.oracle.Seeds;
import java.util.List;

/** Random puzzles of every lattice with pieces that may not make all turns. */
class RandomTurnsTest extends RandomTrials {

    private static final List<PuzzleTrial<?>> TRIALS = Lattices.names().stream()
            .flatMap(name -> RandomTurns.stream(name, Seeds.part(33)))
            .<PuzzleTrial<?>>map(RandomColoursTest::trial)
            .toList();

    static List<PuzzleTrial<?>> trials() {
        return TRIALS;
    }
}
