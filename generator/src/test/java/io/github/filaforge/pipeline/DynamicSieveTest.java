package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import org.junit.jupiter.api.Test;

/** Searches that a dynamic sieve must not refuse as impossible. */
class DynamicSieveTest {

    /** S lies in both parts of the region; no pieces have the volume of the left part together. */
    private static final String SPLIT_PIECE = """
            D:xDim=6:yDim=6:zDim=1
            L
            S . S V V V
            S . S V L P
            S . S V L P
            S . S L L P
            S . S L P P
            S . . . . .
            ~L
            L:stationary=*
            . * . . . .
            . * . . . .
            . * . . . .
            . * . . . .
            . * . . . .
            . * * * * *
            ~L
            ~D
            """;

    @Test
    void aPieceThatFillsTheWholeRegionLeavesNothingToSearch() {
        String row = "A ".repeat(9).strip() + "\n";
        Puzzle puzzle = Definitions.parsed("D:xDim=9:yDim=9:zDim=1\nL\n" + row.repeat(9) + "~L\n~D\n");

        SearchRequest request =
                SearchRequest.builder().strategy("dynamic-sieve").build();

        assertEquals(BigInteger.ONE, SearchBuilder.prepare(puzzle, request).count());
    }

    @Test
    void aPartOfTheRegionCanBeFilledByAFragmentOfAPiece() {
        Puzzle puzzle = Definitions.parsed(SPLIT_PIECE);
        SearchRequest fromTheBareRegion = SearchRequest.builder()
                .strategy("dynamic-sieve")
                .distinct(Distinct.ALL)
                .lists(puzzle.mobilePieces().size())
                .build();

        BigInteger found = SearchBuilder.prepare(puzzle, fromTheBareRegion).count();

        assertEquals(BigInteger.valueOf(PlainSearch.allSolutions(puzzle, 10).size()), found);
        assertEquals(BigInteger.valueOf(4), found);
    }
}
