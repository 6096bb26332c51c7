package io.github.filaforge.verify;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.solution.Solution;
import java.util.List;
import java.util.Optional;

/**
 * Checks solutions of one puzzle, one after the other. It checks that each piece is used once and has its shape, that
 * stationary pieces are in their places, that pieces do not overlap, that every cell is filled and that colours go together.
 * It also finds the solutions that are equal or symmetric to one before.
 *
 * <p>Of each solution it keeps a digest of 128 bits and the number of the solution in the file, 48 to 96 bytes in all. Two
 * different solutions among n therefore count as one with a probability of about n * n / 2<sup>129</sup>.
 */
public final class Verifier implements SolutionVerifier {

    private final Assembly assembly;
    private final CanonicalKey canonical;
    private final CanonicalKey exact;
    private final MetSolutions met = new MetSolutions();

    /** The rules for solutions that count as one. */
    public enum Sameness {
        /** A solution and all its copies by rotations of the puzzle count as one. */
        UP_TO_ROTATION,
        /** A solution and all its copies by rotations and reflections count as one, where the pieces allow reflections. */
        UP_TO_REFLECTION,
        /** Each solution counts by itself. */
        NONE
    }

    /** Makes a verifier of the solutions of a puzzle. */
    public Verifier(Puzzle puzzle, Sameness sameness) {
        Geometry geometry = Geometry.of(puzzle.lattice());
        Seam seam =
                new Seam(geometry, puzzle.box(), puzzle.container().periods().axes());
        Space space = new Space(puzzle, geometry, seam);
        Shapes shapes = new Shapes(puzzle, geometry, seam);
        this.assembly = new Assembly(puzzle, space, shapes);
        List<CellPermutation> symmetries =
                space.symmetries(shapes, geometry.wholes(sameness == Sameness.UP_TO_REFLECTION));
        List<CellPermutation> identity = symmetries.subList(0, 1);
        boolean withShapes = seam.isClosed() || puzzle.pieces().stream().anyMatch(Piece::isColoured);
        this.exact = new CanonicalKey(identity, space.size(), shapes, withShapes);
        this.canonical =
                new CanonicalKey(sameness == Sameness.NONE ? identity : symmetries, space.size(), shapes, withShapes);
    }

    @Override
    public Verdict verify(Solution solution) {
        Optional<String> fault = assembly.assemble(solution.pieces());
        if (fault.isPresent()) {
            return Verdict.wrong(fault.get());
        }
        int[] placed = assembly.shapes();
        return met.meet(
                canonical.of(assembly.fillers(), placed), exact.of(assembly.fillers(), placed), solution.ordinal());
    }
}
