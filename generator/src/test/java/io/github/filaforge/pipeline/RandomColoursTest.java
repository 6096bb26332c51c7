package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.oracle.PlainColours.Solution;
import io.github.filaforge.oracle.RandomColours;
import io.github.filaforge.oracle.RandomColours.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Random puzzles with colours. */
class RandomColoursTest extends RandomTrials {

    private static final List<PuzzleTrial<?>> TRIALS = Lattices.names().stream()
            .flatMap(name -> RandomColours.stream(name, Seeds.part(33)))
            .<PuzzleTrial<?>>map(RandomColoursTest::trial)
            .toList();

    static List<PuzzleTrial<?>> trials() {
        return TRIALS;
    }

    static PuzzleTrial<?> trial(Sample sample) {
        return new PuzzleTrial<>(
                sample.toString(),
                sample.puzzle(),
                sample.solutions(),
                pieces -> solution(sample, pieces),
                reflected -> sample.solver().orbits(sample.solutions(), reflected));
    }

    private static Solution solution(Sample sample, List<PlacedPiece> pieces) {
        Map<String, Set<Cell>> named = new HashMap<>();
        pieces.forEach(piece -> named.put(
                piece.name(), Set.copyOf(PuzzleTrial.cells(sample.puzzle().lattice(), piece))));
        return sample.solver().solution(named);
    }
}
