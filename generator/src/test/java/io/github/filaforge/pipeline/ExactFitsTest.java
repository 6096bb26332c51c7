package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The counts of each strategy for the puzzles that end within a second, so that no search tree changes unnoticed. Those of
 * 10x6 are in {@link ArticleFiguresTest}.
 */
class ExactFitsTest {

    private static final String TABLE = "io/github/filaforge/pipeline/exact-fits.txt";

    private static final String HEAD = """
            # Solutions, attempts and fits of each strategy, asked for by its name and for counting, and for nothing else.
            # Where states are merged there are none.
            # Whoever changes a search tree on purpose writes this again:
            # mvn -pl generator -am test -Dtest=ExactFitsTest -Dsurefire.failIfNoSpecifiedTests=false -Drenew=true
            """;

    private static final List<String> PUZZLES =
            List.of("pentominoes_12x5", "pentominoes_15x4", "pentominoes_20x3", "pentominoes_1s_30x3", "somacube");

    @Test
    @Tag("slow")
    void everySearchMakesTheAttemptsAndFitsThatItMadeBefore() throws IOException {
        StringBuilder found = new StringBuilder(HEAD);
        for (String definition : PUZZLES) {
            Puzzle puzzle = Definitions.puzzle(definition);
            found.append(row(puzzle, "chosen by cost", SearchRequest.builder()));
            for (SolverForm form : SolverForm.all()) {
                found.append(row(puzzle, form.toString(), form.request()));
            }
        }

        assertEquals(Renewal.expected(TABLE, found.toString()), found.toString());
    }

    private static String row(Puzzle puzzle, String strategy, SearchRequest.Builder request) {
        SearchJob job = SearchBuilder.prepare(puzzle, request.counting(true).build());
        SearchResult result = job.run();
        return String.format(
                Locale.ROOT,
                "%-20s | %-18s | %5d | %9s | %8s%n",
                puzzle.name(),
                strategy,
                result.solutions(),
                sum(result.attempts()),
                sum(result.fits()));
    }

    private static String sum(Optional<LevelCounter> counter) {
        return counter.map(each -> String.valueOf(each.sum())).orElse("-");
    }
}
