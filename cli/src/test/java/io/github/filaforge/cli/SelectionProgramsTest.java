package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Programs that have the solvers of all selections of the pieces of a puzzle. */
@Tag("processes")
@Timeout(120)
class SelectionProgramsTest {

    @TempDir
    private Path folder;

    private String puzzle;

    /** Eight cells of which two may stay empty; one selection has a piece that fits nowhere. */
    @BeforeEach
    void writePuzzle() throws IOException {
        puzzle = Files.writeString(folder.resolve("ladder.txt"), """
                D:xDim=4:yDim=2:zDim=1
                R
                * * * ?
                * * * ?
                ~R
                C:name=I:copies=0-3:layout=0 0 0, 1 0 0
                C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                C:name=V:copies=0-2:layout=0 0 0, 1 0 0, 0 1 0
                C:name=Z:copies=0-1:layout=0 0 0, 0 1 0, 0 2 0
                ~D
                """).toString();
    }

    private Path packaged() {
        Path jar = folder.resolve("ladder.jar");
        assertEquals(0, fila("package", "--output", jar.toString(), puzzle).exitCode());
        return jar;
    }

    private Ended java(String... arguments) throws Exception {
        Path out = folder.resolve("printed");
        Path err = folder.resolve("said");
        int exitCode = new ProcessBuilder(ProcessTest.javaCommand(arguments))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        return new Ended(exitCode, Files.readString(out), Files.readString(err));
    }

    @Test
    void aJarHasTheSolutionsOfAllSelectionsWithOneNumber() throws Exception {
        String jar = packaged().toString();
        Ended solved = fila("solve", puzzle);

        Ended all = java("-jar", jar);

        assertTrue(solved.out().contains("# --- SOLUTION 9 ---"), solved.out());
        assertEquals(solved, all);
        assertEquals(all, java("-jar", jar, "--threads", "3"));
        String number = solved.err().replace(" solutions", "");
        assertEquals(new Ended(0, number, ""), java("-jar", jar, "--count"));
        assertEquals(
                "stopped after 3 solutions; there may be more\n",
                java("-jar", jar, "--limit", "3").err());
        assertTrue(java("-jar", jar, "--version").out().startsWith("LadderSelections, a solver by Filaforge"));
    }

    @Test
    void itsSolutionsInEveryFormAreThoseOfThePuzzle() throws Exception {
        String jar = packaged().toString();
        for (String format : List.of("ndjson", "csv", "pieces", "def")) {
            Path solutions = Files.writeString(
                    folder.resolve(format),
                    java("-jar", jar, "--format", format).out());
            Ended verified = fila("verify", puzzle, solutions.toString());
            assertEquals(0, verified.exitCode(), verified.err());
        }
    }

    @Test
    void aJarThatIsStoppedGoesOn() throws Exception {
        String jar = packaged().toString();
        String point = folder.resolve("point").toString();
        Path output = folder.resolve("out.txt");
        String[] call = {"-jar", jar, "--checkpoint", point, "--output", output.toString()};

        Ended stopped = java(SelectionsTest.with(call, "--limit", "4"));
        Ended ended = java(SelectionsTest.with(call, "--resume"));

        assertEquals("stopped after 4 solutions; there may be more\n", stopped.err());
        Ended solved = fila("solve", puzzle);
        assertEquals(solved.err(), ended.err());
        assertEquals(solved.out(), Files.readString(output));
    }

    @Test
    void sourcesAreCompiledByTheCommandThatIsPrinted() throws Exception {
        Path sources = folder.resolve("sources");

        Ended generated = fila("generate", "--package", "ladders", "--output", sources.toString(), puzzle);

        String classPath = sources.resolve("filaforge-runtime.jar") + File.pathSeparator + sources;
        String program = sources.resolve("ladders/LadderSelections.java").toString();
        assertTrue(
                generated.err().contains("to compile it:      javac -cp " + classPath + " " + program),
                generated.err());
        assertEquals(
                0,
                ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-Xlint:all", "-Werror", "-cp", classPath, program));
        assertEquals(fila("solve", puzzle), java("-cp", classPath, "ladders.LadderSelections"));
    }

    @Test
    void whatIsWrittenForOneSolverIsRefusedAndTheRemedyNamed() throws IOException {
        String box = Files.writeString(folder.resolve("box.txt"), """
                D:xDim=3:yDim=2:zDim=1
                C:name=I:copies=0-3:layout=0 0 0, 1 0 0
                C:name=O:copies=0-1:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
                ~D
                """).toString();
        String sources = folder.resolve("sources").toString();
        String page = folder.resolve("page.html").toString();

        for (Ended ended : List.of(
                fila("generate", "--standalone", "--output", sources, puzzle),
                fila("package", "--html", page, box),
                fila("generate", "--strategy", "merge", "--output", sources, puzzle))) {
            assertEquals(2, ended.exitCode(), ended.err());
            assertTrue(ended.err().contains("--selection K"), ended.err());
        }
        assertEquals(
                0,
                fila("generate", "--standalone", "--selection", "2", "--output", sources, puzzle)
                        .exitCode());
    }

    @Test
    void aPuzzleThatNoSelectionFillsGivesNoProgram() throws IOException {
        String unfillable = Files.writeString(folder.resolve("gap.txt"), """
                D:xDim=3:yDim=1:zDim=1
                C:name=I:copies=1-2:layout=0 0 0, 1 0 0
                ~D
                """).toString();

        Ended ended = fila("package", "--output", folder.resolve("gap.jar").toString(), unfillable);

        assertEquals(0, ended.exitCode());
        assertEquals("no solution of gap: no selection of its pieces has one; no jar is written\n", ended.err());
    }
}
