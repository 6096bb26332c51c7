package io.github.filaforge.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.runtime.program.JobDescription;
import io.github.filaforge.runtime.program.JobMain;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SolutionSink;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Jobs as files, and the solvers that they describe. */
@Timeout(60)
class JobTest {

    private static final JobDescription LINE =
            new JobDescription(LineSolver.class.getName(), GeneratedSolver.FORMAT, "line", "sieve", 3, "-o x");

    @TempDir
    Path folder;

    private Path file() {
        return folder.resolve(JobMain.DESCRIPTION);
    }

    @Test
    void aJobIsATextOfPropertiesInAFixedOrder() throws Exception {
        LINE.write(file());

        assertEquals("""
                class=io.github.filaforge.runtime.LineSolver
                format=4
                puzzle=line
                strategy=sieve
                roots=3
                options=-o x
                """, Files.readString(file(), StandardCharsets.US_ASCII));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", " begins with a blank", "ends with one ", "a=b:c#d!", "back\\slash", "\t\n\r", "\u00e4\u2082"
            })
    void everyNameIsReadAsItWasWritten(String name) throws Exception {
        JobDescription job = new JobDescription("a.B", 2, name, name, 1, name);
        job.write(file());

        assertEquals(job, JobDescription.read(file()));
    }

    @Test
    void whatIsNoJobIsRefused() throws Exception {
        for (String text : new String[] {"", "class=a.B\nformat=x\n", "class=\\u00\n"}) {
            Files.writeString(file(), text);

            IOException refusal = assertThrows(IOException.class, () -> JobDescription.read(file()));

            assertTrue(refusal.getMessage().contains(" is not a job: "), refusal.getMessage());
        }
    }

    @Test
    void theSolverOfAJobSearches() {
        Search solver = LINE.load(JobTest.class.getClassLoader());

        assertEquals(2, solver.search(0, solution -> {}).solutions().intValue());
    }

    /** A solver whose solutions are no images on a board: it finds none. */
    public static final class Boardless implements RootsOnly {

        @Override
        public RootResult search(RootPart root, SolutionSink sink) {
            return new RootResult(root.root(), BigInteger.ZERO, true, List.of());
        }
    }

    @Test
    void aSolverWithoutBoardSearchesToo() {
        JobDescription job =
                new JobDescription(Boardless.class.getName(), GeneratedSolver.FORMAT, "none", "edge", 1, "");

        Search solver = job.load(JobTest.class.getClassLoader());

        assertTrue(solver.search(0, solution -> {}).complete());
    }

    @Test
    void aSolverOfAnotherFormatIsRefusedBeforeItIsLoaded() {
        JobDescription old = new JobDescription("no.such.Solver", 1, "line", "sieve", 3, "");

        assertEquals(
                "this solver was generated for format 1 of the Filaforge runtime, but this is format 4: generate it again",
                refusal(old));
    }

    private static String refusal(JobDescription job) {
        return assertThrows(IllegalStateException.class, () -> job.load(JobTest.class.getClassLoader()))
                .getMessage();
    }

    @Test
    void aClassThatIsNoSolverOrAnotherOneIsRefused() {
        JobDescription missing = new JobDescription("no.such.Solver", GeneratedSolver.FORMAT, "line", "sieve", 3, "");
        JobDescription other = new JobDescription("java.lang.String", GeneratedSolver.FORMAT, "line", "sieve", 3, "");
        JobDescription longer =
                new JobDescription(LineSolver.class.getName(), GeneratedSolver.FORMAT, "line", "sieve", 4, "");

        assertTrue(refusal(missing).startsWith("cannot load the solver no.such.Solver: "), refusal(missing));
        assertTrue(refusal(other).startsWith("cannot load the solver java.lang.String: "), refusal(other));
        assertEquals("the solver " + LineSolver.class.getName() + " has 3 roots, but the job has 4", refusal(longer));
    }

    private SolverProcess runJob(String... arguments) throws Exception {
        return SolverProcess.run(
                folder,
                SolverProcess.command(SolverProcess.classes(RootRunner.class).toString(), JobMain.class, arguments));
    }

    @Test
    void aJobRunsFromItsFolder() throws Exception {
        String path = LineSolver.class.getName().replace('.', '/') + ".class";
        Path classFile = folder.resolve(path);
        Files.createDirectories(classFile.getParent());
        Files.copy(SolverProcess.classes(LineSolver.class).resolve(path), classFile);
        LINE.write(file());

        assertEquals(new SolverProcess(0, "6\n", ""), runJob(folder.toString(), "--count", "--threads", "2"));
    }

    @Test
    void aFolderWithoutAJobIsAMistake() throws Exception {
        SolverProcess process = runJob(folder.toString());

        assertEquals(2, process.exitCode());
        assertTrue(process.err().startsWith("cannot run " + folder + ": "), process.err());
    }

    @Test
    void noFolderIsAMistake() throws Exception {
        SolverProcess process = runJob("--count");

        assertEquals(2, process.exitCode());
        assertTrue(process.err().startsWith("Usage: "), process.err());
    }
}
