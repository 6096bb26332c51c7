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
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.schedule.Heuristic;
import io.github.filaforge.runtime.schedule.ImageSpace;
import io.github.filaforge.runtime.schedule.Schedule;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import io.github.filaforge.runtime.search.Search;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The tables of a search by a schedule. A generated solver has them as constants, and a direct solver receives them. */
public final class ScheduleTables {

    /** The greatest number of images that are written one by one: the 420,000 images of heptominoes would take 12 MB. */
    private static final int MANY_IMAGES = 100_000;

    private final SearchSchedule schedule;
    private final SchedulePlan plan;
    private final ImageCatalog catalog;
    private final RegionTables region;

    private ScheduleTables(SchedulePlan plan) {
        this.plan = plan;
        this.schedule = plan.schedule();
        this.catalog = plan.catalog();
        this.region = new RegionTables(catalog, plan.order());
    }

    public static ScheduleTables of(SchedulePlan plan) {
        return new ScheduleTables(plan);
    }

    /** Returns the maker of solvers that receive these tables. */
    public Supplier<Search> directSolvers() {
        BoardTables board = BoardTables.of(plan);
        ImageSpace space =
                new ImageSpace(board.pieces(), images().array(), neighbours().array(), colours(), looseShapes());
        Schedule steps = schedule();
        return () -> new ScheduledSolver(
                GeneratedSolver.FORMAT, board.board(), board.roots(), board.canonicalForm(), space, steps);
    }

    private Schedule schedule() {
        Schedule made = new Schedule(plan.pieces());
        for (Step step : schedule.order().steps()) {
            made = made.heuristic(from(step), heuristic(step.heuristic()));
        }
        made = made.lists(from(), schedule.nof());
        made = schedule.volumeFilter().isPresent()
                ? made.volumeFilter(schedule.volumeFilter().getAsInt())
                : made;
        made = schedule.parityFilter().isPresent()
                ? made.parityFilter(schedule.parityFilter().getAsInt())
                : made;
        made = schedule.fitFilter().isPresent()
                ? made.fitFilter(schedule.fitFilter().getAsInt(), schedule.fitFilterRepeated())
                : made;
        made = schedule.volumeTrigger().isPresent()
                ? made.volumeTrigger(schedule.volumeTrigger().getAsInt())
                : made;
        made = schedule.parityTrigger() ? made.parityTrigger() : made;
        return schedule.tries().isPresent()
                ? made.tries(
                        schedule.tries().get().from(),
                        schedule.tries().get().fits(),
                        awkwardFirst().orElseThrow())
                : made;
    }

    private Heuristic heuristic(OrderingHeuristic heuristic) {
        Heuristic made = switch (heuristic.letter()) {
            case "s" -> Heuristic.size();
            case "e" -> Heuristic.estimate();
            case "n" -> Heuristic.neighbours();
            default -> Heuristic.fixed(keys(heuristic));
        };
        return heuristic.alsoPieces() ? made.alsoPieces() : made;
    }

    /** Returns the number of pieces left from which on a step is in force. */
    int from(Step step) {
        return Math.min(step.from(), plan.pieces());
    }

    /** Returns the number of pieces left from which on image lists are used. */
    int from() {
        return Math.min(schedule.lists(), plan.pieces());
    }

    /** Returns the numbers of the cells in a fixed order. */
    String keys(OrderingHeuristic heuristic) {
        return numbers(heuristic.keys(plan.puzzle()));
    }

    /** Returns the numbers of the shapes, the most awkward one first, if the search is made in tries. */
    Optional<String> awkwardFirst() {
        return schedule.tries().map(any -> numbers(PlacementDifficulty.order(catalog)));
    }

    /**
     * Returns the shapes whose images come apart in different ways: choices of several cells, and shapes whose parts may meet
     * over the seam of a closed box. The text is empty if there are none.
     */
    String looseShapes() {
        Region board = catalog.region();
        return RegionTables.joined(catalog.shapes().stream()
                .filter(shape -> shape.isChoice() || !board.periods().areNone())
                .filter(shape -> shape.fragments(board.lattice()).size() > 1)
                .mapToInt(Shape::index));
    }

    /** Returns the colour of each cell on a chessboard. */
    String colours() {
        return RegionTables.joined(catalog.region().cells().stream().mapToInt(this::colour));
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

    /** Returns the constant NEIGHBOURS. */
    StringTable neighbours() {
        return region.neighbours();
    }

    /** Returns the constant IMAGES. */
    StringTable images() {
        return catalog.size() > MANY_IMAGES ? groupedImages() : region.images(catalog.images());
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
                catalog.images().stream().map(ScheduleTables::groups).toList());
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
