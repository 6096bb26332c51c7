package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.cli.CommandLineTester;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.definition.DefinitionException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.request.SearchRequest.Filters;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Searches in an order that is given cell by cell. */
class ListedOrderTest {

    /** The cells of 10x6 by x, then y: the order of heuristic f. */
    private static final String COLUMNS = IntStream.range(0, 60)
            .mapToObj(cell -> cell / 6 + " " + cell % 6 + " 0")
            .collect(Collectors.joining("\n"));

    private static final String U = "pentominoes_u_10x8";

    private final Puzzle box = Definitions.puzzle("pentominoes_10x6");

    @ParameterizedTest
    @CsvSource({"@c=11, 11, 15198004, 2091215", "s:@c=9:e=4, 11, 13581405, 1204176"})
    @Tag("seconds")
    void theOrderOfFCellByCellIsTheSearchOfF(String order, int lists, long attempts, long fits) throws Exception {
        SearchResult listed = searched(order, COLUMNS, lists);
        SearchResult named = searched(order.replace("@c", "f"), "", lists);

        assertEquals(attempts, listed.attempts().orElseThrow().sum());
        assertEquals(fits, listed.fits().orElseThrow().sum());
        assertEquals(named.attempts(), listed.attempts());
        assertEquals(named.fits(), listed.fits());
        assertEquals(named.solutions(), listed.solutions());
    }

    private SearchResult searched(String order, String cells, int lists) throws Exception {
        return searched(
                box,
                SearchRequest.builder()
                        .constraining(Constraining.piece("X"))
                        .filters(Filters.before(true, false))
                        .nof(false)
                        .order(OrderingSteps.parse(order, file -> cells))
                        .lists(lists));
    }

    private static SearchResult searched(Puzzle puzzle, SearchRequest.Builder request) {
        return Solutions.of(SearchBuilder.begin(puzzle, request.counting(true).build())
                        .job(new JaninoCompiler()))
                .result();
    }

    @Test
    void aUIsFilledAlongItsArmsWithASixthOfTheFitsOfF() throws Exception {
        String along = Files.readString(Path.of("..", "def", "orders", U + ".txt"));
        SearchRequest.Builder byF =
                inOrder(OrderingSteps.natural()).constraining(Constraining.by(Constraining.Rule.CHEAPEST));
        SearchRequest.Builder byLine = inOrder(OrderingSteps.parse("@" + U, file -> along))
                .constraining(Constraining.by(Constraining.Rule.CHEAPEST));

        SearchResult natural = searched(Definitions.puzzle(U), byF);
        SearchResult listed = searched(Definitions.puzzle(U), byLine);

        assertEquals(BigInteger.valueOf(22), natural.solutions());
        assertEquals(BigInteger.valueOf(22), listed.solutions());
        assertEquals(101_752, natural.fits().orElseThrow().sum());
        assertEquals(16_193, listed.fits().orElseThrow().sum());
    }

    private static SearchRequest.Builder inOrder(OrderingSteps order) {
        return SearchRequest.builder()
                .filters(Filters.NONE)
                .nof(false)
                .order(order)
                .lists(SearchRequest.FROM_CONSTRAINED);
    }

    /** A checkpoint and a generated source go by these. */
    @ParameterizedTest
    @CsvSource({"@my.txt, -o@my.txt -f", "@my order's.txt, -o'@my order'\\''s.txt' -f"})
    void theOptionsNameTheFileAsOneWordOfAShell(String order, String expected) throws Exception {
        PackingBuilder begun = begun(order, COLUMNS);

        String options = CommandLineTester.options(begun);
        assertTrue(options.contains(" " + expected + " "), options);
    }

    /** This holds in a search by a schedule too, whose plan has an order of its own. */
    @ParameterizedTest
    @CsvSource({"@c.txt", "s:@c.txt=9"})
    void anotherListInTheFileIsAnotherSearch(String order) throws Exception {
        Map<String, String> before = begun(order, COLUMNS).identity();
        Map<String, String> after = begun(order, COLUMNS.replaceFirst("0 0 0\n0 1 0", "0 1 0\n0 0 0"))
                .identity();

        assertEquals(before, begun(order, COLUMNS).identity());
        assertNotEquals(before, after);
        assertEquals(before.get("options"), after.get("options"));
    }

    private PackingBuilder begun(String order, String cells) throws Exception {
        return SearchBuilder.begin(
                box, inOrder(OrderingSteps.parse(order, file -> cells)).build());
    }

    @Test
    void aListOfAnotherPuzzleIsRefusedBeforeAnythingElse() throws Exception {
        PackingBuilder begun = begun("@c.txt", COLUMNS.replace("9 5 0", "9 6 0"));

        assertEquals(
                "c.txt:60:1: error: cell 9 6 0 is not open in puzzle pentominoes_10x6",
                assertThrows(DefinitionException.class, begun::images)
                        .getMessage()
                        .lines()
                        .findFirst()
                        .orElseThrow());
    }
}
