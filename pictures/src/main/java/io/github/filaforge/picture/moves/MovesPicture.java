package io.github.filaforge.picture.moves;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.picture.Picture;
import io.github.filaforge.picture.SolutionPicture;
import io.github.filaforge.picture.vector.Drawing;
import java.util.List;

/**
 * Solutions of a packing with the moves that take them apart. Its drawing is a sheet of the first solution that has moves,
 * with a picture for the assembly and for each move. Immutable.
 *
 * @param solutions the solutions
 * @param moves the moves of each solution; empty for a solution without moves
 * @param isFlat true if the pieces lie in a tray, which is drawn from above
 * @param title the words about the solution on the sheet
 */
public record MovesPicture(SolutionPicture solutions, List<List<WordedMove>> moves, boolean isFlat, String title)
        implements Picture {

    /** Copies the lists. */
    public MovesPicture {
        moves = moves.stream().map(List::copyOf).toList();
        if (moves.size() != solutions.solutions().size()) {
            throw new IllegalArgumentException(moves.size() + " lists of moves for "
                    + solutions.solutions().size() + " solutions");
        }
    }

    /**
     * Returns the translation by which each move of a solution is shown. A separation is shown by the steps that part its
     * pieces from the others, or nearly so.
     *
     * @param index the index of the solution, from 0
     */
    public List<Cell> ways(int index) {
        return scenes(index).stream().flatMap(scene -> scene.way().stream()).toList();
    }

    private List<Scene> scenes(int index) {
        return Scenes.of(solutions.puzzle(), solutions.solutions().get(index), moves.get(index));
    }

    @Override
    public Drawing drawing() {
        int shown = 0;
        while (shown < moves.size() - 1 && moves.get(shown).isEmpty()) {
            shown++;
        }
        return new MovesSheet(solutions, scenes(shown), isFlat, title).drawing();
    }
}
