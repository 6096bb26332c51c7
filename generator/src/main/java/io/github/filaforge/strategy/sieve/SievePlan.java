package io.github.filaforge.strategy.sieve;

import io.github.filaforge.emit.BoardTables;
import io.github.filaforge.emit.ImageTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.plan.FixedOrderPlan;
import io.github.filaforge.plan.FramedImages;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.sieve.LoopSieve;
import io.github.filaforge.runtime.sieve.SieveTables;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.StrategyPlan;
import io.github.filaforge.strategy.StrategyPlan.NoTailException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * The plan of a sieve, which takes neighbour occupancy filtering to its end. For every few cells after the target, a table
 * has the images that each occupancy of these cells leaves possible. The images that fit are exactly those that all tables
 * leave, among the images that are bounded at the target and whose shapes have unused pieces.
 *
 * @param framed the images; a sieve visits the assemblies that image lists visit too
 * @param tables the cells after the target that each table covers
 * @param tail the table of the states that can be completed with some pieces left, if it is looked up
 */
public record SievePlan(FramedImages framed, List<CellRange> tables, Optional<Tail> tail) implements StrategyPlan {

    /**
     * Nanoseconds for a fit, for each word of a set of images. Measured: 10x6 6.1 ns (one word, a window of one word), 18x5
     * 9.4 ns (one word, a window of two), Tetris Cube 24 ns (four words).
     */
    static final double NANOS_PER_WORD = 6;

    private static final double WIDE_WINDOW = 1.5;

    /**
     * The time by which a loop over tables takes longer than generated code, as a share of the time of the generated code,
     * for one word of images and one word of the window. Measured: 0.5 for pentominoes in 10x6.
     */
    private static final double NARROW_LOSS = 0.5;

    /**
     * The share of {@link #NARROW_LOSS} for more words. Measured: 1.3 for hexiamonds in 6x6, 0.5 for polyhexes in a hexagon.
     */
    private static final double WIDE_LOSS = 1.3;

    /**
     * The greatest number of cells of one table. For 10x6, with 24 cells: two tables of 12 cells 13.6 to 16.5 ms, three of 8
     * 16.1 to 16.8 ms in steady state.
     */
    private static final int TABLE_CELLS = 12;

    /**
     * The greatest number of cells of one table if a set of images has several words. Each word has tables of its own, which
     * share the caches.
     */
    private static final int TABLE_CELLS_OF_MANY = 10;

    /** The number of look-ups at a target, for each word of a set of images, that are not in these tables. */
    private static final int LOOK_UPS_BESIDES_TABLES = 2;

    /**
     * The greatest number of words of a state. More do not fit into the parameters of a method, of which a long takes two of
     * 255.
     */
    private static final int MAX_STATE_WORDS = 120;

    /**
     * Consecutive cells.
     *
     * @param first the first cell, counted from the target
     * @param count the number of cells
     */
    public record CellRange(int first, int count) {

        int last() {
            return first + count - 1;
        }
    }

    public SievePlan {
        tables = List.copyOf(tables);
    }

    static SievePlan of(FixedOrderPlan search) {
        FramedImages framed = FramedImages.of(search);
        boolean many = framed.images().size() > Long.SIZE;
        return new SievePlan(
                framed, tables(framed.reach(), many ? TABLE_CELLS_OF_MANY : TABLE_CELLS), Optional.empty());
    }

    /** Returns the cells from 1 to the reach in ranges of about equal size, none of which crosses a word. */
    private static List<CellRange> tables(int reach, int most) {
        List<CellRange> tables = new ArrayList<>();
        int first = 1;
        while (first <= reach) {
            int end = Math.min(reach + 1, (first / Long.SIZE + 1) * Long.SIZE);
            int parts = (end - first + most - 1) / most;
            int count = (end - first + parts - 1) / parts;
            tables.add(new CellRange(first, count));
            first += count;
        }
        return tables;
    }

    @Override
    public FixedOrderPlan search() {
        return framed.search();
    }

    /**
     * Returns true if a set of images and a window are one word each. The method for short searches suits only such solvers.
     */
    boolean isNarrow() {
        return framed.imageWords() == 1 && framed.windowWords() == 1;
    }

    @Override
    public int tailLeft() {
        return tail.map(Tail::left).orElse(0);
    }

    @Override
    public SievePlan withTail(int left) throws NoTailException {
        if (search().catalog().isVaried()) {
            throw new NoTailException("some of its pieces may be left over, and a tail needs all pieces");
        }
        return new SievePlan(framed, tables, Optional.of(Tail.of(framed, left)));
    }

    @Override
    public SievePlan withTailWithin(double seconds) {
        if (search().catalog().isVaried()) {
            return this;
        }
        return new SievePlan(framed, tables, Tail.within(framed, seconds));
    }

    @Override
    public Optional<String> obstacle() {
        return framed.windowWords() + framed.imageWords() <= MAX_STATE_WORDS
                ? Optional.empty()
                : Optional.of(framed.images().size() + " images that are no translates of one another, too many");
    }

    private int lookUps() {
        return framed.imageWords() * (tables.size() + LOOK_UPS_BESIDES_TABLES);
    }

    private double tests() {
        return search().targets().stream()
                .flatMap(target -> target.sets().stream())
                .mapToInt(set -> set.size())
                .average()
                .orElse(0);
    }

    /**
     * Returns the measured cost, corrected so that it exceeds the cost of image lists exactly if a target has more look-ups
     * than lists have images to test.
     */
    @Override
    public SearchCost cost(Estimate fits) {
        double measured = framed.imageWords() * NANOS_PER_WORD * (framed.windowWords() > 1 ? WIDE_WINDOW : 1);
        double nanos = lookUps() <= tests()
                ? Math.min(measured, SearchCost.LIST_NANOS)
                : Math.max(measured, SearchCost.LIST_NANOS * lookUps() / Math.max(1, tests()));
        return SearchCost.of(fits, nanos);
    }

    @Override
    public String reason() {
        return "for each target it looks up " + Plural.of(lookUps(), "table") + ", where lists would test "
                + Math.round(tests()) + " images";
    }

    @Override
    public String text() {
        return "sieve: " + Plural.of(framed.images().size(), "image") + ", none a translate of another, in a frame of "
                + Plural.of(framed.frame().size(), "cell") + "\n  images take "
                + Plural.of(framed.imageWords(), "word") + ", occupancies " + Plural.of(framed.windowWords(), "word")
                + "; an image reaches " + Plural.of(framed.reach(), "cell") + " beyond its target\n"
                + tables.stream()
                        .map(range -> "  one table for the cells " + range.first() + " to " + range.last() + "\n")
                        .collect(Collectors.joining())
                + tail.map(table -> "  with " + Plural.of(table.left(), "piece") + " left, one of "
                                + Plural.of(table.states(), "state") + " that can be completed are looked up\n")
                        .orElse("");
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new SieveEmitter(this, request).source();
    }

    @Override
    public Optional<Supplier<Search>> directSolvers(boolean counting) {
        BoardTables board = BoardTables.of(search());
        SieveTables sieve = new SieveTables(
                ImageTables.images(framed),
                ImageTables.frame(framed),
                framed.windowWords(),
                tables.stream().mapToInt(CellRange::count).toArray(),
                search().shapes().size(),
                tailLeft(),
                tail.map(Tail::table).orElse(new long[0]));
        return Optional.of(() -> new LoopSieve(board.board(), board.roots(), board.canonicalForm(), counting, sieve));
    }

    @Override
    public double directLoss() {
        return isNarrow() ? NARROW_LOSS : WIDE_LOSS;
    }
}
