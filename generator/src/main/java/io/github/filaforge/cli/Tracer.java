package io.github.filaforge.cli;

import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.AssemblyPicture;
import io.github.filaforge.runtime.schedule.ScheduledSolver.PlacementListener;
import java.util.List;
import java.util.function.Consumer;

/** Shows the assemblies that a search by a schedule goes through. */
final class Tracer implements PlacementListener {

    private final SearchPlan plan;
    private final Assembly assembly;
    private final int traced;
    private final int cut;
    private final PiecePainter painter;
    private final Consumer<String> pictures;
    private final Consumer<String> puzzles;

    /**
     * @param traced down to how many pieces left to show each assembly as a picture
     * @param cut with how many pieces left to write the rest as a puzzle, and go no further; -1 if never
     * @param painter colours the pictures
     * @param pictures takes the pictures
     * @param puzzles takes the puzzles
     */
    Tracer(
            SearchPlan plan,
            int traced,
            int cut,
            PiecePainter painter,
            Consumer<String> pictures,
            Consumer<String> puzzles) {
        this.plan = plan;
        this.assembly = new Assembly(plan);
        this.traced = traced;
        this.cut = cut;
        this.painter = painter;
        this.pictures = pictures;
        this.puzzles = puzzles;
    }

    @Override
    public boolean placed(int left, int shape, int... cells) {
        while (assembly.left() <= left) {
            assembly.removeLast();
        }
        assembly.place(shape, cells);
        if (left >= traced) {
            pictures.accept("# " + left + " pieces left\n"
                    + painter.paint(new AssemblyPicture(plan.puzzle(), assembly.pieces()).text()));
        }
        if (left == cut) {
            puzzles.accept(DefinitionWriter.write(rest()));
            return false;
        }
        return true;
    }

    /** The puzzle that is left: what is placed is stationary. */
    private Puzzle rest() {
        Puzzle puzzle = plan.puzzle();
        List<Piece> placed = assembly.pieces();
        List<Piece> all = puzzle.pieces().stream()
                .map(piece -> placed.stream()
                        .filter(other -> other.name().equals(piece.name()))
                        .findFirst()
                        .orElse(piece))
                .toList();
        return puzzle.withPieces(all);
    }
}
