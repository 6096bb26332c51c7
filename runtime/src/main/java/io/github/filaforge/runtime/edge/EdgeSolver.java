package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.RootDeepening;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.SolutionSink;
import io.github.filaforge.runtime.WholeSearch;
import io.github.filaforge.runtime.Words;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/** What every generated solver of an edge puzzle extends. */
public abstract class EdgeSolver implements WholeSearch {

    /** Counted placements by the number of pieces left, before each; empty if the solver does not count. */
    protected final long[] fits;
    /** The same of those that half fit; empty if none may, or the solver does not count. */
    protected final long[] halves;

    /** With so few pieces left a part is never split: its search is over at once. */
    private static final int FEWEST_LEFT = 4;

    private final EdgeForm form;
    private final EdgeBranches branches;
    private final String[] roots;
    private SolutionSink sink;
    private long taken;
    private volatile boolean isStopped;

    /**
     * @param format the {@link GeneratedSolver#FORMAT} that the source was generated for
     * @param roots the placements of each root, in the order of placing: cell, and type times 4 plus turn, separated by blanks
     * @param counting whether the solver counts fits
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
                : List.of(LevelCounter.of(LevelCounter.FITS, fits), LevelCounter.of(LevelCounter.HALF_FITS, halves));
    }

    @Override
    public final RootResult search(int root, SolutionSink solutions) {
        return search(RootPart.root(root), solutions);
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
            // who asks for the counters between two roots is not to count a root twice
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

    /** The search of a root, or of a part of one, begins. */
    void begin(int root) {}

    /**
     * Searches from some placements.
     *
     * @param placed of each its cell, and the type times 4 plus its turn
     */
    abstract void start(int... placed);

    /**
     * Reports a solution.
     *
     * @param types by cell the type times 4, plus its turn
     */
    final void found(int... types) {
        int[] solution = form.solution(types);
        if (solution != null) {
            sink.accept(solution);
            taken++;
        }
    }

    /**
     * Tells of a board that is better than any before it.
     *
     * @param board as {@link EdgeBoard} has it, with -1 for an empty cell
     * @return the most joins that match on any board so far, in this search or another thread
     */
    final int improved(int[] board, int matching) {
        return sink.improved(board, matching);
    }

    /** The most joins that match on any board so far, in this search or another thread. */
    final int best() {
        return sink.best();
    }

    /** What is searched for. */
    final EdgeForm form() {
        return form;
    }

    @Override
    public final void stop() {
        isStopped = true;
    }

    /**
     * Ends the search if that has been asked for.
     *
     * @throws SearchStopped if so
     */
    protected final void endIfStopped() {
        if (isStopped) {
            throw new SearchStopped();
        }
    }

    /** Splits a part into one for each branch. */
    @Override
    public RootDeepening splitting() {
        return part -> {
            String placements = placements(part);
            int left = form.positions() - Words.numbers(placements).length / 2;
            return left <= FEWEST_LEFT ? List.of(part) : branches.parts(part, placements);
        };
    }
}
