package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.runtime.CheckedOutput;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** Help shows for each command an example, and each example works as it stands, in the folder that has {@code def}. */
class HelpTest {

    private static final String PROMPT = "  ./fila ";

    /** What is behind a command line belongs to the shell. */
    private static final Pattern SHELL = Pattern.compile(" (?:> (?<file>[^ ]+)|[|;<>] ?.*)$");

    /** Quotes keep blanks together. */
    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|[^ \"])+");

    /** A width in columns that no line of help comes near. */
    private static final int NEVER_WRAPPED = 10_000;

    @TempDir
    private Path folder;

    static CommandLine program() {
        return Main.commandLine(Console.of(
                InputStream.nullInputStream(),
                new CheckedOutput(OutputStream.nullOutputStream(), "nothing"),
                OutputStream.nullOutputStream()));
    }

    static Stream<String> commands() {
        return program().getSubcommands().keySet().stream();
    }

    /** The examples that the help of a command shows; of the program, if it is empty. */
    private static List<String> examplesOf(String... command) {
        String[] call = Stream.concat(Stream.of(command), Stream.of("--help")).toArray(String[]::new);
        return fila(call)
                .out()
                .lines()
                .filter(line -> line.startsWith(PROMPT))
                .map(line -> line.substring(PROMPT.length()))
                .toList();
    }

    private static String[] words(String example) {
        return WORD.matcher(SHELL.matcher(example).replaceFirst(""))
                .results()
                .map(word -> word.group().replace("\"", ""))
                .toArray(String[]::new);
    }

    static Stream<List<String>> examples() {
        return Stream.concat(Stream.of(examplesOf()), commands().map(HelpTest::examplesOf));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void eachCommandShowsAnExampleOfItself(String command) {
        assertTrue(
                examplesOf(command).stream().anyMatch(example -> example.startsWith(command + " ")),
                "an example with two blanks before ./fila " + command);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void eachExampleIsACommandLineThatIsUnderstood(List<String> examples) {
        examples.forEach(example -> program().parseArgs(words(example)));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80, 132})
    void noWordIsBrokenAtTheEndOfALine(int width) {
        Stream.concat(Stream.of(program()), program().getSubcommands().values().stream())
                .forEach(command -> assertEquals(wordsOfHelp(command, NEVER_WRAPPED), wordsOfHelp(command, width)));
    }

    private static List<String> wordsOfHelp(CommandLine command, int width) {
        return List.of(command.setUsageHelpWidth(width)
                .getUsageMessage(CommandLine.Help.Ansi.OFF)
                .strip()
                .split("\\s+"));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void helpFitsIntoEightyColumns(String command) {
        fila(command, "--help").out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theLinesOfExamplesStandAsTheyAreWritten(String command) {
        List<String> lines = fila(command, "--help").out().lines().toList();

        for (String line : program()
                .getSubcommands()
                .get(command)
                .getCommandSpec()
                .usageMessage()
                .footer()) {
            assertTrue(lines.contains(line), line);
        }
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("examples")
    void theExamplesOfACommandWorkOneAfterTheOther(List<String> examples) throws Exception {
        for (String example : examples) {
            Ended ended = fila(elsewhere(words(example)));

            // That the Soma cube has many solutions is the answer of the example that asks for one.
            assertEquals(example.contains("--unique-check") ? 4 : 0, ended.exitCode(), ended.err());
            Matcher shell = SHELL.matcher(example);
            if (shell.find() && shell.group("file") != null) {
                Files.writeString(folder.resolve(shell.group("file").replace('/', '_')), ended.out());
            }
        }
    }

    /** The same with puzzles from where the tests run, what examples write in the test's own folder, and short measurements. */
    private String[] elsewhere(String... words) {
        List<String> call = new ArrayList<>();
        for (String word : words) {
            boolean isWritten = Files.exists(folder.resolve(word))
                    || (!call.isEmpty() && List.of("--output", "--html").contains(call.get(call.size() - 1)));
            call.add(isWritten ? folder.resolve(word).toString() : word.replaceFirst("^def/", "../def/"));
        }
        int last = call.size() - 1;
        if (call.get(0).equals("convert") && !call.get(last).startsWith("..")) {
            call.set(last, folder.resolve(call.get(last)).toString());
        }
        if (call.get(0).equals("bench")) {
            call.addAll(1, List.of("--seconds", "0.01"));
        }
        return call.toArray(String[]::new);
    }

    @Test
    void aCommandThatIsMistypedIsSuggested() {
        commands().forEach(command -> {
            String err = fila(command.substring(1)).err();

            assertTrue(err.contains("; did you mean " + command + "?"), err);
        });
    }
}
