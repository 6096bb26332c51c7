package io.github.filaforge.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.runtime.program.JobMain;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilaforgeExampleTest {

    private static final Path SOMA = Path.of("../def/somacube.txt");

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final FilaforgeExample example = new FilaforgeExample(new PrintStream(bytes, true, StandardCharsets.UTF_8));

    private String printed() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    @Test
    void theSolutionsOfAFileAreCounted() {
        example.count(SOMA);

        assertEquals("480 solutions of somacube\n", printed());
    }

    @Test
    void thePiecesOfASolutionAreToldByTheirCells() {
        example.printPieces();

        assertEquals("""
                V lies at [[0, 0, 0], [0, 1, 0], [1, 1, 0]]
                I lies at [[1, 0, 0], [2, 0, 0]]
                V V w
                V I I
                I lies at [[0, 0, 0], [0, 1, 0]]
                V lies at [[1, 0, 0], [1, 1, 0], [2, 0, 0]]
                I V w
                I V V
                """, printed());
    }

    @Test
    void aListenerIsToldOfSolutions() {
        example.listen();

        assertEquals("A B\nA B\n1 solution, 2 fits\n", printed());
    }

    @Test
    void aStreamThatIsClosedEndsTheSearch() {
        example.cancel(SOMA);

        assertEquals("3 solutions are enough\n", printed());
    }

    @Test
    void aSavedJobRunsInAnotherJvmWithTheRuntimeAlone(@TempDir Path folder) throws Exception {
        example.save(SOMA, folder);

        assertEquals("package made.by.example;\ntrue\n", printed());
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        runtime(),
                        JobMain.class.getName(),
                        folder.toString(),
                        "--count")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        assertEquals("480\n", new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        assertEquals(0, process.waitFor());
    }

    /** The classes of the runtime by themselves. */
    private static String runtime() throws Exception {
        return Path.of(JobMain.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString();
    }
}
