package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.libraries.picocli.CommandLine.Model.OptionSpec;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each option of the commands that take edge puzzles takes effect with an edge puzzle, or is refused in words. */
class EdgeOptionsTest {

    /** A puzzle of one piece, which fills its board in each turn. */
    private static final String ONE = """
            D:xDim=1:yDim=1:edges=0
            E:name=A:sides=0 0 0 0
            ~D
            """;

    /** The commands that take edge puzzles and packings. */
    private static final List<String> COMMANDS = List.of("solve", "count", "generate", "package", "plan", "info");

    /** A command line for each option that is refused. */
    static final List<String> REFUSED = List.of(
            "solve --mirror",
            "solve -r",
            "solve -u",
            "solve -V",
            "solve -P",
            "solve -F",
            "solve -F --repeat-fit-filter",
            "solve -p",
            "solve -v 3",
            "solve -n",
            "solve -f",
            "solve -m 3",
            "solve -e 3",
            "solve -b 3",
            "solve -o x",
            "solve --tries 48,4000",
            "solve --tail 3",
            "solve --memory 100m",
            "solve -s 1,1,1",
            "solve -t 0",
            "solve --sub-puzzles 1",
            "solve --color always",
            "count --mirror",
            "generate --output - -V",
            "package --output x.jar --mirror",
            "plan --cell 0",
            "plan --occupancy 0",
            "plan --cell 0 --root 0",
            "info --mirror",
            "solve --choose month=Mar",
            "count --group-by choice",
            "solve --apart",
            "count --apart --states 10",
            "generate --output - --apart",
            "package --output x.jar --apart");

    /** The options that take effect with edge puzzles, and those of every command. */
    private static final String TAKEN =
            "--all --auto --best --checkpoint --checkpoint-interval --compiler --count --format"
                    + " --info --json --limit --native --no-progress --output --package --parts --problem --quiet --resume"
                    + " --roots --score --slips --attempts --seed --restart --groups --groups-file --climbs --patience --heat --tune --measured --spark --standalone"
                    + " --strategy --threads --time --unique-check --unordered --with-java"
                    + " --help --stack-trace --version";

    /** Options whose command line is refused for another option first, or needs a terminal. */
    private static final Set<String> REFUSED_ELSEWHERE = Set.of("--watch", "--html", "--chart");

    @ParameterizedTest
    @MethodSource("refused")
    void anOptionThatCannotTakeEffectIsRefused(String call) {
        Ended ended = filaReading(
                ONE,
                Stream.concat(Arrays.stream(call.split(" ")), Stream.of("-")).toArray(String[]::new));

        assertEquals(
                "fila: puzzle stdin is an edge puzzle",
                ended.err().lines().reduce((first, last) -> last).orElse("").replaceFirst(":[^:]*$", ""));
        assertEquals(2, ended.exitCode());
        assertEquals("", ended.out());
    }

    static List<String> refused() {
        return REFUSED;
    }

    @Test
    void everyOptionTakesEffectOrIsRefused() {
        Set<String> taken = new TreeSet<>(List.of(TAKEN.split(" ")));
        Set<String> known = new TreeSet<>(taken);
        known.addAll(REFUSED_ELSEWHERE);
        Console console = Console.of(
                InputStream.nullInputStream(),
                new CheckedOutput(OutputStream.nullOutputStream(), "nothing"),
                OutputStream.nullOutputStream());
        Set<String> unknown = COMMANDS.stream()
                .flatMap(name ->
                        Main.commandLine(console).getSubcommands().get(name).getCommandSpec().options().stream())
                .filter(option -> Arrays.stream(option.names()).noneMatch(known::contains) && !isRefused(option))
                .map(OptionSpec::longestName)
                .collect(Collectors.toCollection(TreeSet::new));

        assertEquals(Set.of(), unknown);
    }

    private static boolean isRefused(OptionSpec option) {
        return Arrays.stream(option.names())
                .anyMatch(name -> REFUSED.stream()
                        .anyMatch(call -> List.of(call.split(" ")).contains(name)));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve --all",
                "solve --auto",
                "solve --compiler janino",
                "solve --count",
                "solve --format csv",
                "solve -i",
                "solve --json",
                "solve --limit 1",
                "solve --no-progress",
                "solve --problem 1",
                "solve -q",
                "solve --roots 3",
                "solve --strategy auto",
                "solve --threads 2",
                "solve --unique-check",
                "solve --unordered",
                "count --all",
                "generate --output - --package a.b",
                "generate --output - -i",
                "plan --roots 2",
                "info --all"
            })
    void anOptionThatTakesEffectIsTaken(String call) {
        Ended ended = filaReading(
                ONE,
                Stream.concat(Arrays.stream(call.split(" ")), Stream.of("-")).toArray(String[]::new));

        assertEquals(0, ended.exitCode(), ended.err());
    }
}
