package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.SolutionStream;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Partition;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.PlacedPiece;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages that solve, made by the command line and tried in a real browser, if one is installed. */
@Tag("processes")
class SolvingPageTest {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    /** That of puzzles which are too large for others. */
    private static final String SCHEDULE = "--strategy=schedule";

    private static final List<String> HOSTILE = List.of(
            "</script><script>alert(1)</script>",
            "</title><img/src=x/onerror=alert(1)>",
            "\"+alert(1)+\"",
            "<b>&lt;\u202e",
            "<!--");

    /** An L, a square, a bar and a domino round two cells that stay as they are. */
    private static final String WITH_HOLE = """
            D:xDim=5:yDim=3:zDim=1
            C:name=%s:layout=0 0 0, 1 0 0, 2 0 0, 0 1 0
            C:name=%s:layout=0 0 0, 1 0 0, 0 1 0, 1 1 0
            C:name=%s:layout=0 0 0, 1 0 0, 2 0 0
            C:name=%s:layout=0 0 0, 1 0 0
            C:name=%s:type=S:layout=2 1 0, 3 1 0
            ~D
            """.formatted(HOSTILE.toArray());

    @TempDir
    private static Path folder;

    /** Pages by the arguments that made them and what they were made of: to make one takes some seconds. */
    private static final Map<List<String>, Path> PAGES = new HashMap<>();

    private static Browser browser;

    @BeforeAll
    static void start() throws Exception {
        Optional<Path> program = Browser.installed();
        assumeTrue(program.isPresent(), "no browser is installed");
        browser = Browser.start(program.get(), Files.createDirectory(folder.resolve("profile")));
    }

    @AfterAll
    static void end() {
        if (browser != null) {
            browser.close();
        }
    }

    /** Wide enough for the board and the pieces beside it. */
    @BeforeEach
    void aScreenIsWide() {
        browser.call(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", 1280, "height", 900, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Opens the page of a definition. */
    private static void openPageOf(String definition, String... options) {
        List<String> key =
                Stream.concat(Stream.of(options), Stream.of(definition)).toList();
        Path page = PAGES.computeIfAbsent(key, unused -> made(definition, options));
        browser.open(page.toUri().toString());
    }

    private static Path made(String definition, String... options) {
        Path file = folder.resolve("page" + PAGES.size() + ".html");
        List<String> arguments = new ArrayList<>(List.of("package", "--html", file.toString()));
        arguments.addAll(List.of(options));
        arguments.add("-");
        Ended ended = filaReading(definition, arguments.toArray(String[]::new));
        assertEquals(0, ended.exitCode(), ended.err());
        return file;
    }

    private static Puzzle openPageOfFile(String name) throws Exception {
        openPageOf(Files.readString(Definitions.file(name), StandardCharsets.UTF_8));
        return Definitions.puzzle(name);
    }

    private static void solve() {
        browser.value("page.search.start()");
        browser.waitFor("['done', 'failed'].includes(page.search.state)");
        assertNull(browser.value("page.search.error"));
    }

    private static List<String> codes() {
        return List.of(browser.value("page.model.codes.join(' ')").toString().split(" "));
    }

    /** The page asked for itself and its workers alone, and the browser had nothing to complain of. */
    private static void assertAskedForNothing() {
        Object own = browser.value("location.href.split('#')[0]");
        assertEquals(
                List.of(own),
                browser.requests().stream()
                        .filter(address -> !address.startsWith("blob:"))
                        .toList());
        assertEquals(List.of(), browser.complaints());
    }

    /** What the command line prints, as pages write it. */
    private static Set<String> solutionsOfCommandLine(Puzzle puzzle) {
        return solutions(puzzle, SearchRequest.standard()).stream()
                .map(solution -> code(puzzle, solution))
                .collect(Collectors.toSet());
    }

    private static List<List<PlacedPiece>> solutions(Puzzle puzzle, SearchRequest request) {
        try (SolutionStream stream = Filaforge.prepare(puzzle, request).solutions()) {
            return stream.stream().map(SolutionStream.Solution::pieces).toList();
        }
    }

    /** A solution as pages write it: a digit for each cell of the region, A for no piece. */
    private static String code(Puzzle puzzle, List<PlacedPiece> pieces) {
        List<String> names = puzzle.mobilePieces().stream().map(Piece::name).toList();
        char[] code = new char[puzzle.region().size()];
        for (PlacedPiece piece : pieces) {
            for (List<Integer> cell : piece.cells()) {
                int number = puzzle.region().numberOf(new Cell(cell.get(0), cell.get(1), cell.get(2)));
                code[number] = DIGITS.charAt(names.indexOf(piece.name()) + 1);
            }
        }
        return new String(code);
    }

    @ParameterizedTest
    @CsvSource({"pentominoes_10x6, 2339", "pentominoes_1s_30x3, 46"})
    void aPageFindsTheSolutionsOfTheCommandLine(String name, int count) throws Exception {
        Puzzle puzzle = openPageOfFile(name);

        solve();

        assertEquals("WebAssembly", browser.value("page.search.engine.kind"));
        assertEquals(count, browser.number("page.search.found"));
        List<String> codes = codes();
        assertEquals(count, codes.size());
        assertEquals(solutionsOfCommandLine(puzzle), new HashSet<>(codes));
        assertAskedForNothing();
    }

    @Test
    void whereThereIsNoWebAssemblyJavaScriptFindsTheSame() throws Exception {
        Puzzle puzzle = openPageOfFile("somacube");
        browser.value("page.search.engine.kind = 'JavaScript'");

        solve();

        assertEquals("JavaScript", browser.value("page.search.engine.kind"));
        assertEquals(solutionsOfCommandLine(puzzle), new HashSet<>(codes()));
        assertAskedForNothing();
    }

    /** What solvers ask a browser for differs by strategy. */
    @ParameterizedTest
    @ValueSource(strings = {"dynamic-sieve", "cover", "fila"})
    void everyStrategyRunsAsWebAssembly(String strategy) throws Exception {
        openPageOf(Files.readString(Definitions.file("somacube"), StandardCharsets.UTF_8), "--strategy=" + strategy);

        solve();

        assertEquals("WebAssembly", browser.value("page.search.engine.kind"));
        assertEquals(480, browser.number("page.search.found"));
        assertAskedForNothing();
    }

    @Test
    void stationaryPiecesStayWhereTheyAre() {
        Puzzle puzzle = Definitions.parsed(WITH_HOLE);
        openPageOf(WITH_HOLE, SCHEDULE);

        solve();

        assertEquals("WebAssembly", browser.value("page.search.engine.kind"));
        Set<String> expected = solutionsOfCommandLine(puzzle);
        assertTrue(expected.size() > 1, expected::toString);
        assertEquals(expected.size(), codes().size());
        assertEquals(expected, new HashSet<>(codes()));
        assertAskedForNothing();
    }

    /** 200 assemblies that are begun, of which half have a piece from another solution; the plain search knows the truth. */
    @Test
    void aPageKnowsWhatCanBeFinished() throws Exception {
        Puzzle puzzle = openPageOfFile("somacube");
        Set<Partition> all = Set.copyOf(PlainSearch.allSolutions(puzzle, 20_000));
        List<List<PlacedPiece>> solutions =
                solutions(puzzle, SearchRequest.builder().distinct(Distinct.ALL).build());
        Random random = new Random(21);
        int possible = 0;
        for (int sample = 0; sample < 200; sample++) {
            List<PlacedPiece> begun = begun(solutions, random);
            List<List<Cell>> parts = begun.stream().map(SolvingPageTest::cells).toList();
            boolean isPossible =
                    all.stream().anyMatch(solution -> solution.parts().containsAll(parts));

            Object answer = browser.value("page.playing.asking.finisher.ask(" + images(puzzle, begun) + ")");

            assertEquals(isPossible, answer != null, begun::toString);
            if (isPossible) {
                possible++;
                Partition found = partition(puzzle, answer.toString());
                assertTrue(all.contains(found), answer::toString);
                assertTrue(found.parts().containsAll(parts), answer::toString);
            }
        }
        int answers = possible;
        assertTrue(answers > 40 && answers < 190, () -> answers + " of 200 can be finished");
        assertAskedForNothing();
    }

    private static List<PlacedPiece> begun(List<List<PlacedPiece>> solutions, Random random) {
        List<PlacedPiece> pieces = new ArrayList<>(solutions.get(random.nextInt(solutions.size())));
        Collections.shuffle(pieces, random);
        List<PlacedPiece> begun = new ArrayList<>(pieces.subList(0, 1 + random.nextInt(4)));
        if (random.nextBoolean()) {
            Set<Cell> filled =
                    begun.stream().flatMap(piece -> cells(piece).stream()).collect(Collectors.toSet());
            Set<String> names = begun.stream().map(PlacedPiece::name).collect(Collectors.toSet());
            solutions.get(random.nextInt(solutions.size())).stream()
                    .filter(piece -> !names.contains(piece.name()) && Collections.disjoint(cells(piece), filled))
                    .findFirst()
                    .ifPresent(begun::add);
        }
        return begun;
    }

    private static List<Cell> cells(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .sorted()
                .toList();
    }

    /** An expression for how the page tells its solver what lies: positions, which the page makes of the numbers of cells. */
    private static String images(Puzzle puzzle, List<PlacedPiece> begun) {
        List<String> names = puzzle.mobilePieces().stream().map(Piece::name).toList();
        return begun.stream()
                .map(piece -> "page.playing.game.shapes.shapeOf[" + names.indexOf(piece.name()) + "] + ':' + "
                        + cells(piece).stream()
                                .map(cell -> puzzle.region().numberOf(cell))
                                .toList()
                        + ".map(number => page.playing.game.positions[number]).join(' ')")
                .collect(Collectors.joining(" + ',' + "));
    }

    private static Partition partition(Puzzle puzzle, String code) {
        Map<Character, List<Cell>> parts = new TreeMap<>();
        for (int number = 0; number < code.length(); number++) {
            parts.computeIfAbsent(code.charAt(number), unused -> new ArrayList<>())
                    .add(puzzle.region().cell(number));
        }
        return new Partition(List.copyOf(parts.values()));
    }

    @Test
    void keysPlaceAPieceAndTakeItBack() {
        openPageOf(WITH_HOLE, SCHEDULE);
        browser.click("tab-play");
        browser.value("document.getElementById('board').focus()");

        press("n", "ArrowDown", "ArrowDown", "Enter");
        assertEquals("1", board("placed"));

        press("Delete");
        assertEquals("0", board("placed"));

        press("u");
        assertEquals("1", board("placed"));
        assertAskedForNothing();
    }

    @Test
    void thePointerDragsAPieceOntoTheBoard() {
        openPageOf(WITH_HOLE, SCHEDULE);
        browser.click("tab-play");
        String piece = "document.querySelector('#tray button[data-shape=\"2\"]').getBoundingClientRect()";
        String board = "document.getElementById('board').getBoundingClientRect()";
        String spot = "(page.playing.board.spot([1, 0, 0])[%d] + 0.62) * page.playing.board.scale";

        browser.mouse(
                "mousePressed",
                browser.number(piece + ".x + " + piece + ".width / 2"),
                browser.number(piece + ".y + " + piece + ".height / 2"));
        double x = browser.number(board + ".x + " + spot.formatted(0));
        double y = browser.number(board + ".y + " + spot.formatted(1));
        browser.mouse("mouseMoved", x - 5, y - 5);
        browser.mouse("mouseMoved", x, y);
        browser.mouse("mouseReleased", x, y);

        assertEquals("1", board("placed"));
        assertAskedForNothing();
    }

    @Test
    void hintsFillTheBoardAndTheAddressKeepsTheSolution() {
        openPageOf(WITH_HOLE, SCHEDULE);
        browser.click("tab-play");
        for (int placed = 1; placed <= 4; placed++) {
            browser.click("give-hint");
            browser.waitFor("document.getElementById('board').dataset.placed === '" + placed + "'");
        }
        String address = browser.value("location.href").toString();
        Object code = browser.value("page.playing.game.code()");

        browser.open(address);

        assertTrue(address.endsWith("#found=" + code), address);
        assertEquals("true", board("complete"));
        assertEquals(code, browser.value("page.playing.game.code()"));
        assertTrue(solutions(Definitions.parsed(WITH_HOLE), allCopies()).stream()
                .map(solution -> code(Definitions.parsed(WITH_HOLE), solution))
                .anyMatch(code::equals));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "AAAA", "<b>", "%00", "BBBBBBBBBBBBB", "__proto__", "BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB"})
    void anAddressThatIsNoSolutionIsRefused(String code) {
        openPageOf(WITH_HOLE, SCHEDULE);

        browser.open(browser.value("location.href") + "#found=" + code);

        assertEquals("0", board("placed"));
        assertTrue(browser.value("document.getElementById('play-told').textContent")
                .toString()
                .contains("is no solution of this puzzle"));
        assertEquals(List.of(), browser.complaints());
    }

    private static void press(String... keys) {
        for (String key : keys) {
            browser.key(key);
        }
    }

    /** What the board says of itself. */
    private static Object board(String what) {
        return browser.value("document.getElementById('board').dataset." + what);
    }

    private static SearchRequest allCopies() {
        return SearchRequest.builder().distinct(Distinct.ALL).build();
    }

    /** Names are texts: whatever they are, the page has the same elements, and nothing of them runs. */
    @Test
    void noNameRunsAnything() {
        openPageOf(WITH_HOLE, SCHEDULE);

        solve();
        browser.click("tab-play");
        browser.click("give-hint");
        browser.waitFor("document.getElementById('board').dataset.placed === '1'");

        assertEquals(5, browser.number("document.querySelectorAll('script').length"));
        assertEquals(0, browser.number("document.querySelectorAll('b, img, iframe, object, embed').length"));
        String shown =
                browser.value("document.getElementById('legend').textContent").toString();
        HOSTILE.forEach(name -> assertTrue(shown.contains(name), shown));
        assertAskedForNothing();
    }
}
