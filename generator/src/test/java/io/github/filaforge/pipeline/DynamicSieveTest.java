package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.emit.DynamicSieveEmitter;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.PlainSearch;
import io.github.filaforge.plan.Beginning;
import org.junit.jupiter.api.Test;

/** What a dynamic sieve must not take for impossible. */
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
    void aPieceThatFillsTheWholeRegionLeavesNothingToSearch() throws Exception {
        String row = "A ".repeat(9).strip() + "\n";
        Puzzle puzzle = DefinitionReader.read("nine.txt", "D:xDim=9:yDim=9:zDim=1\nL\n" + row.repeat(9) + "~L\n~D\n")
                .get(0)
                .puzzle();

        assertEquals(
                1,
                Pipeline.standard()
                        .with(new DynamicSieveEmitter())
                        .run(puzzle)
                        .report()
                        .solutions());
    }

    @Test
    void aPartOfTheRegionCanBeFilledByAFragmentOfAPiece() throws Exception {
        Puzzle puzzle = DefinitionReader.read("split.txt", SPLIT_PIECE).get(0).puzzle();

        long found = Pipeline.standard()
                .with(Distinct.ALL)
                .beginningWith(Beginning.BARE_REGION)
                .with(new DynamicSieveEmitter())
                .run(puzzle)
                .report()
                .solutions();

        assertEquals(PlainSearch.allSolutions(puzzle, 10).size(), found);
        assertEquals(4, found);
    }
}
