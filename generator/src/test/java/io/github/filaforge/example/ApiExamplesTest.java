package io.github.filaforge.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.program.JobMain;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples of docs/api.md: the document shows these files, and they do what the document states. A block {@code java
 * NAME} is a file from its first import on; the block {@code text} behind it is the output.
 */
class ApiExamplesTest {

    private static final Path GUIDE = Path.of("../docs/api.md");
    private static final Path EXAMPLES = Path.of("src/test/java/io/github/filaforge/example");
    private static final Path SOMA = Path.of("../def/somacube.txt");
    private static final Pattern EXAMPLE =
            Pattern.compile("(?ms)^```java (\\S+)\\n(.*?)^```\\n.*?^```text\\n(.*?)^```$");

    @TempDir
    private Path folder;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);

    private String printed() {
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static List<MatchResult> examples() throws Exception {
        return EXAMPLE.matcher(Files.readString(GUIDE)).results().toList();
    }

    /** Returns the output that the guide shows below an example. */
    private static String shown(String name) throws Exception {
        return examples().stream()
                .filter(example -> example.group(1).equals(name))
                .findFirst()
                .orElseThrow()
                .group(3);
    }

    @Test
    void theGuideShowsTheFilesThatTheBuildCompiles() throws Exception {
        Map<String, String> shown = new LinkedHashMap<>();
        Map<String, String> compiled = new LinkedHashMap<>();
        for (MatchResult example : examples()) {
            String source = Files.readString(EXAMPLES.resolve(example.group(1)));
            shown.put(example.group(1), example.group(2));
            compiled.put(example.group(1), source.substring(source.indexOf("import ")));
        }

        assertEquals(
                List.of(
                        "Count.java",
                        "SolveFile.java",
                        "BuildSolver.java",
                        "LimitSearch.java",
                        "DrawAtRandom.java",
                        "TakeApart.java"),
                List.copyOf(shown.keySet()));
        assertEquals(compiled, shown, "copy the file into docs/api.md, from its first import on");
    }

    @Test
    void theSolutionsOfAFileAreCounted() throws Exception {
        out.println(Count.count(SOMA));

        assertEquals(shown("Count.java"), printed());
    }

    @Test
    void aFileIsSolved() throws Exception {
        SolveFile.solve(SOMA, out);

        assertEquals(shown("SolveFile.java"), printed());
    }

    @Test
    void aMistakeInAFileIsReportedWithItsPlace() throws Exception {
        Path wrong = Files.writeString(folder.resolve("wrong.txt"), "D:xDim=5:yDim=4:zDim=1\nL\nA A\n~D\n");

        SolveFile.solve(wrong, out);

        assertTrue(printed().startsWith(wrong + ":"), this::printed);
    }

    @Test
    void aPuzzleThatIsKnownToBeImpossibleHasNoSolutions() throws Exception {
        SolveFile.solve(Path.of("../def/hexominoes_15x14.txt"), out);

        assertTrue(printed().startsWith("0 solutions: "), this::printed);
    }

    @Test
    void aSolverIsMadeOfAPuzzleInCode() throws Exception {
        BuildSolver.build(folder, out);

        assertEquals(shown("BuildSolver.java"), printed());
        assertTrue(Files.readString(folder.resolve("CornerSieve.java")).contains("package made.by.example;"));
    }

    @Tag("processes")
    @Test
    void aSavedSolverRunsInAnotherJvmWithTheRuntimeAlone() throws Exception {
        BuildSolver.build(folder, out);
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        runtime(),
                        JobMain.class.getName(),
                        folder.resolve("job").toString(),
                        "--count")
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();

        String count = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

        assertEquals(0, process.waitFor());
        assertEquals(printed().substring(0, printed().indexOf(' ')), count.strip());
    }

    @Test
    void aSearchPrintsItsProgress() throws Exception {
        LimitSearch.search(Filaforge.read(SOMA), Duration.ofHours(1), out);

        List<String> lines = printed().lines().toList();
        List<String> guide = shown("LimitSearch.java").lines().toList();
        assertEquals(guide.get(0), lines.get(0));
        assertEquals(guide.get(guide.size() - 1), lines.get(lines.size() - 1));
    }

    @Test
    void aSearchEndsWhenItsTimeIsOver() throws Exception {
        Puzzle puzzle = Filaforge.read(Path.of("../def/hexominoes_15x14_parallelogram.txt"));

        LimitSearch.search(puzzle, Duration.ofMillis(1), out);

        assertTrue(printed().matches("(?s).*(or more|before the search began)\n"), this::printed);
    }

    @Tag("seconds")
    @Test
    void aSolutionIsDrawnAtRandom() throws Exception {
        DrawAtRandom.draw(3, out);

        assertEquals(shown("DrawAtRandom.java"), printed());
    }

    @Test
    void anAssemblyIsTakenApart() throws Exception {
        TakeApart.takeApart(Filaforge.read(SOMA), out);

        assertEquals(shown("TakeApart.java"), printed());
    }

    /** Returns the folder of the classes of the runtime. */
    private static String runtime() throws Exception {
        return Path.of(JobMain.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString();
    }
}
