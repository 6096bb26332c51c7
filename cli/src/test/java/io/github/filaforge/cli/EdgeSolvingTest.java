package io.github.filaforge.cli;

import static io.github.filaforge.cli.CommandLineTester.fila;
import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.definition.PuzzleStream;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.input.PuzzleFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands with edge puzzles. */
class EdgeSolvingTest {

    /** Four solutions up to rotation of the board, each of which has four. */
    private static final String FOUR = """
            D:xDim=3:yDim=3:edges=0
            E:name=A:sides=0 0 1 1
            E:name=B:sides=0 0 2 2
            E:name=C:sides=0 0 1 2
            E:name=D:sides=0 0 2 1
            E:name=e:sides=0 1 1 1
            E:name=f:sides=0 2 1 2
            E:name=g:sides=0 1 2 2
            E:name=h:sides=0 2 2 1
            E:name=i:sides=1 1 2 2
            ~D
            """;

    /** A row of four pieces with two solutions, one of which is the other turned by half. */
    private static final String EQUAL = """
            D:xDim=4:yDim=1:edges
            E:name=A:sides=2 1 3 4
            E:name=B:sides=0 1 0 1
            E:name=C:sides=1 0 1 0
            E:name=D:sides=5 6 7 1
            ~D
            """;

    private static final String NONE = """
            D:xDim=2:yDim=1:edges=0
            E:name=A:sides=0 1 0 0
            E:name=B:sides=0 2 0 0
            ~D
            """;

    private static final String PACKING = """
            D:xDim=2:yDim=1:zDim=1
            C:name=A:layout=0 0 0, 1 0 0
            ~D
            """;

    @TempDir
    private Path folder;

    private Path four;

    @BeforeEach
    void write() throws IOException {
        four = Files.writeString(folder.resolve("four.txt"), FOUR);
    }

    private String[] with(String... arguments) {
        return Stream.concat(Stream.of(arguments), Stream.of(four.toString())).toArray(String[]::new);
    }

    /** 20,000 roots make a table that no class file can hold. */
    @ParameterizedTest
    @Tag("seconds")
    @ValueSource(strings = {"janino", "javac"})
    void moreRootsThanAClassCanHoldAreRefused(String compiler) throws IOException {
        String board = fila("new", "edges", "--box", "6x6", "--rim", "3", "--inner", "5", "--seed", "1")
                .out();
        Path file = Files.writeString(folder.resolve("board.txt"), board);

        Ended ended = fila("solve", "--strategy", "edge", "--roots", "20000", "--compiler", compiler, file.toString());

        assertEquals(2, ended.exitCode());
        assertEquals(
                "fila: the solver would be larger than a class file can be: use fewer roots, or --strategy edge-tables or"
                        + " edge-dynamic\n",
                ended.err());
    }

    @ParameterizedTest
    @CsvSource({"solve,4", "solve --all,16", "solve --threads 2,4", "solve --roots 9,4", "solve --unordered,4"})
    void solvePrintsEachSolutionAsRowsOfPiecesWithTheirTurns(String call, int solutions) {
        Ended ended = fila(with(call.split(" ")));

        assertEquals(solutions + " solutions\n", ended.err());
        assertEquals(solutions, pictures(ended.out()).size());
        assertEquals(solutions, new HashSet<>(pictures(ended.out())).size());
        pictures(ended.out()).forEach(picture -> assertEquals(0, mismatches(picture), picture));
    }

    @Tag("seconds")
    @Test
    void whoeverSearchesABoardThatTakesForEverIsToldWhatElseThereIs() {
        String board = fila("new", "edges", "--box", "9x9", "--rim", "2", "--inner", "2", "--seed", "1")
                .out();
        Ended ended = filaReading(board, "solve", "-q", "--limit", "1", "-");

        assertTrue(
                ended.err()
                        .matches(
                                "stdin: to search all of this board is expected to take [0-9.e+]+ years; fila best looks"
                                        + " for the best board in a given time, and --score N for boards on which N of its 144 joins match\nstopped after 1 solution; there may be"
                                        + " more\n"),
                ended.err());
    }

    /** The solutions of an output, each with its lines joined by line feeds. */
    private static List<String> pictures(String out) {
        return Stream.of(out.split("# --- SOLUTION \\d+ ---\n"))
                .filter(text -> !text.isEmpty())
                .toList();
    }

    /** Returns the number of joins of a picture that do not match. Each piece has to be there once. */
    private int mismatches(String picture) {
        EdgePuzzle puzzle;
        try (PuzzleStream stream = PuzzleFile.open(four)) {
            puzzle = stream.next().edges().orElseThrow().puzzle();
        }
        List<String> names = puzzle.pieces().stream().map(EdgePiece::name).toList();
        List<EdgePlacement> board = new ArrayList<>();
        for (String row : picture.lines().toList()) {
            for (String cell : row.split(" +")) {
                String[] parts = cell.split("/");
                board.add(new EdgePlacement(board.size(), names.indexOf(parts[0]), Integer.parseInt(parts[1])));
            }
        }
        assertEquals(
                puzzle.size(),
                board.stream().map(EdgePlacement::piece).distinct().count());
        int mismatches = 0;
        for (EdgePlacement placed : board) {
            for (int side = 0; side < EdgePiece.SIDES; side++) {
                int opposite = (side + 2) % EdgePiece.SIDES;
                int met = puzzle.neighbour(placed.cell(), side).isEmpty()
                        ? 0
                        : puzzle.colour(
                                board.get(puzzle.neighbour(placed.cell(), side).getAsInt()), opposite);
                mismatches += puzzle.colour(placed, side) == met ? 0 : 1;
            }
        }
        return mismatches;
    }

    /** A board with one solution; no other piece fits beside the one that has its place. */
    private static final String PINNED = """
            D:xDim=2:yDim=2:edges=0
            E:name=a:sides=0 0 1 4
            E:name="b":sides=0 0 2 1
            E:name=c:sides=0 0 3 2
            E:name=d:sides=0 0 4 3:at=0 0:turn=2
            ~D
            """;

    @Test
    void everyFormTellsWhereAPieceLiesAndHowItIsTurned() {
        assertEquals(
                "# --- SOLUTION 1 ---\na/3 \"b\"/0\nd/2 c/1\n", printed("text").replaceAll(" +", " "));
        assertEquals("""
                # --- PIECES OF SOLUTION 1 ---
                a: 0 1 turn 3
                "b": 1 1 turn 0
                d: 0 0 turn 2
                c: 1 0 turn 1
                """, printed("pieces"));
        assertEquals("""
                {"format":1,"puzzle":"stdin","solution":1,"pieces":[{"name":"a","cells":[[0,1]],"turn":3},\
                {"name":"\\"b\\"","cells":[[1,1]],"turn":0},{"name":"d","cells":[[0,0]],"turn":2},\
                {"name":"c","cells":[[1,0]],"turn":1}]}
                """, printed("ndjson"));
        assertEquals("""
                puzzle,solution,piece,x,y,turn
                stdin,1,a,0,1,3
                stdin,1,\"""b\""",1,1,0
                stdin,1,d,0,0,2
                stdin,1,c,1,0,1
                """, printed("csv"));
    }

    @Test
    void theDefinitionOfASolutionHasThatSolutionAlone() {
        String definition = printed("def");

        assertEquals("""
                # --- DEFINITION OF SOLUTION 1 ---
                D:xDim=2:yDim=2:edges=0
                E:name=a:sides=0 0 1 4:at=0 1:turn=3
                E:name="b":sides=0 0 2 1:at=1 1
                E:name=d:sides=0 0 4 3:at=0 0:turn=2
                E:name=c:sides=0 0 3 2:at=1 0:turn=1
                ~D
                """, definition);
        assertEquals(
                definition,
                filaReading(definition, "solve", "--format", "def", "-").out());
    }

    private static String printed(String format) {
        return filaReading(PINNED, "solve", "--format", format, "-").out();
    }

    @Test
    void countPrintsTheNumberOfSolutions() {
        assertEquals(new Ended(0, "4\n", "4 solutions\n"), fila(with("count")));
        assertEquals(new Ended(0, "16\n", "16 solutions\n"), fila(with("count", "--all")));
    }

    /** The two pieces in the middle are equal, and half a turn leaves them as they are: 2! 2 2 labelled boards for each. */
    @Test
    void labelledBoardsAreCountedBesideAllBoards() {
        assertEquals(
                new Ended(0, "2\n", "2 solutions; 16 with equal pieces and equal turns told apart\n"),
                filaReading(EQUAL, "count", "--all", "-"));
        assertEquals(
                "2 solutions; 16 with equal pieces and equal turns told apart\n",
                filaReading(EQUAL, "solve", "-q", "--all", "-").err());
        assertTrue(filaReading(EQUAL, "count", "--all", "--json", "-").out().contains("\"labelled\":16,"));
        assertTrue(filaReading(FOUR, "count", "--all", "--json", "-").out().contains("\"labelled\":16,"));
    }

    /** None of these command lines counts all boards on which all joins match. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "count",
                "count --all --limit 1",
                "solve -q --all --limit 1",
                "count --all --score 3",
                "count --all --slips 2,1",
            })
    void labelledBoardsAreNotCountedWhereNotAllBoardsAre(String call) {
        Ended ended = filaReading(EQUAL, (call + " -").split(" "));
        Ended inJson = filaReading(EQUAL, (call + " --json -").split(" "));

        assertFalse(ended.err().contains("told apart"), ended.err());
        assertTrue(inJson.out().contains("\"solutions\":"), inJson.err());
        assertFalse(inJson.out().contains("labelled"), inJson.out());
    }

    @Test
    void labelledBoardsAreNotCountedWherePiecesAreLeftOver() {
        String pool = EQUAL.replace(":edges", ":edges:pool").replace("~D", "E:name=E:sides=8 8 8 8\n~D");
        Ended ended = filaReading(pool, "count", "--all", "-");

        assertEquals(new Ended(0, "2\n", "2 solutions\n"), ended);
        assertFalse(filaReading(pool, "info", "-").out().contains("labelled"));
    }

    @Test
    void scriptsAreToldWhetherThereIsExactlyOne() {
        assertEquals(4, fila(with("solve", "--unique-check")).exitCode());
        assertEquals(3, filaReading(NONE, "solve", "--unique-check", "-").exitCode());
    }

    @Test
    void aLimitEndsTheSearch() {
        Ended ended = fila(with("solve", "--limit", "2"));

        assertEquals("stopped after 2 solutions; there may be more\n", ended.err());
        assertEquals(2, pictures(ended.out()).size());
    }

    @Test
    void whatIsImpossibleByItsColoursIsToldWithoutASearch() {
        assertEquals(
                new Ended(
                        0,
                        "0\n",
                        "no solution of stdin: colour 1 is on 1 side, an odd number, but sides of one colour have to meet"
                                + " in pairs\n0 solutions\n"),
                filaReading(NONE, "count", "-"));
    }

    @Test
    void jsonHasTheNumberAndTheStrategy() {
        Ended ended = fila(with("solve", "--json", "--strategy", "edge"));

        assertTrue(ended.out().startsWith("{\"format\":1,\"puzzle\":\"four\",\"strategy\":\"edge\","), ended.out());
        assertTrue(ended.out().contains("\"solutions\":4,\"complete\":true"), ended.out());
    }

    @Test
    void statisticsTellOfTheSearch() {
        Ended ended = fila(with("solve", "-q", "-i"));

        assertTrue(ended.err().startsWith("# puzzle four: "), ended.err());
        assertTrue(ended.err().contains("# seconds to search"), ended.err());
    }

    @Test
    void aFileMayHaveEdgePuzzlesAndPackings() {
        Ended ended = filaReading(FOUR + PACKING + NONE, "count", "-");

        assertEquals("4\tstdin\n1\tstdin-2\n0\tstdin-3\n5\n", ended.out());
        assertEquals(0, ended.exitCode());
    }

    @ParameterizedTest
    @CsvSource({
        "edge,'strategy edge is for edge puzzles, and this is a packing: use auto or one of '",
        "sieve,'strategy sieve is for packings, and stdin is an edge puzzle: use auto or one of '"
    })
    void aStrategyOfTheOtherKindIsRefusedAndDoesNotStopTheOtherPuzzles(String strategy, String refusal) {
        Ended ended = filaReading(FOUR + PACKING, "count", "--strategy", strategy, "-");

        assertTrue(ended.err().contains(refusal), ended.err());
        assertTrue(ended.out().contains(strategy.equals("edge") ? "4\tstdin\n" : "1\tstdin-2\n"), ended.out());
        assertEquals(2, ended.exitCode());
    }

    @ParameterizedTest
    @ValueSource(strings = {"edge", "edge-tables", "edge-dynamic"})
    void everyStrategyFindsTheSameSolutions(String strategy) {
        Set<String> expected = Set.copyOf(pictures(fila(with("solve", "--all")).out()));

        assertEquals(
                expected,
                Set.copyOf(pictures(
                        fila(with("solve", "--all", "--strategy", strategy)).out())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "--all"})
    void aSearchIsGoneOnWithWhereItStopped(String option) throws IOException {
        Path output = folder.resolve("out.txt");
        List<String> call = new ArrayList<>(
                List.of("solve", "--checkpoint", folder.resolve("point").toString(), "--output", output.toString()));
        if (!option.isEmpty()) {
            call.add(option);
        }
        List<String> stopped = new ArrayList<>(call);
        stopped.addAll(List.of("--limit", "2"));
        List<String> resumed = new ArrayList<>(call);
        resumed.add("--resume");

        Ended first = fila(with(stopped.toArray(String[]::new)));
        Ended second = fila(with(resumed.toArray(String[]::new)));

        assertEquals(
                "stopped after 2 solutions; there may be more\nto go on: this command with --resume\n", first.err());
        assertEquals(0, second.exitCode(), second.err());
        Ended whole = option.isEmpty() ? fila(with("solve")) : fila(with("solve", option));
        assertEquals(whole.out(), Files.readString(output));
    }

    @Test
    void generateWritesTheSourceOfASolver() {
        Ended ended = fila(with("generate", "--output", folder.resolve("src").toString(), "--package", "a.b"));

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.err().contains("to run it compiled: java -cp "), ended.err());
        assertTrue(Files.isDirectory(folder.resolve("src/a/b")));
    }

    @Test
    void noProgramIsWrittenOfWhatIsImpossible() {
        Path jar = folder.resolve("none.jar");

        Ended ended = filaReading(NONE, "package", "--output", jar.toString(), "-");

        assertTrue(ended.err().endsWith("; no jar is written\n"), ended.err());
        assertTrue(Files.notExists(jar));
    }

    @Test
    void planPrintsThePlan() {
        Ended ended = fila(with("plan"));

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().contains("four"), ended.out());
    }

    /** A torus without pins has as many symmetries as it has turns and shifts, and each solution is found in one of them. */
    @Test
    void aClosedBoardIsMadeDescribedSolvedAndVerified() throws IOException {
        String torus = fila("new", "edges", "--box", "3x3", "--inner", "4", "--wrap", "xy", "--seed", "2")
                .out();

        String info = filaReading(torus, "info", "-").out();
        String all = filaReading(torus, "count", "--all", "-").out().strip();
        String solutions = filaReading(torus, "solve", "-").out();
        Path file = Files.writeString(folder.resolve("torus.txt"), torus);
        Path found = Files.writeString(folder.resolve("found.txt"), solutions);

        assertTrue(info.contains("wrap        closed along x and y, a torus\n"), info);
        assertTrue(info.contains("symmetries  36\n"), info);
        long number =
                solutions.lines().filter(line -> line.startsWith("# --- ")).count();
        assertTrue(number > 0, solutions);
        assertEquals(36 * number, Long.parseLong(all));
        assertEquals(0, fila("verify", file.toString(), found.toString()).exitCode());
    }

    @Test
    void infoTellsOfBoardColoursAndPieces() {
        assertEquals(
                """
                puzzle      stdin
                board       3x2, of edges
                cells       6
                joins       7
                rim         colour 0
                symmetries  1
                inside      0 cells
                """.replace("inside      0 cells\n", "") + """
                rim         2 cells, and colour 0 lets 6 pieces lie there
                corners     4 cells, and colour 0 lets 5 pieces lie there
                equal       C D
                symmetric   alike in all turns: F
                symmetric   alike when turned by half: E
                labelled    16 for each board of --all
                pinned      B at 0 1, turn 3

                colour  sides  pieces
                     0     14       6
                     1      4       3
                     2      4       3
                     3      2       1

                piece    up  right  down  left
                A         0      0     1     1
                B         0      0     2     2
                C         0      0     1     2
                D         1      2     0     0
                E         0      3     0     3
                F         0      0     0     0

                """,
                filaReading("""
                                D:xDim=3:yDim=2:edges=0
                                E:name=A:sides=0 0 1 1
                                E:name=B:sides=0 0 2 2:at=0 1:turn=3
                                E:name=C:sides=0 0 1 2
                                E:name=D:sides=1 2 0 0
                                E:name=E:sides=0 3 0 3
                                E:name=F:sides=0 0 0 0
                                ~D
                                """, "info", "-").out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"stats", "draw", "nth"})
    void whatIsForPackingsSaysWhatToUseInstead(String command) {
        Ended ended = command.equals("nth") ? fila("nth", four.toString(), "1") : fila(with(command));

        assertTrue(
                ended.err()
                        .startsWith("fila: " + command
                                + " is for pieces that are packed, and puzzle four is an edge puzzle, of square pieces"
                                + " with coloured sides: ./fila solve"),
                ended.err());
        assertEquals(2, ended.exitCode());
    }

    @Test
    void renderDrawsASolution() {
        Ended ended = fila(with("render"));

        assertEquals(0, ended.exitCode(), ended.err());
        assertTrue(ended.out().contains("<title>four: solution 1, "), ended.out());
        assertTrue(fila(with("render", "--number", "4")).out().contains("<title>four: solution 4, "));
        assertEquals(2, fila(with("render", "--number", "5")).exitCode());
        assertTrue(fila(with("render", "--sheet")).out().contains("<title>four: 4 solutions</title>"));
        assertTrue(fila(with("render", "--format", "html")).out().contains("<title>four: 4 solutions</title>"));
    }

    @Test
    void renderSaysThatThereIsNothingToDraw() {
        Ended ended = filaReading(NONE, "render", "-");

        assertEquals(3, ended.exitCode());
        assertTrue(ended.err().startsWith("nothing to draw: there is no solution, since "), ended.err());
    }

    @ParameterizedTest
    @ValueSource(strings = {"--view isometric", "--pieces", "--format stl --cell 10"})
    void renderRefusesWhatIsForPackings(String options) {
        Ended ended = fila(with(("render " + options).split(" ")));

        assertEquals(2, ended.exitCode());
        assertTrue(ended.err().startsWith("fila: puzzle four is an edge puzzle: "), ended.err());
    }

    @Test
    void solvePrintsAddressesOfAViewer() throws IOException {
        List<String> addresses =
                fila(with("solve", "--format", "url")).out().lines().toList();
        Path board = Files.writeString(folder.resolve("board.url"), addresses.get(0) + "\n");

        assertEquals(4, Set.copyOf(addresses).size());
        assertTrue(addresses.get(0).startsWith("https://e2.bucas.name/#puzzle=four&board_w="), addresses.get(0));
        assertEquals("1\n", fila("count", board.toString()).out());
    }

    @Test
    void addressesAreRefusedForPackings() {
        Ended ended = filaReading(PACKING, "solve", "--format", "url", "-");

        assertEquals(
                "fila: --format url: the format url is for boards of edge puzzles, and puzzle stdin is a packing\n",
                ended.err());
        assertEquals(2, ended.exitCode());
    }
}
