package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.RandomChoices;
import io.github.filaforge.oracle.RandomChoices.Sample;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random puzzles of every lattice with choices of cells that stay open. The plain search solves the board of each combination
 * of options by itself.
 */
@Tag("seconds")
class RandomChoicesTest extends RandomTrials {

    private static final List<PuzzleTrial<?>> TRIALS = Lattices.names().stream()
            .flatMap(name -> RandomChoices.stream(name, Seeds.part(33)))
            .<PuzzleTrial<?>>map(RandomChoicesTest::trial)
            .toList();

    static List<PuzzleTrial<?>> trials() {
        return TRIALS;
    }

    @ParameterizedTest
    @MethodSource("trials")
    void theGraphHasTheSolutionsOfThePlainSearch(PuzzleTrial<?> trial) {
        trial.assertGraphHasItsSolutions();
    }

    @ParameterizedTest
    @MethodSource("trials")
    void mergingListsSymmetricSolutionsOnce(PuzzleTrial<?> trial) {
        trial.assertMergingListsSymmetricSolutionsOnce();
    }

    private static PuzzleTrial<?> trial(Sample sample) {
        return new PuzzleTrial<>(
                sample.toString(),
                sample.puzzle(),
                sample.solutions(),
                pieces -> solution(sample, pieces),
                reflected -> sample.orbits(sample.solutions(), reflected));
    }

    private static RandomChoices.Solution solution(Sample sample, List<PlacedPiece> pieces) {
        Lattice lattice = sample.puzzle().lattice();
        List<String> choices =
                sample.puzzle().choices().stream().map(Piece::name).toList();
        Map<String, List<Cell>> chosen = new TreeMap<>();
        List<List<Cell>> parts = new ArrayList<>();
        for (PlacedPiece piece : pieces) {
            List<Cell> cells = PuzzleTrial.cells(lattice, piece);
            if (choices.contains(piece.name())) {
                chosen.put(piece.name(), cells.stream().sorted().toList());
            } else {
                parts.add(cells);
            }
        }
        return new RandomChoices.Solution(chosen, new Partition(parts));
    }
}
