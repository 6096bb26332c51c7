package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Programs that solve edge puzzles with rules that Eternity II does not have, one puzzle for each rule. */
@Tag("processes")
@Timeout(120)
class EdgeRulesProgramsTest {

    @TempDir
    private Path folder;

    /** Each puzzle with some of the forms of solutions. */
    static Stream<Arguments> puzzles() {
        return Stream.of(
                Arguments.of("""
                D:xDim=3:yDim=2:edges:turns=fixed
                E:name=A:sides=0 1 2 3
                E:name=B:sides=1 2 1 1
                E:name=C:sides=0 3 2 2
                E:name=D:sides=2 2 0 3:turns=turn
                E:name=E:sides=1 1 0 2
                E:name=F:sides=2 3 1 1
                ~D
                """, List.of("text", "def")),
                Arguments.of("""
                D:xDim=3:yDim=2:edges:meets=0-1
                E:name=A:sides=0 1 0 2
                E:name=B:sides=0 0 2 1
                E:name=C:sides=0 2 1 1
                E:name=D:sides=2 0 1 0
                E:name=E:sides=1 1 2 2
                E:name=F:sides=2 0 1 1
                ~D
                """, List.of("pieces")),
                Arguments.of("""
                D:xDim=2:yDim=2:edges=0:pool
                E:name=A:sides=0 0 1 1:copies=*
                E:name=B:sides=0 0 1 2:copies=2
                E:name=C:sides=0 0 2 1
                E:name=D:sides=2 2 0 0:turns=fixed:copies=2
                ~D
                """, List.of("ndjson")),
                Arguments.of("""
                D:xDim=3:yDim=3:edges=0:meets=2-3
                R
                . * *
                * * ?
                * * *
                ~R
                E:name=A:sides=0 0 1 1:copies=*
                E:name=B:sides=0 1 1 2:copies=*
                E:name=C:sides=3 1 1 1:copies=*
                E:name=D:sides=0 1 0 2:copies=*
                E:name=E:sides=0 0 1 3:copies=*
                ~D
                """, List.of("csv", "text")));
    }

    private Ended java(String... arguments) throws Exception {
        return ProcessTest.run(ProcessTest.javaCommand(arguments), folder.resolve("printed"), folder.resolve("said"));
    }

    @ParameterizedTest
    @MethodSource("puzzles")
    @DisplayName("A jar and sources print the solutions of the puzzle, which are right in several forms")
    @Tag("slow")
    void programs(String definition, List<String> formats) throws Exception {
        String puzzle =
                Files.writeString(folder.resolve("tiles.txt"), definition).toString();
        Ended solved = fila("solve", puzzle);
        String jar = folder.resolve("tiles.jar").toString();
        String sources = folder.resolve("sources").toString();
        String standalone = folder.resolve("standalone").toString();

        assertEquals(0, fila("package", "--output", jar, puzzle).exitCode());
        assertEquals(solved, java("-jar", jar));
        for (String format : formats) {
            Ended printed = java("-jar", jar, "--format", format);
            Ended verified = fila(
                    "verify",
                    puzzle,
                    Files.writeString(folder.resolve(format), printed.out()).toString());
            assertEquals(
                    solved.err().strip() + ", all right, all different",
                    verified.out().strip());
        }
        fila("generate", "--package", "boards", "--output", sources, puzzle);
        assertEquals(solved, compiled(sources + File.pathSeparator + sources + "/filaforge-runtime.jar", sources));
        fila("generate", "--standalone", "--package", "boards", "--output", standalone, puzzle);
        assertEquals(solved, compiled(standalone, standalone));
    }

    /** Compiles the class of the puzzle without warnings, and runs it. */
    private Ended compiled(String classPath, String sources) throws Exception {
        try (Stream<Path> files = Files.list(Path.of(sources, "boards"))) {
            Path program = files.findFirst().orElseThrow();
            String name = program.getFileName().toString().replace(".java", "");
            int exitCode = ToolProvider.getSystemJavaCompiler()
                    .run(null, null, null, "-Xlint:all", "-Werror", "-cp", classPath, program.toString());
            assertEquals(0, exitCode);
            return java("-cp", classPath, "boards." + name);
        }
    }
}
