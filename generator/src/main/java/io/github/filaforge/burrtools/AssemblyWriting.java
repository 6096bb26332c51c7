package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrAssembly.Placement;
import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.runtime.board.PlacedPiece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;

/** Turns solutions of the puzzle of a problem into assemblies as the file stores them. */
final class AssemblyWriting {

    private static final Comparator<Placement> ORDER =
            Comparator.comparingInt(Placement::turn).thenComparing(Placement::position);

    private final BurrPuzzle puzzle;
    private final BurrTurns turns;
    private final Cell corner;

    AssemblyWriting(BurrPuzzle puzzle, BurrTurns turns, Cell corner) {
        this.puzzle = puzzle;
        this.turns = turns;
        this.corner = corner;
    }

    /**
     * Returns a solution as an assembly, or empty if a piece has no placement that the file can have. The places of an entry
     * are sorted by rotation and position; places that are not used stand behind them.
     */
    Optional<BurrAssembly> assembly(List<PlacedPiece> pieces) {
        Map<String, List<Cell>> covered = new HashMap<>();
        pieces.forEach(piece -> covered.put(piece.name(), voxels(piece)));
        List<Optional<Placement>> placements = new ArrayList<>();
        for (int entry = 0; entry < puzzle.names().size(); entry++) {
            BurrEntry of = puzzle.problem().entries().get(entry);
            BurrShape shape = puzzle.file().shapes().get(of.shape());
            List<Cell> filled = shape.voxels(State.FILLED);
            List<String> names = puzzle.names().get(entry).stream()
                    .filter(covered::containsKey)
                    .toList();
            List<Placement> found = names.stream()
                    .flatMap(name -> turns.placement(shape.hotspot(), filled, covered.get(name), fits(shape)).stream())
                    .sorted(ORDER)
                    .toList();
            if (found.size() < names.size()) {
                return Optional.empty();
            }
            found.forEach(each -> placements.add(Optional.of(each)));
            Stream.generate(Optional::<Placement>empty)
                    .limit(of.max() - names.size())
                    .forEach(placements::add);
        }
        return Optional.of(BurrAssembly.of(placements));
    }

    /**
     * Returns the test whether a voxel of a shape may lie on a voxel of the result: the colours of both have to go together.
     */
    private BiPredicate<Cell, Cell> fits(BurrShape shape) {
        CellColours colours = puzzle.defined().puzzle().container().colours();
        return (voxel, place) -> colours.permit(
                shape.colour(voxel),
                colours.colour(puzzle.file().grid().cell(place).minus(corner)));
    }

    private List<Cell> voxels(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> puzzle.voxel(new Cell(cell.get(0), cell.get(1), cell.get(2))))
                .sorted()
                .toList();
    }
}
