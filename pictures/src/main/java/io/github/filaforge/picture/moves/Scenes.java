package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.picture.Cells;
import io.github.filaforge.picture.moves.Scene.Body;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Makes the scenes of moves. After a separation the pieces that stay are a part by themselves, and so are the pieces that
 * have left, which begin at the places that they had before the separation. A part of one piece has no scene. All
 * stationary pieces together stay where they are.
 */
final class Scenes {

    /** The greatest squared length of a step of which one more leaves a gap. */
    private static final int SHORT = 2;

    private final Map<String, List<Cell>> places = new LinkedHashMap<>();
    private final Set<String> stationary = new LinkedHashSet<>();
    /** The parts that are still to be taken apart, the next one first. */
    private final Deque<Set<String>> parts = new ArrayDeque<>();

    private Scenes(Puzzle puzzle, List<PlacedPiece> solution) {
        solution.forEach(piece -> places.put(piece.name(), Cells.of(piece)));
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                places.put(piece.name(), piece.cells());
                stationary.add(piece.name());
            }
        }
        push(new LinkedHashSet<>(places.keySet()));
    }

    /**
     * Returns the assembly, and then the state after each move.
     *
     * @param moves moves that take the solution apart
     */
    static List<Scene> of(Puzzle puzzle, List<PlacedPiece> solution, List<WordedMove> moves) {
        Scenes scenes = new Scenes(puzzle, solution);
        List<Scene> made = new ArrayList<>();
        made.add(new Scene(List.of(), "", scenes.bodies(scenes.places.keySet(), Set.of()), Optional.empty()));
        boolean isPartNew = false;
        for (WordedMove move : moves) {
            made.add(scenes.moved(move, isPartNew));
            isPartNew = move.isSeparation();
        }
        return List.copyOf(made);
    }

    private void push(Set<String> part) {
        if (part.size() > 1 && !stationary.containsAll(part)) {
            parts.push(part);
        }
    }

    private List<Body> bodies(Set<String> names, Set<String> moved) {
        return places.entrySet().stream()
                .filter(place -> names.contains(place.getKey()))
                .map(place -> new Body(
                        place.getKey(),
                        place.getValue(),
                        moved.contains(place.getKey()),
                        stationary.contains(place.getKey())))
                .toList();
    }

    private Scene moved(WordedMove move, boolean isPartNew) {
        while (!parts.element().containsAll(move.pieces())) {
            // These pieces stay together, since a group allows it.
            parts.pop();
        }
        Set<String> part = parts.element();
        Set<String> moving = new LinkedHashSet<>(move.pieces());
        int times = move.isSeparation() ? timesOff(part, moving, move.step()) : move.times();
        Cell way = new Cell(
                times * move.step().x(),
                times * move.step().y(),
                times * move.step().z());
        Map<String, List<Cell>> before = new LinkedHashMap<>(places);
        moving.forEach(name -> places.computeIfPresent(
                name, (key, cells) -> cells.stream().map(way::plus).toList()));
        Scene scene = new Scene(
                isPartNew ? List.copyOf(part) : List.of(), move.words(), bodies(part, moving), Optional.of(way));
        if (move.isSeparation()) {
            parts.pop();
            places.putAll(before);
            Set<String> left = new LinkedHashSet<>(part);
            left.removeAll(moving);
            push(moving);
            push(left);
        }
        return scene;
    }

    /** Returns the number of steps after which pieces that come off are beside the others, or nearly so. */
    private int timesOff(Set<String> part, Set<String> moving, Cell step) {
        int length = along(step, step);
        int least = cells(part.stream().filter(moving::contains))
                .mapToInt(cell -> along(cell, step))
                .min()
                .orElse(0);
        int end = cells(part.stream().filter(name -> !moving.contains(name)))
                .mapToInt(cell -> along(cell, step))
                .max()
                .orElse(0);
        int start =
                cells(part.stream()).mapToInt(cell -> along(cell, step)).min().orElse(0);
        int beside = Math.floorDiv(end - least, length) + (length <= SHORT ? 2 : 1);
        int nearly = Math.floorDiv(end - start, 2 * length) + 2;
        return Math.max(1, Math.min(beside, nearly));
    }

    private Stream<Cell> cells(Stream<String> names) {
        return names.flatMap(name -> places.get(name).stream());
    }

    private static int along(Cell cell, Cell step) {
        return cell.x() * step.x() + cell.y() * step.y() + cell.z() * step.z();
    }
}
