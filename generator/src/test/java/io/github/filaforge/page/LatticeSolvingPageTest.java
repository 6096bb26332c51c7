package io.github.filaforge.page;

import static io.github.filaforge.cli.CommandLineTester.filaReading;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.cli.CommandLineTester.Ended;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.PlacedPiece;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages that solve puzzles of other cells than squares and cubes, in a real browser if one is installed. */
@Tag("processes")
class LatticeSolvingPageTest {

    private static final String DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

    @TempDir
    private static Path folder;

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

    private static void openPageOf(String definition) {
        Path file = folder.resolve("page.html");
        Ended ended = filaReading(definition, "package", "--html", file.toString(), "-");
        assertEquals(0, ended.exitCode(), ended.err());
        browser.open(file.toUri().toString());
    }

    private static void solve() {
        browser.value("document.getElementById('solve').click()");
        browser.waitFor("['done', 'failed'].includes(page.search.state)");
        assertNull(browser.value("page.search.error"));
    }

    @ParameterizedTest
    @CsvSource({"hexiamonds_6x6, 156", "pentatwigs_triangle, 56", "kanoodle_pyramid, 612"})
    void aPageFindsTheSolutionsOfTheCommandLine(String name, int count) throws Exception {
        Puzzle puzzle = Definitions.puzzle(name);
        openPageOf(Files.readString(Definitions.file(name), StandardCharsets.UTF_8));

        solve();

        assertEquals(count, browser.number("page.search.found"));
        Set<Map<String, Set<List<Integer>>>> found = new HashSet<>();
        for (String code :
                browser.value("page.model.codes.join(' ')").toString().split(" ")) {
            found.add(places(puzzle, code));
        }
        Set<Map<String, Set<List<Integer>>>> expected =
                Filaforge.prepare(puzzle, SearchRequest.standard()).solutions().stream()
                        .map(solution -> places(solution.pieces()))
                        .collect(Collectors.toSet());
        assertEquals(expected, found);
        assertEquals(List.of(), browser.complaints());
    }

    private static Map<String, Set<List<Integer>>> places(List<PlacedPiece> pieces) {
        Map<String, Set<List<Integer>>> places = new TreeMap<>();
        pieces.forEach(piece -> places.put(piece.name(), Set.copyOf(piece.cells())));
        return places;
    }

    private static Map<String, Set<List<Integer>>> places(Puzzle puzzle, String code) {
        List<List<Integer>> cells = puzzle.region().cells().stream()
                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                .toList();
        return IntStream.range(0, cells.size())
                .boxed()
                .collect(Collectors.groupingBy(
                        i -> puzzle.mobilePieces()
                                .get(DIGITS.indexOf(code.charAt(i)) - 1)
                                .name(),
                        TreeMap::new,
                        Collectors.mapping(cells::get, Collectors.toSet())));
    }

    /** Names that would be markup are texts, and what only squares have is not to be seen. */
    @Test
    void noNameRunsAnythingAndThereIsNoBoard() {
        String bad = "</script><script>alert(1)</script>";
        openPageOf("D:lattice=hexagonal:xDim=2:yDim=2\nC:name=" + bad + ":layout=0 0 0, 1 0 0\nC:name=<b>&lt;"
                + ":layout=0 0 0, 0 1 0\n~D\n");

        solve();

        assertEquals(1.0, browser.number("page.search.found"));
        assertTrue(browser.value("document.getElementById('legend').textContent")
                .toString()
                .contains(bad));
        for (String id : List.of("tabs", "to-board", "slow", "play-panel")) {
            assertEquals(true, browser.value("document.getElementById('" + id + "').hidden"), id);
        }
        assertEquals(0.0, browser.number("document.querySelectorAll('b, img').length"));
        assertEquals("4", browser.value("document.getElementById('view').dataset.faces"));
        assertEquals(List.of(), browser.complaints());
    }
}
