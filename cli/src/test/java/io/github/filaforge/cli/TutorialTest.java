package io.github.filaforge.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.cli.terminal.Time;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The commands of docs/tutorial.md, one after the other in a folder of their own: each does what the page shows. A block
 * {@code text NAME} is a file. A block {@code console} has commands behind dollar signs, each with the lines that it
 * prints, standard error last; dots stand for lines, or the rest of a line, that are not shown.
 */
@Tag("processes")
class TutorialTest {

    private static final Path PAGE = Path.of("..", "docs", "tutorial.md");
    private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w+) ?(\\S*)\\n(.*?)^```$");
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
    private static final Pattern FILE = Pattern.compile("[\\w-]+(\\.\\w+)+");

    /** The control sequences, which a terminal does not show. */
    private static final Pattern CONTROL = Pattern.compile("\u001b\\[[0-9;?]*[A-Za-z]");

    private static final String COMMAND = "$ ";
    private static final String NOT_SHOWN = "...";

    /** The terminal that a search is watched in. */
    private static final Terminal TERMINAL =
            new Terminal(false, true, Map.of("TERM", "xterm", "COLUMNS", "80", "LINES", "24", "NO_COLOR", "1"));

    @TempDir
    private Path folder;

    private int exitCode;

    /** Time in which nobody has to wait. */
    private static final class SoonerThanReal implements Time {

        private long now;

        @Override
        public long nanos() {
            return now;
        }

        @Override
        public void await(long nanos) {
            now += nanos;
        }
    }

    @Test
    @Tag("slow")
    void eachCommandDoesWhatThePageShows() throws Exception {
        Matcher block = BLOCK.matcher(Files.readString(PAGE));
        int commands = 0;
        while (block.find()) {
            if (block.group(1).equals("text")) {
                Files.writeString(folder.resolve(block.group(2)), block.group(3));
            } else {
                assertEquals("console", block.group(1), "only what this test understands");
                for (String step : block.group(3).split("(?m)^(?=\\$ )", -1)) {
                    run(step.lines().toList());
                    commands++;
                }
            }
        }
        assertTrue(commands > 10, "the page has commands");
    }

    private void run(List<String> step) throws Exception {
        String command = step.get(0).substring(COMMAND.length());
        String text = run(command).replace(folder + "/", "").replace('\r', '\n');
        List<String> printed = CONTROL.matcher(text).replaceAll("").lines().toList();
        assertShown(step.subList(1, step.size()), printed, command);
    }

    private String run(String command) throws Exception {
        if (command.equals("echo $?")) {
            return exitCode + "\n";
        }
        List<String> words = new ArrayList<>();
        Matcher word = WORD.matcher(command);
        while (word.find()) {
            words.add(word.group(1) == null ? inFolder(word.group(2)) : word.group(1));
        }
        String[] arguments = words.subList(1, words.size()).toArray(String[]::new);
        if (words.get(0).equals("java")) {
            return java(arguments);
        }
        assertEquals("./fila", words.get(0), command);
        Ended ended = words.contains("--watch")
                ? CommandLineTester.filaOn(TERMINAL, new SoonerThanReal(), arguments)
                : CommandLineTester.fila(arguments);
        exitCode = ended.exitCode();
        assertEquals(0, exitCode, () -> command + " printed\n" + ended.err());
        int output = words.indexOf("--output") + 1;
        assertTrue(output == 0 || Files.size(Path.of(words.get(output))) > 0, command);
        return ended.out() + ended.err();
    }

    /** Returns the word, or the path of the file with this name. */
    private String inFolder(String word) {
        return FILE.matcher(word).matches() ? folder.resolve(word).toString() : word;
    }

    private static String java(String... arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process process = new ProcessBuilder(
                        Stream.concat(Stream.of(java), Stream.of(arguments)).toList())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), printed);
        return printed;
    }

    private static void assertShown(List<String> shown, List<String> printed, String command) {
        String pattern = shown.stream()
                .map(line ->
                        line.equals(NOT_SHOWN) ? "(.*\n)*" : Pattern.quote(line).replace(NOT_SHOWN, "\\E.*\\Q") + "\n")
                .collect(Collectors.joining());
        String text = printed.stream().map(line -> line + "\n").collect(Collectors.joining());
        assertTrue(text.matches(pattern), () -> command + " printed\n" + text);
    }
}
