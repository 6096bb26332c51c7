package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.report.AssemblyPicture;
import io.github.filaforge.cli.terminal.Assembly;
import io.github.filaforge.cli.terminal.PiecePainter;
import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.plan.SearchPlan;
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
     * Makes the listener of a search.
     *
     * @param traced the least number of pieces left with which each assembly is shown as a picture
     * @param cut the number of pieces left with which the rest is written as a puzzle and the search goes no further; -1 for
     *     none
     * @param painter the painter of the pictures
     * @param pictures the receiver of the pictures
     * @param puzzles the receiver of the puzzles
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
        int piecesLeft = assembly.piecesLeft();
        if (piecesLeft >= traced) {
            pictures.accept("# " + piecesLeft + " pieces left\n"
                    + painter.paint(new AssemblyPicture(plan.puzzle(), assembly.pieces()).text()));
        }
        if (piecesLeft != cut) {
            return true;
        }
        Puzzle rest = rest();
        if (mayBeFilled(rest)) {
            puzzles.accept(DefinitionWriter.write(rest));
        }
        return false;
    }

    /**
     * Returns the puzzle that is left. The placed pieces are stationary in it, and cells that stay empty are not part of its
     * region.
     */
    private Puzzle rest() {
        Puzzle puzzle = plan.puzzle();
        List<Piece> placed = assembly.pieces();
        List<Piece> all = puzzle.pieces().stream()
                .map(piece -> placed.stream()
                        .filter(other -> other.name().equals(piece.name()))
                        .findFirst()
                        .orElse(piece))
                .toList();
        return new Puzzle(puzzle.name(), puzzle.container().without(assembly.empty()), puzzle.oneSided(), all);
    }

    /**
     * Returns true if the pieces left have enough cells to fill all cells that may not stay empty. Otherwise the puzzle has
     * no solution.
     */
    private static boolean mayBeFilled(Puzzle rest) {
        List<Cell> toFill = rest.lattice().written(rest.region().cells());
        long required = toFill.size()
                - toFill.stream().filter(rest.container().optional()::contains).count();
        return required
                <= rest.mobilePieces().stream()
                        .mapToLong(
                                piece -> rest.lattice().written(piece.cells()).size())
                        .sum();
    }
}
