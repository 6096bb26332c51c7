package io.github.filaforge.runtime;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The solvers of all selections of the pieces of a puzzle of which some may be left over, as one search: its roots are those
 * of the first solver, then those of the second, and so on. A solution has the number of its solver behind it.
 *
 * <p>A solver is made when the first of its roots is searched, and gone when the search comes to another.
 */
public abstract class SelectedSolvers implements WholeSearch {

    private static final int NONE = -1;

    /** The number of the first root of each solver, and of the one that would come behind the last. */
    private final int[] firstRoots;

    private final int pieces;
    private final RootDeepening splitting = new Splitting();

    private int current = NONE;
    /** Null before the first root; other threads ask it for its counters. */
    private volatile GeneratedSolver solver;
    /** Whether the search of the present root is to end, of which the solver may not be made yet. */
    private volatile boolean isStopped;

    /**
     * @param format the {@link GeneratedSolver#FORMAT} that the source was generated for
     * @param pieces the most pieces of a solver
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

    /** Makes a solver, by its number from 0. */
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
    public final RootResult search(int root, SolutionSink sink) {
        return search(RootPart.root(root), sink);
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
            // Who asked before this solver was there has asked the one before it.
            solver.stop();
        }
        RootResult result = solver.searchOn(ofSolver(part, number), new Numbering(sink, number));
        return new RootResult(part.root(), result.solutions(), result.complete(), result.counters());
    }

    /** The number of the solver that has a root. */
    private int solverOf(int root) {
        int number = 0;
        while (root >= firstRoots[number + 1]) {
            number++;
        }
        return number;
    }

    /** A part as its solver knows it. */
    private RootPart ofSolver(RootPart part, int number) {
        return part.withRoot(part.root() - firstRoots[number]);
    }

    @Override
    public final RootDeepening splitting() {
        return splitting;
    }

    /** Has each part split by its solver. */
    private final class Splitting implements RootDeepening {

        private int last = SelectedSolvers.NONE;
        private RootDeepening ofLast;

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

    /** Puts the number of the solver behind each solution. */
    private static final class Numbering implements SolutionSink {

        private final SolutionSink sink;
        private final int number;

        Numbering(SolutionSink sink, int number) {
            this.sink = sink;
            this.number = number;
        }

        @Override
        public void accept(int[] solution) {
            int[] numbered = Arrays.copyOf(solution, solution.length + 1);
            numbered[solution.length] = number;
            sink.accept(numbered);
        }

        @Override
        public boolean isClosed() {
            return sink.isClosed();
        }
    }

    /** Has each solution told by the decoder of its solver; what it tells of the board all of them have. */
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

        /** Not of every selection, where cells may stay empty. */
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
