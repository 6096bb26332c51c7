package io.github.filaforge.cli;

import static io.github.filaforge.cli.ApartCommandTest.BOLT;
import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.SolveApartTest.CHOICE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Packaged programs whose solutions are the assemblies that can be taken apart, as processes of their own. */
@Tag("processes")
@Timeout(120)
class PackagedApartTest {

    private static final String STRATEGY = "fila-tables";

    /** BurrTools has 1063 assemblies and 314 solutions. */
    private static final String BURRS = "../def/solid_six_piece_burrs.txt";

    private static final String UNDECIDED =
            "an assembly of puzzle solid_six_piece_burrs is not decided, since there are more than 8 states: allow more by"
                    + " --states, or look at each assembly by ./fila apart\n";

    /** The pieces A and B are hooked into one another, and may stay together, since they have a group. C stands beside them. */
    private static final String HOOKS = """
            D:name=hooks:xDim=6:yDim=5:zDim=1
            R:layout=0 4 0, 1 4 0, 2 4 0, 3 4 0, 4 4 0, 0 3 0, 4 3 0, 0 2 0, 1 2 0, 3 2 0, 4 2 0
            R:layout=1 3 0, 2 3 0, 3 3 0, 2 2 0, 2 1 0, 1 0 0, 2 0 0, 3 0 0, 5 2 0, 5 3 0, 5 4 0
            C:name=A:weight=2:group=1:layout=0 4 0, 1 4 0, 2 4 0, 3 4 0, 4 4 0, 0 3 0, 4 3 0, 0 2 0, 1 2 0, 3 2 0, 4 2 0
            C:name=B:group=1:layout=1 3 0, 2 3 0, 3 3 0, 2 2 0, 2 1 0, 1 0 0, 2 0 0, 3 0 0
            C:name=C:layout=5 2 0, 5 3 0, 5 4 0
            ~D
            """;

    private static final Map<String, String> PUZZLES =
            Map.of("bolt", BOLT, "hooks", HOOKS, "apart", HOOKS.replace("B:group=1", "B:group=2"), "choice", CHOICE);

    @TempDir
    private Path folder;

    private String puzzle(String name) throws IOException {
        return PUZZLES.containsKey(name)
                ? Files.writeString(folder.resolve(name + ".txt"), PUZZLES.get(name))
                        .toString()
                : name;
    }

    private Path packaged(String... options) {
        Path jar = folder.resolve("p.jar");
        Ended ended =
                fila(Stream.concat(Stream.of("package", "--apart", "--output", jar.toString()), Arrays.stream(options))
                        .toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended::err);
        return jar;
    }

    private Ended run(Path jar, String... arguments) throws Exception {
        return java(Stream.concat(Stream.of("-jar", jar.toString()), Arrays.stream(arguments))
                .toArray(String[]::new));
    }

    private Ended java(String... arguments) throws Exception {
        return ProcessTest.run(ProcessTest.javaCommand(arguments), folder.resolve("out"), folder.resolve("err"));
    }

    private String results() {
        return folder.resolve("results").toString();
    }

    /** Returns the pieces of each solution, without the name of the puzzle, which programs have in another form. */
    private static List<String> pieces(Ended ended) {
        assertEquals(0, ended.exitCode(), ended::err);
        return ended.out()
                .lines()
                .map(line -> line.replaceFirst(".*\"pieces\":", ""))
                .sorted()
                .toList();
    }

    private static Ended solved(String puzzle) {
        return fila("solve", "--apart", "--strategy", STRATEGY, "--format", "ndjson", puzzle);
    }

    @ParameterizedTest
    @CsvSource({
        BURRS + ", 1063, 314",
        "src/test/resources/cli/box_with_lid.txt, 56, 40",
        "bolt, 1, 1",
        "../def/hexiamonds_6x6.txt, 156, 156",
        "hooks, 1, 1",
        "apart, 1, 0",
        "choice, 3, 2"
    })
    void theSolutionsAreThoseOfSolve(String name, String assemblies, String solutions) throws Exception {
        assertSolutionsOfSolve(name, assemblies, solutions);
    }

    @Test
    @Tag("slow")
    void soAreThoseOfAPyramidOfBalls() throws Exception {
        assertSolutionsOfSolve("../def/kanoodle_pyramid.txt", "612", "474");
    }

    private void assertSolutionsOfSolve(String name, String assemblies, String solutions) throws Exception {
        String file = puzzle(name);
        Path jar = packaged("--strategy", STRATEGY, file);

        assertEquals(assemblies + "\n", fila("count", file).out());
        assertEquals(solutions + "\n", run(jar, "--count").out());
        assertEquals(pieces(solved(file)), pieces(run(jar, "--format", "ndjson")));
    }

    @Test
    @Tag("slow")
    void sharesOfASearchAreTheWholeSearch() throws Exception {
        Path jar = packaged("--strategy", STRATEGY, "--parts", "60", BURRS);

        Ended half = run(jar, "--results", results(), "--share", "1/2", "--no-progress");
        Ended rest = run(jar, "--results", results(), "--no-progress");

        assertEquals(0, half.exitCode(), half::err);
        assertTrue(rest.err().endsWith("; 314 solutions in all\n"), rest::err);
        assertEquals(new Ended(0, "314\n", ""), run(jar, "--total", results()));
        assertEquals(
                pieces(solved(BURRS)), pieces(run(jar, "--total", results(), "--output", "-", "--format", "ndjson")));
    }

    @Test
    void aProgramGoesOnFromItsCheckpoint() throws Exception {
        Path jar = packaged(BURRS);
        String point = folder.resolve("point").toString();
        String out = folder.resolve("out.txt").toString();

        Ended stopped = run(jar, "--checkpoint", point, "--output", out, "--limit", "100");
        Ended resumed = run(jar, "--checkpoint", point, "--output", out, "--resume");

        assertEquals("stopped after 100 solutions; there may be more\n", stopped.err());
        assertEquals(new Ended(0, "", "314 solutions\n"), resumed);
        assertEquals(run(jar).out(), Files.readString(folder.resolve("out.txt")));
    }

    @Test
    void anAssemblyThatIsNotDecidedEndsTheProgram() throws Exception {
        Path jar = packaged("--states", "8", "--parts", "60", BURRS);

        assertEquals(new Ended(2, "", UNDECIDED), run(jar, "--count"));
        assertEquals(new Ended(2, "", UNDECIDED), run(jar, "--results", results(), "--no-progress"));
        assertEquals(
                "fila: " + UNDECIDED,
                fila("count", "--apart", "--states", "8", BURRS).err());
    }

    @Test
    void solutionsBeforeAnAssemblyThatIsNotDecidedArePrinted() throws Exception {
        String all =
                run(packaged("--strategy", STRATEGY, BURRS), "--threads", "1").out();
        Path jar = packaged("--strategy", STRATEGY, "--states", "20", BURRS);
        String file = folder.resolve("some.txt.gz").toString();

        Ended ended = run(jar, "--threads", "1");
        Ended written = run(jar, "--threads", "1", "--output", file);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.out().contains("SOLUTION 1 "), ended::out);
        assertTrue(all.startsWith(ended.out()), ended::out);
        assertEquals(new Ended(2, "", ended.err()), written);
        try (InputStream in = new GZIPInputStream(Files.newInputStream(Path.of(file)))) {
            assertEquals(ended.out(), new String(in.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    @Tag("slow")
    void aSourceTakesAssembliesApartToo() throws Exception {
        String gen = folder.resolve("gen").toString();
        Ended ended = fila("generate", "--standalone", "--apart", "--states", "9", "--output", gen, BURRS);
        assertEquals(0, ended.exitCode(), ended::err);
        Path source = folder.resolve("gen").resolve("SolidSixPieceBurrs.java");

        String again = Files.readString(source)
                .lines()
                .filter(line -> line.contains("To make it again"))
                .findFirst()
                .orElse("");
        assertTrue(again.matches(".* --standalone .* --apart .* --states 9 -- solid_six_piece_burrs.txt"), again);
        fila("generate", "--standalone", "--apart", "--output", gen, BURRS);
        assertEquals("314\n", java(source.toString(), "--count").out());
    }
}
