package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static io.github.filaforge.cli.CommandLineTester.filaReadingFrom;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.filaforge.Filaforge;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.oracle.SolutionChecker;
import io.github.filaforge.page.BrowserProgram;
import io.github.filaforge.pipeline.Solutions;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The command line as a user meets it, but in this process; ProcessTest has the rest. */
class MainTest {

    private static final String SOMA = "../def/somacube.txt";
    private static final String PENTOMINOES = "../def/pentominoes_20x3.txt";

    @TempDir
    private Path folder;

    private static String text(Path file) throws Exception {
        return Files.readString(file, StandardCharsets.UTF_8);
    }

    @Test
    void solutionsGoToStandardOutputAndTheSummaryIsTheLastErrorLine() throws Exception {
        Ended ended = fila("solve", PENTOMINOES);

        assertEquals(0, ended.exitCode());
        assertTrue(ended.out().startsWith("# --- SOLUTION 1 ---\n"), ended.out());
        assertEquals(8, ended.out().lines().count());
        assertEquals("2 solutions\n", ended.err());
    }

    @Test
    void aLineOfTheArticleWorksAsItStands() throws Exception {
        Ended ended = fila("solve", "-i", "-q", "-r", "-V", "-of=11", "-f11", "-n", "--", PENTOMINOES);

        assertEquals(0, ended.exitCode());
        assertEquals("", ended.out());
        assertTrue(ended.err().contains("ATTEMPTS[12]="), ended.err());
        assertEquals("2 solutions", ended.lastErrorLine());
    }

    @ParameterizedTest
    @CsvSource({
        "'', ' -f '",
        "-of=6 -f6 -n, '=6 -f6 '",
        "-of=7 -f7, ' -f7 '",
        "-oe=6:f=3 -f5 -n, ' -f5 '",
        "-r -V0 -F3, ' -F3 -os '",
        "-m5 -e4 -b2 -p, ' -p -os:e=4:f=2 -f5 '",
        "-V --auto, ' -V -of -f '"
    })
    void theOptionsThatAreToldMakeTheSameSearchAgain(String options, String handOver) throws Exception {
        Ended ended = solveSoma("-i " + options);
        String told = ended.err()
                .lines()
                .filter(line -> line.startsWith("# options "))
                .findFirst()
                .orElseThrow()
                .substring("# options ".length());

        Ended again = solveSoma(told);

        assertTrue(told.contains(handOver), told);
        assertEquals(counts(ended), counts(again));
        assertEquals("480 solutions", again.lastErrorLine());
    }

    private Ended solveSoma(String options) throws Exception {
        List<String> call = new ArrayList<>(List.of("solve", "-q"));
        Stream.of(options.split(" ")).filter(option -> !option.isEmpty()).forEach(call::add);
        call.addAll(List.of("--", SOMA));
        return fila(call.toArray(String[]::new));
    }

    /** Returns the lines with counts by the number of pieces left. */
    private static List<String> counts(Ended ended) {
        return ended.err()
                .lines()
                .filter(line -> line.startsWith("ATTEMPTS[") || line.startsWith("FITS["))
                .toList();
    }

    @Test
    void limitStopsTheSearch() throws Exception {
        Ended ended = fila("solve", "--limit", "3", SOMA);

        assertEquals("stopped after 3 solutions; there may be more", ended.lastErrorLine());
        assertEquals(3, ended.out().lines().filter(line -> line.startsWith("#")).count());
    }

    @ParameterizedTest
    @CsvSource({"2, 2, limit", "8, 8, limit"})
    void jsonTellsThatASearchWasStopped(String limit, int solutions, String cause) {
        Ended ended = fila("solve", "--json", "-g", limit, SOMA);

        String end = "\"solutions\":" + solutions + ",\"complete\":false,\"stoppedBy\":\"" + cause + "\",";
        assertTrue(ended.out().contains(end), ended.out());
        assertEquals("stopped after " + solutions + " solutions; there may be more", ended.lastErrorLine());
    }

    @Test
    void severalPuzzlesAreToldApartAndAddedUp() {
        Ended ended = fila("solve", SOMA, PENTOMINOES);

        assertEquals("somacube: 480 solutions\npentominoes_20x3: 2 solutions\n482 solutions in all\n", ended.err());
        assertTrue(ended.out().startsWith("# --- PUZZLE somacube ---\n# --- SOLUTION 1 ---\n"), ended.out());
        assertTrue(ended.out().contains("\n# --- PUZZLE pentominoes_20x3 ---\n# --- SOLUTION 1 ---\n"), ended.out());
    }

    @Test
    void severalPuzzlesOfWhichOneIsStoppedMayHaveMoreSolutions() {
        Ended ended = fila("solve", "-q", "-g", "3", SOMA, PENTOMINOES);

        assertEquals("""
                somacube: stopped after 3 solutions; there may be more
                pentominoes_20x3: 2 solutions
                stopped after 5 solutions in all; there may be more
                """, ended.err());
    }

    @Test
    @Tag("slow")
    void aStrategyThatCannotServeAPuzzleNamesOthersAndTheNextPuzzleIsSolved() throws Exception {
        Path monominoes = Files.writeString(folder.resolve("monominoes.txt"), monominoes());

        Ended ended = fila("solve", "-q", "--strategy", "fila", monominoes.toString(), SOMA);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: monominoes: "), ended.err());
        assertTrue(
                ended.err()
                        .contains(
                                ": use --strategy fila-tables or --strategy fila-unrolled or --strategy sieve or --strategy cover"
                                        + " or --strategy schedule\n"),
                ended.err());
        assertTrue(
                ended.err().endsWith("somacube: 480 solutions\n480 solutions in all; 1 puzzle was not searched\n"),
                ended.err());
    }

    private static String monominoes() {
        return IntStream.range(0, 3600)
                .mapToObj(piece -> "C:name=M" + piece + ":type=M:layout=0 0 0\n")
                .collect(Collectors.joining("", "D:xDim=60:yDim=60:zDim=1\n", "~D\n"));
    }

    @Test
    void whatIsExpectedIsToldBeforeTheSearchAndWhatWasCountedAfterIt() {
        String err = fila("solve", "-i", "-t", "6", SOMA).err();

        int before = err.indexOf("# strategy schedule (");
        int search = err.indexOf("# 6 pieces left");
        int after = err.indexOf("ATTEMPTS[ 7]=");
        assertTrue(before >= 0 && before < search && search < after, err);
    }

    /** The square fits nowhere round the hole. */
    private static final String WITHOUT_PLACE = """
            D:xDim=3:yDim=3:zDim=1
            C:name=A:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
            C:name=B:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
            C:name=*:type=S:layout=1 1 0
            ~D
            """;

    @Test
    void aPieceThatFitsNowhereIsAnAnswer() {
        String reason = "no solution of stdin: piece A fits nowhere in the region";

        Ended solved = filaReading(WITHOUT_PLACE, "solve", "--json", "-");
        Ended told = filaReading(WITHOUT_PLACE, "info", "-");
        Ended planned = filaReading(WITHOUT_PLACE, "plan", "-");
        Ended generated = filaReading(WITHOUT_PLACE, "generate", "--output", folder.toString(), "-");
        Ended packaged = filaReading(
                WITHOUT_PLACE, "package", "--output", folder.resolve("a.jar").toString(), "-");

        assertEquals(reason + "\n0 solutions\n", solved.err());
        assertTrue(
                solved.out()
                        .startsWith(
                                "{\"format\":1,\"puzzle\":\"stdin\",\"solutions\":0,\"complete\":true,\"stoppedBy\":null,"
                                        + "\"impossible\":\"piece A fits nowhere in the region\","),
                solved.out());
        assertTrue(told.out().contains("solutions   none: piece A fits nowhere in the region\n"), told.out());
        assertTrue(
                told.out().contains("\nA           1      4             0           0       0              0\n"),
                told.out());
        assertEquals(reason + "; there is nothing to plan\n", planned.out());
        assertEquals(reason + "; no source is written\n", generated.err());
        assertEquals(reason + "; no jar is written\n", packaged.err());
        for (Ended ended : List.of(solved, told, planned, generated, packaged)) {
            assertEquals(0, ended.exitCode());
        }
    }

    @Test
    void aBenchOfAPuzzleWithoutSolutionHasNothingToMeasure() throws Exception {
        String file =
                Files.writeString(folder.resolve("hole.txt"), WITHOUT_PLACE).toString();

        assertEquals(
                new Ended(
                        0,
                        "no solution of hole: piece A fits nowhere in the region; there is nothing to measure\n",
                        ""),
                fila("bench", file));
        assertTrue(fila("bench", "--json", file).out().contains("\"impossible\":\"piece A fits nowhere"));
    }

    @Test
    void jsonHasTheFieldsOfItsContractOneLineForEachPuzzle() throws Exception {
        Ended ended = fila("solve", "--json", "-i", SOMA, PENTOMINOES);

        List<String> lines = ended.out().lines().toList();
        assertEquals(2, lines.size());
        assertEquals(
                List.of(
                        "format",
                        "puzzle",
                        "strategy",
                        "options",
                        "solutions",
                        "complete",
                        "stoppedBy",
                        "attempts",
                        "fits",
                        "noFits",
                        "freePiecesAtFit",
                        "freePiecesAtTarget",
                        "difficulty",
                        "byPiecesLeft",
                        "seconds"),
                topLevelFields(lines.get(0)));
        for (String part : List.of(
                "\"puzzle\":\"somacube\"",
                "\"solutions\":480,\"complete\":true,\"stoppedBy\":null,",
                "{\"left\":1,\"attempts\":")) {
            assertTrue(lines.get(0).contains(part), part);
        }
        for (String stage : List.of("read", "plan", "emit", "compile", "search", "total")) {
            assertTrue(lines.get(1).contains("\"" + stage + "\":"), stage);
        }
        assertFalse(fila("solve", "--json", SOMA).out().contains("attempts"));
    }

    /** The piece that is placed first has three images, so there are three targets with six pieces left. */
    @Test
    void jsonHasTheFiguresPerTargetOfEachLevel() {
        String json = fila("solve", "--json", "-i", "-r", "-f", "-of", SOMA).out();

        assertTrue(
                json.contains("{\"left\":6,\"attempts\":108,\"fits\":108,\"noFits\":0,"
                        + "\"attemptsPerTarget\":36.0,\"fitsPerTarget\":36.0,\"noFitsPerTarget\":0.0}"),
                json);
    }

    private static List<String> topLevelFields(String json) throws Exception {
        List<String> fields = new ArrayList<>();
        try (JsonParser parser = new JsonFactory().createParser(json)) {
            int depth = 0;
            for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
                depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
                if (depth == 1 && token == JsonToken.FIELD_NAME) {
                    fields.add(parser.currentName());
                }
            }
        }
        return fields;
    }

    @Test
    void infoTellsTheImagesBeforeAndAfterEachFilter() throws Exception {
        String out = fila("info", "../def/pentominoes_10x6.txt").out();

        for (String figure : List.of("2056 bounded", "2032 after", "1907 after", "symmetries  4")) {
            assertTrue(out.contains(figure), out);
        }
    }

    @Test
    void planTellsMaskIlsiAndImagesForFigure3() throws Exception {
        String occupancy = "000000 000000 000000 000000 000000 000000 100111 110011 111111 111111";

        String out = fila("plan", "--occupancy", occupancy, "../def/pentominoes_10x6.txt")
                .out();

        assertTrue(out.startsWith("target cell 14 (2 2 0): mask 57, ILSI 61\n"), out);
        assertTrue(out.contains("    V: 14 15 16 22 28\n"), out);
    }

    @Test
    void generateWritesASourceThatSaysHowToMakeItAgain() throws Exception {
        Ended ended = fila("generate", "--output", folder.resolve("gen").toString(), "--package", "p.q", SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        String source = text(folder.resolve("gen/p/q/SomacubeSieve.java"));
        assertTrue(source.startsWith("// Generated by Filaforge "), source);
        assertTrue(source.contains("// To make it again: ./fila generate --output DIR --package p.q -r"), source);
    }

    @ParameterizedTest
    @CsvSource({"fila, SomacubeFila", "fila-tables, SomacubeFilaTables", "sieve, SomacubeSieve"})
    void theStrategyAskedForIsGeneratedReportedAndInTheHeader(String strategy, String className) throws Exception {
        String out = fila("solve", "--json", "--strategy", strategy, SOMA).out();
        fila("generate", "--output", folder.resolve("gen").toString(), "--strategy", strategy, SOMA);

        assertTrue(out.contains("\"strategy\":\"" + strategy + "\""), out);
        assertTrue(out.contains("\"solutions\":480"), out);
        String source = text(folder.resolve("gen/" + className + ".java"));
        assertTrue(source.contains("// Strategy: " + strategy + ","), source);
        assertTrue(source.lines().limit(4).anyMatch(line -> line.contains("--strategy " + strategy)), source);
    }

    @Test
    void statisticsTellWhichStrategyWasChosenAndWhy() throws Exception {
        String chosen = fila("solve", "-q", "-i", SOMA).err();

        assertTrue(chosen.contains("# strategy sieve ("), chosen);
        assertTrue(chosen.contains("for each target it looks up "), chosen);
        assertTrue(
                fila("solve", "-q", "-i", "-r", SOMA).err().contains("# strategy schedule (options of polycube ask"));
        assertTrue(fila("solve", "-q", "-i", "--auto", "-of", "-f", SOMA).err().contains("# expected: "));
        assertTrue(fila("solve", "-q", "-i", "-of", "-f", SOMA)
                .err()
                .contains("# strategy fila-tables (lists or an order are asked for"));
    }

    @Test
    @Tag("slow")
    void benchPrintsOneObjectWithARowForEachProgram() throws Exception {
        Ended ended = fila("bench", "--json", "--forks", "2", "--seconds", "0.01", "--programs", "sieve,dlx", SOMA);

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(1, ended.out().lines().count());
        assertEquals(List.of("format", "puzzle", "machine", "rows"), topLevelFields(ended.out()));
        for (String program : List.of("sieve", "dlx")) {
            assertTrue(ended.out().contains("{\"program\":\"" + program + "\",\"planMs\":"), ended.out());
            assertTrue(ended.err().contains("fork 2 of 2: " + program), ended.err());
        }
        assertEquals(2, ended.out().split("\"solutions\":480,\"attempts\":", -1).length - 1);
    }

    @Test
    void benchSimulatesNumbersOfThreads() {
        Ended ended = fila("bench", "--json", "--forks", "1", "--threads", "2,16", SOMA);

        assertEquals(0, ended.exitCode(), ended::err);
        assertTrue(ended.out().contains("\"rows\":[{\"threads\":2,\"inOrder\":"), ended::out);
        assertTrue(ended.out().contains("{\"threads\":16,\"inOrder\":"), ended::out);
        assertTrue(fila("bench", "--forks", "1", "--threads", "2", SOMA).out().contains("in order"));
    }

    @Test
    void benchRefusesNumbersThatAreNoThreads() {
        Ended ended = fila("bench", "--threads", "0", SOMA);

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().contains("--threads takes numbers from 1 to 1000"), ended::err);
    }

    @Test
    @Tag("slow")
    void benchMeasuresTheSameFitsOfAnEdgePuzzleByAllPrograms() {
        Ended ended = fila("bench", "--forks", "1", "--seconds", "0.01", "--fits", "100000", "../def/edges_6x6.txt");

        assertEquals(0, ended.exitCode(), ended.err());
        List<String> lines = ended.out().lines().toList();
        assertTrue(lines.get(1).contains(" of the first 100,000 fits, order "), ended.out());
        assertTrue(lines.get(3).endsWith("M fits/s  / ordinary-loop  / tuned-loop"), ended.out());
        assertEquals(
                List.of("edge", "edge-tables", "ordinary-loop", "tuned-loop"),
                lines.stream().skip(4).map(line -> line.split(" ", 2)[0]).toList());
        assertEquals(
                1,
                lines.stream()
                        .skip(4)
                        .map(line -> List.of(line.split(" +")).subList(4, 6))
                        .distinct()
                        .count(),
                ended.out());
    }

    @Test
    @Tag("slow")
    void benchSaysOnALineOfItsOwnWhatCannotServeThePuzzle() throws Exception {
        String cells = IntStream.range(0, 70).mapToObj(x -> x + " 0 0").collect(Collectors.joining(", "));
        Path file = Files.writeString(
                folder.resolve("bars.txt"), "D:xDim=140:yDim=1:zDim=1\nC:name=A:copies=2:layout=" + cells + "\n~D\n");

        Ended ended = fila("bench", "--forks", "1", "--seconds", "0.01", "--programs", "merge", file.toString());

        assertEquals(2, ended.exitCode());
        List<String> said = ended.err().lines().toList();
        assertEquals("fork 1 of 1: merge ...", said.get(0));
        assertTrue(said.get(1).startsWith("fila: a merge for this puzzle would have "), ended.err());
        assertEquals("fila: nothing could be measured", said.get(2));
    }

    @Test
    @Tag("slow")
    void benchComparesWithFletcherWhereHisProgramIsForThePuzzle() throws Exception {
        String[] quick = {"bench", "--forks", "1", "--seconds", "0.01", "--programs", "fletcher,sieve"};

        Ended ended = fila(Stream.concat(Stream.of(quick), Stream.of("../def/pentominoes_10x6.txt"))
                .toArray(String[]::new));

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().contains("/ fletcher"), ended.out());
        assertEquals(
                2, ended.out().lines().filter(line -> line.contains(" 2339 ")).count(), ended.out());
        assertEquals(
                2,
                fila(Stream.concat(Stream.of(quick), Stream.of(SOMA)).toArray(String[]::new))
                        .exitCode());
    }

    @Test
    @Tag("processes")
    @Tag("slow")
    void benchMeasuresThePageInABrowserToo() {
        assumeTrue(BrowserProgram.named("chromium").isPresent(), "no browser is installed");
        String[] quick = {"bench", "--forks", "1", "--seconds", "0.01", "--programs", "sieve"};

        Ended ended = fila(Stream.concat(Stream.of(quick), Stream.of("--browsers", "chromium", SOMA))
                .toArray(String[]::new));

        assertEquals(0, ended.exitCode(), ended.err());
        assertEquals(
                List.of("sieve", "chromium"),
                ended.out()
                        .lines()
                        .filter(line -> line.contains(" 480 "))
                        .map(line -> line.substring(0, line.indexOf(' ')))
                        .toList(),
                ended.out());
    }

    @Test
    void anImpossiblePuzzleIsAnsweredAtOnceWithTheReason() throws Exception {
        String hexominoes = "../def/hexominoes_15x14.txt";

        Ended ended = fila("solve", "--json", hexominoes);

        assertEquals(0, ended.exitCode());
        assertTrue(
                ended.out()
                        .contains(
                                "\"solutions\":0,\"complete\":true,\"stoppedBy\":null,\"impossible\":\"coloured like a chessboard"),
                ended.out());
        assertTrue(ended.err().startsWith("no solution of hexominoes_15x14: coloured like a chessboard"), ended.err());
        assertEquals("0 solutions", ended.lastErrorLine());
        String jar = folder.resolve("hexominoes.jar").toString();
        Ended packaged = fila("package", "--output", jar, hexominoes);
        assertEquals(0, packaged.exitCode());
        assertTrue(packaged.err().startsWith("no solution of hexominoes_15x14: coloured like"), packaged.err());
        assertTrue(packaged.err().endsWith("; no jar is written\n"), packaged.err());
        assertFalse(Files.exists(Path.of(jar)));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"sieve", "fila-tables"})
    void aSearchGoesAsDeepAsThereArePieces(String strategy) throws Exception {
        String dominoes = IntStream.range(0, 2048)
                .mapToObj(piece -> "C:name=D" + piece + ":type=M:layout=0 0 0, 1 0 0\n")
                .collect(Collectors.joining("", "D:xDim=64:yDim=64:zDim=1\n", "~D\n"));

        Ended ended = filaReading(dominoes, "solve", "-q", "--limit", "1", "--strategy", strategy, "-");

        assertEquals("stopped after 1 solution; there may be more\n", ended.err());
    }

    @Test
    @Tag("seconds")
    void equalSolversArePackagedToEqualBytes() throws Exception {
        Path one = folder.resolve("one.jar");
        Path other = folder.resolve("other.jar");
        fila("package", "--output", one.toString(), PENTOMINOES);
        fila("package", "--output", other.toString(), PENTOMINOES);

        assertEquals(-1, Files.mismatch(one, other));
    }

    @Test
    void aSampleTellsSolutionsWithConfidenceAndIsTheSameWithTheSameSeed() throws Exception {
        List<String> results = new ArrayList<>();
        for (String seed : List.of("5", "5", "6")) {
            Ended ended = fila("solve", "-q", "--json", "-s", "40,5," + seed, "-os:e=5", "-f5", SOMA);

            assertEquals(0, ended.exitCode());
            assertTrue(ended.err().contains("# 40 trials: "), ended.err());
            assertTrue(ended.out().contains("\"confidence95\""), ended.out());
            assertTrue(ended.out().contains("\"complete\":false,\"stoppedBy\":\"sample\""), ended.out());
            assertTrue(ended.lastErrorLine().endsWith(" in 40 trials; a sample does not count all"), ended.err());
            results.add(ended.lastErrorLine() + ended.out().replaceAll("\"seconds.*", ""));
        }
        assertEquals(results.get(0), results.get(1));
        assertNotEquals(results.get(0), results.get(2));
    }

    @Test
    void trialsThatBeginAlikeFindAsManySolutionsByListsAsByDancingLinks() throws Exception {
        List<List<String>> results = new ArrayList<>();
        for (String lists : List.of("-f0", "-f5", "-f3")) {
            Ended ended = fila("solve", "-q", "-i", "-s", "20,6,3", "-oe", lists, SOMA);

            results.add(ended.err()
                    .lines()
                    .filter(line -> line.startsWith("# trial "))
                    .map(line -> line.replaceFirst(" solutions?,.*", ""))
                    .toList());
        }
        assertEquals(20, results.get(0).size());
        assertFalse(results.get(0).stream().allMatch(line -> line.endsWith(": 0")), results::toString);
        assertEquals(results.get(0), results.get(1));
        assertEquals(results.get(0), results.get(2));
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"hexominoes_box_in_diamond", "hexominoes_15x14_parallelogram", "heptominoes_33x23"})
    void firstSolutionsOfAPuzzleThatIsTooLargeAreFoundInTries(String definition) throws Exception {
        boolean isLikeOthers = !definition.equals("hexominoes_15x14_parallelogram");
        assumeTrue(!isLikeOthers || Rows.ALL, "one like it is tried: -Drows=all");
        Path file = Path.of("..", "def", definition + ".txt");

        Ended ended = fila("solve", "-i", "-g", "1", file.toString());

        assertEquals("stopped after 1 solution; there may be more", ended.lastErrorLine());
        assertTrue(ended.err().contains("# strategy schedule ("), ended.err());
        assertTrue(ended.err().contains(" -v 1 -os --tries 48,4000 "), ended.err());
        Puzzle puzzle = Filaforge.readAll(file).get(0);
        assertEquals(
                1, new SolutionChecker(puzzle).checkOutput(ended.out(), false).size());
    }

    @ParameterizedTest
    @Tag("slow")
    @CsvSource({"10, 10, 1", "33, 32, 1", "6, 8, 10"})
    void dominoesAreFoundBeforeTheFirstTry(int xDim, int yDim, int zDim) {
        assertDominoesAreFoundBeforeTheFirstTry(xDim, yDim, zDim);
    }

    @Test
    @Rows.More
    void soAreThoseOfTheLargestNumber() {
        assertDominoesAreFoundBeforeTheFirstTry(64, 64, 1);
    }

    private static void assertDominoesAreFoundBeforeTheFirstTry(int xDim, int yDim, int zDim) {
        String dominoes = String.format("D:xDim=%d:yDim=%d:zDim=%d\n", xDim, yDim, zDim)
                + IntStream.range(0, xDim * yDim * zDim / 2)
                        .mapToObj(piece -> "C:name=" + piece + ":layout=0 0 0, 1 0 0\n")
                        .collect(Collectors.joining("", "", "~D\n"));

        Ended ended = filaReading(dominoes, "solve", "-i", "-g", "3", "-");

        assertEquals("stopped after 3 solutions; there may be more", ended.lastErrorLine());
        assertTrue(ended.err().contains(" -v 1 -os --tries "), ended.err());
        // Tries take thousands of fits, or never end.
        Matcher fits = Pattern.compile("# attempts \\d+, fits (\\d+)").matcher(ended.err());
        assertTrue(fits.find(), ended.err());
        assertTrue(Long.parseLong(fits.group(1)) <= 5L * xDim * yDim * zDim, fits.group());
        Puzzle puzzle = DefinitionReader.read("dominoes", dominoes).get(0).puzzle();
        assertEquals(
                3, new SolutionChecker(puzzle).checkOutput(ended.out(), false).size());
    }

    @Test
    @Tag("slow")
    void aSearchInTriesFindsEachSolutionOnce() throws Exception {
        Path file = Path.of("..", "def", "pentominoes_10x6.txt");

        Ended ended = fila("solve", "--tries", "9,200", "-g", "30", file.toString());

        assertEquals("stopped after 30 solutions; there may be more", ended.lastErrorLine());
        Puzzle puzzle = Filaforge.readAll(file).get(0);
        assertEquals(
                30, new SolutionChecker(puzzle).checkOutput(ended.out(), false).size());
    }

    @Test
    void aSearchInTriesThatGivesNothingUpEnds() throws Exception {
        assertEquals(
                "480 solutions",
                fila("solve", "-q", "--tries", "5,1000000", SOMA).lastErrorLine());
    }

    @Test
    void aGoalEndsTheTrialsOfASample() throws Exception {
        assertEquals(
                "stopped after 7 solutions; there may be more",
                fila("solve", "-q", "-s", "1000,0,1", "-g", "7", SOMA).lastErrorLine());
    }

    @Test
    void aTraceShowsEveryAssemblyDownToANumberOfPiecesLeft() throws Exception {
        Ended ended = fila("solve", "-q", "-t", "6", SOMA);

        assertTrue(ended.err().startsWith("# 6 pieces left\n. . . , . . . , . . .\n"), ended.err());
        assertFalse(ended.err().contains("# 5 pieces left"), ended.err());
        assertEquals("480 solutions", ended.lastErrorLine());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-os", "-of -f3", "-of -f"})
    void aTraceShowsCompleteAssembliesTooWhateverTheAlgorithm(String algorithm) {
        String dominoes = """
                D:xDim=4:yDim=2:zDim=1
                C:name=A:copies=4:layout=0 0 0, 1 0 0
                ~D
                """;
        List<String> arguments = new ArrayList<>(List.of("solve", "-q", "--all", "-t", "0"));
        arguments.addAll(List.of(algorithm.split(" ", -1)));
        arguments.add("-");

        Ended ended = filaReading(dominoes, arguments.toArray(String[]::new));

        assertEquals(5, ended.err().lines().filter("# 0 pieces left"::equals).count(), ended.err());
    }

    @ParameterizedTest
    @CsvSource({"5, 3", "4, 1"})
    void aGoalIsANumberOfSubPuzzlesWhereTheseAreAskedFor(String left, int goal) {
        Ended ended = fila("solve", "--sub-puzzles", left, "-g", String.valueOf(goal), SOMA);

        assertEquals(
                goal, ended.out().lines().filter(line -> line.startsWith("D:")).count());
        assertEquals(
                "stopped after " + goal + " sub-puzzle" + (goal == 1 ? "" : "s") + "; there may be more",
                ended.lastErrorLine());
    }

    @Test
    @Tag("slow")
    void theSmallestSubPuzzlesHaveTheSolutionsTooThoughMostHaveNone() {
        Ended written = fila("solve", "--sub-puzzles", "1", SOMA);

        Ended solved = filaReading(written.out(), "solve", "-q", "--all", "-");

        long count = written.out().lines().filter("~D"::equals).count();
        assertEquals(count + " sub-puzzles", written.lastErrorLine());
        assertEquals(0, solved.exitCode());
        assertTrue(solved.err().contains(": 0 solutions, since piece "), solved.err());
        assertEquals("480 solutions in all", solved.lastErrorLine());
    }

    @Test
    void subPuzzlesTogetherHaveTheSolutionsOfThePuzzle() throws Exception {
        Ended written = fila("solve", "--sub-puzzles", "5", SOMA);
        Path file = Files.writeString(folder.resolve("parts.txt"), written.out());

        Ended solved = fila("solve", "-q", "--all", file.toString());

        assertTrue(written.out().startsWith("D:xDim=3"), written.out());
        assertEquals("480 solutions in all", solved.lastErrorLine());
    }

    @ParameterizedTest
    @CsvSource({"0 0 0;1 0 0;2 0 0, the mobile pieces have", "0 0;1 0 0, 2:"})
    void aMistakeInADefinitionIsShownAtItsPlace(String layout, String message) throws Exception {
        String definition = "D:xDim=3:yDim=3:zDim=1\nC:name=A:layout=" + layout.replace(';', ',')
                + "\nC:name=B:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0\nC:name=*:type=S:layout=1 1 0\n~D\n";

        Ended ended = filaReading(definition, "solve", "-");

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("<stdin>:"), ended.err());
        assertTrue(ended.err().contains(message), ended.err());
        assertTrue(ended.err().lines().skip(2).findFirst().orElseThrow().endsWith("^"), ended.err());
    }

    @Test
    void solutionsGoToAFileIfThatIsAskedFor() throws Exception {
        Path file = folder.resolve("solutions.txt");

        Ended ended = fila("solve", "--output", file.toString(), PENTOMINOES);

        assertEquals(new Ended(0, "", "2 solutions\n"), ended);
        assertEquals(fila("solve", PENTOMINOES).out(), text(file));
        assertEquals(fila("solve", PENTOMINOES), fila("solve", "--output", "-", PENTOMINOES));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "2", "40"})
    void solutionsComeInTheOrderOfOneThreadHoweverManyThereAre(String roots) {
        Ended one = fila("solve", "--roots", roots, "--threads", "1", SOMA);
        Ended three = fila("solve", "--roots", roots, "--threads", "3", SOMA);

        assertEquals(one, three);
        assertEquals(sorted(fila("solve", SOMA).out()), sorted(three.out()));
    }

    @Test
    void unorderedSolutionsAreTheSameInSomeOrder() {
        Ended ended = fila("solve", "--threads", "3", "--unordered", SOMA);

        assertEquals(sorted(fila("solve", SOMA).out()), sorted(ended.out()));
    }

    private static List<String> sorted(String printed) {
        return Solutions.pictures(printed).stream().sorted().toList();
    }

    @Test
    void whoAsksForThreadsWhereOneOnlyIsOfUseIsTold() {
        Ended ended = fila("solve", "-q", "-t", "6", "--threads", "2", SOMA);

        assertTrue(ended.err().startsWith("-s, -t, --watch, --sub-puzzles and --tries use one thread\n"), ended.err());
        assertEquals("480 solutions", ended.lastErrorLine());
    }

    @Test
    void aSourceGoesToStandardOutputIfThatIsAskedFor() throws Exception {
        Ended ended = fila("generate", "--output", "-", SOMA);
        fila("generate", "--output", folder.toString(), SOMA);

        assertEquals("", ended.err());
        assertEquals(text(folder.resolve("SomacubeSieve.java")), ended.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"solve -h", "solve --help", "help solve"})
    void theOptionsOfACommandAreShownHoweverTheyAreAskedFor(String call) {
        Ended ended = fila(call.split(" "));

        assertEquals(new Ended(0, fila("solve", "--help").out(), ""), ended);
        assertTrue(ended.out().contains("--sub-puzzles"), ended.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"-h", "help"})
    void theCommandsAreShownHoweverTheyAreAskedFor(String call) {
        assertEquals(fila("--help"), fila(call));
    }

    @Test
    void eachCommandHasTheVersion() {
        Ended ended = fila("solve", "--version");

        assertEquals(fila("--version"), ended);
        assertTrue(ended.out().startsWith("Filaforge "), ended.out());
    }

    @Test
    void anInternalErrorNamesTheOptionThatPrintsItsStackTrace() {
        Ended plain = filaReadingFrom(new BrokenInput(), "solve", "-");
        Ended traced = filaReadingFrom(new BrokenInput(), "solve", "--stack-trace", "-");

        assertEquals(new Ended(1, "", """
                        fila: internal error: java.lang.IllegalStateException: a fault
                        Please report it with the stack trace that --stack-trace prints.
                        """), plain);
        assertEquals(1, traced.exitCode());
        assertTrue(traced.err().contains("\tat " + BrokenInput.class.getName() + ".read("), traced.err());
        assertTrue(traced.err().endsWith("Please report it with the stack trace above.\n"), traced.err());
    }

    /** An input with a fault in it. */
    private static final class BrokenInput extends InputStream {

        @Override
        public int read() {
            throw new IllegalStateException("a fault");
        }

        @Override
        public int read(byte[] bytes, int offset, int length) {
            return read();
        }
    }
}
