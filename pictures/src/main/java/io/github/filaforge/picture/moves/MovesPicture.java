package io.github.filaforge.picture.moves;

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

    @Override
    public Drawing drawing() {
        int shown = 0;
        while (shown < moves.size() - 1 && moves.get(shown).isEmpty()) {
            shown++;
        }
        List<Scene> scenes = Scenes.of(solutions.puzzle(), solutions.solutions().get(shown), moves.get(shown));
        return new MovesSheet(solutions, scenes, isFlat, title).drawing();
    }
}
