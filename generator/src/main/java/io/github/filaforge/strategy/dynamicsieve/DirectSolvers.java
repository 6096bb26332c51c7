package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.BoardTables;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.runtime.dynamicsieve.DynamicSieve;
import io.github.filaforge.runtime.dynamicsieve.DynamicSieveTables;
import io.github.filaforge.runtime.dynamicsieve.LoopDynamicSieve;
import io.github.filaforge.runtime.dynamicsieve.OpenNeighbours;
import io.github.filaforge.runtime.search.Search;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** The direct solvers of a dynamic sieve. They share tables, which are made for the first solver. */
final class DirectSolvers implements Supplier<Search> {

    private final DynamicSievePlan plan;
    private final BoardTables board;
    private final boolean counting;
    /** The tables; {@code null} if there is no solver yet. */
    private DynamicSieveTables tables;

    DirectSolvers(DynamicSievePlan plan, boolean counting) {
        this.plan = plan;
        this.board = BoardTables.of(plan.search());
        this.counting = counting;
    }

    @Override
    public synchronized Search get() {
        if (tables == null) {
            tables = tables();
        }
        return new LoopDynamicSieve(board.board(), board.roots(), board.canonicalForm(), counting, tables);
    }

    private DynamicSieveTables tables() {
        CellOrder order = plan.search().order();
        RegionTables region = new RegionTables(plan.search().catalog(), order);
        LatticeFrame frame = plan.frame();
        String cells = RegionTables.joined(
                IntStream.range(0, order.size()).map(order::cellAt).map(frame.cells()::get));
        return new DynamicSieveTables(
                new DynamicSieve(
                        region.images(plan.images()).array(),
                        board.pieces(),
                        region.neighbours().array(),
                        cells,
                        frame.size(),
                        plan.window()),
                cells,
                frame.size(),
                plan.counterBits(),
                neighbours(),
                plan.kinds().stream().mapToLong(kind -> kind[0]).toArray(),
                plan.rule().isFlat(),
                plan.rule().manyLeft(),
                DynamicTargetRule.MANY_FITS);
    }

    private OpenNeighbours neighbours() {
        LatticeFrame frame = plan.frame();
        List<Direction> directions = plan.directions();
        return new OpenNeighbours(
                directions.stream().mapToInt(frame.steps()::get).toArray(),
                directions.stream()
                        .mapToLong(direction -> frame.mask(plan.cellsBefore(direction))[0])
                        .toArray(),
                frame.mask(plan.requiredCells())[0],
                plan.smallestPart());
    }
}
