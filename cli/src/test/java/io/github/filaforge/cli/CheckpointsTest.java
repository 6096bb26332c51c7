package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches that are stopped and gone on with. That they may be killed at any moment only a process shows. */
class CheckpointsTest {

    private static final String SOMA = "../def/somacube.txt";

    /** An edge puzzle with 865 solutions. */
    static final String BOARDS = "src/test/resources/cli/edges_5x5.txt";

    @TempDir
    private Path folder;

    private Path point;
    private Path output;

    @BeforeEach
    void nameFiles() {
        point = folder.resolve("point");
        output = folder.resolve("out.txt");
    }

    /** A search of the Soma cube that writes to the output. */
    private Ended soma(String... more) {
        return solve(output, Stream.concat(Stream.of(more), Stream.of(SOMA)).toArray(String[]::new));
    }

    private Ended solve(Path out, String... more) {
        List<String> arguments =
                new ArrayList<>(List.of("solve", "--checkpoint", point.toString(), "--output", out.toString()));
        arguments.addAll(List.of(more));
        return fila(arguments.toArray(String[]::new));
    }

    static String content(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file);
                InputStream text = file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({
        "text, 1, out.txt, " + SOMA + ", 480",
        "text, 2, out.txt.gz, " + SOMA + ", 480",
        "ndjson, 2, out, " + SOMA + ", 480",
        "csv, 1, out.gz, " + SOMA + ", 480",
        "pieces, 2, out, " + SOMA + ", 480",
        "def, 1, o, " + SOMA + ", 480",
        "text, 2, out.txt, " + BOARDS + ", 865"
    })
    void aSearchThatWasStoppedTwiceHasEachSolutionOnce(
            String format, String threads, String name, String puzzle, int solutions) throws IOException {
        Path whole = folder.resolve("whole");
        Path stopped = folder.resolve(name);
        String[] search = {"--format", format, "--roots", "60", puzzle};
        fila(with(new String[] {"solve", "--output", whole.toString()}, search));

        Ended first = solve(stopped, with(search, "--threads", threads, "--limit", "101"));
        Ended second = solve(stopped, with(search, "--threads", "1", "--resume", "--limit", "333"));
        Ended third = solve(stopped, with(search, "--threads", threads, "--resume"));

        assertEquals(
                List.of("stopped after 101 solutions; there may be more", "to go on: this command with --resume"),
                first.err().lines().toList());
        assertEquals(
                "stopped after 333 solutions; there may be more",
                second.err().lines().findFirst().orElseThrow());
        assertEquals(new Ended(0, "", solutions + " solutions\n"), third);
        assertEquals(content(whole), content(stopped));
    }

    @ParameterizedTest
    @Tag("seconds")
    @ValueSource(strings = {SOMA, BOARDS})
    void statisticsAreThoseOfASearchThatWasNotStopped(String puzzle) {
        solve(output, "-i", "--limit", "100", puzzle);
        List<String> resumed = counts(solve(output, "-i", "--resume", puzzle));

        assertEquals(counts(fila("solve", "-i", "-q", puzzle)), resumed);
        assertTrue(resumed.size() > 7, resumed::toString);
    }

    private static List<String> counts(Ended ended) {
        return ended.err()
                .lines()
                .filter(line -> line.matches("(ATTEMPTS|FITS|# attempts).*"))
                .toList();
    }

    /** To list what was counted would need states, for which the second run has no room. */
    @Test
    void aCountByMergingThatHasEndedIsTakenFromItsCheckpoint() {
        String[] count = {"solve", "--count", "--strategy", "merge", "--checkpoint", point.toString()};
        Ended first = fila(with(count, SOMA));
        Ended again = fila(with(count, "--resume", "--memory", "1k", SOMA));

        assertEquals(new Ended(0, "480\n", "480 solutions\n"), first);
        assertEquals(first, again);
    }

    private static String[] with(String[] arguments, String... more) {
        return Stream.concat(Stream.of(arguments), Stream.of(more)).toArray(String[]::new);
    }

    @ParameterizedTest
    @Tag("seconds")
    @CsvSource({SOMA + ", 480", BOARDS + ", 865"})
    void aSearchThatOnlyCountsIsGoneOnWith(String puzzle, int solutions) {
        String[] count = {"solve", "--checkpoint", point.toString(), "--count", "--roots", "40", puzzle};
        Ended stopped = fila(with(count, "--limit", "30"));
        Ended resumed = fila(with(count, "--resume"));

        assertEquals("30\n", stopped.out());
        assertEquals(new Ended(0, solutions + "\n", solutions + " solutions\n"), resumed);
    }

    @Test
    void aSearchAtItsEndIsAtItsEndWhenItIsGoneOnWith() throws IOException {
        soma();
        String printed = content(output);

        assertEquals(new Ended(0, "", "480 solutions\n"), soma("--resume"));
        assertEquals(printed, content(output));
        assertEquals(new Ended(0, "", "480 solutions\n"), soma());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-u",
                "-r",
                "-rL",
                "-P -V -F",
                "-ox -f",
                "-on -f3",
                "-os=7:f=6 -f6",
                "-oe=5:x=3 -f5 -v4",
                "-o@CELLS -f",
                "--strategy cover",
                "--strategy sieve --tail 0",
                "--strategy sieve --tail 3",
                "--strategy fila --roots 9"
            })
    @Tag("seconds")
    void aSearchGoesOnWithTheChoicesThatWereMade(String options) throws IOException {
        Path cells = folder.resolve("cells");
        StringBuilder lines = new StringBuilder();
        for (int cell = 0; cell < 27; cell++) {
            lines.append(cell % 3 + " " + cell / 3 % 3 + " " + cell / 9 + "\n");
        }
        Files.writeString(cells, lines);
        String[] given = options.replace("CELLS", cells.toString()).split(" ");

        Ended stopped = soma(with(given, "--limit", "77"));
        Ended resumed = soma(with(given, "--resume"));

        assertEquals(0, stopped.exitCode(), stopped::err);
        assertEquals(new Ended(0, "", "480 solutions\n"), resumed);
    }

    @Test
    void whatIsBehindTheCheckpointInTheOutputIsWrittenAgain() throws IOException {
        soma("--roots", "40", "--limit", "77");
        Files.writeString(output, content(output) + "half a soluti");

        soma("--roots", "40", "--resume");

        assertEquals(fila("solve", "--roots", "40", SOMA).out(), content(output));
    }

    @Test
    void noMoreSolutionsThanThereAreCannotBeAskedForAndNothingIsCut() throws IOException {
        soma("--roots", "40", "--limit", "77");
        String printed = content(output);

        Ended ended = soma("--roots", "40", "--limit", "3", "--resume");

        assertEquals(2, ended.exitCode());
        assertTrue(
                ended.err().matches("fila: checkpoint .* has \\d+ solutions already: ask for more than 3\n"),
                ended.err());
        assertEquals(printed, content(output));
    }

    @Test
    void aSearchThatIsNotAtItsEndIsNotBegunAgainByMistake() throws IOException {
        soma("--limit", "77");
        String printed = content(output);

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: checkpoint " + point
                                + " is of a search that is not at its end: go on with it by --resume, or remove it to begin"
                                + " again\n"),
                soma());
        assertEquals(printed, content(output));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--all ../def/somacube.txt | command line",
                "-i ../def/somacube.txt | command line",
                "--format csv ../def/somacube.txt | format: 'text', and this is 'csv'",
                "../def/pentominoes_20x3.txt | puzzle: 'somacube', and this is 'pentominoes_20x3'"
            })
    void anotherSearchIsRefusedWithTheDifferenceAndNothingIsLost(String call, String difference) throws IOException {
        soma("--limit", "77");
        String printed = content(output);
        String before = Files.readString(point);

        Ended ended = solve(output, ("--resume " + call).split(" "));

        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: checkpoint " + point + " is of another " + difference
                                + "; give the options with which it was begun, and --resume\n"),
                ended);
        assertEquals(printed, content(output));
        assertEquals(before, Files.readString(point));
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void anOutputThatIsNotAsItWasIsRefused(boolean shorter) throws IOException {
        soma("--roots", "40", "--limit", "77");
        String printed = content(output);
        Files.writeString(output, shorter ? printed.substring(0, 100) : printed.replace('L', 'M'));

        Ended ended = soma("--roots", "40", "--resume");

        assertEquals(2, ended.exitCode());
        assertTrue(
                ended.err()
                        .contains(
                                shorter
                                        ? " has only 100 bytes of "
                                        : output + " was changed since checkpoint " + point + " was written"),
                ended.err());
    }

    @Test
    void aCheckpointThatIsCutOffIsRefusedAndSoIsToBeginOverIt() throws IOException {
        soma("--limit", "77");
        byte[] bytes = Files.readAllBytes(point);
        Files.write(point, Arrays.copyOf(bytes, bytes.length / 2));
        String refusal = "fila: " + point + " is no checkpoint that can be used: its end is missing";

        assertEquals(
                new Ended(2, "", refusal + "; name another, or remove it and leave out --resume to begin the search\n"),
                soma("--resume"));
        assertEquals(new Ended(2, "", refusal + "; name another, or remove it\n"), soma());
    }

    @Test
    void aCheckpointThatCannotBeWrittenIsSaidBeforeTheSearch() {
        point = folder.resolve("no/folder/point");

        assertEquals(
                new Ended(
                        2, "", "fila: cannot write " + point + ": its folder is not there; make it, or name another\n"),
                soma());
    }

    @ParameterizedTest
    @CsvSource({"point, ''", "point.new, ''", "point, --count"})
    void anOutputThatCheckpointsWouldBeWrittenOverIsRefused(String name, String option) {
        List<String> options = option.isEmpty() ? List.of() : List.of(option);

        Ended ended = solve(
                folder.resolve(name),
                Stream.concat(options.stream(), Stream.of(SOMA)).toArray(String[]::new));

        assertEquals(
                new Ended(2, "", "fila: --checkpoint and --output name one file, or FILE and FILE.new: name another\n"),
                ended);
    }

    @Test
    void anOutputThatIsGoneIsToldOf() throws IOException {
        soma("--limit", "77");
        Files.delete(output);

        assertEquals(
                new Ended(2, "", "fila: checkpoint " + point + " counts on " + output + ", which is not there\n"),
                soma("--resume"));
    }

    @Test
    void aPuzzleThatNeedsNoSearchNeedsNoCheckpoint() throws IOException {
        Path impossible = Files.writeString(folder.resolve("impossible.txt"), """
                D:xDim=4:yDim=4:zDim=1
                C:name=T1:layout=0 0 0, 1 0 0, 2 0 0, 1 1 0
                C:name=I2:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                C:name=I3:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                C:name=I4:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
                ~D
                """);

        Ended ended = solve(output, impossible.toString());

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals("0 solutions", ended.lastErrorLine());
    }
}
