package io.github.filaforge.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.oracle.EdgeBoard;
import io.github.filaforge.oracle.EdgeChecker;
import io.github.filaforge.oracle.PlainEdgeSearch;
import io.github.filaforge.oracle.RandomEdgePuzzles;
import io.github.filaforge.oracle.RandomEdgePuzzles.Kind;
import io.github.filaforge.oracle.RandomEdgePuzzles.Sample;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.Subject;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards of random edge puzzles, right and damaged, against the checker and the plain search of the oracle. */
@DisplayName("The verifier of boards")
@Tag("seconds")
class BoardVerifierTest {

    private static final int DAMAGES = 40;

    static Stream<Sample> samples() {
        return RandomEdgePuzzles.stream(500).limit(3L * Kind.values().length);
    }

    /** Pieces of a puzzle that show a board, equal ones in an order by chance, each in any turn in which it looks so. */
    private static int[] named(EdgePuzzle puzzle, EdgeBoard board, Random random) {
        List<Integer> pieces =
                new ArrayList<>(IntStream.range(0, puzzle.pieceCount()).boxed().toList());
        Collections.shuffle(pieces, random);
        int[] solution = new int[puzzle.size()];
        for (int cell = 0; cell < puzzle.size(); cell++) {
            if (puzzle.gaps().contains(cell)) {
                solution[cell] = -1;
                continue;
            }
            String seen = board.colours().substring(4 * cell, 4 * cell + 4);
            int first = random.nextInt(4);
            int found = -1;
            for (int index = 0; index < pieces.size() && found < 0; index++) {
                for (int each = first; each < first + 4 && found < 0; each++) {
                    boolean mayBe = each % 4 == 0
                            || puzzle.pieces().get(pieces.get(index)).mayTurn();
                    found = mayBe && seen(puzzle, pieces.get(index), each % 4).equals(seen)
                            ? 4 * pieces.get(index) + each % 4
                            : -1;
                }
            }
            solution[cell] = found;
            pieces.remove(Integer.valueOf(found / 4));
        }
        return solution;
    }

    private static String seen(EdgePuzzle puzzle, int piece, int turn) {
        StringBuilder colours = new StringBuilder();
        for (int side = 0; side < 4; side++) {
            colours.append((char) (int) puzzle.pieces().get(piece).sides().get((side - turn + 4) % 4));
        }
        return colours.toString();
    }

    private static Solution solution(EdgePuzzle puzzle, long ordinal, int... placed) {
        List<PlacedPiece> pieces = new ArrayList<>();
        for (int cell = 0; cell < placed.length; cell++) {
            if (placed[cell] >= 0) {
                pieces.add(new PlacedPiece(
                        puzzle.pieces().get(placed[cell] / 4).name(),
                        List.of(List.of(cell % puzzle.width(), puzzle.height() - 1 - cell / puzzle.width())),
                        placed[cell] % 4));
            }
        }
        return new Solution("file", 1, ordinal, ordinal, Subject.of(puzzle), pieces);
    }

    private static Verdict verdict(EdgePuzzle puzzle, OptionalInt score, int... placed) {
        return new BoardVerifier(puzzle, true, score).verify(solution(puzzle, 1, placed));
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("tells which boards are the same up to rotation of the puzzle, whichever of equal pieces lies where")
    void repeated(Sample sample) {
        BoardVerifier one = new BoardVerifier(sample.puzzle(), true, OptionalInt.empty());
        BoardVerifier every = new BoardVerifier(sample.puzzle(), false, OptionalInt.empty());
        Random random = new Random(sample.seed());
        Map<EdgeBoard, Integer> classes = new HashMap<>();
        List<Set<EdgeBoard>> alike = PlainEdgeSearch.classes(sample.puzzle(), sample.boards());
        alike.forEach(set -> set.forEach(board -> classes.put(board, alike.indexOf(set))));
        Map<Integer, Long> met = new HashMap<>();
        long ordinal = 0;
        for (EdgeBoard board : sample.boards()) {
            ordinal++;
            Solution solution = solution(sample.puzzle(), ordinal, named(sample.puzzle(), board, random));
            Long former = met.putIfAbsent(classes.get(board), ordinal);

            assertEquals(
                    former == null
                            ? Verdict.right()
                            : Verdict.again("is symmetric to solution " + former + " of the file"),
                    one.verify(solution),
                    sample::toString);
            assertEquals(Verdict.right(), every.verify(solution), sample::toString);
        }
        ordinal = 0;
        for (EdgeBoard board : sample.boards()) {
            ordinal++;
            Solution again = solution(sample.puzzle(), 9999, named(sample.puzzle(), board, random));
            assertEquals(
                    Verdict.again("is the same as solution " + ordinal + " of the file"),
                    every.verify(again),
                    sample::toString);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("refuses a damaged board just if the oracle does, and counts its joins likewise")
    void damaged(Sample sample) {
        EdgePuzzle puzzle = sample.puzzle();
        EdgeChecker checker = new EdgeChecker(puzzle);
        Random random = new Random(sample.seed());
        int joins = puzzle.joins();
        for (int damage = 0; damage < DAMAGES; damage++) {
            int[] board = sample.hidden().stream().mapToInt(Integer::intValue).toArray();
            for (int change = 0; change < damage % 4; change++) {
                int one = random.nextInt(board.length);
                int other = random.nextInt(board.length);
                if (board[one] < 0 || board[other] < 0) {
                    continue;
                }
                int piece = board[one];
                board[one] = board[other];
                board[other] = piece;
                board[one] = board[one] / 4 * 4 + random.nextInt(4);
            }
            Supplier<String> told = () -> Arrays.toString(board) + " of " + sample;
            Optional<EdgeBoard> shown = shown(checker, board);
            Verdict all = verdict(puzzle, OptionalInt.empty(), board);
            if (shown.isEmpty() && !hasEqualPins(puzzle)) {
                assertTrue(
                        all.text()
                                .matches(
                                        "is wrong: piece .* (is not at its place|at the rim|may not be turned|where the board goes on).*"),
                        all + " " + told.get());
                assertEquals(all, verdict(puzzle, OptionalInt.of(0), board), told);
            } else if (shown.isPresent()) {
                int matching = joins - shown.get().slips(puzzle);
                assertEquals(matching == joins, all.equals(Verdict.right()), told);
                String text = matching + " of " + joins + (joins == 1 ? " join matches" : " joins match");
                assertTrue(matching == joins || all.text().endsWith("; " + text), () -> all + " " + told.get());
                assertEquals(Verdict.right(), verdict(puzzle, OptionalInt.of(matching), board), told);
                assertEquals(
                        Verdict.wrong(text + ", and " + (matching + 1) + " are asked for"),
                        verdict(puzzle, OptionalInt.of(matching + 1), board),
                        told);
            }
        }
    }

    /** The checker of the oracle wants the very piece at its place, not one that looks the same. */
    private static boolean hasEqualPins(EdgePuzzle puzzle) {
        Set<List<Integer>> looks = new HashSet<>();
        puzzle.pieces().forEach(piece -> looks.add(piece.firstTurned()));
        return !puzzle.pins().isEmpty() && looks.size() < puzzle.pieceCount();
    }

    /** Returns the look of a board; empty if it does not keep to the pins or the rim. */
    private static Optional<EdgeBoard> shown(EdgeChecker checker, int... board) {
        try {
            return Optional.of(checker.shown(board));
        } catch (AssertionError e) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    @DisplayName("takes gaps if a score is asked for, but not where a piece has its place")
    void gaps(Sample sample) {
        EdgePuzzle puzzle = sample.puzzle();
        for (int cell : puzzle.cells()) {
            int[] board = sample.hidden().stream().mapToInt(Integer::intValue).toArray();
            if (!verdict(puzzle, OptionalInt.of(0), board).equals(Verdict.right())) {
                // displaced
                return;
            }
            board[cell] = -1;
            boolean isPinned = puzzle.pins().stream().anyMatch(pin -> pin.cell() == cell);
            Verdict all = verdict(puzzle, OptionalInt.empty(), board);

            assertEquals(isPinned, !verdict(puzzle, OptionalInt.of(0), board).equals(Verdict.right()));
            assertTrue(
                    all.text().startsWith(isPinned ? "is wrong: piece '" : "is wrong: nothing is at cell "),
                    all::toString);
        }
    }
}
