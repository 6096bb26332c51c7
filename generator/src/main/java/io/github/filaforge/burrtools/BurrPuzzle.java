package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.PlacedPiece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A problem of a file as a puzzle: the filled voxels of its result are the cells to be filled, its variable voxels those that
 * may be, and each piece of an entry is a piece. It knows which is which, so that solutions go from one to the other. Immutable.
 */
public final class BurrPuzzle {

    private final BurrFile file;
    private final int number;
    private final BurrProblem problem;
    private final DefinedPuzzle defined;
    /** For each entry the names of the pieces that are used. */
    private final List<List<String>> names;
    /** What cells of the puzzle are seen from in the lattice of the file. */
    private final Cell corner;

    private final BurrTurns turns;

    /**
     * A puzzle that is made of a problem.
     *
     * @param names for each entry the names of the pieces that are used
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

    /** For each entry of the problem the names of its pieces that are used. */
    public List<List<String>> names() {
        return names;
    }

    /**
     * The pieces of a stored solution; empty for one that lies where there are no voxels. If it uses other pieces than it
     * may, that shows in what is there.
     */
    public Optional<List<PlacedPiece>> pieces(BurrAssembly assembly) {
        List<PlacedPiece> pieces = new ArrayList<>();
        int place = 0;
        for (int entry = 0; entry < names.size(); entry++) {
            BurrShape shape = shape(entry);
            List<Cell> filled = shape.voxels(State.FILLED);
            int used = 0;
            for (int i = 0; i < problem.entries().get(entry).max(); i++) {
                Optional<BurrAssembly.Placement> placement = assembly.placement(place++);
                if (placement.isPresent()) {
                    Optional<List<Cell>> covered = turns.placed(placement.get(), shape.hotspot(), filled);
                    if (covered.isEmpty()) {
                        return Optional.empty();
                    }
                    List<String> called = names.get(entry);
                    String name = used < called.size() ? called.get(used) : "a further " + shape.name();
                    pieces.add(new PlacedPiece(name, cells(covered.get())));
                    used++;
                }
            }
        }
        return Optional.of(pieces);
    }

    private BurrShape shape(int entry) {
        return file.shapes().get(problem.entries().get(entry).shape());
    }

    private List<List<Integer>> cells(List<Cell> voxels) {
        return voxels.stream()
                .map(voxel -> file.grid().cell(voxel).minus(corner))
                .sorted()
                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                .toList();
    }

    /**
     * A solution as the file has it, places of an entry sorted as BurrTools does. Empty if the file cannot have it: a flat piece
     * of balls, turned in its plane, brings the hotspot of its shape between balls.
     *
     * @param pieces all mobile pieces of the puzzle
     */
    public Optional<BurrAssembly> assembly(List<PlacedPiece> pieces) {
        return new AssemblyWriting(this, turns, corner).assembly(pieces);
    }
}
