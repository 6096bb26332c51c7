package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.edge.EdgeForm;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.text.Words;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.List;

/**
 * A hand-written program that fills any board of an edge puzzle in a fixed order of its cells. The whole search is its only
 * root. It searches the parts that generated solvers search too.
 */
public abstract class ScanProgram implements Search {

    /** The board with its tables. */
    final ScannedBoard scan;
    /** The numbers of fits by the number of pieces left; empty if fits are not counted. */
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
     * Searches all solutions that begin with some placements.
     *
     * @param placed the placements of the first cells in the order, each as the type times 4 plus the turn
     */
    abstract void fill(int... placed);

    /**
     * Reports a solution.
     *
     * @param placements the placement at each position, as the type times 4 plus the turn
     */
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

    /** Searches a part. Its images are two numbers for each placement: the cell, and the type times 4 plus the turn. */
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
