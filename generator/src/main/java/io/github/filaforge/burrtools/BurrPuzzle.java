package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.runtime.PlacedPiece;
import io.github.filaforge.runtime.PlainText;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A problem of a file as a puzzle: the filled voxels of its result are the cells to be filled, its variable voxels those that
 * may be, and each piece of an entry is a piece. It knows which is which, so that solutions go from one to the other.
 * Immutable.
 */
public final class BurrPuzzle {

    private final BurrFile file;
    private final int number;
    private final BurrProblem problem;
    private final DefinedPuzzle defined;
    /** For each entry the names of the pieces that may be used. */
    private final List<List<String>> names;
    /** What cells of the puzzle are seen from in the lattice of the file. */
    private final Cell corner;

    private final BurrTurns turns;

    /**
     * A puzzle that is made of a problem.
     *
     * @param names for each entry the names of the pieces that may be used, those first that every solution has
     * @param corner what cells of the puzzle are seen from in the lattice of the file
     */
    BurrPuzzle(BurrFile file, int number, DefinedPuzzle defined, List<List<String>> names, Cell corner) {
        this.file = file;
        this.number = number;
        this.problem = file.problems().get(number);
        this.defined = defined;
        this.names = names.stream().map(List::copyOf).toList();
        this.corner = corner;
        this.turns = new BurrTurns(file.grid());
    }

    /**
     * The puzzle of a problem.
     *
     * @param number of the problem, from 0
     * @param name of the puzzle
     * @throws BurrException if the problem is none, or has what puzzles have not
     */
    public static BurrPuzzle of(BurrFile file, int number, String name) {
        return new PuzzleOfProblem(file, number).puzzle(name);
    }

    /** The file. */
    public BurrFile file() {
        return file;
    }

    /** The number of the problem, from 0. */
    public int number() {
        return number;
    }

    /** The problem. */
    public BurrProblem problem() {
        return problem;
    }

    /** The puzzle, and what is to be said of how it differs from the problem. */
    public DefinedPuzzle defined() {
        return defined;
    }

    /** For each entry of the problem the names of its pieces that may be used, those first that every solution has. */
    public List<List<String>> names() {
        return names;
    }

    /**
     * The pieces of a stored solution; empty for one that lies where there are no voxels. If it uses other pieces than it
     * may, that shows in what is there.
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
     * @param origins for each cell that it covers the voxel of its shape that lies there
     */
    private record Placed(String name, BurrShape shape, SortedMap<Cell, Cell> origins) {}

    private Optional<List<Placed>> placed(BurrAssembly assembly) {
        List<Placed> pieces = new ArrayList<>();
        int place = 0;
        for (int entry = 0; entry < names.size(); entry++) {
            BurrShape shape = shape(entry);
            List<Cell> filled = shape.voxels(State.FILLED);
            int used = 0;
            for (int i = 0; i < problem.entries().get(entry).max(); i++) {
                Optional<BurrAssembly.Placement> placement = assembly.placement(place++);
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

    private BurrShape shape(int entry) {
        return file.shapes().get(problem.entries().get(entry).shape());
    }

    /** The voxel of the result that is a cell of the puzzle. */
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
     * Where a stored solution has a voxel of a piece on one of the result although their colours do not go together, in words;
     * empty if that is nowhere. The pieces alone do not tell, since one can lie in the same place in several ways.
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
     * A solution as the file has it, places of an entry sorted as BurrTools does. Empty if the file cannot have it: a flat
     * piece of balls, turned in its plane, brings the hotspot of its shape between balls.
     *
     * @param pieces all mobile pieces of the puzzle
     */
    public Optional<BurrAssembly> assembly(List<PlacedPiece> pieces) {
        return new AssemblyWriting(this, turns, corner).assembly(pieces);
    }
}
