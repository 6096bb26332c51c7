package io.github.filaforge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.Solution;
import io.github.filaforge.runtime.SolutionPrinter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The samples are what the generator writes today, and they solve their puzzles. */
class SamplesTest {

    private static final String SOURCES = "src/main/java";
    private static final String RENEW = "renew the samples by: generated-samples/renew";

    @ParameterizedTest
    @CsvSource({
        "pentominoes_10x6, Pentominoes10x6Sieve, --strategy sieve",
        "ypentacubes_5x5x5, Ypentacubes5x5x5Sieve, --strategy sieve",
        "pentominoes_10x6, Pentominoes10x6Fila, --strategy fila",
        "pentominoes_10x6, Pentominoes10x6FilaTables, --strategy fila-tables",
        "somacube, SomacubeFila, --strategy fila --unroll cells",
        "somacube, SomacubeDynamicSieve, --strategy dynamic-sieve",
        "somacube, SomacubeSchedule, -p --order=e=6:f=3 -f6 -n"
    })
    void sampleIsWhatTheGeneratorWrites(String definition, String className, String options, @TempDir Path folder)
            throws Exception {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "io.github.filaforge.cli.Main",
                "generate",
                "--package",
                "io.github.filaforge.samples",
                "-o",
                folder.toString()));
        command.addAll(List.of(options.split(" ", -1)));
        command.add(Path.of("..", "def", definition + ".txt").toString());
        Process generator =
                new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(generator.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, generator.waitFor(), output);

        Path file = Path.of("io", "github", "filaforge", "samples", className + ".java");
        assertEquals(
                Files.readString(folder.resolve(file)), Files.readString(Path.of(SOURCES).resolve(file)), RENEW);
    }

    @Test
    void samplesSolveTheirPuzzles() {
        assertEquals(2339, solutions(new Pentominoes10x6Sieve()));
        assertEquals(2339, solutions(new Pentominoes10x6Fila()));
        assertEquals(2339, solutions(new Pentominoes10x6FilaTables()));
        assertEquals(480, solutions(new SomacubeFila()));
        assertEquals(480, solutions(new SomacubeDynamicSieve()));
        assertEquals(480, solutions(new SomacubeSchedule()));
    }

    @Test
    void aSampleOfManySolutionsFindsTheFirst() {
        GeneratedSolver solver = new Ypentacubes5x5x5Sieve();
        List<Solution> found = new ArrayList<>();

        assertThrows(
                SearchStopped.class,
                () -> solver.search(0, solution -> {
                    found.add(solution);
                    throw new SearchStopped();
                }));
        assertEquals(25, found.get(0).imageCount());
    }

    private static long solutions(GeneratedSolver solver) {
        SolutionPrinter printer = new SolutionPrinter(solver.board(), null);
        Stream.iterate(0, root -> root < solver.rootCount(), root -> root + 1)
                .forEach(root -> solver.search(root, printer));
        return printer.count();
    }
}
