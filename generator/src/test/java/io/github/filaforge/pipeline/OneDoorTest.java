package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.Filaforge;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.strategy.Strategy;
import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packings and edge puzzles are searched by one pipeline. */
class OneDoorTest {

    private static EdgePuzzle board() {
        return Filaforge.readEdges(Definitions.file("scramble_3x3")).get(0);
    }

    @Test
    void puzzlesOfBothKindsAreCountedInOneWay() {
        Map<AnyPuzzle, Integer> counts = new LinkedHashMap<>();
        counts.put(Definitions.puzzle("somacube"), 480);
        counts.put(board(), 1);

        counts.forEach((puzzle, count) -> {
            SearchJob job = SearchBuilder.prepare(puzzle, SearchRequest.standard());

            assertEquals(BigInteger.valueOf(count), job.count());
            assertEquals(puzzle, job.chosen().puzzle());
            assertEquals(puzzle.name(), job.puzzleName());
        });
    }

    @Test
    void aFileMayHavePuzzlesOfBothKinds(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("both.txt");
        Files.writeString(file, """
                D:xDim=2:yDim=1:edges=0
                E:name=A:sides=0 1 0 0
                E:name=B:sides=0 0 0 1
                ~D
                D:xDim=2:yDim=1:zDim=1
                C:name=A:layout=0 0 0, 1 0 0
                ~D
                """);

        List<BigInteger> counts = Filaforge.readPuzzles(file).stream()
                .map(puzzle ->
                        SearchBuilder.prepare(puzzle, SearchRequest.standard()).count())
                .toList();

        assertEquals(List.of(BigInteger.ONE, BigInteger.ONE), counts);
    }

    @Test
    void anEdgePuzzleHasNoImages() {
        SearchBuilder search = SearchBuilder.of(board(), "", SearchRequest.standard(), new Stopwatch());

        RequestException refusal = assertThrows(RequestException.class, search::packing);

        assertTrue(refusal.getMessage().contains("is an edge puzzle"), refusal.getMessage());
        assertTrue(search.edges().isPresent());
    }

    @Test
    void aStrategyRefusesThePlansOfKindsThatItDoesNotTake() {
        SearchPlan plan = SearchBuilder.begin(Definitions.puzzle("somacube"), SearchRequest.standard())
                .spelledOutPlan();

        for (Strategy strategy : Strategies.all()) {
            if (!strategy.takes(plan.kind())) {
                assertThrows(IllegalArgumentException.class, () -> strategy.plan(plan), strategy.name());
            }
        }
    }
}
