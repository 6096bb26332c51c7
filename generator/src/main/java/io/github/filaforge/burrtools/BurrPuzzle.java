package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrAssembly.Placement;
import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.definition.Defined;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.text.PlainText;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BiPredicate;

/**
 * A problem of a file as a puzzle. The filled voxels of its result are the cells to be filled, its variable voxels are the
 * optional cells, and each piece of an entry is a piece. It has the pieces of each entry and the voxel of each cell, so that
 * solutions can be converted in both directions. Immutable.
 *
 * @param file the file
 * @param number the number of the problem, from 0
 * @param defined the puzzle, with warnings where it differs from the problem
 * @param names the names of the pieces that may be used, for each entry of the problem; the pieces that every solution has
 *     stand first
 * @param corner the place in the lattice of the file that is the origin of the cells of the puzzle
 * @param turns the rotations of the grid of the file
 */
public record BurrPuzzle(
        BurrFile file, int number, Defined<Puzzle> defined, List<List<String>> names, Cell corner, BurrTurns turns) {

    private static final Comparator<Placement> ORDER =
            Comparator.comparingInt(Placement::turn).thenComparing(Placement::position);

    public BurrPuzzle {
        names = names.stream().map(List::copyOf).toList();
    }

    /**
     * Returns the puzzle of a problem.
     *
     * @param number the number of the problem, from 0
     * @param name the name of the puzzle
     * @throws InputException if there is no such problem, or if it has a property that puzzles have not
     */
    public static BurrPuzzle of(BurrFile file, int number, String name) {
        return new PuzzleOfProblem(file, number).puzzle(name);
    }

    /**
     * Returns the problems of a file as puzzles.
     *
     * @param only the number of the only problem that is wanted, from 1; empty if all are that have a result
     * @throws InputException if one of the problems is no puzzle, or if there is no problem that is wanted
     */
    public static List<BurrPuzzle> all(BurrFile file, OptionalInt only) {
        int count = file.problems().size();
        if (count == 0) {
            throw InputException.of(
                    file.source(), "the file has no problem", "make one in BurrTools: a result and its pieces");
        }
        String name = DefinitionReader.baseName(file.source());
        List<BurrPuzzle> puzzles = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            boolean isWanted = only.isPresent()
                    ? only.getAsInt() == number
                    : count == 1 || file.problems().get(number - 1).result().isPresent();
            if (isWanted) {
                puzzles.add(of(file, number - 1, number == 1 ? name : name + "-" + number));
            }
        }
        if (puzzles.isEmpty() && only.isPresent()) {
            throw InputException.of(
                    file.source(),
                    "there is no problem " + only.getAsInt(),
                    "problems are numbered from 1 to " + count);
        }
        if (puzzles.isEmpty()) {
            throw InputException.of(file.source(), "no problem has a result", "give one a result in BurrTools");
        }
        return List.copyOf(puzzles);
    }

    public BurrProblem problem() {
        return file.problems().get(number);
    }

    /**
     * Returns the pieces of a stored solution, or empty if one lies where there are no voxels. A piece that the puzzle does
     * not have is returned too, with a name of its own, so that a check of the solution reports it.
     */
    public Optional<List<PlacedPiece>> pieces(BurrAssembly assembly) {
        return placed(assembly)
                .map(all -> all.stream()
                        .map(piece -> new PlacedPiece(
                                piece.name(), written(piece.origins().keySet())))
                        .toList());
    }

    /**
     * A piece of a stored solution.
     *
     * @param origins the voxel of its shape that lies on each cell that it covers
     */
    private record Placed(String name, BurrShape shape, SortedMap<Cell, Cell> origins) {}

    private Optional<List<Placed>> placed(BurrAssembly assembly) {
        List<Placed> pieces = new ArrayList<>();
        int place = 0;
        for (int entry = 0; entry < names.size(); entry++) {
            BurrShape shape = shape(entry);
            List<Cell> filled = shape.voxels(State.FILLED);
            int used = 0;
            for (int i = 0; i < problem().entries().get(entry).max(); i++) {
                Optional<Placement> placement = assembly.placement(place++);
                if (placement.isPresent()) {
                    Optional<SortedMap<Cell, Cell>> covered = turns.placed(placement.get(), shape.hotspot(), filled);
                    if (covered.isEmpty()) {
                        return Optional.empty();
                    }
                    List<String> called = names.get(entry);
                    String name = used < called.size() ? called.get(used) : "a further " + shape.name();
                    pieces.add(new Placed(name, shape, cells(covered.get())));
                    used++;
                }
            }
        }
        return Optional.of(pieces);
    }

    BurrShape shape(int entry) {
        return file.shapes().get(problem().entries().get(entry).shape());
    }

    static List<Cell> cells(PlacedPiece piece) {
        return piece.cells().stream()
                .map(cell -> new Cell(cell.get(0), cell.get(1), cell.get(2)))
                .toList();
    }

    /** Returns the voxel of the result that is a cell of the puzzle. */
    Cell voxel(Cell cell) {
        return file.grid().voxel(cell.plus(corner));
    }

    private SortedMap<Cell, Cell> cells(SortedMap<Cell, Cell> ofVoxels) {
        SortedMap<Cell, Cell> ofCells = new TreeMap<>();
        ofVoxels.forEach((voxel, origin) -> ofCells.put(file.grid().cell(voxel).minus(corner), origin));
        return ofCells;
    }

    private static List<List<Integer>> written(Collection<Cell> cells) {
        return cells.stream().map(cell -> List.of(cell.x(), cell.y(), cell.z())).toList();
    }

    /**
     * Returns a sentence about a voxel of a piece in a stored solution that lies on a voxel of the result although their
     * colours do not go together, or empty if there is none. The cells of the pieces do not show this, since a piece can lie
     * in one place in several ways.
     */
    public Optional<String> clash(BurrAssembly assembly) {
        CellColours colours = defined.puzzle().container().colours();
        for (Placed piece : placed(assembly).orElse(List.of())) {
            for (Map.Entry<Cell, Cell> covered : piece.origins().entrySet()) {
                int colour = piece.shape().colour(covered.getValue());
                int under = colours.colour(covered.getKey());
                if (!colours.permit(colour, under)) {
                    return Optional.of("piece '" + PlainText.shortened(piece.name()) + "' has colour " + colour
                            + " at cell " + covered.getKey() + ", which has colour " + under);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a solution as the file stores it, with the places of an entry sorted as BurrTools does. The result is empty if
     * the file cannot have it: a flat piece of balls, turned in its plane, brings the hotspot of its shape between balls.
     * Places that are not used stand behind the other places of an entry.
     *
     * @param pieces all mobile pieces of the puzzle
     */
    public Optional<BurrAssembly> assembly(List<PlacedPiece> pieces) {
        Map<String, List<Cell>> covered = new HashMap<>();
        pieces.forEach(piece -> covered.put(
                piece.name(), cells(piece).stream().map(this::voxel).sorted().toList()));
        List<Optional<Placement>> placements = new ArrayList<>();
        for (int entry = 0; entry < names.size(); entry++) {
            BurrShape shape = shape(entry);
            List<Cell> filled = shape.voxels(State.FILLED);
            List<String> used =
                    names.get(entry).stream().filter(covered::containsKey).toList();
            List<Placement> found = used.stream()
                    .flatMap(name -> turns.placement(shape.hotspot(), filled, covered.get(name), fits(shape)).stream())
                    .sorted(ORDER)
                    .toList();
            if (found.size() < used.size()) {
                return Optional.empty();
            }
            found.forEach(each -> placements.add(Optional.of(each)));
            int unused = problem().entries().get(entry).max() - used.size();
            placements.addAll(Collections.nCopies(unused, Optional.<Placement>empty()));
        }
        return Optional.of(BurrAssembly.of(placements));
    }

    /**
     * Returns the test whether a voxel of a shape may lie on a voxel of the result: the colours of both have to go together.
     */
    private BiPredicate<Cell, Cell> fits(BurrShape shape) {
        CellColours colours = defined.puzzle().container().colours();
        return (voxel, place) -> colours.permit(
                shape.colour(voxel), colours.colour(file.grid().cell(place).minus(corner)));
    }
}
