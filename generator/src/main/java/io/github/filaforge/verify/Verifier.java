package io.github.filaforge.verify;

import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.solution.Solution;
import java.util.List;
import java.util.Optional;

/**
 * Checks solutions of one puzzle, one after the other: that each piece is there once and has its shape, that stationary pieces
 * are in their places, that pieces do not overlap, that every cell is filled and colours go together; and which solutions are
 * the same or symmetric.
 *
 * <p>Of each solution a digest of 128 bits is kept and which solution of the file it is, 48 to 96 bytes in all. So two
 * different solutions are taken for one with a probability of about n * n / 2<sup>129</sup>.
 */
public final class Verifier implements SolutionVerifier {

    private final Assembly assembly;
    private final CanonicalKey canonical;
    private final CanonicalKey exact;
    private final MetSolutions met = new MetSolutions();

    /** What counts as the same solution. */
    public enum Sameness {
        /** A solution and all that rotations of the puzzle make of it. */
        UP_TO_ROTATION,
        /** The same with reflections, where the pieces allow them. */
        UP_TO_REFLECTION,
        /** A solution by itself. */
        NONE
    }

    /** Checks solutions of a puzzle. */
    public Verifier(Puzzle puzzle, Sameness sameness) {
        Geometry geometry = Geometry.of(puzzle.lattice().name());
        Seam seam =
                new Seam(geometry, puzzle.box(), puzzle.container().periods().axes());
        Space space = new Space(puzzle, geometry, seam);
        Shapes shapes = new Shapes(puzzle, geometry, seam);
        this.assembly = new Assembly(puzzle, space, shapes);
        List<Symmetry> symmetries = space.symmetries(shapes, geometry.wholes(sameness == Sameness.UP_TO_REFLECTION));
        List<Symmetry> identity = symmetries.subList(0, 1);
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
