package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.RandomClosedBoxes;
import io.github.filaforge.oracle.RandomColours;
import io.github.filaforge.oracle.RandomLattices;
import io.github.filaforge.oracle.RandomPuzzles;
import io.github.filaforge.oracle.Seeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The sub-puzzles of a puzzle have its solutions together, each once. */
class SubPuzzlesTest {

    private static final int MOST_LEFT = 5;

    /** A puzzle with more solutions has too many sub-puzzles to be solved one by one. */
    private static final int MOST_SOLUTIONS = 12;

    /**
     * A random puzzle and the number of its solutions that a plain search finds.
     */
    record Trial(Puzzle puzzle, int solutions) {

        @Override
        public String toString() {
            return puzzle.name();
        }
    }

    static List<Trial> trials() {
        int each = Seeds.part(44);
        Stream<Trial> plain = RandomPuzzles.stream(5)
                .limit(11L * each)
                .map(sample -> new Trial(sample.puzzle(), sample.solutions().size()));
        Stream<Trial> lattices =
                Lattices.names().stream().flatMap(lattice -> ofLattice(lattice, each * (isStick(lattice) ? 4 : 1)));
        Stream<Trial> closed = Stream.of("cubic", "triangular", "hexagonal").flatMap(lattice -> closed(lattice, each));
        return Stream.of(plain, lattices, closed)
                .flatMap(trials -> trials)
                .filter(trial -> trial.solutions() <= MOST_SOLUTIONS)
                .filter(trial -> trial.puzzle().mobilePieces().size() > 1)
                .filter(trial -> isReadable(DefinitionWriter.write(trial.puzzle())))
                .toList();
    }

    /** Returns whether a definition may have such a puzzle; none has a piece that is longer than its box. */
    private static boolean isReadable(String definition) {
        try {
            return !DefinitionReader.read("puzzle", definition).isEmpty();
        } catch (DefinitionException e) {
            return false;
        }
    }

    private static boolean isStick(String lattice) {
        return Lattices.named(lattice).orElseThrow().hasJunctions();
    }

    private static Stream<Trial> ofLattice(String lattice, int count) {
        Stream<RandomLattices.Sample> plain = Stream.concat(
                RandomLattices.stream(lattice, count), RandomLattices.withOptionalCells(lattice, 2 * count));
        return Stream.of(
                        plain.map(sample ->
                                new Trial(sample.puzzle(), sample.solutions().size())),
                        RandomColours.stream(lattice, count)
                                .map(sample -> new Trial(
                                        sample.puzzle(), sample.solutions().size())))
                .flatMap(trials -> trials);
    }

    private static Stream<Trial> closed(String lattice, int count) {
        return Stream.of(RandomClosedBoxes.stream(lattice, count), RandomClosedBoxes.withColours(lattice, count))
                .flatMap(samples -> samples)
                .map(sample -> new Trial(sample.puzzle(), sample.solutions().size()));
    }

    @ParameterizedTest
    @Tag("slow")
    @MethodSource("trials")
    void haveTheSolutionsOfThePuzzleTogether(Trial trial) {
        String definition = DefinitionWriter.write(trial.puzzle());
        for (int left = 1; left <= MOST_LEFT; left++) {
            Ended cut = all(definition, List.of("--sub-puzzles", String.valueOf(left)));
            if (!cut.err().contains("--sub-puzzles: ") && !cut.err().contains("--sub-puzzles takes")) {
                assertEquals(trial.solutions(), sum(cut), "K = " + left + " of\n" + definition);
            }
        }
    }

    @Test
    void aPieceThatGoesStraightOnAtAClosedJunctionIsNoSolution(@TempDir Path folder) throws IOException {
        // given
        String open = """
                D:lattice=square-edges:xDim=3:yDim=2
                R:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=A:copies=2:layout=0 0 0, 1 0 0
                ~D
                """;
        String closed = open.replace("C:", "R:closed=1 1 2\nC:");
        Path puzzle = Files.writeString(folder.resolve("closed.txt"), closed);

        // when
        Ended solved = filaReading(open, "solve", "-");
        Ended none = filaReading(closed, "solve", "-");
        Ended verified = filaReading(solved.out(), "verify", puzzle.toString(), "-");

        // then
        assertEquals("1 solution", solved.lastErrorLine());
        assertEquals("0 solutions", none.lastErrorLine());
        assertTrue(verified.out().contains("goes straight on at x = 1, y = 1, which is closed"), verified.out());
    }

    private static Ended all(String definition, List<String> options) {
        List<String> command = new ArrayList<>(List.of("solve", "--all"));
        command.addAll(options);
        command.add("-");
        return filaReading(definition, command.toArray(String[]::new));
    }

    /** Returns the number of solutions of sub-puzzles. */
    private static long sum(Ended cut) {
        assertEquals(0, cut.exitCode(), cut.err());
        if (cut.out().isEmpty()) {
            return 0;
        }
        Ended solved = all(cut.out(), List.of("-q"));
        assertEquals(0, solved.exitCode(), () -> solved.err() + cut.out());
        return Long.parseLong(solved.lastErrorLine().split(" ")[0]);
    }
}
