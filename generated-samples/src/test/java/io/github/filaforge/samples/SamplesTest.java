package io.github.filaforge.samples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.SolutionPrinter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The samples are what the generator writes today, and they solve their puzzles. */
class SamplesTest {

    private static final String SOURCES = "src/main/java";
    private static final String RENEW = "renew the samples by: ./fila generate --package io.github.filaforge.samples"
            + " -o generated-samples/src/main/java def/pentominoes_10x6.txt def/somacube.txt";

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, Pentominoes10x6Fila", "somacube, SomacubeFila"})
    void sampleIsWhatTheGeneratorWrites(String definition, String className, @TempDir Path folder) throws Exception {
        Process generator = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "io.github.filaforge.cli.Main",
                        "generate",
                        "--package",
                        "io.github.filaforge.samples",
                        "-o",
                        folder.toString(),
                        Path.of("..", "def", definition + ".txt").toString())
                .redirectErrorStream(true)
                .start();
        String output = new String(generator.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, generator.waitFor(), output);

        Path file = Path.of("io", "github", "filaforge", "samples", className + ".java");
        assertEquals(
                Files.readString(folder.resolve(file)), Files.readString(Path.of(SOURCES).resolve(file)), RENEW);
    }

    @Test
    void samplesSolveTheirPuzzles() {
        assertEquals(2339, solutions(new Pentominoes10x6Fila()));
        assertEquals(480, solutions(new SomacubeFila()));
    }

    private static long solutions(GeneratedSolver solver) {
        SolutionPrinter printer = new SolutionPrinter(solver.board(), null);
        Stream.iterate(0, root -> root < solver.rootCount(), root -> root + 1)
                .forEach(root -> solver.search(root, printer));
        return printer.count();
    }
}
