package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Handling;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.solution.SolutionMoves;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A check of the moves of solutions: it moves the cells of the pieces step by step. On no step may a cell pass a cell of a
 * piece that stays. The moves end when each piece is alone, or with pieces that may stay together since they have a group in
 * common. The level is the numbers of moves between separations. All stationary pieces together are one piece, which stays.
 * The cells of a choice are open.
 */
public final class MovesVerifier {

    /** The greatest number of groups that are tried for the parts of a solution; a solution that needs more is refused. */
    private static final int MOST_LOOKS = 10_000;

    /** The name of all stationary pieces together, which no piece has. */
    private static final String FRAME = "\0";

    private final Lattice lattice;
    private final Passage passage;
    private final boolean isTray;
    private final Set<String> stationary = new HashSet<>();
    private final Set<String> choices = new HashSet<>();
    private final List<List<Integer>> frame = new ArrayList<>();
    private final Map<String, Piece> mobile = new HashMap<>();
    /** The number of the shape of each piece that moves, by its name; no numbers if no piece has a group. */
    private final Map<String, Integer> shapes = new HashMap<>();

    private int looks;

    /**
     * Makes the check of the solutions of a puzzle.
     *
     * @param isTray true if the pieces stay in their layer
     */
    public MovesVerifier(Puzzle puzzle, boolean isTray) {
        this.lattice = puzzle.lattice();
        this.isTray = isTray;
        this.passage = new Passage(lattice.name());
        puzzle.choices().forEach(choice -> choices.add(choice.name()));
        for (Piece piece : puzzle.pieces()) {
            if (piece.stationary()) {
                stationary.add(piece.name());
                piece.cells().forEach(cell -> frame.add(lattice.numbers(cell)));
            } else {
                mobile.put(piece.name(), piece);
            }
        }
        if (mobile.values().stream()
                .anyMatch(piece -> !piece.handling().groups().isEmpty())) {
            Shapes ofPuzzle = Shapes.of(puzzle);
            mobile.keySet().forEach(name -> shapes.put(name, ofPuzzle.of(name)));
        }
    }

    /** Returns the reason why the moves of a solution are wrong; empty if they are right. */
    public Optional<String> fault(Solution solution) {
        Map<String, List<List<Integer>>> pieces = new LinkedHashMap<>();
        for (PlacedPiece piece : solution.pieces()) {
            boolean isMobile = !stationary.contains(piece.name()) && !choices.contains(piece.name());
            if (isMobile && pieces.put(piece.name(), piece.cells()) != null) {
                return Optional.of("two pieces are called " + PlainText.shortened(piece.name()));
            }
        }
        if (!frame.isEmpty()) {
            pieces.put(FRAME, frame);
        }
        return solution.moves().isEmpty()
                ? Optional.of("it has no moves")
                : new Replay(pieces, solution.moves().get()).fault();
    }

    /**
     * Returns true if each part can have a group of its pieces, and in each group are no more pieces of one shape than the
     * puzzle has in it.
     */
    private boolean mayStay(List<Set<String>> parts) {
        if (parts.isEmpty()) {
            return true;
        }
        Set<String> part = parts.get(0);
        if (!shapes.keySet().containsAll(part)) {
            return false;
        }
        Set<Integer> groups = new TreeSet<>();
        part.forEach(name -> mobile.values().stream()
                .filter(piece -> shapes.get(piece.name()).equals(shapes.get(name)))
                .forEach(piece -> groups.addAll(piece.handling().groups())));
        return groups.stream().anyMatch(group -> {
            Set<String> taken = taken(part, group);
            if (taken.size() < part.size() || ++looks > MOST_LOOKS) {
                return false;
            }
            Map<String, Piece> left = new HashMap<>(mobile);
            taken.forEach(name -> mobile.put(name, mobile.get(name).with(without(mobile.get(name), group))));
            boolean mayOthers = mayStay(parts.subList(1, parts.size()));
            mobile.putAll(left);
            return mayOthers;
        });
    }

    /** Returns pieces of a group, one for each piece of a part and alike, as far as there are any. */
    private Set<String> taken(Set<String> part, int group) {
        Set<String> taken = new HashSet<>();
        for (String name : part) {
            mobile.values().stream()
                    .filter(piece -> piece.handling().groups().contains(group)
                            && shapes.get(piece.name()).equals(shapes.get(name))
                            && !taken.contains(piece.name()))
                    .findFirst()
                    .ifPresent(piece -> taken.add(piece.name()));
        }
        return taken;
    }

    private static Handling without(Piece piece, int group) {
        return new Handling(
                piece.handling().weight(),
                piece.handling().groups().stream()
                        .filter(other -> other != group)
                        .toList());
    }

    /** The pieces of an assembly while they are moved. */
    private final class Replay {

        private final Map<String, Set<Cell>> pieces = new LinkedHashMap<>();
        private final SolutionMoves moves;
        private final List<Integer> level = new ArrayList<>();
        /** The parts that are still to be taken apart, the next one first. */
        private final Deque<Set<String>> parts = new ArrayDeque<>();
        /** The parts that have come off and are not taken apart. */
        private final List<Set<String>> together = new ArrayList<>();

        Replay(Map<String, List<List<Integer>>> cells, SolutionMoves moves) {
            cells.forEach((name, all) -> pieces.put(
                    name, new TreeSet<>(all.stream().map(lattice::cell).toList())));
            this.moves = moves;
            push(new TreeSet<>(pieces.keySet()));
        }

        private void push(Set<String> part) {
            if (part.size() > 1) {
                parts.push(part);
            }
        }

        Optional<String> fault() {
            int number = 0;
            int since = 0;
            for (SolutionMoves.Step move : moves.steps()) {
                number++;
                since++;
                skipTo(move);
                Optional<String> fault = fault(move);
                if (fault.isPresent()) {
                    return Optional.of("move " + number + ": " + fault.get());
                }
                if (move.times() == 0) {
                    Set<String> left = new TreeSet<>(parts.pop());
                    Set<String> gone = new TreeSet<>(move.pieces());
                    left.removeAll(gone);
                    push(gone);
                    push(left);
                    level.add(since);
                    since = 0;
                }
            }
            together.addAll(parts);
            if (level.isEmpty() && !together.isEmpty()) {
                return Optional.of("it does not come apart");
            }
            looks = 0;
            if (since > 0 || !mayStay(together)) {
                return Optional.of("some pieces are still together after the last move");
            }
            return level.equals(moves.level())
                    ? Optional.empty()
                    : Optional.of("the level is " + level + " and not " + moves.level());
        }

        /** Passes over the parts behind which the part of a move stands: they stay together. */
        private void skipTo(SolutionMoves.Step move) {
            boolean isInOther = parts.stream().skip(1).anyMatch(part -> part.containsAll(move.pieces()));
            while (isInOther && !parts.element().containsAll(move.pieces())) {
                together.add(parts.pop());
            }
        }

        private Optional<String> fault(SolutionMoves.Step move) {
            Set<String> moved = new TreeSet<>(move.pieces());
            boolean isPart = !parts.isEmpty() && parts.element().containsAll(moved);
            if (!isPart || moved.isEmpty() || moved.contains(FRAME)) {
                return Optional.of("these pieces are in no part that is still together");
            }
            if (parts.element().equals(moved)) {
                return Optional.of("all pieces of a part move, so that none moves relative to another");
            }
            if (move.step().size() != lattice.coordinates() || !passage.isStep(lattice.cell(move.step()), isTray)) {
                return Optional.of("this is no step of the pieces of this puzzle");
            }
            Cell step = lattice.cell(move.step());
            Set<Cell> still = new HashSet<>();
            parts.element().stream()
                    .filter(name -> !moved.contains(name))
                    .forEach(name -> still.addAll(pieces.get(name)));
            int beyond = timesBeyond(step);
            if (move.times() > beyond) {
                return Optional.of("after " + beyond + " of these steps the pieces are beyond all others");
            }
            int times = move.times() == 0 ? beyond : move.times();
            for (int i = 0; i < times; i++) {
                for (String name : moved) {
                    Set<Cell> next = new TreeSet<>();
                    for (Cell cell : pieces.get(name)) {
                        if (passage.passed(cell, step).stream().anyMatch(still::contains)) {
                            return Optional.of("piece " + PlainText.shortened(name)
                                    + " meets a piece that stays, on step " + (i + 1));
                        }
                        next.add(cell.plus(step));
                    }
                    pieces.put(name, next);
                }
            }
            return Optional.empty();
        }

        /** Returns a number of steps that lead beyond all cells. */
        private int timesBeyond(Cell step) {
            int least = Integer.MAX_VALUE;
            int most = Integer.MIN_VALUE;
            for (String name : parts.element()) {
                for (Cell cell : pieces.get(name)) {
                    int along = cell.x() * step.x() + cell.y() * step.y() + cell.z() * step.z();
                    least = Math.min(least, along);
                    most = Math.max(most, along);
                }
            }
            int length = step.x() * step.x() + step.y() * step.y() + step.z() * step.z();
            return (most - least) / length + 3;
        }
    }
}
