package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Searches of edge puzzles for boards with a high score, by the command line. */
class ScoreSearchTest {

    /** 24 joins; eight boards on which all match, and 55 more on which 22 or 23 do where the tuned array lets them slip. */
    private static final String FULL = """
            D:xDim=4:yDim=4:edges=0
            E:name=1:sides=4 5 5 3
            E:name=2:sides=3 4 5 5
            E:name=3:sides=5 2 0 1
            E:name=4:sides=1 0 0 1
            E:name=5:sides=2 5 1 0
            E:name=6:sides=2 0 0 2
            E:name=7:sides=2 1 0 0
            E:name=8:sides=1 4 2 0
            E:name=9:sides=1 0 1 4
            E:name=10:sides=2 0 2 3
            E:name=11:sides=1 0 0 2
            E:name=12:sides=4 3 4 3
            E:name=13:sides=2 0 2 5
            E:name=14:sides=1 3 2 0
            E:name=15:sides=5 4 3 3
            E:name=16:sides=1 4 1 0
            ~D
            """;

    /** The puzzle with a piece inside of which no side matches: with one slip no board is full. */
    private static final String ODD = FULL.replace("4 3 4 3", "7 7 7 7");

    private static final String[] NONE_FOUND = {"solve", "--score", "23", "--slips", "8,1", "--threads", "1"};

    private static final String BEST = """
            4/2  5/1  3/2  7/2
            8/0  1/3  2/1  14/2
            10/2 15/1 -    -
            -    -    -    -
            """;

    @TempDir
    private Path folder;

    private Path full;
    private Path odd;
    private Path rows;

    @BeforeEach
    void write() throws IOException {
        full = Files.writeString(folder.resolve("full.txt"), FULL);
        odd = Files.writeString(folder.resolve("odd.txt"), ODD);
        rows = Files.writeString(folder.resolve("rows.txt"), "A1-A4 B1-B4 C1-C4 D1-D4 # row by row\n");
    }

    private static String[] with(String[] arguments, Object... more) {
        return Stream.concat(Stream.of(arguments), Stream.of(more).map(Object::toString))
                .toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource({
        "--score 24, 8",
        "--score 23 --slips 8 1, 8",
        "--score 23 --slips 8 1 --order bottom, 8",
        "--score 23 --slips 8 1 --order band:2:1:1, 8",
        "--score 23 --slips 8 1 --strategy edge, 8",
        "--score 23 --slips 8 1 --all, 8",
        "--score 23 --slips 8 1 --threads 2, 8",
        "--score 23 --slips 8 1 --roots 3, 8",
        "--score 23 --slips 8 1 --limit 3, 3",
        "--slips 8 1, 8",
        "--score 22, 63"
    })
    void boardsAreCountedOnceForEachRotation(String call, int boards) {
        Ended ended = fila(with(("solve --count " + call.replace("8 1", "8,1")).split(" "), full));

        assertEquals(boards + "\n", ended.out(), ended.err());
        assertTrue(ended.err().startsWith("best so far: "), ended.err());
    }

    @Test
    void anOrderInAFileIsThatOrder() {
        String[] solve = {"solve", "--score", "23", "--slips", "8,1", "--order"};
        Ended named = fila(with(solve, "row", full));

        assertEquals(named, fila(with(solve, "@" + rows, full)));
    }

    @Test
    void theBestBoardIsPrintedWhereNoBoardHasTheScore() {
        String best = "13 of 24 joins match, 6 cells empty\n";

        assertEquals(
                new Ended(0, "# best board: " + best + BEST, "best so far: " + best + "0 solutions\n"),
                fila(with(NONE_FOUND, odd)));
    }

    /** Only the last join may slip, and no board has more than ten pieces. */
    @Test
    void aSearchThatNeverComesToItsFirstSlipHasABestBoard() {
        Ended ended = fila("solve", "--score", "23", "--slips", "15,1", "--order", "row", odd.toString());

        assertTrue(ended.out().startsWith("# best board: 13 of 24 joins match, 6 cells empty\n"), ended.out());
    }

    /** No piece has a left side for the right side of C. */
    @Test
    void theLastPieceOfTheBestBoardNeedsNoSuccessor() throws IOException {
        Path row = Files.writeString(folder.resolve("row.txt"), """
                D:xDim=5:yDim=1:edges:turns=fixed
                E:name=A:sides=9 1 9 8
                E:name=B:sides=9 2 9 1
                E:name=C:sides=9 3 9 2
                E:name=X:sides=9 4 9 5
                E:name=Y:sides=9 6 9 7
                ~D
                """);

        Ended ended = fila("solve", "--score", "3", "--slips", "4,1", "--order", "row", "--roots", "1", row.toString());

        assertEquals("# best board: 2 of 4 joins match, 2 cells empty\nA/0 B/0 C/0 -   -\n", ended.out());
    }

    @Test
    void theBestBoardIsAnAddressAmongAddresses() {
        String address = fila(with(NONE_FOUND, "--format", "url", odd)).out();

        assertTrue(
                address.startsWith("https://e2.bucas.name/#puzzle=odd&board_w=4&board_h=4&board_edges=abbaacfb"),
                address);
        assertTrue(address.endsWith("&board_pieces=004005003007008001002014010015000000000000000000\n"), address);
    }

    @Test
    void aReportHasTheOrderTheSlipArrayAndHowGoodTheBestBoardIs() {
        String report = fila(with(NONE_FOUND, "--json", odd)).out();

        assertTrue(report.contains("\"order\":\"A1-A4 B1-B4 C1-C4 D1-D4\",\"slips\":\"8,1\",\"solutions\":0,"), report);
        assertTrue(report.contains("\"best\":13,\"gaps\":6,"), report);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--count", "-q", "--json", "--format csv", "--unique-check"})
    void theBestBoardIsNotPrintedWhereSolutionsAreNotPrintedAsPictures(String option) {
        Ended ended = fila(with(with(NONE_FOUND, (Object[]) option.split(" ")), odd));

        assertFalse(ended.out().contains("best board"), ended.out());
        assertTrue(ended.err().contains("best so far: 13 of 24 joins match, 6 cells empty\n"), ended.err());
    }

    @Test
    void statisticsHaveFitsAndHalfFits() {
        List<String> counts = fila(with(NONE_FOUND, "-i", "--roots", "1", odd))
                .err()
                .lines()
                .filter(line -> line.matches("(HALF )?FITS.*[1-9].*"))
                .toList();

        assertTrue(counts.contains("FITS[ 7]=               309"), counts::toString);
        assertEquals(
                List.of("HALF FITS[ 7]=          237"),
                counts.stream()
                        .filter(line -> line.startsWith("HALF") && !line.endsWith(" 0"))
                        .toList());
    }

    /** A placement in a root is a fit, and no half fit. */
    @Test
    void halfFitsAreNotThoseOfRoots() {
        List<String> counts = fila(with(NONE_FOUND, "-i", "--roots", "9", odd))
                .err()
                .lines()
                .filter(line -> line.matches("HALF FITS.*[1-9]"))
                .toList();

        assertEquals(List.of("HALF FITS[ 7]=          237"), counts);
    }

    /** Each row has a command line and its message. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--score 25 | no board has a score of 25: this one has 24 joins",
                "--score -1 | no board has a score of -1: this one has 24 joins",
                "--score x | --score takes a whole number, not 'x'",
                "--score 23 --slips 5,1,3,2 | both have to go up",
                "--score 23 --slips 5 | depth 5 has no number of slips",
                "--score 23 --slips 5,99999 | slip array: 99999 is no number",
                "--score 23 --slips eii | slip array: eii is no number",
                "--score 23 --order eii465 | needs a board of at least 8 columns",
                "--score 23 --order band:4:1:1 | this board is 4x4",
                "--score 23 --order column | there is no search order column",
                "--score 23 --order @ | cannot be read",
                "--score 23 --order @. | order . cannot be read: it is a directory; name a file with the names of all cells",
                "--score 23 --order @nothing/there | order nothing/there cannot be read: there is no such file",
                "--score 23 --strategy edge-tables | strategy edge-tables has no slips",
                "--score 23 --strategy sieve | strategy sieve is for packings",
                "--score 23 -r | leave out -r",
                "--slips ladder466 | slip array: depth 245 is beyond the 16 cells of the board",
                "--score 23 --slips 15,1,16,2 | depth 16 is beyond the 16 cells of the board",
                "--order x | is an edge puzzle: an order of its cells is row, bottom, eii465, eii468, a band or @FILE",
                "--order eii465 | needs a board of at least 8 columns",
                "--order row --strategy edge-dynamic | edge-dynamic has no fixed order",
                "--tries 1,2 | its search is begun anew by --attempts",
                "--score 23 --tail 3 | leave out --tail",
                "--score 23 --order row -b 3 | leave out -b",
                "--slips 0,25 | slip array: it allows 25 slips, and the board has only 24 joins: allow fewer"
            })
    void whatCannotBeHadIsRefused(String call, String reason) {
        Ended ended = fila(with(("solve " + call).split(" "), full));

        assertTrue(ended.err().startsWith("fila: ") || ended.err().startsWith("puzzle "), ended.err());
        assertTrue(ended.err().contains(reason), ended.err());
        assertEquals(2, ended.exitCode());
        assertEquals("", ended.out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "A1-A4 | leaves out B1, B2, B3, B4, C1, C2, C3, C4 and 4 cells more; each cell comes once",
                "A1-A4 A4 | line 1: A4 comes twice, first in line 1; each cell comes once: leave one out",
                "A1-A5 | line 1: there is no cell A5; cells are rows A to D from the top, columns 1 to 4 from the left",
                "A1-B2 | line 1: A1-B2 is along no row and no column; name its cells one by one",
                "4 0 | line 1: there is no cell x = 4, y = 0; x goes from 0 to 3, y from 0 to 3 upwards",
                "ZZZZZZZZ99999999999999 | line 1: there is no cell ZZZZZZZZ99999999999999; cells are rows A to D from the"
                        + " top, columns 1 to 4 from the left"
            })
    void anOrderThatIsNoneOfTheBoardIsRefused(String text, String reason) throws IOException {
        Files.writeString(rows, text);

        for (List<String> search : List.of(List.of("solve", "--score", "23"), List.of("count"))) {
            Ended ended = fila(with(search.toArray(String[]::new), "--order", "@" + rows, full));

            assertTrue(ended.err().startsWith("fila: @" + rows) && ended.err().endsWith(reason + "\n"), ended.err());
            assertEquals(2, ended.exitCode());
        }
    }

    /** They are no slips of the search, which places neither; a board with them is still checked as any other. */
    @Test
    void pinsThatDoNotMatchEachOtherAreRefused() throws IOException {
        String board = """
                D:xDim=2:yDim=1:edges=0
                E:name=A:sides=0 1 0 0:at=0 0
                E:name=B:sides=0 0 0 2:at=1 0
                ~D
                """;
        Path pins = Files.writeString(folder.resolve("pins.txt"), board);
        String reason = "the right side of piece A, which has its place, has colour 1, but meets colour 2 of piece B";
        String remedy =
                "; a search for high scores takes pins that match each other: leave out the place of one of them\n";

        assertEquals(
                new Ended(0, "", "no solution of pins: " + reason + "\n0 solutions\n"), fila("solve", pins.toString()));
        for (String call : new String[] {"solve --score 0", "solve --slips 0,1", "plan --tune --score 0"}) {
            Ended ended = fila(with(call.split(" "), pins));

            assertEquals(2, ended.exitCode(), call);
            assertEquals("", ended.out());
            assertTrue(ended.err().endsWith(reason + remedy), ended.err());
        }
        assertEquals(
                0,
                filaReading("# --- SOLUTION 1 ---\nA/0 B/0\n", "verify", "--score", "0", pins.toString(), "-")
                        .exitCode());
    }

    @Test
    void aScoreThatLeavesNoSlipsIsNotTuned() {
        assertEquals(
                new Ended(
                        2,
                        "",
                        "fila: a score of 24 is all joins of the board, which leaves no slips to tune: ask for less\n"),
                fila("plan", "--tune", "--score", "24", full.toString()));
    }

    /** A cell between four others that are filled has a list for each four of about 200 colours. */
    @Test
    void anOrderWhoseTablesWouldBeTooLargeIsRefused() throws IOException {
        String puzzle = fila("new", "edges", "--box", "16x16", "--rim", "60", "--inner", "150", "--seed", "1")
                .out();
        Path many = Files.writeString(folder.resolve("many.txt"), puzzle);
        StringBuilder chess = new StringBuilder();
        for (int colour = 0; colour < 2; colour++) {
            for (int cell = 0; cell < 256; cell++) {
                if ((cell / 16 + cell) % 2 == colour) {
                    chess.append(cell % 16).append(' ').append(cell / 16).append('\n');
                }
            }
        }
        Files.writeString(rows, chess);
        Ended ended = fila("solve", "--score", "470", "--slips", "100,10", "--order", "@" + rows, many.toString());

        assertTrue(
                ended.err()
                        .matches(
                                "fila: edge puzzle many cannot be searched for scores in order @.*: edge would have tables"
                                        + " of [0-9]+ words or more; give another order, or a board of fewer colours\n"),
                ended.err());
        assertEquals(2, ended.exitCode());
    }

    @Test
    void aVeryLongOrderIsRefused() throws IOException {
        Files.writeString(rows, " ".repeat((1 << 20) + 1));
        Ended ended = fila("solve", "--score", "23", "--order", "@" + rows, full.toString());

        assertTrue(
                ended.err().contains(" has more than 1048576 bytes: name a file with the names of all cells"),
                ended.err());
        assertEquals(2, ended.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--score 1", "--slips 1,1", "--score 1 --order row"})
    void aPackingHasNoScore(String options) {
        String packing = """
                D:xDim=2:yDim=1:zDim=1
                C:name=A:layout=0 0 0, 1 0 0
                ~D
                """;
        Ended ended = filaReading(packing, with(("solve " + options).split(" "), "-"));

        assertTrue(ended.err().contains("--score and --slips are for edge puzzles"), ended.err());
        assertEquals(2, ended.exitCode());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--score 23 --slips 8,1", "--score 23", "--slips 8,1 --order bottom", "--score 24 --order @FILE"
            })
    void theHeadOfASourceSaysHowToMakeItAgain(String options) {
        String[] generate = {"generate", "--output", "-"};
        String source = fila(with(
                        with(generate, (Object[])
                                options.replace("FILE", rows.toString()).split(" ")),
                        full))
                .out();
        String again = source.lines()
                .filter(line -> line.contains("--output DIR "))
                .findFirst()
                .orElseThrow()
                .replaceFirst(".* --output DIR ", "")
                .replaceFirst(" -- full.txt", "");

        assertEquals(new Ended(0, source, ""), fila(with(with(generate, (Object[]) again.split(" ")), full)));
    }

    private Ended program(Path jar, String... arguments) throws IOException, InterruptedException {
        Path out = folder.resolve("out");
        Path err = folder.resolve("err");
        Process process = new ProcessBuilder(
                        ProcessTest.javaCommand(with(new String[] {"-jar", jar.toString()}, (Object[]) arguments)))
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start();
        return new Ended(process.waitFor(), Files.readString(out), Files.readString(err));
    }

    @Test
    void aProgramFindsTheSameBoards() throws Exception {
        Path jar = folder.resolve("full.jar");
        String[] score = {"--score", "22"};
        fila(with(with(new String[] {"package", "--output", jar.toString()}, (Object[]) score), full));

        assertEquals(
                fila(with(with(new String[] {"solve"}, (Object[]) score), full)).out(),
                program(jar, "--no-progress").out());
    }

    @Test
    @Tag("seconds")
    void aProgramPrintsTheBestBoardWhereNoBoardHasTheScore() throws Exception {
        Path jar = folder.resolve("odd.jar");
        fila("package", "--output", jar.toString(), "--score", "23", "--slips", "8,1", odd.toString());
        String best = "# best board: 13 joins match, 6 cells empty\n" + BEST;
        String[] inSteps = {
            "--checkpoint",
            folder.resolve("point").toString(),
            "--output",
            folder.resolve("boards").toString()
        };

        assertEquals(new Ended(0, best, "0 solutions\n"), program(jar, "--threads", "1", "--no-progress"));
        assertEquals(new Ended(0, "0\n", ""), program(jar, "--count", "--no-progress"));
        assertEquals(0, program(jar, with(inSteps, "--threads", "1")).exitCode());
        assertEquals(best, Files.readString(folder.resolve("boards")));
    }

    @Test
    @Tag("seconds")
    void thePartsOfAProgramHaveTheBestBoardOfAll() throws Exception {
        Path jar = folder.resolve("parts.jar");
        Path results = folder.resolve("results");
        fila("package", "--output", jar.toString(), "--score", "23", "--slips", "8,1", "--parts", "5", odd.toString());
        Ended first = program(jar, "--results", results.toString(), "--share", "1/2", "--no-progress");
        Ended second = program(jar, "--results", results.toString(), "--no-progress");
        Ended total = program(jar, "--total", results.toString(), "--output", "-");

        assertEquals(0, first.exitCode(), first.err());
        assertTrue(
                second.err().endsWith("; 0 solutions in all; best board: 13 joins match, 6 cells empty\n"),
                second.err());
        assertEquals("0 solutions\n", total.err());
        assertTrue(total.out().startsWith("# best board: 13 joins match, 6 cells empty\n"), total.out());
        // Which of several that are as good depends on which thread is the first to find one.
        assertEquals(
                new Ended(
                        0,
                        "1 solution, right\nbest board: solution 1 of the file, 13 of 24 joins match, 6 cells empty\n",
                        ""),
                filaReading(total.out(), "verify", "--score", "13", odd.toString(), "-"));
    }

    private String[] inSteps(Object... more) {
        return with(
                with(NONE_FOUND, "--checkpoint", folder.resolve("point"), "--output", folder.resolve("boards")), more);
    }

    @Test
    void aSearchThatWasStoppedGoesOnWithItsBestBoard() throws IOException {
        String[] search = {
            "solve",
            "--score",
            "22",
            "--threads",
            "1",
            "--count",
            "--checkpoint",
            folder.resolve("point").toString()
        };
        Ended stopped = fila(with(search, "--limit", "40", full));
        String point = Files.readString(folder.resolve("point"));
        Ended resumed = fila(with(search, "--resume", full));

        assertTrue(stopped.err().startsWith("best so far: 24 of 24 joins match\n"), stopped.err());
        assertTrue(point.contains("\nbest=24 "), point);
        assertEquals(new Ended(0, "63\n", "63 solutions\n"), resumed);
    }

    @Test
    void theBestBoardOfASearchAtItsEndIsInItsCheckpoint() {
        Ended first = fila(inSteps(odd));
        Ended again = fila(inSteps("--resume", odd));

        assertEquals("best so far: 13 of 24 joins match, 6 cells empty\n0 solutions\n", first.err());
        assertEquals("0 solutions\n", again.err());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "5",
                "",
                "x 1",
                "13 -1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
                "99999999999 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
                "99 4294967297 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"
            })
    void aBestBoardThatIsNoListOfNumbersIsRefused(String best) throws IOException {
        Ended resumed = resumedWith(best);

        assertEquals(2, resumed.exitCode(), resumed.err());
        assertEquals(
                "fila: " + folder.resolve("point")
                        + " is no checkpoint that can be used: it has something else where a number should be; name another, or remove it and leave out"
                        + " --resume to begin the search\n",
                resumed.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"13 1 2", "13 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "13 99 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0"})
    void aBestBoardThatDoesNotFitThePuzzleIsLeftOut(String best) throws IOException {
        assertEquals(new Ended(0, "", "0 solutions\n"), resumedWith(best));
    }

    @Test
    void aBestBoardThatIsWorseThanItsCheckpointSaysIsNotTakenForBetter() throws IOException {
        fila(inSteps(odd));
        String told = Files.readString(folder.resolve("point")).replaceFirst("(?s).*\nbest=13 (.*?)\n.*", "23 $1");

        assertTrue(told.startsWith("23 ") && told.length() > 20, told);
        assertEquals(new Ended(0, "", "0 solutions\n"), resumedWith(told));
        assertFalse(Files.readString(folder.resolve("boards")).contains("23 of 24"));
    }

    /** Runs the search, writes another best board into its checkpoint, and goes on after that. */
    private Ended resumedWith(String best) throws IOException {
        fila(inSteps(odd));
        Path point = folder.resolve("point");
        String written = Files.readString(point);
        String lines =
                written.replaceFirst("\nbest=.*\n", "\nbest=" + best + "\n").replaceFirst("sha-256=.*\n", "");
        assertTrue(written.contains("\nbest=13 "), written);
        Files.writeString(point, lines + "sha-256=" + sha256(lines) + "\n");
        return fila(inSteps("--resume", odd));
    }

    private static String sha256(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.US_ASCII)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Each of four attempts is given up after some nodes. */
    @Test
    void eachAttemptAndEachGroupHasALineOfStatistics() {
        Ended ended = fila(
                "solve",
                "-i",
                "--json",
                "--threads",
                "1",
                "--slips",
                "10,1,14,2,18,3,22,4",
                "--attempts",
                "4",
                "--groups",
                "2",
                "--restart",
                "nodes=100k,score=50@1G,past=1@1G,visited=1@1G,scores=0@1G",
                "../def/edges_6x6.txt");

        List<MatchResult> attempts = Pattern.compile(
                        "attempt (\\d), group ([12]): ([0-9,]+) placements, ([0-9,]+) times 50 joins or more, [0-9,.]+ an"
                                + " hour; given up: 100000 nodes\n")
                .matcher(ended.err())
                .results()
                .toList();
        assertEquals(
                List.of("1", "2", "3", "4"),
                attempts.stream().map(line -> line.group(1)).toList(),
                ended.err());
        List<MatchResult> groups = Pattern.compile(
                        "group ([12]): (\\d) attempts?, ([0-9,]+) placements, ([0-9,]+) times")
                .matcher(ended.err())
                .results()
                .toList();
        long fits = Long.parseLong(ended.out().replaceFirst("(?s).*?\"fits\":(\\d+).*", "$1"));
        assertEquals(fits, sum(attempts, 3), ended.err());
        assertEquals(fits, sum(groups, 3), ended.err());
        assertEquals(4, sum(groups, 2), ended.err());
        assertEquals(sum(attempts, 4), sum(groups, 4), ended.err());
        assertTrue(sum(attempts, 4) > 0, ended.err());
    }

    private static long sum(List<MatchResult> lines, int group) {
        return lines.stream()
                .mapToLong(line -> Long.parseLong(line.group(group).replace(",", "")))
                .sum();
    }
}
