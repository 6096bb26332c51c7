package io.github.filaforge.cli;

import io.github.filaforge.definition.DefinitionWriter;
import io.github.filaforge.model.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.AssemblyPicture;
import io.github.filaforge.runtime.schedule.ScheduledSolver.PlacementListener;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** Shows the assemblies that a search by a schedule goes through. */
final class Tracer implements PlacementListener {

    private final SearchPlan plan;
    private final int pieces;
    private final int traced;
    private final int cut;
    private final Consumer<String> pictures;
    private final Consumer<String> puzzles;
    /** What is placed, in the order of placing. */
    private final List<Piece> placed = new ArrayList<>();

    /**
     * @param traced down to how many pieces left to show each assembly as a picture
     * @param cut with how many pieces left to write the rest as a puzzle, and go no further; -1 if never
     * @param pictures takes the pictures
     * @param puzzles takes the puzzles
     */
    Tracer(SearchPlan plan, int traced, int cut, Consumer<String> pictures, Consumer<String> puzzles) {
        this.plan = plan;
        this.pieces = plan.pieces();
        this.traced = traced;
        this.cut = cut;
        this.pictures = pictures;
        this.puzzles = puzzles;
    }

    @Override
    public boolean placed(int left, int shape, int... cells) {
        int before = pieces - left - 1;
        while (placed.size() > before) {
            placed.remove(placed.size() - 1);
        }
        placed.add(piece(plan.shapes().get(shape), cells));
        if (left >= traced) {
            pictures.accept("# " + left + " pieces left\n" + new AssemblyPicture(plan.puzzle(), placed).text());
        }
        if (left == cut) {
            puzzles.accept(DefinitionWriter.write(rest()));
            return false;
        }
        return true;
    }

    /** The next piece of a shape, where it was placed. */
    private Piece piece(Shape shape, int... cells) {
        Set<String> used = new HashSet<>();
        placed.forEach(piece -> used.add(piece.name()));
        String name = shape.pieces().stream()
                .map(Piece::name)
                .filter(each -> !used.contains(each))
                .findFirst()
                .orElseThrow();
        List<Cell> where = IntStream.of(cells)
                .mapToObj(cell -> plan.catalog().region().cell(cell))
                .toList();
        return new Piece(name, where, true);
    }

    /** The puzzle that is left: what is placed is stationary. */
    private Puzzle rest() {
        Puzzle puzzle = plan.puzzle();
        List<Piece> all = puzzle.pieces().stream()
                .map(piece -> placed.stream()
                        .filter(other -> other.name().equals(piece.name()))
                        .findFirst()
                        .orElse(piece))
                .toList();
        return new Puzzle(puzzle.name(), puzzle.box(), puzzle.oneSided(), all);
    }
}
