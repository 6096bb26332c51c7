package io.github.filaforge.pipeline;

import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Piece;
import io.github.filaforge.oracle.PlainClosedBox.Part;
import io.github.filaforge.oracle.RandomClosedBoxes;
import io.github.filaforge.oracle.RandomClosedBoxes.Sample;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

/** Random puzzles in closed boxes of every lattice, with colours and without. */
@Tag("seconds")
class RandomClosedBoxesTest extends RandomTrials {

    private static final List<PuzzleTrial<?>> TRIALS = lattices()
            .flatMap(name -> Stream.concat(
                    RandomClosedBoxes.stream(name, Rows.part(26)),
                    Stream.concat(
                            RandomClosedBoxes.withColours(name, Rows.part(26)),
                            RandomClosedBoxes.withTurns(name, Rows.part(26)))))
            .<PuzzleTrial<?>>map(RandomClosedBoxesTest::trial)
            .toList();

    static List<PuzzleTrial<?>> trials() {
        return TRIALS;
    }

    private static Stream<String> lattices() {
        return Lattices.names().stream().filter(name -> {
            Lattice lattice = Lattices.named(name).orElseThrow();
            return !lattice.hasJunctions() && lattice.coordinates() == 3;
        });
    }

    private static PuzzleTrial<?> trial(Sample sample) {
        Map<String, Piece> pieces =
                sample.puzzle().mobilePieces().stream().collect(Collectors.toMap(Piece::name, Function.identity()));
        return new PuzzleTrial<>(
                sample.toString(),
                sample.puzzle(),
                sample.solutions(),
                solution -> solution(sample, pieces, solution),
                reflected -> sample.solver().orbits(sample.solutions(), reflected));
    }

    private static Set<Part> solution(Sample sample, Map<String, Piece> pieces, List<PlacedPiece> solution) {
        Lattice lattice = sample.puzzle().lattice();
        return solution.stream()
                .map(piece -> sample.solver().part(pieces.get(piece.name()), PuzzleTrial.cells(lattice, piece)))
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Closed boxes with pieces that may be left over. */
    @Nested
    class WithRanges extends RandomTrials {

        private static final List<PuzzleTrial<?>> TRIALS = lattices()
                .flatMap(name -> Stream.concat(
                        RandomClosedBoxes.withRanges(name, Rows.part(26)),
                        RandomClosedBoxes.withTurnsAndRanges(name, Rows.part(44))))
                .<PuzzleTrial<?>>map(RandomClosedBoxesTest::trial)
                .toList();

        static List<PuzzleTrial<?>> trials() {
            return TRIALS;
        }
    }
}
