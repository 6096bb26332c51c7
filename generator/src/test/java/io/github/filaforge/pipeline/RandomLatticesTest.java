package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.oracle.RandomLattices.Sample;
import io.github.filaforge.oracle.Seeds;
import java.util.List;
import java.util.stream.Stream;

/** Random puzzles of every lattice. */
class RandomLatticesTest extends RandomTrials {

    private static final List<PuzzleTrial<?>> TRIALS = Lattices.names().stream()
            .flatMap(name -> Stream.concat(
                    RandomLattices.stream(name, Seeds.part(33)),
                    RandomLattices.withOptionalCells(name, Seeds.part(33))))
            .<PuzzleTrial<?>>map(RandomLatticesTest::trial)
            .toList();

    static List<PuzzleTrial<?>> trials() {
        return TRIALS;
    }

    private static PuzzleTrial<?> trial(Sample sample) {
        return new PuzzleTrial<>(
                sample.toString(),
                sample.puzzle(),
                sample.solutions(),
                pieces -> PuzzleTrial.partition(sample.puzzle().lattice(), pieces),
                reflected -> sample.solver().orbits(sample.solutions(), reflected));
    }
}
