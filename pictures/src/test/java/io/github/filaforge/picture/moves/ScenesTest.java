package io.github.filaforge.picture.moves;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Move;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Cells;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.SolutionPicture.View;
import io.github.filaforge.picture.moves.Scene.Body;
import io.github.filaforge.picture.page.SolvedPuzzles;
import io.github.filaforge.picture.vector.Drawing;
import io.github.filaforge.picture.vector.Drawing.Placed;
import io.github.filaforge.pipeline.Definitions;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The scenes of moves, compared with the pieces as the moves carry them one after the other. */
@Tag("seconds")
class ScenesTest {

    /** A solution with its moves. */
    private static final class Solved {

        private final Puzzle puzzle;
        private final List<PlacedPiece> pieces;
        private final Separation separation;
        private final boolean isFlat;
        private final List<WordedMove> moves = new ArrayList<>();
        /** The names of the pieces of the part in which each move is made. */
        private final List<Set<String>> parts = new ArrayList<>();

        Solved(String name) {
            puzzle = Definitions.puzzle(name);
            pieces = SolvedPuzzles.solutions(puzzle, 1).get(0);
            Slides slides = Slides.ofPieces(puzzle, false).orElseThrow();
            isFlat = slides.isFlat();
            Assemblies assemblies = new Assemblies(puzzle);
            separation = assemblies
                    .of(pieces)
                    .takenApartBy(assemblies.disassembler(slides, 1_000_000))
                    .separation()
                    .orElseThrow();
            add(separation);
        }

        private void add(Separation part) {
            Set<String> names = new TreeSet<>();
            for (int piece : part.pieces()) {
                if (piece < pieces.size()) {
                    names.add(pieces.get(piece).name());
                } else {
                    puzzle.pieces().stream().filter(Piece::stationary).forEach(each -> names.add(each.name()));
                }
            }
            for (Move move : part.moves()) {
                moves.add(new WordedMove(
                        move.pieces().stream()
                                .map(piece -> pieces.get(piece).name())
                                .toList(),
                        move.step(),
                        move.times(),
                        "makes move " + (moves.size() + 1)));
                parts.add(names);
            }
            part.staying().ifPresent(this::add);
            part.leaving().ifPresent(this::add);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"somacube", "hexiamonds_6x6", "kanoodle_pyramid", "tangram_square", "pentominoes_10x6"})
    void eachSceneHasThePiecesOfItsPartWhereTheMovesCarryThem(String name) {
        Solved solved = new Solved(name);

        List<Scene> scenes = Scenes.of(solved.puzzle, solved.pieces, solved.moves);

        Map<String, Set<Cell>> places = new HashMap<>();
        solved.pieces.forEach(piece -> places.put(piece.name(), new HashSet<>(Cells.of(piece))));
        solved.puzzle.pieces().stream()
                .filter(Piece::stationary)
                .forEach(piece -> places.put(piece.name(), new HashSet<>(piece.cells())));
        assertEquals(solved.moves.size() + 1, scenes.size());
        assertEquals(places, places(scenes.get(0)));
        for (int i = 0; i < solved.moves.size(); i++) {
            WordedMove move = solved.moves.get(i);
            Scene scene = scenes.get(i + 1);
            Set<String> moved = new TreeSet<>();
            scene.bodies().stream().filter(Body::isMoved).forEach(body -> moved.add(body.name()));
            assertEquals(new TreeSet<>(move.pieces()), moved);
            assertEquals(solved.parts.get(i), new TreeSet<>(places(scene).keySet()));
            Cell way = scene.way().orElseThrow();
            int times = steps(way, move.step());
            assertTrue(move.times() == 0 ? times >= 1 : times == move.times(), () -> times + " steps");
            Map<String, Set<Cell>> expected = new HashMap<>(places);
            expected.keySet().retainAll(solved.parts.get(i));
            move.pieces().forEach(piece -> expected.put(piece, shifted(places.get(piece), way)));
            assertEquals(expected, places(scene));
            if (move.times() > 0) {
                places.putAll(expected);
            }
        }
    }

    private static Map<String, Set<Cell>> places(Scene scene) {
        Map<String, Set<Cell>> places = new HashMap<>();
        scene.bodies().forEach(body -> places.put(body.name(), new HashSet<>(body.cells())));
        return places;
    }

    private static Set<Cell> shifted(Set<Cell> cells, Cell way) {
        Set<Cell> shifted = new HashSet<>();
        cells.forEach(cell -> shifted.add(new Cell(cell.x() + way.x(), cell.y() + way.y(), cell.z() + way.z())));
        return shifted;
    }

    private static int steps(Cell way, Cell step) {
        int times = 1;
        Cell reached = step;
        while (!reached.equals(way) && times < 1000) {
            reached = reached.plus(step);
            times++;
        }
        return times;
    }

    @ParameterizedTest
    @ValueSource(strings = {"somacube", "hexiamonds_6x6", "kanoodle_pyramid"})
    void aSheetHasAPictureForEachMoveInReadingOrder(String name) {
        Solved solved = new Solved(name);
        SolutionPicture solutions = new SolutionPicture(
                solved.puzzle, List.of(solved.pieces), false, "solution 1", View.LAYERS, OptionalInt.empty(), true);

        Drawing drawing =
                new MovesPicture(solutions, List.of(solved.moves), solved.isFlat, "solution 1, some moves").drawing();

        List<Placed> pictures = drawing.figures().stream()
                .filter(placed -> !placed.figure().title().isEmpty())
                .toList();
        assertEquals(
                IntStream.range(0, solved.moves.size())
                        .mapToObj(i -> i + 1 + ". "
                                + String.join(", ", solved.moves.get(i).pieces()) + " makes move " + (i + 1))
                        .toList(),
                pictures.stream().map(placed -> placed.figure().title()).toList());
        assertEquals(name + ": solution 1, some moves", drawing.title());
        double ratio = drawing.width() / drawing.height();
        assertEquals(Math.sqrt(2), Math.max(ratio, 1 / ratio), 1e-9);
    }
}
