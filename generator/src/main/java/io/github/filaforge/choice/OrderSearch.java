package io.github.filaforge.choice;

import io.github.filaforge.estimate.FitSampler;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * Finds the order of heuristic o: a fixed order of the cells in which a search makes few fits according to samples of its
 * tree. The first orders go layer by layer along each axis, with the rows of a layer along one axis or the other, or with
 * corners and edges first. The best of them is then improved by exchanges of two cells that are near each other in the
 * order.
 */
public final class OrderSearch {

    private static final String NAME = "o";
    private static final long SEED = 1;

    /** The number of samples of each order. All orders use one sequence of random numbers, so that they can be compared. */
    private static final int RUNS = 6;

    private static final int EXCHANGES = 60;
    private static final int FURTHEST_EXCHANGE = 8;

    /** The fraction of the fits that an exchange has to get below, because a smaller gain may be chance. */
    private static final double WORTH_WHILE = 0.97;

    private final ImageCatalog catalog;
    private final List<List<Image>> roots;

    private OrderSearch(ImageCatalog catalog) {
        this.catalog = catalog;
        this.roots = catalog.constraint().isPresent()
                ? catalog.images(catalog.constraint().get().shape()).stream()
                        .map(List::of)
                        .toList()
                : List.of(List.of());
    }

    /** Returns the best order that the search finds. */
    public static CellOrder best(ImageCatalog catalog) {
        return new OrderSearch(catalog).search();
    }

    private CellOrder search() {
        List<Integer> best = List.of();
        double least = Double.POSITIVE_INFINITY;
        for (List<Integer> order : layerByLayer(catalog.region())) {
            double fits = fits(order);
            if (fits < least) {
                least = fits;
                best = order;
            }
        }
        Random random = new Random(SEED);
        for (int exchange = 0; exchange < EXCHANGES && best.size() > 1; exchange++) {
            List<Integer> changed = new ArrayList<>(best);
            int from = random.nextInt(best.size());
            int to = Math.min(best.size() - 1, from + 1 + random.nextInt(FURTHEST_EXCHANGE));
            Collections.swap(changed, from, to);
            double fits = fits(changed);
            if (fits < least * WORTH_WHILE) {
                least = fits;
                best = changed;
            }
        }
        return CellOrder.of(NAME, best);
    }

    private double fits(List<Integer> order) {
        return new FitSampler<>(Strategies.tree(SearchPlan.Kind.FIXED_ORDER, catalog, CellOrder.of(NAME, order)), SEED)
                .estimate(roots, RUNS)
                .mean();
    }

    /** Returns the distinct orders that go layer by layer along an axis. */
    private static List<List<Integer>> layerByLayer(Region region) {
        List<ToIntFunction<Cell>> axes = List.of(Cell::x, Cell::y, Cell::z);
        List<List<Integer>> orders = new ArrayList<>();
        for (ToIntFunction<Cell> layer : axes) {
            for (ToIntFunction<Cell> row : axes) {
                if (row != layer) {
                    Comparator<Integer> rows = Comparator.<Integer>comparingInt(
                                    cell -> layer.applyAsInt(region.cell(cell)))
                            .thenComparingInt(cell -> row.applyAsInt(region.cell(cell)));
                    orders.add(sorted(region, rows));
                }
            }
            Comparator<Integer> corners = Comparator.<Integer>comparingInt(cell -> layer.applyAsInt(region.cell(cell)))
                    .thenComparingInt(cell -> region.neighbours(cell).length);
            orders.add(sorted(region, corners));
        }
        return orders.stream().distinct().toList();
    }

    private static List<Integer> sorted(Region region, Comparator<Integer> order) {
        return IntStream.range(0, region.size()).boxed().sorted(order).toList();
    }
}
