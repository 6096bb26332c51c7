package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.choice.Strategies;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Terminal;
import io.github.filaforge.libraries.picocli.CommandLine;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Help shows for each command an example, and each example works as it stands, in the folder that has {@code def}. */
class HelpTest {

    private static final String PROMPT = "  ./fila ";

    /** The part of a command line that belongs to the shell. */
    private static final Pattern SHELL = Pattern.compile(" (?:> (?<file>[^ ]+)|[|;<>] ?.*)$");

    /** Quotes keep blanks together. */
    private static final Pattern WORD = Pattern.compile("(?:\"[^\"]*\"|[^ \"])+");

    /** A line of help that begins with the names of an option. */
    private static final Pattern OPTION = Pattern.compile("(?:  -., |      )(?<name>--[-\\w]+).*");

    /** The options that stand above the first heading have this key. */
    private static final String FIRST = "";

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

    /** Returns the examples to run. The example of "studio" runs in a test of the page that it makes. */
    static Stream<List<String>> examplesToRun() {
        return examples().filter(examples -> !examples.get(0).startsWith("studio "));
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
    @ValueSource(ints = {60, 80, 120})
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

    /** Returns the long names of the options as help prints them, by the headings above them. */
    private static Map<String, List<String>> optionsByHeading(String command) {
        Map<String, List<String>> options = new LinkedHashMap<>();
        String heading = FIRST;
        for (String line : fila(command, "--help").out().lines().toList()) {
            Matcher option = OPTION.matcher(line);
            if (option.matches()) {
                options.computeIfAbsent(heading, each -> new ArrayList<>()).add(option.group("name"));
            } else if (line.endsWith(":") && !line.startsWith(" ")) {
                heading = line.substring(0, line.length() - 1);
            }
        }
        return options;
    }

    @Test
    void helpOfSolveBeginsWithTheOptionsThatMostPeopleNeed() {
        assertEquals(
                List.of(
                        "--count",
                        "--quiet",
                        "--info",
                        "--json",
                        "--limit",
                        "--time",
                        "--output",
                        "--format",
                        "--all",
                        "--threads",
                        "--checkpoint",
                        "--resume",
                        "--strategy",
                        "--auto",
                        "--help"),
                optionsByHeading("solve").get(FIRST));
    }

    @Test
    void theOtherOptionsOfSolveStandUnderHeadings() {
        Map<String, List<String>> options = optionsByHeading("solve");

        assertEquals(
                List.of(
                        FIRST,
                        "Which puzzles and solutions",
                        "Output",
                        "Long searches",
                        "How to search",
                        "polycube's search",
                        "Edge puzzles",
                        "Looking into a search",
                        "Other options"),
                List.copyOf(options.keySet()));
        assertEquals(
                List.of("--chart", "--sample", "--trace", "--sub-puzzles", "--watch"),
                options.get("Looking into a search"));
        assertTrue(options.get("polycube's search").containsAll(List.of("--redundancyFilter", "--order", "--bruijn")));
    }

    @ParameterizedTest
    @MethodSource("commands")
    void eachOptionThatACommandTakesStandsInHelpOnce(String command) {
        assertEquals(
                program().getSubcommands().get(command).getCommandSpec().options().stream()
                        .filter(option -> !option.hidden())
                        .map(option -> Stream.of(option.names())
                                .filter(name -> name.startsWith("--"))
                                .findFirst()
                                .orElseThrow())
                        .sorted()
                        .toList(),
                optionsByHeading(command).values().stream()
                        .flatMap(List::stream)
                        .sorted()
                        .toList());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void theSynopsisIsOneLineThatNamesNoOption(String command) {
        List<String> lines = fila(command, "--help").out().lines().toList();

        assertTrue(lines.get(0).startsWith("Usage: fila " + command + " [OPTIONS]"), lines.get(0));
        assertFalse(lines.get(1).startsWith(" "), lines.get(1));
    }

    @Test
    void helpOfTheProgramHasASentenceForEachCommand() {
        String help = fila("--help").out().replaceAll("\\s+", " ");

        assertTrue(help.contains(" stats Print how often each piece lies on each cell"), help);
        assertTrue(help.contains(" in all solutions. draw "), help);
    }

    @Test
    void aCommandWithFewOptionsHasNoHeadings() {
        assertEquals(Set.of(FIRST), optionsByHeading("verify").keySet());
    }

    @ParameterizedTest
    @CsvSource({"true, 60, 60", "true, 200, 80", "true, 20, 60", "false, 60, 80"})
    void linesFitIntoATerminalThatIsNarrowerThanUsual(boolean isTerminal, String columns, int longest) {
        Terminal terminal = new Terminal(isTerminal, false, Map.of("COLUMNS", columns, "LINES", "24"));

        List<String> lines = helpOfSolve(terminal)
                .lines()
                .takeWhile(line -> !line.equals("Examples:"))
                .toList();

        assertTrue(lines.stream().allMatch(line -> line.length() <= longest), () -> String.join("\n", lines));
        assertTrue(lines.stream().anyMatch(line -> line.length() > longest - 4), () -> String.join("\n", lines));
    }

    private static String helpOfSolve(Terminal terminal) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Console console = Console.of(
                InputStream.nullInputStream(),
                new CheckedOutput(out, "bytes"),
                OutputStream.nullOutputStream(),
                terminal);
        Main.run(console, "solve", "--help");
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void aStrategyIsExplainedInATableOfItsOwn() {
        List<String> lines = fila("solve", "--help").out().lines().toList();
        int table = lines.indexOf("Strategies:");

        assertTrue(lines.get(table + 1).startsWith("  fila  "), lines.get(table + 1));
        assertTrue(table < lines.indexOf("Examples:"));
        Stream.concat(Strategies.names().stream(), Strategies.namesOfEdges().stream())
                .forEach(name -> assertEquals(
                        1,
                        lines.stream()
                                .filter(line -> line.startsWith("  " + name + " "))
                                .count(),
                        name));
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
    @MethodSource("examplesToRun")
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

    /** Returns a command line with the puzzles of the tests, outputs in the folder of the test, and short measurements. */
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
            if (!call.contains("--forks")) {
                call.addAll(1, List.of("--forks", "1"));
            }
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
