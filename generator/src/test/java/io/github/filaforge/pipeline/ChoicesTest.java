package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.PuzzleBuilder;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Verdict;
import io.github.filaforge.verify.Verifier;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Small puzzles with choices of cells that stay open, counted by hand. */
@Tag("seconds")
class ChoicesTest {

    /** A ring of eight cells round a middle, with four dominoes. */
    private static final String RING = """
            D:xDim=3:yDim=3:zDim=1
            R:dense
            ***
            ***
            ***
            ~R
            C:name=I:copies=4:layout=0 0 0, 1 0 0
            """;

    /** The number of all solutions, and the number of solutions up to symmetries that keep each option. */
    static Stream<Arguments> counted() {
        return Stream.of(
                Arguments.of("either end of a row", """
                        D:xDim=3:yDim=1:zDim=1
                        R
                        * * *
                        ~R
                        R:choose=end
                        left . right
                        ~R
                        C:name=I:layout=0 0 0, 1 0 0
                        """, 2, 2),
                // the middle leaves 2 tilings, a corner 4, and beside the corner there is none
                Arguments.of("the middle, a corner or the cell beside it", RING + """
                        R:choose=hole
                        corner side .
                        . middle .
                        . . .
                        ~R
                        """, 6, 6),
                Arguments.of("the middle of a square", RING + """
                        R:choose=hole:option=middle:layout=1 1 0
                        """, 2, 1),
                Arguments.of("this side or that side", """
                        D:xDim=4:yDim=2:zDim=1
                        R
                        * * * *
                        * * * *
                        ~R
                        R:choose=side
                        this . . that
                        this . . that
                        ~R
                        C:name=I:copies=3:layout=0 0 0, 1 0 0
                        """, 6, 6),
                Arguments.of("a ring on which translations keep no option", """
                        D:xDim=4:yDim=1:zDim=1:wrap=x
                        R
                        * * * *
                        ~R
                        R:choose=hole
                        a . b .
                        ~R
                        C:name=I:layout=0 0 0, 1 0 0, 2 0 0
                        """, 2, 2),
                // the open cell is no piece of one cell, although both fill one cell
                Arguments.of("a piece that fills the cells of an option", """
                        D:xDim=3:yDim=1:zDim=1
                        R:choose=hole
                        a b c
                        ~R
                        C:name=i:layout=0 0 0
                        C:name=j:layout=0 0 0
                        """, 3, 3),
                Arguments.of("any number of pieces, and a cell that may stay empty", """
                        D:xDim=4:yDim=1:zDim=1:pieces=1-
                        R
                        . * * ?
                        ~R
                        R:choose=hole:option=a:layout=0 0 0
                        R:choose=hole:option=b:layout=1 0 0
                        C:name=I:copies=*:layout=0 0 0, 1 0 0
                        C:name=i:copies=*:layout=0 0 0
                        """, 8, 8),
                Arguments.of("two choices that leave no cell", """
                        D:xDim=2:yDim=1:zDim=1
                        R:choose=one:option=a:layout=0 0 0
                        R:choose=other:option=b:layout=1 0 0
                        """, 1, 1));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("counted")
    void everyStrategyCountsAndListsThem(String name, String definition, long all, long distinct) {
        Puzzle puzzle = Definitions.parsed(definition + "~D\n");

        int served = 0;
        for (SolverForm form : puzzle.hasOptionalPieces() ? SolverForm.servingSupplies() : SolverForm.all()) {
            try {
                assertCounted(all, form, puzzle, Distinct.ALL);
                assertCounted(distinct, form, puzzle, Distinct.UP_TO_ROTATION);
                served++;
            } catch (RequestException e) {
                assertTrue(List.of("dynamic-sieve", "merge").contains(form.toString()), e.getMessage());
            }
        }
        assertTrue(served >= SolverForm.servingSupplies().size() - 2, served + " strategies");
    }

    private static void assertCounted(long expected, SolverForm form, Puzzle puzzle, Distinct distinct) {
        SearchJob search =
                SearchBuilder.prepare(puzzle, form.request().distinct(distinct).build());

        assertEquals(BigInteger.valueOf(expected), search.count(), form + " " + distinct);
    }

    @Test
    void aChosenOptionLeavesTheSymmetriesOfItsBoard() {
        Puzzle puzzle = Definitions.parsed(RING + """
                R:choose=hole
                corner side .
                . middle .
                . . .
                ~R
                ~D
                """);

        Puzzle middle = puzzle.choosing("hole", "middle");

        assertEquals(1, solutions(middle).size());
        assertEquals(2, solutions(puzzle.choosing("hole", "corner")).size());
        assertEquals(
                Optional.of(
                        "whichever option of choice hole is chosen, the pieces cannot have the volume or the parity of the"
                                + " rest"),
                SearchBuilder.begin(
                                puzzle.choosing("hole", "side"),
                                SearchRequest.builder().build())
                        .impossibility());
        assertEquals(1, solutions(middle.withHoles().orElseThrow()).size());
        assertTrue(puzzle.withHoles().isEmpty());
    }

    @Test
    void theCalendarIsChosenOrCountedAsAWhole() {
        Puzzle calendar = Definitions.puzzle("calendar");

        assertEquals(15901, solutions(calendar).size());
        assertEquals(
                20,
                solutions(calendar.choosing("month", "Mar").choosing("day", "14"))
                        .size());
    }

    @Test
    void aPictureLeavesTheCellsOfTheOptionOpen() {
        Puzzle puzzle = Definitions.parsed("""
                D:xDim=3:yDim=2:zDim=1
                R
                * * *
                . * .
                ~R
                R:choose=month
                January . February
                ~R
                L
                A A .
                . A .
                ~L
                L:stationary=W
                . . .
                W . .
                ~L
                ~D
                """);

        assertEquals("""
                . A A
                W A -
                """, solutions(puzzle.choosing("month", "January")).get(0));
    }

    @Test
    void theVerifierKnowsTheOptions() {
        Puzzle puzzle = Definitions.parsed("""
                D:xDim=4:yDim=1:zDim=1
                R
                * * * *
                ~R
                R:choose=end
                left . . right
                ~R
                C:name=I:layout=0 0 0, 1 0 0, 2 0 0
                ~D
                """);
        PlacedPiece atRight = placed("I", 1, 2, 3);

        assertEquals(
                Verdict.Kind.RIGHT, verdict(puzzle, atRight, placed("end", 0)).kind());
        assertEquals(
                "is wrong: choice 'end' has no option: none of its cells is open",
                verdict(puzzle, atRight).text());
        assertEquals(
                "is wrong: pieces 'I' and 'end' overlap at cell 3 0 0",
                verdict(puzzle, atRight, placed("end", 3)).text());
        assertEquals(
                "is wrong: choice 'end' has none of its options: 1 0 0 are not the cells of one",
                verdict(puzzle, placed("end", 1)).text());
    }

    private static Verdict verdict(Puzzle puzzle, PlacedPiece... pieces) {
        return new Verifier(puzzle, Verifier.Sameness.UP_TO_ROTATION)
                .verify(new Solution("test", 1, 1L, 1L, puzzle, List.of(pieces)));
    }

    private static PlacedPiece placed(String name, int... columns) {
        return new PlacedPiece(
                name, IntStream.of(columns).mapToObj(x -> List.of(x, 0, 0)).toList());
    }

    @Test
    void aBuilderMakesChoicesAndADefinitionKeepsThem() {
        Puzzle puzzle = PuzzleBuilder.inBox("row", 4, 1)
                .option("end", "right", new int[] {3, 0})
                .option("end", "left", new int[] {0, 0})
                .piece("I", "###")
                .build();

        assertEquals(2, solutions(puzzle).size());
        assertEquals("""
                D:xDim=4:yDim=1:zDim=1
                R
                * * * *
                ~R
                R:choose=end:option=right:layout=3 0 0
                R:choose=end:option=left:layout=0 0 0
                C:name=I:type=M:layout=0 0 0, 1 0 0, 2 0 0
                ~D
                """, DefinitionWriter.write(puzzle));
        assertEquals(
                DefinitionWriter.write(puzzle),
                DefinitionWriter.write(Definitions.parsed(DefinitionWriter.write(puzzle))));
        assertThrows(
                RequestException.class,
                () -> PuzzleBuilder.inBox("row", 4, 1)
                        .option("end", "a,b", new int[] {3, 0})
                        .piece("I", "###")
                        .build());
    }

    @Test
    void aMessageListsTheOptionsThatThereAre() {
        Puzzle calendar = Definitions.puzzle("calendar");

        assertEquals(
                "choice month has no option 'Mrz': it has Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec",
                assertThrows(IllegalArgumentException.class, () -> calendar.choosing("month", "Mrz"))
                        .getMessage());
        assertEquals(
                "there is no choice 'year' in the puzzle: it has month, day",
                assertThrows(IllegalArgumentException.class, () -> calendar.choosing("year", "1"))
                        .getMessage());
    }

    private static List<String> solutions(Puzzle puzzle) {
        return Solutions.of(
                        SearchBuilder.prepare(puzzle, SearchRequest.builder().build()))
                .pictures();
    }
}
