package io.github.filaforge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler.Result;
import io.github.filaforge.disassembly.Disassembler.Verdict;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.model.Container;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionMoves;
import io.github.filaforge.solution.SolutionMoves.Step;
import io.github.filaforge.solution.Subject;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Random assemblies on the lattices whose cells are taken past so many others that no table by hand has them. The moves are
 * compared with the geometry of the verifier.
 */
class RandomMovesTest {

    private static final long MANY_STATES = 1_000_000;

    /** The number of states after which a part is too much for a plain search. */
    private static final int MOST_STATES = 300;

    /** A number of steps that leads beyond everything. */
    private static final int FAR = 9;

    private static final Cell ORIGIN = new Cell(0, 0, 0);

    /** Two to four pieces that grow together in a box. Some begin with cells that do not touch. */
    private static Puzzle assembly(Lattice lattice, Box box, Random random) {
        List<Cell> cells = new ArrayList<>(lattice.cells(box));
        Collections.shuffle(cells, random);
        int count = 2 + random.nextInt(3);
        List<Set<Cell>> pieces = new ArrayList<>();
        Set<Cell> free = new HashSet<>(cells);
        for (int i = 0; i < 2 * count; i++) {
            if (i < count) {
                pieces.add(new TreeSet<>());
            }
            pieces.get(i % count).add(cells.get(i));
            free.remove(cells.get(i));
        }
        for (int i = 0; i < 2 * cells.size(); i++) {
            Set<Cell> piece = pieces.get(random.nextInt(count));
            Cell from = List.copyOf(piece).get(random.nextInt(piece.size()));
            List<Direction> directions = lattice.directions(from);
            Cell to =
                    from.plus(directions.get(random.nextInt(directions.size())).step());
            if (free.remove(to)) {
                piece.add(to);
            }
        }
        return new Puzzle(
                "random",
                new Container(lattice, box),
                false,
                IntStream.range(0, count)
                        .mapToObj(i -> new Piece("p" + i, List.copyOf(pieces.get(i)), false))
                        .toList());
    }

    private static List<PlacedPiece> placed(Puzzle puzzle) {
        return puzzle.pieces().stream()
                .map(piece -> new PlacedPiece(
                        piece.name(),
                        piece.cells().stream().map(puzzle.lattice()::numbers).toList()))
                .toList();
    }

    private static List<Step> steps(Puzzle puzzle, Separation separation) {
        List<Step> steps = new ArrayList<>();
        separation
                .moves()
                .forEach(move -> steps.add(new Step(
                        move.pieces().stream()
                                .map(piece -> puzzle.pieces().get(piece).name())
                                .toList(),
                        puzzle.lattice().numbers(move.step()),
                        move.times())));
        separation.staying().ifPresent(part -> steps.addAll(steps(puzzle, part)));
        separation.leaving().ifPresent(part -> steps.addAll(steps(puzzle, part)));
        return steps;
    }

    @ParameterizedTest
    @CsvSource({"tetrakis, 3, 3, 1", "rhombic, 10, 5, 5", "tetra-octa, 6, 6, 6"})
    @Tag("slow")
    void theVerifierAcceptsTheMovesAndFindsNoFewer(String name, int x, int y, int z) {
        Lattice lattice = Lattices.named(name).orElseThrow();
        Slides slides = Slides.of(lattice, lattice.isPlanar()).orElseThrow();
        Plain plain = new Plain(name, lattice.isPlanar());
        Random random = new Random(1);

        Set<Integer> levels = new TreeSet<>();
        int compared = 0;
        for (int seed = 0; seed < 4 * Seeds.COUNT; seed++) {
            Puzzle puzzle = assembly(lattice, new Box(x, y, z), random);
            Assemblies assemblies = new Assemblies(puzzle);

            Result result = assemblies.of(placed(puzzle)).takenApartBy(assemblies.disassembler(slides, MANY_STATES));

            Optional<SolutionMoves> moves =
                    result.separation().map(found -> new SolutionMoves(found.level(), steps(puzzle, found)));
            if (moves.isPresent()) {
                Solution solution = new Solution("f", 1, 1, 1, Subject.of(puzzle), placed(puzzle), moves);
                assertEquals(
                        Optional.empty(),
                        new MovesVerifier(puzzle, lattice.isPlanar()).fault(solution),
                        () -> puzzle + " " + moves);
            }
            Optional<Integer> least = plain.least(puzzle.pieces().stream()
                    .map(piece -> Set.copyOf(piece.cells()))
                    .toList());
            if (least.isPresent() && (result.verdict() == Verdict.SEPARABLE || least.get() == 0)) {
                int first =
                        result.separation().map(found -> found.level().get(0)).orElse(0);
                assertEquals(least.get(), first, puzzle::toString);
                levels.add(first);
                compared++;
            }
        }
        assertTrue(compared > Seeds.COUNT, compared + " assemblies");
        assertTrue(levels.containsAll(Set.of(0, 1)), levels::toString);
    }

    /** A plain search for moves, which tries each set of pieces and moves their cells by the geometry of the verifier. */
    private static final class Plain {

        private final Passage passage;
        private final List<Cell> steps = new ArrayList<>();

        Plain(String lattice, boolean isTray) {
            passage = new Passage(lattice);
            for (int x = -FAR; x <= FAR; x++) {
                for (int y = -FAR; y <= FAR; y++) {
                    for (int z = -FAR; z <= FAR; z++) {
                        if (passage.isStep(new Cell(x, y, z), isTray)) {
                            steps.add(new Cell(x, y, z));
                        }
                    }
                }
            }
        }

        /**
         * Returns the least number of moves after which pieces fall into two parts; 0 if they never do. Empty if there are
         * too many states.
         */
        Optional<Integer> least(List<Set<Cell>> pieces) {
            Queue<List<Cell>> states = new ArrayDeque<>(List.of(Collections.nCopies(pieces.size(), ORIGIN)));
            Queue<Integer> moves = new ArrayDeque<>(List.of(0));
            Set<List<Cell>> known = new HashSet<>(states);
            while (!states.isEmpty()) {
                List<Cell> state = states.remove();
                int before = moves.remove();
                if (known.size() > MOST_STATES) {
                    return Optional.empty();
                }
                for (Cell step : steps) {
                    for (int group = 1; group < (1 << pieces.size()) - 1; group++) {
                        List<Cell> after = state;
                        for (int times = 1; times < FAR && isFree(pieces, after, group, step); times++) {
                            after = moved(after, group, step);
                            if (times == FAR - 1) {
                                return Optional.of(before + 1);
                            }
                            List<Cell> relative = relative(after);
                            if (known.add(relative)) {
                                states.add(relative);
                                moves.add(before + 1);
                            }
                        }
                    }
                }
            }
            return Optional.of(0);
        }

        private static List<Cell> moved(List<Cell> state, int group, Cell step) {
            return IntStream.range(0, state.size())
                    .mapToObj(i -> ((group >> i) & 1) != 0 ? state.get(i).plus(step) : state.get(i))
                    .toList();
        }

        private static List<Cell> relative(List<Cell> state) {
            return state.stream().map(shift -> shift.minus(state.get(0))).toList();
        }

        /** Returns true if a group meets no other piece on a step. */
        private boolean isFree(List<Set<Cell>> pieces, List<Cell> state, int group, Cell step) {
            Set<Cell> still = new HashSet<>();
            for (int i = 0; i < pieces.size(); i++) {
                if (((group >> i) & 1) == 0) {
                    for (Cell cell : pieces.get(i)) {
                        still.add(cell.plus(state.get(i)));
                    }
                }
            }
            for (int i = 0; i < pieces.size(); i++) {
                if (((group >> i) & 1) != 0) {
                    for (Cell cell : pieces.get(i)) {
                        if (passage.passed(cell.plus(state.get(i)), step).stream()
                                .anyMatch(still::contains)) {
                            return false;
                        }
                    }
                }
            }
            return true;
        }
    }
}
