package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.EmbeddedSolver;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import io.github.filaforge.runtime.text.Words;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** The superclass of all generated solvers of edge puzzles. */
public abstract class EdgeSolver implements EmbeddedSolver {

    /** The name of the counter of placements that half fit, which means that one of their joins does not match. */
    public static final String HALF_FITS = "half fits";

    /** The number of fits by the number of pieces left before the placement; empty if the solver does not count. */
    protected final long[] fits;
    /**
     * The number of placements that half fit, by the number of pieces left before the placement; empty if no placement may
     * half fit, or the solver does not count.
     */
    protected final long[] halves;

    /** The number of pieces left up to which a part is never split, because its search takes very little time. */
    private static final int FEWEST_LEFT = 4;

    /** The search to which this solver belongs. */
    final EdgeForm form;

    private final EdgeBranches branches;
    private final String[] roots;
    /** Receives the solutions of the part that is searched, and the boards that are better than any board before them. */
    SolutionSink sink;

    private long taken;
    private volatile boolean isStopped;

    /**
     * Creates a solver.
     *
     * @param format the {@link GeneratedSolver#FORMAT} for which the source was generated
     * @param roots the placements of each root in their order: cell, and type times 4 plus turn, separated by blanks
     * @param counting true if the solver counts fits
     * @throws IllegalStateException if the source was generated for another version of the runtime
     */
    EdgeSolver(int format, EdgeForm form, EdgeBranches branches, String[] roots, boolean counting) {
        GeneratedSolver.checkFormat(format);
        this.form = form;
        this.branches = branches;
        this.roots = roots.clone();
        this.fits = new long[counting ? form.positions() + 1 : 0];
        this.halves = new long[form.firstSlip() < form.positions() ? fits.length : 0];
    }

    @Override
    public final SolutionDecoder decoder() {
        return form.board();
    }

    @Override
    public final int rootCount() {
        return roots.length;
    }

    @Override
    public final int pieces() {
        return form.positions();
    }

    @Override
    public final List<LevelCounter> counters() {
        if (fits.length == 0) {
            return List.of();
        }
        return halves.length == 0
                ? List.of(LevelCounter.of(LevelCounter.FITS, fits))
                : List.of(LevelCounter.of(LevelCounter.FITS, fits), LevelCounter.of(HALF_FITS, halves));
    }

    @Override
    public final RootResult search(RootPart part, SolutionSink solutions) {
        isStopped = false;
        sink = solutions;
        taken = 0;
        try {
            if (solutions.isClosed()) {
                throw new SearchStopped();
            }
            begin(part.root());
            start(Words.numbers(placements(part)));
            return result(part.root(), true);
        } catch (SearchStopped stopped) {
            return result(part.root(), false);
        } finally {
            // a thread that reads the counters between two roots must not count a root twice
            Arrays.fill(fits, 0L);
            Arrays.fill(halves, 0L);
        }
    }

    private String placements(RootPart part) {
        return part.images() == null ? roots[part.root()] : part.images();
    }

    private RootResult result(int root, boolean complete) {
        return new RootResult(root, BigInteger.valueOf(taken), complete, counters());
    }

    /** Called when the search of a root, or of a part of a root, begins. */
    void begin(int root) {}

    /** Searches from some placements, given the cell of each, and the type times 4 plus its turn. */
    abstract void start(int... placed);

    /** Reports a solution, given for each cell the type times 4, plus its turn. */
    final void found(int... types) {
        int[] solution = form.solution(types);
        if (solution != null) {
            sink.accept(solution);
            taken++;
        }
    }

    @Override
    public final void stop() {
        isStopped = true;
    }

    /**
     * Ends the search if {@link #stop} was called.
     *
     * @throws SearchStopped if the search is to end
     */
    protected final void endIfStopped() {
        if (isStopped) {
            throw new SearchStopped();
        }
    }

    /** Returns, for a part that takes too long, an object that splits the part into one part for each branch. */
    @Override
    public Splitter splitter(Splitter.Purpose purpose, Splitter other) {
        return purpose == Splitter.Purpose.PLANNED ? other : this::split;
    }

    private List<RootPart> split(RootPart part) {
        String placements = placements(part);
        int left = form.positions() - Words.numbers(placements).length / 2;
        return left <= FEWEST_LEFT ? List.of(part) : branches.parts(part, placements);
    }
}
