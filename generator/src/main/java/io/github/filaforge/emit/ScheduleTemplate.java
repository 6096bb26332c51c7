package io.github.filaforge.emit;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.SchedulePlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.request.OrderingHeuristic;
import io.github.filaforge.request.OrderingSteps.Step;
import io.github.filaforge.runtime.schedule.ImageSpace;
import io.github.filaforge.templates.Escape;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The template of solvers that search by a schedule: dancing links and image lists, with all filters and triggers of
 * polycube.
 */
public final class ScheduleTemplate {

    /** The greatest number of images that are written one by one: the 420,000 images of heptominoes would take 12 MB. */
    private static final int MANY_IMAGES = 100_000;

    private final SearchSchedule schedule;
    private final SchedulePlan plan;
    private final ImageCatalog catalog;

    private ScheduleTemplate(SchedulePlan plan) {
        this.plan = plan;
        this.schedule = plan.schedule();
        this.catalog = plan.catalog();
    }

    /**
     * Returns the source of a solver.
     *
     * @param suffix the end of the name of the class
     * @param lists the image lists as code: a nested class with the name {@code Lists} that implements {@code ListCode};
     *     empty if the solver makes its image lists during the search
     */
    public static SolverSource source(
            SchedulePlan plan, SourceRequest request, String strategy, String suffix, String lists) {
        return new ScheduleTemplate(plan)
                .filled(request, strategy, suffix)
                .importing(lists.isEmpty() ? List.of() : List.of("schedule.ListCode"))
                .with("coded", !lists.isEmpty())
                .with("lists", lists)
                .source();
    }

    private SolverTemplate filled(SourceRequest request, String strategy, String suffix) {
        String header = strategy + ", ordering heuristic " + schedule.order().text() + (schedule.nof() ? ", NOF" : "");
        SolverTemplate template = new SolverTemplate("schedule.txt", plan, request.withoutCounting(), header, suffix)
                .importing(List.of(
                        "schedule.Heuristic", "schedule.ImageSpace", "schedule.Schedule", "schedule.ScheduledSolver"));
        RegionTables tables = new RegionTables(catalog, plan.order());
        template.with(catalog.size() > MANY_IMAGES ? groupedImages() : tables.images(catalog.images()))
                .with(tables.neighbours());
        addOrders(template);
        return template.with(
                        "colours",
                        RegionTables.joined(catalog.region().cells().stream().mapToInt(this::colour)))
                .with("loose", loose())
                .with(
                        "awkwardFirsts",
                        schedule.tries().stream()
                                .map(any -> numbers(PlacementDifficulty.order(catalog)))
                                .toList())
                .with("pieces", plan.pieces())
                .with("from", Math.min(schedule.lists(), plan.pieces()))
                .with("nof", schedule.nof())
                .with("volumeFilter", ifGiven(schedule.volumeFilter()))
                .with("parityFilter", ifGiven(schedule.parityFilter()))
                .with("fitFilter", ifGiven(schedule.fitFilter()))
                .with("fitFilterRepeated", schedule.fitFilterRepeated())
                .with("volumeTrigger", ifGiven(schedule.volumeTrigger()))
                .with("parityTrigger", schedule.parityTrigger())
                .with(
                        "tries",
                        schedule.tries().stream()
                                .map(tries -> Map.of("from", tries.from(), "fits", tries.fits()))
                                .toList());
    }

    private static List<Integer> ifGiven(OptionalInt value) {
        return value.stream().boxed().toList();
    }

    /**
     * Returns a further argument if there are shapes whose parts may meet over the seam of a closed box; else an empty text.
     */
    private String loose() {
        Region region = catalog.region();
        String shapes = RegionTables.joined(catalog.shapes().stream()
                .filter(shape -> !shape.pieces().get(0).isConnected(region.lattice()))
                .mapToInt(Shape::index));
        return region.periods().areNone() || shapes.isEmpty() ? "" : ", " + Escape.STRING.apply(shapes);
    }

    /** Returns the number of the colour of a cell in the runtime. */
    private int colour(Cell cell) {
        return switch (catalog.region().colour(cell)) {
            case 1 -> 0;
            case -1 -> 1;
            default -> ImageSpace.NO_COLOUR;
        };
    }

    private static String numbers(List<Integer> numbers) {
        return RegionTables.joined(numbers.stream().mapToInt(Integer::intValue));
    }

    /** Adds the steps of the schedule, and the orders of the steps with a fixed order. */
    private void addOrders(SolverTemplate template) {
        List<Map<String, Object>> steps = new ArrayList<>();
        List<Map<String, Object>> fixed = new ArrayList<>();
        for (Step step : schedule.order().steps()) {
            OrderingHeuristic heuristic = step.heuristic();
            String order = "ORDER" + steps.size();
            steps.add(Map.of("from", Math.min(step.from(), plan.pieces()), "heuristic", heuristic(heuristic, order)));
            if (heuristic.isFixed()) {
                fixed.add(Map.of(
                        "heuristic", heuristic.text(), "name", order, "keys", numbers(heuristic.keys(plan.puzzle()))));
            }
        }
        template.with("steps", steps).with("fixedOrders", fixed);
    }

    private static String heuristic(OrderingHeuristic heuristic, String order) {
        String made = switch (heuristic.letter()) {
            case "s" -> "size()";
            case "e" -> "estimate()";
            case "n" -> "neighbours()";
            default -> "fixed(" + order + ")";
        };
        return heuristic.alsoPieces() ? made + ".alsoPieces()" : made;
    }

    /**
     * Returns the table of all images, in the syntax that {@code ImageSpace} of the runtime reads. Images that are
     * translates of one another, and so have equal steps from their first cells to the others, are written together. In a
     * box of 82x36 cells the 369 octominoes have 7.1 million images, but only 2,725 different lists of steps. Cells have the
     * numbers of the region.
     */
    private StringTable groupedImages() {
        return new StringTable(
                "IMAGES",
                "The images of each shape: the steps from the first cell to the others, and behind the colon the first"
                        + " cells, with a dash for those between.",
                catalog.images().stream().map(ScheduleTemplate::groups).toList());
    }

    /** Returns the groups of the images of a shape, which are by ascending layout. */
    private static String groups(List<Image> ofShape) {
        Map<IntBuffer, BitSet> firstCells = new LinkedHashMap<>();
        for (Image image : ofShape) {
            int[] cells = image.layout().cells();
            int[] steps =
                    IntStream.of(cells).skip(1).map(cell -> cell - cells[0]).toArray();
            firstCells
                    .computeIfAbsent(IntBuffer.wrap(steps), any -> new BitSet())
                    .set(cells[0]);
        }
        return firstCells.entrySet().stream()
                .map(group ->
                        RegionTables.joined(IntStream.of(group.getKey().array())) + ":" + ranges(group.getValue()))
                .collect(Collectors.joining(","));
    }

    private static String ranges(BitSet cells) {
        List<String> ranges = new ArrayList<>();
        for (int from = cells.nextSetBit(0); from >= 0; from = cells.nextSetBit(cells.nextClearBit(from))) {
            int last = cells.nextClearBit(from) - 1;
            ranges.add(last > from ? from + "-" + last : String.valueOf(from));
        }
        return String.join(" ", ranges);
    }
}
