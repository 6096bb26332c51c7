package io.github.filaforge.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.oracle.Rows;
import io.github.filaforge.picture.page.Browser;
import io.github.filaforge.pipeline.Definitions;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Pages that solve puzzles of other cells than squares and cubes, in a real browser if one is installed. */
@Tag("processes")
class LatticeSolvingPageTest {

    @TempDir
    private static Path folder;

    @RegisterExtension
    private static final Browser BROWSER = new Browser();

    private static final SolvedPage PAGE = new SolvedPage(BROWSER);

    @ParameterizedTest
    @CsvSource({"hexiamonds_6x6, auto, 156", "pentatwigs_triangle, cover, 56"})
    @Tag("slow")
    void aPageFindsTheSolutionsOfTheCommandLine(String name, String strategy, int count) throws Exception {
        assertPageFinds(name, strategy, count);
    }

    @Test
    @Rows.More
    void soDoesAPageOfAPyramid() throws Exception {
        assertPageFinds("kanoodle_pyramid", "cover", 612);
    }

    private static void assertPageFinds(String name, String strategy, int count) throws Exception {
        Puzzle puzzle = PAGE.openPageOfFile(folder, name, "--strategy=" + strategy);

        PAGE.solve();

        assertEquals(count, BROWSER.number("page.search.found"));
        List<String> codes = PAGE.codes();
        assertEquals(count, codes.size());
        assertEquals(SolvedPage.solutionsOfCommandLine(puzzle), new HashSet<>(codes));
        PAGE.assertAskedForNothing();
    }

    @Test
    @Rows.More
    void aRegionIsFilledThatIsGivenByItsCells() {
        String region = """
                D:lattice=hexagonal:xDim=3:yDim=3
                R:layout=0 1 0, 0 2 0, 1 0 0, 1 1 0, 1 2 0, 2 0 0, 2 1 0
                C:name=A:copies=2:layout=0 0 0, 1 0 0
                C:name=B:layout=0 0 0, 1 0 0, 0 1 0
                ~D
                """;
        Puzzle twin = Definitions.parsed(region.replaceFirst("R:.*", "C:name=beyond:type=S:layout=0 0 0, 2 2 0"));
        int plain = PlainSearch.allSolutions(twin, 1000).size();
        PAGE.openPageOf(folder, region, "--all");

        PAGE.solve();

        assertTrue(plain > 1, plain + " solutions");
        assertEquals(plain, PAGE.codes().size());
        assertEquals(plain, Set.copyOf(PAGE.codes()).size());
        PAGE.assertAskedForNothing();
    }

    /** Names that would be markup are texts, and what only squares have is not to be seen. */
    @Test
    void noNameRunsAnythingAndThereIsNoBoard() {
        String bad = "</script><script>alert(1)</script>";
        PAGE.openPageOf(
                folder,
                "D:lattice=hexagonal:xDim=2:yDim=2\nC:name=" + bad + ":layout=0 0 0, 1 0 0\nC:name=<b>&lt;"
                        + ":layout=0 0 0, 0 1 0\n~D\n");

        PAGE.solve();

        assertEquals(1.0, BROWSER.number("page.search.found"));
        assertTrue(BROWSER.value("document.getElementById('legend').textContent")
                .toString()
                .contains(bad));
        for (String id : List.of("tabs", "to-board", "slow", "play-panel")) {
            assertEquals(true, BROWSER.value("document.getElementById('" + id + "').hidden"), id);
        }
        assertEquals(0.0, BROWSER.number("document.querySelectorAll('b, img').length"));
        assertEquals("4", BROWSER.value("document.getElementById('view').dataset.faces"));
        PAGE.assertAskedForNothing();
    }
}
