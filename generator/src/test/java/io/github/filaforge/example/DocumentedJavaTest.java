package io.github.filaforge.example;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The Java that documents show for a reader to copy is compiled as it stands there, and run. */
@Tag("seconds")
class DocumentedJavaTest {

    private static final Path ROOT = Path.of("..");

    /** The imports that a document may leave out, since any editor adds them. */
    private static final List<String> IMPORTS = List.of(
            "import io.github.filaforge.*;",
            "import io.github.filaforge.request.SearchRequest;",
            "import io.github.filaforge.result.*;",
            "import java.math.BigInteger;",
            "import java.nio.file.Path;",
            "import java.util.SplittableRandom;");

    @TempDir
    private Path folder;

    @Test
    void theSampleOfTheReadmeCounts() throws Exception {
        String printed = printed("README.md", 0);

        assertTrue(printed.startsWith("480 solutions, by the strategy "), printed);
        assertEquals(1, printed.lines().count());
    }

    @Test
    void theSampleOfTheGraphTellsHowOftenEachImageIsUsed() throws Exception {
        List<String> lines = printed("docs/counting.md", 0).lines().toList();

        assertFalse(lines.isEmpty());
        assertEquals(
                12 * 9356,
                lines.stream()
                        .mapToInt(line -> Integer.parseInt(line.replaceAll(".*: ", "")))
                        .sum());
    }

    /** Returns the output of a block of Java, which has imports at its beginning, dots, and statements. */
    private String printed(String document, int block) throws Exception {
        List<String> shown = javaOf(ROOT.resolve(document)).get(block);
        Path source = folder.resolve("Sample.java");
        String imports = Stream.concat(IMPORTS.stream(), shown.stream().filter(line -> line.startsWith("import ")))
                .distinct()
                .collect(Collectors.joining("\n"));
        String statements = shown.stream()
                .filter(line -> !line.startsWith("import ") && !line.equals("..."))
                .map(line -> line.replace("{ ... }", "{ }").replace("\"def/", "\"../def/"))
                .collect(Collectors.joining("\n"));
        Files.writeString(source, """
                %s

                public final class Sample {
                    public static void main(String... arguments) throws Exception {
                %s
                    }
                }
                """.formatted(imports, statements));
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int code = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        said,
                        said,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        folder.toString(),
                        source.toString());
        assertEquals(0, code, () -> document + ":\n" + said.toString(StandardCharsets.UTF_8));
        return run();
    }

    private String run() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream out = System.out;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setOut(new PrintStream(bytes, true, StandardCharsets.UTF_8));
            loader.loadClass("Sample").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } catch (InvocationTargetException failed) {
            throw new AssertionError(failed.getCause());
        } finally {
            System.setOut(out);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    /** The blocks of a document that are marked as Java, line by line. */
    private static List<List<String>> javaOf(Path document) throws Exception {
        return Stream.of(Files.readString(document).split("(?m)^```java\n"))
                .skip(1)
                .map(rest -> rest.substring(0, rest.indexOf("\n```")).lines().toList())
                .toList();
    }
}
