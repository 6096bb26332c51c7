package io.github.filaforge.verify;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.runtime.text.Plural;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puts the pieces of solutions of one puzzle into its space, one solution after the other. */
final class Assembly {

    /** The filler of a cell that no piece fills. */
    static final int OPEN = -1;

    /** The classes of the edges, and of the junctions, of the lattice of sticks. */
    private static final int HORIZONTAL = 0;

    private static final int VERTICAL = 1;
    private static final int JUNCTION = 2;

    private final Puzzle puzzle;
    private final Space space;
    private final Shapes shapes;
    /** The junctions at which a piece may go straight on. */
    private final Set<Cell> openJunctions;

    private final Map<String, Piece> pieces = new HashMap<>();
    /**
     * The index of the piece of the solution that fills each cell, by the number of the cell. Mobile pieces are numbered in
     * the order of the solution.
     */
    private final int[] fillers;

    private final List<String> fillerNames = new ArrayList<>();
    private final Set<String> used = new HashSet<>();

    Assembly(Puzzle puzzle, Space space, Shapes shapes) {
        this.puzzle = puzzle;
        this.space = space;
        this.shapes = shapes;
        this.fillers = new int[space.size()];
        this.openJunctions = space.haveJunctions() ? puzzle.container().optional() : Set.of();
        puzzle.pieces().forEach(piece -> pieces.put(piece.name(), piece));
    }

    /**
     * Returns the index of the piece of the last solution that fills each cell, by the number of the cell. It is valid only
     * if this solution was right.
     */
    int[] fillers() {
        return fillers;
    }

    /** Returns the shape of each piece that {@link #fillers} has. */
    int[] shapes() {
        return fillerNames.stream().mapToInt(shapes::of).toArray();
    }

    /**
     * Assembles a solution.
     *
     * @return the first fault of the solution, in words that stand behind its number; empty if there is none
     */
    Optional<String> assemble(List<PlacedPiece> placed) {
        Arrays.fill(fillers, OPEN);
        fillerNames.clear();
        used.clear();
        for (PlacedPiece piece : placed) {
            Optional<String> fault = add(piece);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return missing();
    }

    private Optional<String> add(PlacedPiece placed) {
        String name = placed.name();
        String quoted = "piece " + PlainText.quoted(name);
        Piece piece = pieces.get(name);
        if (piece == null) {
            return Optional.of("there is no " + quoted + " in the puzzle");
        }
        if (!used.add(name)) {
            return Optional.of(quoted + " is there twice");
        }
        List<Cell> cells = placed.cells().stream()
                .map(cell -> space.inBox(puzzle.lattice().cell(cell)))
                .sorted()
                .toList();
        if (piece.stationary()) {
            return cells.equals(puzzle.lattice().written(piece.cells()))
                    ? Optional.empty()
                    : Optional.of("stationary " + quoted + " is not where the puzzle has it");
        }
        fillerNames.add(name);
        for (Cell cell : cells) {
            Optional<String> fault = fill(cell);
            if (fault.isPresent()) {
                return fault;
            }
        }
        return shape(name, cells);
    }

    /** Fills a cell with the piece that was added last. */
    private Optional<String> fill(Cell cell) {
        int filler = fillerNames.size() - 1;
        String quoted = PlainText.quoted(fillerNames.get(filler));
        int number = space.number(cell);
        if (number < 0) {
            return Optional.of("piece " + quoted + " has cell " + text(cell) + ", " + space.obstacle(cell));
        }
        if (fillers[number] == filler) {
            return Optional.of("piece " + quoted + " has cell " + text(cell) + " twice");
        }
        if (fillers[number] != OPEN) {
            String other = PlainText.quoted(fillerNames.get(fillers[number]));
            return Optional.of("pieces " + other + " and " + quoted + " overlap at cell " + text(cell));
        }
        fillers[number] = filler;
        return Optional.empty();
    }

    private String text(Cell cell) {
        return puzzle.lattice().text(cell);
    }

    private Optional<String> shape(String name, List<Cell> cells) {
        if (shapes.isPiece(name, cells)) {
            return shapes.clash(name, cells)
                    .map(cell -> "piece " + PlainText.quoted(name)
                            + " cannot be turned so that its colours go with those of its cells, such as "
                            + text(cell));
        }
        int expected = puzzle.lattice().written(pieces.get(name).cells()).size();
        String quoted = "piece " + PlainText.quoted(name);
        if (pieces.get(name).isChoice()) {
            return Optional.of("choice " + PlainText.quoted(name) + " has none of its options: "
                    + cells.stream().map(this::text).collect(Collectors.joining(", ")) + " are not the cells of one");
        }
        if (cells.size() != expected) {
            return Optional.of(
                    quoted + " has " + cells.size() + (cells.size() == 1 ? " cell" : " cells") + ", not " + expected);
        }
        if (shapes.isTurnedOtherwise(name, cells)) {
            Turns turns = puzzle.turns(pieces.get(name));
            boolean isOneSided = puzzle.oneSided() && turns.equals(Turns.TURN);
            return Optional.of(quoted
                    + (turns.equals(Turns.ALL) || isOneSided
                            ? " is its mirror image, which it cannot be turned into"
                            : " is turned in a way that turns=" + turns + " does not allow")
                    + (isOneSided ? " in a one-sided puzzle" : ""));
        }
        return Optional.of(quoted + " has another shape than in the puzzle");
    }

    /**
     * Returns true if a mobile piece is missing because the solution has fewer pieces of its shape than every solution has.
     */
    private boolean isMissed(Piece piece) {
        int shape = shapes.of(piece.name());
        long there =
                fillerNames.stream().filter(name -> shapes.of(name) == shape).count();
        return !piece.optional() && there < shapes.required(shape);
    }

    /**
     * Returns a sentence about a piece that is missing, a wrong number of pieces or a cell that is not filled. If the pieces
     * of the puzzle are too small to fill the region, cells are left although no piece is.
     */
    private Optional<String> missing() {
        for (Piece piece : puzzle.pieces()) {
            if (!used.contains(piece.name()) && (piece.stationary() || isMissed(piece))) {
                return Optional.of(
                        piece.isChoice()
                                ? "choice " + PlainText.quoted(piece.name())
                                        + " has no option: none of its cells is open"
                                : "piece " + PlainText.quoted(piece.name()) + " is missing");
            }
        }
        int placed = fillerNames.size();
        if (placed < puzzle.placed().least() || placed > puzzle.placed().most()) {
            return Optional.of("it has " + Plural.of(placed, "piece") + ", not " + puzzle.placed());
        }
        long empty = IntStream.of(fillers).filter(filler -> filler == OPEN).count();
        if (empty > puzzle.mostEmpty()) {
            return Optional.of("it leaves " + Plural.of(empty, "cell") + " empty, more than " + puzzle.mostEmpty());
        }
        for (int number = 0; number < fillers.length; number++) {
            if (fillers[number] == OPEN && !space.mayStayEmpty(number)) {
                return Optional.of("nothing fills cell " + text(space.cell(number)));
            }
        }
        return space.haveJunctions() ? crossing() : Optional.empty();
    }

    /** Returns the name of the piece at a cell, stationary or not; empty if there is none. */
    private Optional<String> pieceAt(Cell cell) {
        int number = space.number(cell);
        if (number < 0) {
            return space.covering(cell);
        }
        return fillers[number] == OPEN ? Optional.empty() : Optional.of(fillerNames.get(fillers[number]));
    }

    /**
     * Returns a sentence about a vertex of sticks where pieces cross, or where a mobile piece goes straight on although the
     * vertex is closed; empty if there is none.
     */
    private Optional<String> crossing() {
        for (int x = 0; x < puzzle.box().xDim(); x++) {
            for (int y = 0; y < puzzle.box().yDim(); y++) {
                Optional<String> across = straight(new Cell(x - 1, y, HORIZONTAL), new Cell(x, y, HORIZONTAL));
                Optional<String> upright = straight(new Cell(x, y - 1, VERTICAL), new Cell(x, y, VERTICAL));
                String place = " at x = " + x + ", y = " + y;
                if (across.isPresent() && upright.isPresent() && !across.equals(upright)) {
                    return Optional.of("pieces " + PlainText.quoted(across.get()) + " and "
                            + PlainText.quoted(upright.get()) + " cross" + place);
                }
                Optional<String> straight = across.or(() -> upright)
                        .filter(name -> !pieces.get(name).stationary());
                if (straight.isPresent() && !openJunctions.contains(new Cell(x, y, JUNCTION))) {
                    return Optional.of("piece " + PlainText.quoted(straight.get()) + " goes straight on" + place
                            + ", which is closed");
                }
            }
        }
        return Optional.empty();
    }

    /** Returns the piece that goes straight on from one edge to the next, or empty if none does. A choice is no sticks. */
    private Optional<String> straight(Cell edge, Cell next) {
        Optional<String> piece = pieceAt(edge).filter(name -> !pieces.get(name).isChoice());
        return piece.equals(pieceAt(next)) ? piece : Optional.empty();
    }
}
