package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.pipeline.Renewal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The puzzle with which the README begins, and the commands that it lists. */
class ReadmeTest {

    private static final Path README = Path.of("../README.md");

    /** The rows of the table of commands, each with the names of one or two commands. */
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (`[a-z]+`(?:, `[a-z]+`)?) \\|");

    @TempDir
    private Path folder;

    private String puzzle() throws IOException {
        String definition = Files.readString(README)
                .lines()
                .dropWhile(line -> !line.startsWith("    D:"))
                .takeWhile(line -> !line.isEmpty())
                .map(line -> line.substring(4) + "\n")
                .collect(Collectors.joining());
        return Files.writeString(folder.resolve("my.txt"), definition).toString();
    }

    @Test
    void thePuzzleHasTheSolutionsThatTheReadmeStates() throws IOException {
        Ended ended = fila("solve", puzzle());

        assertEquals("8 solutions\n", ended.err());
        assertTrue(Files.readString(README).contains("8 solutions"), "the README states the number");
    }

    @Test
    void thePictureHasTheSolutionsOfThePuzzle() throws IOException {
        Path sheet = folder.resolve("all.svg");

        fila("render", puzzle(), "--sheet", "--output", sheet.toString());

        String svg = Files.readString(sheet);
        assertEquals(Renewal.expected("../../../../docs/pictures/my.svg", svg), svg);
    }

    @Test
    void everyCommandOfTheProgramIsListed() throws IOException {
        List<String> listed = ROW.matcher(Files.readString(README))
                .results()
                .flatMap(row -> Pattern.compile("[a-z]+").matcher(row.group(1)).results())
                .map(word -> word.group())
                .sorted()
                .toList();
        List<String> commands = fila("--help")
                .out()
                .lines()
                .dropWhile(line -> !line.startsWith("Commands"))
                .filter(line -> line.matches("  [a-z]+ .*"))
                .map(line -> line.strip().replaceAll(" .*", ""))
                .filter(name -> !name.equals("help"))
                .sorted()
                .toList();

        assertEquals(commands, listed);
    }
}
