package io.github.filaforge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionMoves;
import io.github.filaforge.solution.SolutionMoves.Step;
import io.github.filaforge.solution.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MovesVerifierTest {

    /** The search for moves computes planes between solids, and the check looks at points. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "cubic",
                "triangular",
                "triangular-prism",
                "hexagonal",
                "hexagonal-prism",
                "tetrakis",
                "fcc",
                "rhombic",
                "tetra-octa"
            })
    @Tag("seconds")
    void aCellPassesTheCellsThatTheSearchTakesIt(String name) {
        Lattice lattice = Lattices.named(name).orElseThrow();
        Slides slides = Slides.of(lattice, lattice.isPlanar()).orElseThrow();
        Passage passage = new Passage(name);

        for (int step = 0; step < slides.steps().size(); step += lattice.kinds() > lattice.classes() ? 5 : 1) {
            for (Cell cell : lattice.ofEachKind()) {
                Set<Cell> passed = new TreeSet<>();
                passage.passed(cell, slides.steps().get(step)).forEach(each -> passed.add(each.minus(cell)));
                assertEquals(
                        new TreeSet<>(slides.met(step, cell)),
                        passed,
                        "step " + slides.steps().get(step) + " of " + cell);
            }
        }
    }

    /** An angle of five cells, an angle of three cells inside it, and a cell inside both. */
    private static final Puzzle PUZZLE = Definitions.parsed("""
            D:xDim=3:yDim=3:zDim=1
            C:name=A:layout=0 0 0, 1 0 0, 2 0 0, 2 1 0, 2 2 0
            C:name=B:layout=0 0 0, 0 1 0, 1 0 0
            C:name=C:layout=0 0 0
            ~D
            """);

    private static final List<PlacedPiece> PIECES = List.of(
            new PlacedPiece(
                    "A",
                    List.of(List.of(0, 0, 0), List.of(1, 0, 0), List.of(2, 0, 0), List.of(2, 1, 0), List.of(2, 2, 0))),
            new PlacedPiece("B", List.of(List.of(0, 1, 0), List.of(0, 2, 0), List.of(1, 2, 0))),
            new PlacedPiece("C", List.of(List.of(1, 1, 0))));

    private static final SolutionMoves MOVES = new SolutionMoves(
            List.of(1, 2),
            List.of(
                    new Step(List.of("B", "C"), List.of(-1, 0, 0), 0),
                    new Step(List.of("C"), List.of(1, 0, 0), 1),
                    new Step(List.of("C"), List.of(0, -1, 0), 0)));

    private static final MovesVerifier VERIFIER = new MovesVerifier(PUZZLE, true);

    private static Optional<String> fault(SolutionMoves moves) {
        return VERIFIER.fault(new Solution("file", 1, 1, 1, Subject.of(PUZZLE), PIECES, Optional.of(moves)));
    }

    @Test
    void rightMovesAreRight() {
        assertEquals(Optional.empty(), fault(MOVES));
    }

    @Test
    void aPieceMayMeetNone() {
        List<Step> steps = new ArrayList<>(MOVES.steps());
        steps.set(0, new Step(List.of("B", "C"), List.of(1, 0, 0), 0));

        assertEquals(
                Optional.of("move 1: piece B meets a piece that stays, on step 1"),
                fault(new SolutionMoves(MOVES.level(), steps)));
    }

    @Test
    void aThousandDamagesAreFound() {
        Random random = new Random(1);
        for (int i = 0; i < 1000; i++) {
            List<Step> steps = new ArrayList<>(MOVES.steps());
            List<Integer> level = new ArrayList<>(MOVES.level());
            int at = random.nextInt(steps.size());
            Step step = steps.get(at);
            switch (random.nextInt(10)) {
                case 0 -> steps.remove(at);
                case 1 -> steps.add(at, step);
                case 2 -> level.set(random.nextInt(2), 3 + random.nextInt(9));
                case 3 -> level.add(random.nextInt(3), 1);
                case 4 -> steps.set(at, new Step(List.of("ABCD".substring(3)), step.step(), step.times()));
                case 5 -> steps.set(at, new Step(step.pieces(), List.of(0, 0, 0), step.times()));
                case 6 -> steps.set(at, new Step(List.of("A", "B", "C"), step.step(), step.times()));
                default ->
                    steps.set(0, new Step(step.pieces(), List.of(1 + random.nextInt(5), 0, 0), 1 + random.nextInt(9)));
            }
            assertTrue(fault(new SolutionMoves(level, steps)).isPresent(), () -> level + " " + steps);
        }
    }
}
