package io.github.filaforge.runtime;

import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One search for a puzzle in which some pieces may be left over. It consists of the solvers of all selections: its roots are
 * those of the first solver, then those of the second, and so on. The last number of each solution is the number of its
 * solver.
 *
 * <p>A solver is made when the first of its roots is searched, and dropped when the search reaches another solver.
 */
public abstract class SelectedSolvers implements EmbeddedSolver {

    private static final int NONE = -1;

    /** For each solver the number of its first root, and as a last element the number of all roots. */
    private final int[] firstRoots;

    private final int pieces;
    private final Splitter splitting = new Splitting();

    private int current = NONE;
    /** The solver of the present root; null before the first root. Other threads read its counters. */
    private volatile GeneratedSolver solver;
    /** True if the search of the present root is to end, even if its solver is not made yet. */
    private volatile boolean isStopped;

    /**
     * Creates the search.
     *
     * @param format the {@link GeneratedSolver#FORMAT} for which the source was generated
     * @param pieces the greatest number of pieces of a solver
     * @param roots the number of roots of each solver
     * @throws IllegalStateException if the source was generated for another version of this package
     */
    protected SelectedSolvers(int format, int pieces, int... roots) {
        GeneratedSolver.checkFormat(format);
        this.pieces = pieces;
        this.firstRoots = new int[roots.length + 1];
        for (int number = 0; number < roots.length; number++) {
            firstRoots[number + 1] = firstRoots[number] + roots[number];
        }
    }

    /** Creates a solver, by its number from 0. */
    protected abstract GeneratedSolver solver(int number);

    @Override
    public final int rootCount() {
        return firstRoots[firstRoots.length - 1];
    }

    @Override
    public final int pieces() {
        return pieces;
    }

    @Override
    public final SolutionDecoder decoder() {
        return new Decoder();
    }

    @Override
    public final RootResult search(RootPart part, SolutionSink sink) {
        isStopped = false;
        int number = solverOf(part.root());
        if (number != current) {
            solver = solver(number);
            current = number;
        } else {
            solver.forgetStop();
        }
        if (isStopped) {
            // A call of stop before this solver was there has reached the solver before it.
            solver.stop();
        }
        RootResult result = solver.searchOn(ofSolver(part, number), new Numbering(sink, number));
        return new RootResult(part.root(), result.solutions(), result.complete(), result.counters());
    }

    /** Returns the number of the solver that has a root. */
    private int solverOf(int root) {
        int number = 0;
        while (root >= firstRoots[number + 1]) {
            number++;
        }
        return number;
    }

    /** Returns a part with the number that its root has in its solver. */
    private RootPart ofSolver(RootPart part, int number) {
        return part.withRoot(part.root() - firstRoots[number]);
    }

    @Override
    public final Splitter splitter(Splitter.Purpose purpose, Splitter other) {
        return purpose == Splitter.Purpose.PLANNED ? other : splitting;
    }

    /** Splits each part by the images of its solver. */
    private final class Splitting implements Splitter {

        private int last = SelectedSolvers.NONE;
        private Splitter ofLast;

        @Override
        public synchronized List<RootPart> split(RootPart part) {
            int number = solverOf(part.root());
            if (number != last) {
                ofLast = ImageSplit.of(solver(number));
                last = number;
            }
            List<RootPart> parts = new ArrayList<>();
            for (RootPart each : ofLast.split(ofSolver(part, number))) {
                parts.add(each.withRoot(part.root()));
            }
            return parts;
        }
    }

    @Override
    public final void stop() {
        isStopped = true;
        GeneratedSolver running = solver;
        if (running != null) {
            running.stop();
        }
    }

    @Override
    public final List<LevelCounter> counters() {
        GeneratedSolver running = solver;
        return running == null ? List.of() : running.counters();
    }

    /** Adds the number of the solver behind each solution. */
    private record Numbering(SolutionSink sink, int number) implements SolutionSink {

        @Override
        public void accept(int[] solution) {
            int[] numbered = Arrays.copyOf(solution, solution.length + 1);
            numbered[solution.length] = number;
            sink.accept(numbered);
        }

        @Override
        public boolean isCounting() {
            return sink.isCounting();
        }

        @Override
        public void count(int solutions) {
            sink.count(solutions);
        }

        @Override
        public boolean isClosed() {
            return sink.isClosed();
        }
    }

    /**
     * Uses for each solution the decoder of its solver. Properties of the board are taken from any solver, since they are
     * equal for all.
     */
    private final class Decoder implements SolutionDecoder {

        private int decoding = NONE;
        private SolutionDecoder decoder;

        private SolutionDecoder numbered(int number) {
            if (number != decoding) {
                decoder = solver(number).decoder();
                decoding = number;
            }
            return decoder;
        }

        private SolutionDecoder of(int... numbered) {
            return numbered(numbered[numbered.length - 1]);
        }

        private SolutionDecoder any() {
            return numbered(Math.max(decoding, 0));
        }

        private int[] solution(int... numbered) {
            return Arrays.copyOf(numbered, numbered.length - 1);
        }

        @Override
        public boolean takes(int[] solution) {
            int last = solution.length - 1;
            return last >= 0
                    && solution[last] >= 0
                    && solution[last] < firstRoots.length - 1
                    && of(solution).takes(solution(solution));
        }

        @Override
        public String draw(int[] solution) {
            return of(solution).draw(solution(solution));
        }

        @Override
        public byte[] drawBytes(int[] solution) {
            return of(solution).drawBytes(solution(solution));
        }

        @Override
        public List<PlacedPiece> pieces(int[] solution) {
            return of(solution).pieces(solution(solution));
        }

        @Override
        public List<PlacedPiece> stationaryPieces() {
            return any().stationaryPieces();
        }

        @Override
        public String lattice() {
            return any().lattice();
        }

        /** In a selection with fewer pieces, cells may stay empty. */
        @Override
        public boolean isWholeBox() {
            return false;
        }

        @Override
        public String wrap() {
            return any().wrap();
        }

        @Override
        public List<Integer> box() {
            return any().box();
        }
    }
}
