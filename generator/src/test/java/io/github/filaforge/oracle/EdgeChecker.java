package io.github.filaforge.oracle;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Checks solutions of one edge puzzle against its definition. */
public final class EdgeChecker {

    private final EdgePuzzle puzzle;
    private final Map<String, Integer> numbers = new HashMap<>();

    public EdgeChecker(EdgePuzzle puzzle) {
        this.puzzle = puzzle;
        for (int piece = 0; piece < puzzle.pieces().size(); piece++) {
            numbers.put(puzzle.pieces().get(piece).name(), piece);
        }
    }

    /**
     * Checks a solution.
     *
     * @param solution for each cell, row by row from the top left, the number of its piece times 4, plus the number of quarter
     *     turns clockwise
     * @return the board that is visible
     * @throws AssertionError if it is not a solution, with the reason
     */
    public EdgeBoard check(int[] solution) {
        EdgeBoard board = shown(solution);
        int slips = board.slips(puzzle);
        require(slips == 0, slips + " joins do not match", board);
        return board;
    }

    /** Returns the board of a solution in which joins may slip. */
    public EdgeBoard shown(int[] solution) {
        int cells = puzzle.width() * puzzle.height();
        require(solution.length == cells, solution.length + " cells instead of " + cells, "");
        int[] cellOf = new int[puzzle.pieces().size()];
        StringBuilder colours = new StringBuilder();
        for (int cell = 0; cell < cells; cell++) {
            if (puzzle.gaps().contains(cell)) {
                require(solution[cell] == -1, "a piece where none may be, in cell " + cell, "");
                colours.append(String.valueOf(EdgeBoard.NO_PIECE).repeat(4));
                continue;
            }
            int piece = solution[cell] / 4;
            require(
                    solution[cell] >= 0 && piece < cellOf.length,
                    solution[cell] + " in cell " + cell + " is no piece",
                    "");
            require(
                    cellOf[piece] == 0,
                    "a piece twice: " + puzzle.pieces().get(piece).name(),
                    "");
            cellOf[piece] = cell + 1;
            require(
                    puzzle.pieces().get(piece).mayTurn() || solution[cell] % 4 == 0,
                    "a piece is turned that may not be: "
                            + puzzle.pieces().get(piece).name(),
                    "");
            List<Integer> sides = puzzle.pieces().get(piece).sides();
            for (int side = 0; side < 4; side++) {
                // A quarter turn brings the left side up.
                colours.append((char) (int) sides.get((side - solution[cell] % 4 + 4) % 4));
            }
        }
        EdgeBoard board = new EdgeBoard(puzzle.width(), puzzle.height(), colours.toString());
        for (EdgePlacement pin : puzzle.pins()) {
            require(cellOf[pin.piece()] == pin.cell() + 1, "a piece is not at its place: " + pin, board);
            int difference = (solution[pin.cell()] - pin.turn() + 4) % 4;
            List<Integer> sides = puzzle.pieces().get(pin.piece()).sides();
            for (int side = 0; side < 4; side++) {
                require(sides.get(side).equals(sides.get((side + difference) % 4)), "wrongly turned: " + pin, board);
            }
        }
        puzzle.rim().ifPresent(rim -> requireRim(board, (char) rim));
        return board;
    }

    private void requireRim(EdgeBoard board, char rim) {
        for (int cell = 0; cell < board.width() * board.height(); cell++) {
            int row = cell / board.width();
            int column = cell % board.width();
            for (int side = 0; side < 4 && !puzzle.gaps().contains(cell); side++) {
                int otherRow = row + (side == 0 ? -1 : side == 2 ? 1 : 0);
                int otherColumn = column + (side == 1 ? 1 : side == 3 ? -1 : 0);
                otherRow = puzzle.periods().y() > 0 ? Math.floorMod(otherRow, board.height()) : otherRow;
                otherColumn = puzzle.periods().x() > 0 ? Math.floorMod(otherColumn, board.width()) : otherColumn;
                boolean isOut =
                        otherRow < 0 || otherColumn < 0 || otherRow >= board.height() || otherColumn >= board.width();
                int other = otherRow * board.width() + otherColumn;
                boolean isRim = board.cell(row, column).charAt(side) == rim;
                if (isOut || puzzle.gaps().holes().contains(other)) {
                    require(isRim, "the rim at cell " + cell + ", side " + side, board);
                } else if (puzzle.gaps().beyond().contains(other)) {
                    require(!isRim, "the rim where the board goes on, cell " + cell + ", side " + side, board);
                }
            }
        }
    }

    /**
     * Reads a picture: a line for each row from the top, with the name of each piece, a slash and the number of quarter turns
     * clockwise. Text after a # is ignored.
     *
     * @return the solution as an argument of {@link #check}
     * @throws AssertionError if the text is no picture of this kind
     */
    public int[] read(String picture) {
        List<Integer> cells = new ArrayList<>();
        List<String> rows = picture.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .toList();
        require(rows.size() == puzzle.height(), rows.size() + " rows instead of " + puzzle.height(), picture);
        for (String row : rows) {
            String[] words = row.strip().split(" +");
            require(words.length == puzzle.width(), words.length + " cells in row " + row, picture);
            for (String word : words) {
                if (word.equals("-") && puzzle.gaps().contains(cells.size())) {
                    cells.add(-1);
                    continue;
                }
                int slash = word.lastIndexOf('/');
                OptionalInt piece = slash < 0 || !numbers.containsKey(word.substring(0, slash))
                        ? OptionalInt.empty()
                        : OptionalInt.of(numbers.get(word.substring(0, slash)));
                require(
                        piece.isPresent() && word.substring(slash + 1).matches("[0-3]"),
                        word + " is no piece",
                        picture);
                cells.add(4 * piece.orElseThrow() + Integer.parseInt(word.substring(slash + 1)));
            }
        }
        return cells.stream().mapToInt(Integer::intValue).toArray();
    }

    private void require(boolean condition, String otherwise, Object shown) {
        if (!condition) {
            throw new AssertionError(
                    puzzle.name() + ": " + otherwise + "\n" + shown + "\n" + DefinitionText.of(puzzle));
        }
    }
}
