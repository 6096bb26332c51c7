package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.JavacCompiler;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Names of pieces and puzzles that would be code, slots of a template or the end of a comment if anybody let them. */
@Tag("slow")
class HostileNamesTest {

    private static final List<String> NAMES = HostileNames.all();

    @TempDir
    private Path folder;

    static List<Name> names() {
        return NAMES.stream().map(Name::new).toList();
    }

    /** The names that a file can have too. */
    static List<Name> fileNames() {
        return names().stream().filter(Name::isFileName).toList();
    }

    /**
     * A name, short for reports of tests.
     *
     * @param text the name
     */
    record Name(String text) {

        boolean isFileName() {
            return !text.contains("/") && text.length() < 200;
        }

        /** The hostile name is that of the puzzle, a mobile piece and part of that of a stationary one. */
        Puzzle puzzle() {
            return new Puzzle(
                    text,
                    new Box(4, 1, 1),
                    false,
                    List.of(
                            new Piece(text, List.of(new Cell(0, 0, 0), new Cell(1, 0, 0)), false),
                            new Piece("B", List.of(new Cell(0, 0, 0)), false),
                            new Piece(text + "s", List.of(new Cell(3, 0, 0)), true)));
        }

        void assertSolved(String printed) {
            assertEquals(
                    1, new SolutionChecker(puzzle()).checkOutput(printed, false).size(), printed);
        }

        @Override
        public String toString() {
            return text.length() > 30 ? text.length() + " characters" : text;
        }
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyStrategyDrawsTheNamesAsTheyAre(Name name) {
        for (SolverForm form : SolverForm.all()) {
            name.assertSolved(Solutions.printed(
                    SearchBuilder.prepare(name.puzzle(), form.request().build())));
        }
    }

    /** The compilers have rules of their own for escapes, quotes, comments, and characters that no name may have. */
    @ParameterizedTest
    @ValueSource(strings = {"\\u0022+System.exit(0)+\\u0022", "\\\\u0022", "*/", "\"\"\"", "\u202e\u2066", "$L$T$W"})
    void javacTakesThemToo(String text) {
        Name name = new Name(text);
        assertTrue(NAMES.contains(text), text);

        name.assertSolved(Solutions.printed(
                SearchBuilder.begin(name.puzzle(), SearchRequest.standard()).job(new JavacCompiler())));
    }

    /** Copies: the first gives their shape its name, but all are drawn. */
    @Test
    void manyHostileNamesAreDrawnSideBySide() {
        List<Piece> pieces = new ArrayList<>();
        NAMES.forEach(name -> pieces.add(new Piece(name, List.of(new Cell(0, 0, 0)), false)));
        Puzzle puzzle = new Puzzle("many", new Box(NAMES.size(), 1, 1), false, pieces);

        for (SolverForm form : SolverForm.all()) {
            for (SolverCompiler compiler : List.of(new JaninoCompiler(), new JavacCompiler())) {
                String printed = Solutions.printed(
                        SearchBuilder.begin(puzzle, form.request().build()).job(compiler));

                assertEquals(
                        1,
                        new SolutionChecker(puzzle).checkOutput(printed, false).size(),
                        form::toString);
            }
        }
    }

    @Test
    void aLineFeedInANameStaysInItsName() {
        SearchRequest request = SearchRequest.standard();

        assertEquals(
                BigInteger.ONE,
                SearchBuilder.prepare(new Name("a\n}b").puzzle(), request).count());
    }

    /** All commands but these have what a file can be called from a file. */
    @ParameterizedTest
    @MethodSource("names")
    void everyCommandTakesADefinitionWithSuchNamesFromStandardInput(Name name) throws Exception {
        String definition = DefinitionWriter.write(name.puzzle());

        name.assertSolved(done(definition, "solve", "-").out());
        for (List<String> call : name.isFileName() ? List.<List<String>>of() : calls("made")) {
            done(definition, Stream.concat(call.stream(), Stream.of("-")).toArray(String[]::new));
        }
        String json = done(definition, "solve", "--json", "-i", "-rB", "-").out();
        assertTrue(json.startsWith("{\"format\":1,\"puzzle\":\"stdin\","), json);
        assertEquals(1, json.lines().count());
    }

    @ParameterizedTest
    @MethodSource("names")
    void everyFormatWritesSuchNamesSoThatTheyAreReadBack(Name name) throws Exception {
        Path file = Files.writeString(folder.resolve("p.txt"), DefinitionWriter.write(name.puzzle()));
        for (OutputFormat format : OutputFormat.values()) {
            String[] solve = {"solve", "--format", format.label(), file.toString()};
            if (format == OutputFormat.DEF && name.text.contains(":")) {
                assertEquals(2, CommandLineTester.fila(solve).exitCode());
            } else {
                String solutions = done("", solve).out();

                assertEquals(
                        "1 solution, right\n",
                        done(solutions, "verify", file.toString(), "-").out(),
                        solutions);
                if (format == OutputFormat.DEF) {
                    name.assertSolved(done(solutions, "solve", "-").out());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("fileNames")
    void commandsTakeAFileOfSuchAName(Name name) throws Exception {
        Path file = Files.writeString(folder.resolve(name.text + ".txt"), DefinitionWriter.write(name.puzzle()));

        name.assertSolved(done("", "solve", "--", file.toString()).out());
        // Each name is tried with some commands, and each command with some names.
        List<List<String>> calls = calls("made");
        for (int call = NAMES.indexOf(name.text) % 3; call < calls.size(); call += 3) {
            done(
                    "",
                    Stream.concat(calls.get(call).stream(), Stream.of("--", file.toString()))
                            .toArray(String[]::new));
        }
        assertEquals(
                1,
                done("", "solve", "--json", "--", file.toString()).out().lines().count());
    }

    private List<List<String>> calls(String jar) {
        return List.of(
                List.of("info"),
                List.of("plan"),
                List.of("render"),
                List.of("count"),
                List.of("stats"),
                List.of("stats", "--json"),
                List.of("stats", "--format", "csv"),
                List.of("stats", "--format", "svg"),
                List.of("draw", "--number", "2"),
                List.of("generate", "--output", folder.resolve("source").toString()),
                List.of("generate", "--output", "-"),
                List.of("generate", "--standalone", "--output", "-"),
                List.of("package", "--output", folder.resolve(jar + ".jar").toString()));
    }

    private static Ended done(String input, String... arguments) {
        Ended ended = CommandLineTester.filaReading(input, arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended;
    }
}
