package io.github.filaforge.runtime.disassembly;

import io.github.filaforge.runtime.board.Board;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.search.UndecidedAssemblyException;
import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The condition that straight moves take an assembly apart, for the solutions of a board. All stationary pieces together are
 * one piece, and the cells of a choice are open. It belongs to one thread.
 */
public final class SeparableAssemblies implements Predicate<int[]> {

    private static final int COORDINATES = 3;

    private final String puzzle;
    private final String remedy;
    private final PartDisassembler disassembler;
    /** The kind of the pieces of each shape in the groups; no number for shapes whose images stay open. */
    private final int[][] kinds;
    /** The coordinates of the cell of each position. */
    private final int[][] cells;
    /** The coordinates of all cells of the stationary pieces. */
    private final int[] frame;

    /**
     * Creates the condition.
     *
     * @param puzzle the name of the puzzle, for messages
     * @param board the board of the solutions
     * @param kinds for each shape the kind of its pieces; empty if its images stay open
     * @param groups the groups of the kinds, in the form of {@link PieceGroups}
     * @param motions the steps of the pieces, in the form of {@link Motions}
     * @param mostStates the number of states of an assembly after which the search for its moves is given up
     * @param remedy the remedy if an assembly has more states, for messages
     */
    public SeparableAssemblies(
            String puzzle,
            Board board,
            String[] kinds,
            String[] groups,
            String[] motions,
            long mostStates,
            String remedy) {
        this.puzzle = puzzle;
        this.remedy = remedy;
        this.disassembler = new PartDisassembler(new Motions(motions), new PieceGroups(groups), mostStates);
        this.kinds = Words.numbersOfEach(kinds);
        this.cells = new int[board.size()][];
        for (int position = 0; position < cells.length; position++) {
            cells[position] = numbers(List.of(board.cell(position)));
        }
        List<List<Integer>> stationary = new ArrayList<>();
        for (PlacedPiece piece : board.stationaryPieces()) {
            stationary.addAll(piece.cells());
        }
        this.frame = numbers(stationary);
    }

    private static int[] numbers(List<List<Integer>> cells) {
        int[] numbers = new int[COORDINATES * cells.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = cells.get(i / COORDINATES).get(i % COORDINATES);
        }
        return numbers;
    }

    /**
     * Returns true if an assembly can be taken apart.
     *
     * @param solution the assembly in the form of {@link Board}
     * @throws UndecidedAssemblyException if the assembly is not decided
     */
    @Override
    public boolean test(int[] solution) {
        int images = solution.length - cells.length;
        int[] pieceOf = new int[images];
        int[] kindOf = new int[images + 1];
        int count = 0;
        for (int image = 0; image < images; image++) {
            int shape = solution[cells.length + image];
            boolean isPiece = kinds[shape].length > 0;
            pieceOf[image] = isPiece ? count : -1;
            if (isPiece) {
                kindOf[count] = kinds[shape][0];
                count++;
            }
        }
        int[] sizes = new int[count];
        for (int position = 0; position < cells.length; position++) {
            int piece = pieceOf[solution[position]];
            if (piece >= 0) {
                sizes[piece] += COORDINATES;
            }
        }
        int[][] pieces = new int[frame.length > 0 ? count + 1 : count][];
        for (int piece = 0; piece < count; piece++) {
            pieces[piece] = new int[sizes[piece]];
        }
        for (int position = cells.length - 1; position >= 0; position--) {
            int piece = pieceOf[solution[position]];
            if (piece >= 0) {
                sizes[piece] -= COORDINATES;
                System.arraycopy(cells[position], 0, pieces[piece], sizes[piece], COORDINATES);
            }
        }
        if (frame.length > 0) {
            pieces[count] = frame;
            kindOf[count] = PieceGroups.PLAIN;
        }
        try {
            return disassembler.takeApart(pieces, kindOf) != null;
        } catch (UndecidedException e) {
            throw new UndecidedAssemblyException(puzzle, e.withRemedy(remedy));
        }
    }
}
