package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.pipeline.ChiSquare;
import io.github.filaforge.pipeline.Renewal;
import io.github.filaforge.pipeline.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIf;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that look at all solutions of a puzzle at once, by merging and, where that has no memory, by search. */
class SolutionSetTest {

    /** Two shapes, one with a copy, and a stationary piece: 18 solutions. */
    private static final String SMALL = """
            D:xDim=4:yDim=3:zDim=1
            C:name=s:type=S:layout=3 0 0
            C:name=L:layout=0 0 0, 1 0 0, 0 1 0
            C:name=I:copies=4:layout=0 0 0, 1 0 0
            ~D
            """;

    /** An L, a square and dominoes in 4x4: 200 solutions. */
    private static final String MANY = """
            D:xDim=4:yDim=4:zDim=1
            C:name=L:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
            C:name=S:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
            C:name=I:copies=4:layout=0 0 0, 1 0 0
            ~D
            """;

    /** A puzzle whose pieces each fit somewhere; only a search shows that they do not fit together. */
    private static final String NONE = """
            D:xDim=4:yDim=4:zDim=1
            C:name=I:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
            C:name=J:layout=0 0 0, 1 0 0, 2 0 0, 3 0 0
            C:name=S:layout=0 0 0, 1 0 0, 1 1 0, 2 1 0
            C:name=L:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0
            ~D
            """;

    /** A piece fits nowhere. */
    private static final String IMPOSSIBLE = """
            D:xDim=3:yDim=1:zDim=1
            C:name=V:layout=0 0 0, 1 0 0, 0 1 0
            ~D
            """;

    /** Nothing is merged in so little memory. */
    private static final String TINY = "--memory=1k";

    @TempDir
    private Path folder;

    private static Ended done(String input, String... arguments) {
        Ended ended = filaReading(input, arguments);
        assertEquals(0, ended.exitCode(), ended.err());
        return ended;
    }

    @Test
    void statisticsAreTablesForAPerson() {
        Ended ended = done(SMALL, "stats", "-");

        assertEquals("""
                puzzle stdin: 18 solutions, every rotated and mirrored one by itself

                How often each piece lies on each cell, in per cent of the solutions ('.' is never)

                L             I.1, 4 copies
                17 17 33 22   83 83 67 78
                17 61 28 39   83 39 72 61
                17 17 33  #   83 83 67  #

                How each piece is turned, in per cent

                L
                # .    # #    # #    . #
                # #    # .    . #    # #
                16.7   33.3   38.9   11.1

                I.1, 4 copies
                #      # #
                #      52.8
                47.2

                What fills the first cell, 0 0

                piece          solutions  per cent  cells
                I.1, 4 copies          8      44.4  0 0, 0 1
                I.1, 4 copies          7      38.9  0 0, 1 0
                L                      2      11.1  0 0, 0 1, 1 1
                L                      1       5.6  0 0, 1 0, 1 1
                """, ended.out());
        assertEquals("18 solutions, every rotated and mirrored one by itself\n", ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "json", "csv", "svg"})
    void statisticsAreTheSameWhetherTheyAreMergedOrSearched(String format) {
        for (String puzzle : List.of(SMALL, MANY, NONE, IMPOSSIBLE)) {
            Ended merged = done(puzzle, "stats", "--format", format, "-");
            Ended searched = done(puzzle, "stats", "--format", format, TINY, "-");

            assertEquals(merged.out(), searched.out());
        }
    }

    @Test
    void itIsSaidWhyThereIsASearch() {
        String err = done(MANY, "stats", TINY, "-").err();

        List<String> lines = err.lines().toList();
        assertEquals(2, lines.size(), err);
        assertTrue(lines.get(0).matches("searching for all of them, since they cannot be merged: .*[0-9].*"), err);
        assertEquals("200 solutions, every rotated and mirrored one by itself", lines.get(1));
    }

    /** Most memory goes to the windows, for which there is a limit of time too, but that is not what is short. */
    @Test
    void whatMemoryIsTooLittleForIsSaidWithTheRemedy() {
        String err = fila("stats", "--memory", "20k", "../def/somacube.txt").err();

        assertTrue(err.contains(" windows"), err);
        assertTrue(err.contains(": give it more by --memory SIZE, and Java by -Xmx\n"), err);
    }

    @ParameterizedTest
    @EnabledIf("io.github.filaforge.cli.ProcessTest#hasFullDevice")
    @ValueSource(strings = {"stats", "stats --format svg", "draw --number 5000", "nth"})
    void aFileThatCannotTakeMoreIsAMistake(String command) {
        List<String> arguments = new ArrayList<>(List.of(command.split(" ", -1)));
        arguments.addAll(List.of("--output", "/dev/full", "../def/tetrominoes_2sets_8x5.txt"));
        if (command.equals("nth")) {
            arguments.add("7");
        }

        Ended ended = fila(arguments.toArray(String[]::new));

        assertEquals(new Ended(2, "", "fila: cannot write to /dev/full: No space left on device\n"), ended);
    }

    /** As a script has it whose variable is not set. */
    @Test
    void anEmptyNameIsNoFile() {
        assertEquals(
                new Ended(2, "", "fila: --output needs the name of a file, or - for standard output\n"),
                fila("nth", "--output", "", "../def/somacube.txt", "1"));
    }

    @Test
    void theFormatIsWhatTheNameOfTheFileEndsIn() throws Exception {
        for (String format : List.of("json", "csv", "svg")) {
            Path file = folder.resolve("stats." + format);

            Ended ended = done(SMALL, "stats", "--output", file.toString(), "-");

            assertEquals("", ended.out());
            assertEquals(done(SMALL, "stats", "--format", format, "-").out(), Files.readString(file));
        }
        assertEquals(
                done(SMALL, "stats", "--format", "json", "-").out(),
                done(SMALL, "stats", "--json", "-").out());
    }

    @Tag("slow")
    @Test
    void thePictureOfTheDocumentationIsWhatIsDrawn() throws IOException {
        String svg = done("", "stats", "--format", "svg", "../def/pentominoes_10x6.txt")
                .out();

        assertEquals(Renewal.expected("../../../../docs/pictures/pentominoes-heat.svg", svg), svg);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", TINY})
    void theNumberedSolutionsTogetherAreAll(String memory) {
        List<String> expected =
                Solutions.pictures(done(SMALL, "solve", "--all", "-").out());

        List<String> found = new ArrayList<>();
        for (int number = 1; number <= expected.size(); number++) {
            String printed = done(SMALL, words("nth", "-", Integer.toString(number), memory))
                    .out();
            assertTrue(printed.startsWith("# --- SOLUTION " + number + " ---\n"), printed);
            found.addAll(Solutions.pictures(printed));
        }

        assertEquals(
                expected.stream().sorted().toList(), found.stream().sorted().toList());
    }

    /** The words without those that are empty. */
    private static String[] words(String... words) {
        return Stream.of(words).filter(word -> !word.isEmpty()).toArray(String[]::new);
    }

    @Test
    void aNumberWithoutASolutionIsRefusedWithTheCount() {
        for (String[] call : List.of(
                new String[] {"nth", "-", "123456789012345678901234567890"},
                new String[] {"nth", "-", "123456789012345678901234567890", TINY},
                new String[] {"nth", TINY, "-", "100000"})) {
            Ended ended = filaReading(SMALL, call);

            assertEquals(2, ended.exitCode());
            assertTrue(
                    ended.err().contains(": the puzzle has 18 solutions, every rotated and mirrored one by itself\n"),
                    ended.err());
            assertEquals("", ended.out());
        }
    }

    @Test
    void aSeedDrawsTheSameAgainAndAnotherSeedOthers() {
        String drawn = done(MANY, "draw", "--number", "20", "--seed", "5", "-").out();

        assertEquals(20, Solutions.pictures(drawn).size());
        assertEquals(
                drawn, done(MANY, "draw", "--number", "20", "--seed", "5", "-").out());
        assertNotEquals(
                drawn, done(MANY, "draw", "--number", "20", "--seed", "6", "-").out());
    }

    @Test
    void aSeedThatNobodyGaveIsTold() {
        Ended ended = done(MANY, "draw", "--number", "20", "-");

        String seed = ended.err().lines().findFirst().orElseThrow();
        assertTrue(seed.matches("to draw these solutions again: --seed \\d+"), ended.err());
        String number = seed.substring(seed.lastIndexOf(' ') + 1);
        assertEquals(
                ended.out(),
                done(MANY, "draw", "--number", "20", "--seed", number, "-").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", TINY})
    void eachSolutionIsDrawnAsOftenAsAnyOther(String memory) {
        Map<String, Integer> counts = new HashMap<>();
        for (String picture :
                Solutions.pictures(done(MANY, "solve", "--all", "-").out())) {
            counts.put(picture, 0);
        }
        int each = 50;
        String number = Integer.toString(each * counts.size());
        String[] call = words("draw", "--number", number, "--seed", "1", "-", memory);

        for (String picture : Solutions.pictures(done(MANY, call).out())) {
            assertEquals(1, counts.containsKey(picture) ? 1 : 0, picture);
            counts.merge(picture, 1, Integer::sum);
        }

        double statistic = ChiSquare.of(
                counts.values().stream().mapToInt(Integer::intValue).toArray(), each);
        assertEquals(200, counts.size());
        assertTrue(statistic < ChiSquare.critical(counts.size() - 1), () -> statistic + " of " + counts.size());
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "ndjson", "csv", "pieces", "def"})
    void whatIsDrawnIsVerified(String format) throws Exception {
        Path puzzle = Files.writeString(folder.resolve("p.txt"), MANY);
        for (String[] call : List.of(
                new String[] {"draw", "--seed", "9", "--format", format, puzzle.toString()},
                new String[] {"nth", "--format", format, puzzle.toString(), "17"})) {
            String drawn = done("", call).out();

            assertEquals(
                    "1 solution, right\n",
                    done(drawn, "verify", puzzle.toString(), "-").out());
        }
    }

    @Test
    void whereThereIsNoSolutionNothingIsDrawn() {
        for (String puzzle : List.of(NONE, IMPOSSIBLE)) {
            for (String[] call : List.of(
                    new String[] {"draw", "-"},
                    new String[] {"draw", TINY, "-"},
                    new String[] {"nth", "-", "1"},
                    new String[] {"nth", TINY, "-", "1"})) {
                Ended ended = filaReading(puzzle, call);

                assertEquals(3, ended.exitCode(), ended.err());
                assertTrue(ended.err().contains("nothing to print: there is no solution"), ended.err());
            }
        }
        Ended stats = done(IMPOSSIBLE, "stats", "-");
        assertEquals("puzzle stdin: 0 solutions, every rotated and mirrored one by itself\n", stats.out());
        assertTrue(stats.err().startsWith("no solution of stdin: piece V fits nowhere"), stats.err());
    }

    @Test
    void whatNeitherMergingNorASearchCanHoldIsRefused() {
        Ended ended = fila("stats", TINY, "../def/hexominoes_15x14_parallelogram.txt");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("and a search would not come to its end"), ended.err());
    }

    @Tag("slow")
    @Test
    void aPuzzleInSpaceIsSearchedWhereItCannotBeMerged() {
        String soma = "../def/somacube.txt";

        assertEquals(
                done("", "stats", "--json", soma).out(),
                done("", "stats", "--json", TINY, soma).out());
    }

    @Test
    void countIsTheCountOfSolve() {
        for (List<String> options : List.of(
                List.<String>of(),
                List.of("--all"),
                List.of("-u"),
                List.of("--mirror"),
                List.of("--threads", "2"),
                List.of("--strategy", "auto"))) {
            Ended count = filaReading(
                    MANY,
                    Stream.concat(Stream.of("count", "-"), options.stream()).toArray(String[]::new));
            Ended solve = filaReading(
                    MANY,
                    Stream.concat(Stream.of("solve", "--count", "-"), options.stream())
                            .toArray(String[]::new));

            assertEquals(solve, count);
            assertEquals(0, count.exitCode(), count.err());
            assertTrue(count.out().matches("[0-9]+\n"), count.out());
        }
    }

    @Test
    void countsOfSeveralPuzzlesHaveALineEachAndASum() {
        assertEquals(
                "480\tsomacube\n2\tpentominoes_20x3\n482\n",
                done("", "count", "../def/somacube.txt", "../def/pentominoes_20x3.txt")
                        .out());
    }

    @Test
    void countStopsAtTheSecondSolutionWhereOnlyThatMatters() {
        Ended ended = filaReading(MANY, "count", "--unique-check", "-");

        assertEquals(filaReading(MANY, "solve", "--unique-check", "-"), ended);
        assertEquals(4, ended.exitCode());
    }

    @Test
    void countWritesToAFile() throws Exception {
        Path file = folder.resolve("n");

        assertEquals("", done(MANY, "count", "--output", file.toString(), "-").out());

        assertEquals(done(MANY, "count", "-").out(), Files.readString(file));
    }
}
