package io.github.filaforge.solution;

import io.github.filaforge.lattice.Box;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A solution that is being read. */
final class SolutionDraft {

    private static final Comparator<List<Integer>> BY_NUMBER =
            (one, other) -> Arrays.compare(one.toArray(Integer[]::new), other.toArray(Integer[]::new));

    private final SolutionLines lines;
    private final Subject subject;
    private final int line;
    private final long number;
    private final List<PlacedPiece> pieces = new ArrayList<>();
    private final Map<String, List<List<Integer>>> byName = new LinkedHashMap<>();
    private Optional<SolutionMoves> moves = Optional.empty();

    /** Begins a solution without pieces at the line that was read last. */
    SolutionDraft(SolutionLines lines, Subject subject, long number) {
        this.lines = lines;
        this.subject = subject;
        this.line = lines.number();
        this.number = number;
        lines.startSolution();
    }

    /** Sets the moves by which the pieces are taken apart. */
    void setMoves(SolutionMoves given) {
        moves = Optional.of(given);
    }

    Optional<SolutionMoves> moves() {
        return moves;
    }

    int line() {
        return line;
    }

    long number() {
        return number;
    }

    /** Returns the puzzle that it is meant to solve. */
    Subject subject() {
        return subject;
    }

    /** Returns the puzzle that it is meant to solve, which has to be a packing. */
    Puzzle packing() {
        return ((Subject.Packing) subject).puzzle();
    }

    /** Adds a cell to the piece of a name. */
    void add(String name, List<Integer> cell) {
        lines.countCell();
        byName.computeIfAbsent(name, unused -> new ArrayList<>()).add(List.copyOf(cell));
    }

    /**
     * Adds the options of which a picture shows all cells open, for each choice whose name the picture does not have. In a
     * solution this is one option of each choice.
     */
    void addOpenOptions() {
        List<Piece> choices = packing().choices();
        if (choices.isEmpty()) {
            return;
        }
        Set<List<Integer>> filled = new HashSet<>();
        byName.values().forEach(filled::addAll);
        for (Piece choice : choices) {
            if (byName.containsKey(choice.name())) {
                continue;
            }
            for (Option option : choice.options()) {
                List<List<Integer>> cells = option.cells().stream()
                        .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                        .toList();
                if (cells.stream().noneMatch(filled::contains)) {
                    cells.forEach(cell -> add(choice.name(), cell));
                }
            }
        }
    }

    /** Adds a piece of its own, even if another one has its name. */
    void addPiece(String name, List<List<Integer>> piece) {
        piece.sort(BY_NUMBER);
        pieces.add(new PlacedPiece(name, piece));
    }

    /**
     * Adds a piece of a board of its own, even if another one has its name.
     *
     * @param cell its only cell, x and y
     * @param turn the number of quarter turns clockwise, 0 to 3
     */
    void addTurned(String name, List<Integer> cell, int turn) {
        if (pieces.size() == SolutionLimits.MAX_BOARD_PIECES) {
            throw lines.error(
                    0,
                    "a board has more than " + SolutionLimits.MAX_BOARD_PIECES + " pieces",
                    "no board has so many cells; is this the right file?");
        }
        pieces.add(new PlacedPiece(name, List.of(cell), turn));
    }

    /**
     * Adds a piece of a board of its own, even if another one has its name.
     *
     * @param cell its only cell, x and y
     * @param turn the text of the number of quarter turns clockwise
     * @param start the index of this text in the line that was taken last
     * @throws InputException if the text is no turn
     */
    void addTurned(String name, List<Integer> cell, String turn, int start) {
        if (turn.length() != 1 || turn.charAt(0) < '0' || turn.charAt(0) > '3') {
            throw lines.error(
                    start,
                    "'" + PlainText.shortened(turn) + "' is no turn",
                    "a piece is turned by 0, 1, 2 or 3 quarter turns clockwise");
        }
        addTurned(name, cell, turn.charAt(0) - '0');
    }

    List<PlacedPiece> pieces() {
        byName.forEach(this::addPiece);
        byName.clear();
        return pieces;
    }

    /** Returns the size of a box in words, for errors about the number of cells of a row. */
    static String sizeOf(Box box) {
        return "the box of the puzzle is " + box;
    }
}
