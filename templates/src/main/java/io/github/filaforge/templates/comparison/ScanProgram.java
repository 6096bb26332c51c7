package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.LevelCounter;
import io.github.filaforge.runtime.RootPart;
import io.github.filaforge.runtime.RootResult;
import io.github.filaforge.runtime.SolutionDecoder;
import io.github.filaforge.runtime.SolutionSink;
import io.github.filaforge.runtime.WholeSearch;
import io.github.filaforge.runtime.Words;
import io.github.filaforge.runtime.edge.EdgeForm;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * A hand-written program that fills any board in a fixed order of its cells. The whole search is its only root; parts are
 * those that generated solvers search too.
 */
public abstract class ScanProgram implements WholeSearch {

    /** The board as it is scanned. */
    final ScannedBoard scan;
    /** By the number of pieces left; empty if fits are not counted. */
    final long[] fits;

    private final EdgeForm form;
    private final int[] types;
    private SolutionSink sink;
    private long taken;

    ScanProgram(ScannedBoard scan, EdgeForm form, boolean counting) {
        this.scan = scan;
        this.form = form;
        this.fits = new long[counting ? form.positions() + 1 : 0];
        this.types = new int[form.board().size()];
    }

    /**
     * Searches from some placements.
     *
     * @param placed those of the first cells
     */
    abstract void fill(int... placed);

    /** Reports a solution: by position the type times 4 plus its turn. */
    final void found(int... placements) {
        for (int number = 0; number < placements.length; number++) {
            types[scan.cell(number)] = placements[number];
        }
        int[] solution = form.solution(types);
        if (solution != null) {
            sink.accept(solution);
            taken++;
        }
    }

    @Override
    public final RootResult search(int root, SolutionSink solutions) {
        return search(RootPart.root(root), solutions);
    }

    /** Searches a part; its images are of each placement its cell, and the type times 4 plus its turn. */
    @Override
    public final RootResult search(RootPart part, SolutionSink solutions) {
        sink = solutions;
        taken = 0;
        Arrays.fill(fits, 0);
        int[] numbers = part.images() == null ? new int[0] : Words.numbers(part.images());
        int[] placed = new int[numbers.length / 2];
        for (int number = 0; number < placed.length; number++) {
            placed[number] = numbers[2 * number + 1];
        }
        fill(placed);
        return new RootResult(part.root(), BigInteger.valueOf(taken), true, counters());
    }

    @Override
    public final int rootCount() {
        return 1;
    }

    @Override
    public final int pieces() {
        return form.positions();
    }

    @Override
    public final SolutionDecoder decoder() {
        return form.board();
    }

    @Override
    public final List<LevelCounter> counters() {
        return fits.length == 0 ? List.of() : List.of(LevelCounter.of("fits", fits));
    }
}
