package io.github.filaforge.verify;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.solution.Solution;
import io.github.filaforge.verify.Space.CellPermutation;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Checks solutions of one puzzle, one after the other. It checks that each piece is used once and has its shape, that
 * stationary pieces are in their places, that pieces do not overlap, that every cell is filled and that colours go together.
 * It also finds the solutions that are equal or symmetric to an earlier solution.
 *
 * <p>Of each solution it keeps a digest of 128 bits and the number of the solution in the file, 48 to 96 bytes in all. Two
 * different solutions among n therefore count as one with a probability of about n * n / 2<sup>129</sup>.
 */
public final class Verifier implements SolutionVerifier {

    private final Assembly assembly;
    private final CanonicalKey canonical;
    private final CanonicalKey exact;
    private final MetSolutions met;

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
        Geometry geometry = Geometry.of(puzzle.lattice().name());
        Seam seam =
                new Seam(geometry, puzzle.box(), puzzle.container().periods().axes());
        Space space = new Space(puzzle, geometry, seam);
        Shapes shapes = new Shapes(puzzle, geometry, seam, space);
        this.assembly = new Assembly(puzzle, space, shapes);
        List<CellPermutation> symmetries =
                space.symmetries(shapes, geometry.wholes(sameness == Sameness.UP_TO_REFLECTION));
        List<CellPermutation> identity = symmetries.subList(0, 1);
        boolean withShapes = seam.isClosed()
                || puzzle.mayShareOrientations()
                || puzzle.pieces().stream().anyMatch(piece -> piece.isColoured() || piece.isChoice());
        int length = withShapes ? 2 * space.size() : space.size();
        this.exact = new CanonicalKey(identity, space.size(), length, shapes);
        this.canonical =
                new CanonicalKey(sameness == Sameness.NONE ? identity : symmetries, space.size(), length, shapes);
        this.met = new MetSolutions(length);
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

    /**
     * Finds the canonical key of a solution: the numbers of the least of its symmetric copies. Two solutions have equal keys
     * exactly if they are equal or symmetric, where pieces of one shape may change places. Cells are read in the order of
     * their numbers, and pieces are numbered in the order in which they appear. The shapes of the pieces follow where cells
     * do not determine them: where pieces differ in colours or turns, or the box is closed.
     */
    private static final class CanonicalKey {

        private final List<CellPermutation> symmetries;
        private final Shapes ofPuzzle;
        private final int[] numbers;
        private int[] least;
        private int[] copy;

        /**
         * Makes keys for the solutions of a puzzle.
         *
         * @param symmetries the group of the symmetries that count, with the identity
         * @param cells the number of cells that are to be filled
         * @param length the length of a key: the number of cells, or twice this number if two shapes may have equal cells
         * @param ofPuzzle the shapes of the puzzle, which decide whether a solution has allowed numbers of pieces
         */
        CanonicalKey(List<CellPermutation> symmetries, int cells, int length, Shapes ofPuzzle) {
            this.ofPuzzle = ofPuzzle;
            this.symmetries = symmetries;
            this.numbers = new int[cells];
            this.least = new int[length];
            this.copy = new int[length];
        }

        /**
         * Returns the key of a solution, which the next call changes.
         *
         * @param fillers the number of the piece that fills each cell; no more pieces than cells
         * @param shapes the shape of each piece
         */
        int[] of(int[] fillers, int... shapes) {
            Arrays.fill(least, Integer.MAX_VALUE);
            for (CellPermutation symmetry : symmetries) {
                if (isAllowed(symmetry, shapes) && read(fillers, shapes, symmetry)) {
                    int[] former = least;
                    least = copy;
                    copy = former;
                }
            }
            return least;
        }

        /**
         * Returns true if a symmetric copy of a solution is a solution. It always is where every solution uses all pieces.
         */
        private boolean isAllowed(CellPermutation symmetry, int... shapes) {
            return ofPuzzle.areAllUsed() || ofPuzzle.allow(ofPuzzle.used(shapes), symmetry.shapes);
        }

        /** Reads a copy, and returns true if it is less than the least copy so far. */
        private boolean read(int[] fillers, int[] shapes, CellPermutation symmetry) {
            Arrays.fill(numbers, -1);
            int next = 0;
            boolean isLess = false;
            int cells = symmetry.cells.length;
            for (int i = 0; i < copy.length; i++) {
                int filler = fillers[symmetry.cells[i % cells]];
                if (filler == Assembly.OPEN) {
                    copy[i] = Assembly.OPEN;
                } else {
                    if (numbers[filler] < 0) {
                        numbers[filler] = next++;
                    }
                    copy[i] = i < cells ? numbers[filler] : symmetry.shapes[shapes[filler]];
                }
                if (!isLess && copy[i] != least[i]) {
                    if (copy[i] > least[i]) {
                        return false;
                    }
                    isLess = true;
                }
            }
            return isLess;
        }
    }
}
