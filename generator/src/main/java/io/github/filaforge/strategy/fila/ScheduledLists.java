package io.github.filaforge.strategy.fila;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * The image lists of a search by a schedule, cell by cell: the lists for chosen targets, and the lists of each fixed order.
 * Immutable.
 */
final class ScheduledLists {

    /**
     * An image of a list.
     *
     * @param number the number that the runtime gives to the image
     */
    record Numbered(int number, Image image) {}

    private final SchedulePlan plan;
    private final List<Numbered> images;

    ScheduledLists(SchedulePlan plan) {
        this.plan = plan;
        ImageCatalog catalog = plan.catalog();
        List<Image> all = catalog.allImages().toList();
        this.images = IntStream.range(0, all.size())
                .mapToObj(number -> new Numbered(number, all.get(number)))
                .toList();
    }

    /** Returns the number of images in all lists that are written. */
    long entries() {
        long cells =
                images.stream().mapToLong(each -> each.image().layout().size()).sum();
        return (choosesTargets() ? cells : 0) + (long) fixedOrders().size() * images.size();
    }

    /** Returns true if the search chooses targets while image lists are in use. */
    boolean choosesTargets() {
        return IntStream.rangeClosed(1, lists())
                .anyMatch(left -> !plan.schedule().order().at(left).isFixed());
    }

    /** Returns the fixed orders that are in use with image lists, by the number of each order in the runtime. */
    Map<Integer, OrderingHeuristic> fixedOrders() {
        Map<Integer, OrderingHeuristic> orders = new LinkedHashMap<>();
        List<Step> steps = plan.schedule().order().steps();
        int number = 0;
        Step known = null;
        for (int left = plan.pieces(); left > 0; left--) {
            int each = left;
            Step step = steps.stream()
                    .filter(candidate -> candidate.from() >= each)
                    .reduce((earlier, later) -> later)
                    .orElse(null);
            boolean isFixed = step != null && step.heuristic().isFixed();
            if (isFixed && !step.equals(known)) {
                number++;
            }
            if (isFixed && left <= lists()) {
                orders.put(number, step.heuristic());
            }
            known = step;
        }
        return orders;
    }

    private int lists() {
        return Math.min(plan.schedule().lists(), plan.pieces());
    }

    /** Returns the images that cover each cell, by number. */
    List<List<Numbered>> covering() {
        return lists(IntStream::of);
    }

    /** Returns for each cell the images that cover it and no cell before it in an order (POF), by number. */
    List<List<Numbered>> covering(OrderingHeuristic order) {
        int[] places = places(order);
        return lists(cells ->
                IntStream.of(cells).reduce((one, other) -> places[other] < places[one] ? other : one).stream());
    }

    /** Returns for each cell the images of which a function returns the cell. */
    private List<List<Numbered>> lists(Function<int[], IntStream> cellsOf) {
        List<List<Numbered>> lists = IntStream.range(0, plan.catalog().region().size())
                .<List<Numbered>>mapToObj(cell -> new ArrayList<>())
                .toList();
        for (Numbered each : images) {
            cellsOf.apply(each.image().layout().cells())
                    .forEach(cell -> lists.get(cell).add(each));
        }
        return lists;
    }

    /** Returns the place of each cell in an order, from 0 on. Cells with equal keys are ordered by number. */
    int[] places(OrderingHeuristic order) {
        List<Integer> keys = order.keys(plan.puzzle());
        int[] sorted = IntStream.range(0, keys.size())
                .boxed()
                .sorted(Comparator.comparing(keys::get))
                .mapToInt(Integer::intValue)
                .toArray();
        int[] places = new int[sorted.length];
        for (int place = 0; place < sorted.length; place++) {
            places[sorted[place]] = place;
        }
        return places;
    }
}
