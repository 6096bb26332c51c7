package io.github.filaforge.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.Filaforge;
import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.edge.EdgeGenerator;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.runtime.EmbeddedSolver;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.SearchBuilder;
import java.math.BigInteger;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A generated solver that a program has among its own classes. */
class EmbeddedSolverTest {

    private static EmbeddedSolver compiled(SolverSource source) throws CompileException {
        SolverClass classes = new JaninoCompiler().compile(source);
        return (EmbeddedSolver) classes.newSolver();
    }

    private static void assertHas(int count, EmbeddedSolver solver) {
        assertEquals(BigInteger.valueOf(count), solver.count());
        List<List<PlacedPiece>> solutions = solver.solutions();

        assertEquals(count, solutions.size());
        assertEquals(count, new HashSet<>(solutions).size());
        assertEquals(BigInteger.valueOf(count), solver.count(), "after the solutions");
    }

    static List<SolverForm> forms() {
        return SolverForm.all();
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag("seconds")
    void aSolverOfEachFormCountsAndListsItsSolutions(SolverForm form) throws CompileException {
        Puzzle puzzle = Definitions.puzzle("somacube");
        EmbeddedSolver solver =
                compiled(SearchBuilder.begin(puzzle, form.request().build()).source());

        assertHas(480, solver);
    }

    @Test
    void soDoesASolverOfAnEdgePuzzle() throws CompileException {
        EdgePuzzle puzzle = EdgeGenerator.generate("board", 4, 4, 2, 2, 1).puzzle();
        EmbeddedSolver solver =
                compiled(SearchBuilder.prepare(puzzle, SearchRequest.standard()).source());

        assertHas(Filaforge.prepare(puzzle, SearchRequest.standard()).count().intValueExact(), solver);
    }

    @Test
    void anInterruptedThreadGetsNoWrongNumber() throws CompileException {
        EmbeddedSolver solver = compiled(SearchBuilder.begin(Definitions.puzzle("somacube"), SearchRequest.standard())
                .source());
        try {
            Thread.currentThread().interrupt();

            assertThrows(SearchStopped.class, solver::count);
        } finally {
            Thread.interrupted();
        }
    }
}
