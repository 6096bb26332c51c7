package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The plan of a dynamic sieve: a search that chooses its targets as it goes, among the cells with the fewest open
 * neighbours, by the number of images that fit.
 *
 * @param frame the numbering of the cells
 * @param directions the directions in which any cell has a neighbour
 * @param images the images of each shape, by the index of the shape; empty for a shape that every root uses up
 */
public record DynamicSievePlan(
        ChosenTargetsPlan search, LatticeFrame frame, List<Direction> directions, List<List<Image>> images)
        implements StrategyPlan {

    /**
     * Nanoseconds for a fit. Measured: Tetris Cube and Bedlam Cube 38 ns, PT12 50 ns. But the estimate misses a fifth to a
     * third of the fits, because it does not stop counting at the first few.
     */
    static final double NANOS = 53;

    /**
     * The time by which a loop takes longer than generated code, as a share of the time of the generated code. Measured on a
     * busy machine: 0.6 for the Tetris Cube, 0.4 for the Bedlam Cube.
     */
    private static final double DIRECT_LOSS = 0.6;

    private static final int MAX_WORDS = 4;

    /** The greatest size of tables. Larger ones would take longer to make than most searches. */
    private static final long MAX_TABLE_BYTES = 300_000_000;

    public DynamicSievePlan {
        directions = List.copyOf(directions);
        images = images.stream().map(List::copyOf).toList();
    }

    public static DynamicSievePlan of(ChosenTargetsPlan search) {
        ImageCatalog catalog = search.catalog();
        LatticeFrame frame = LatticeFrame.of(catalog.region());
        List<List<Image>> images = catalog.shapes().stream()
                .map(shape -> search.roots().leaveAny(shape) ? catalog.images(shape) : List.<Image>of())
                .toList();
        return new DynamicSievePlan(search, frame, catalog.region().directions(), images);
    }

    @Override
    public Optional<String> obstacle() {
        if (!region().periods().areNone()) {
            return Optional.of("steps over the seam of a closed box, which are longer than others");
        }
        if (counterBits() > Long.SIZE) {
            return Optional.of("counters of used pieces with more than " + Long.SIZE + " bits");
        }
        if (frame.words() > MAX_WORDS) {
            return Optional.of("more than " + MAX_WORDS * Long.SIZE + " cells in its frame");
        }
        if (directions.isEmpty()) {
            return Optional.of("no two cells side by side");
        }
        long bytes = blocks() * DynamicSieveEmitter.chunks(window()) * DynamicSieveEmitter.CHUNK_STATES * Long.BYTES;
        return bytes > MAX_TABLE_BYTES ? Optional.of("tables of " + bytes / 1_000_000 + " MB") : Optional.empty();
    }

    @Override
    public SearchCost cost(Estimate fits) {
        return SearchCost.of(fits, NANOS);
    }

    @Override
    public String text() {
        return "dynamic sieve: " + Plural.of(region().size(), "cell") + " in a frame of " + frame.size() + ", steps "
                + frame.steps().values() + "\n  about " + Plural.of(blocks(), "block") + " of images with "
                + Plural.of(DynamicSieveEmitter.chunks(window()), "table") + " each\n";
    }

    @Override
    public SolverSource emit(SourceRequest request) {
        return new DynamicSieveEmitter(this, request).source();
    }

    @Override
    public Optional<Supplier<Search>> directSolvers(boolean counting) {
        return hasDirectSolvers() ? Optional.of(new DirectSolvers(this, counting)) : Optional.empty();
    }

    @Override
    public double directLoss() {
        return hasDirectSolvers() ? DIRECT_LOSS : Double.POSITIVE_INFINITY;
    }

    /** Returns true if a set of cells is one word, and if the search has neither a supply nor a test of volumes. */
    private boolean hasDirectSolvers() {
        return frame.words() == 1 && !search.catalog().isVaried() && !rule().looksAtVolumes();
    }

    private Region region() {
        return search.catalog().region();
    }

    /** Returns the rule by which targets are chosen. */
    public DynamicTargetRule rule() {
        return DynamicTargetRule.of(search.catalog());
    }

    /** Returns the cells of the region whose number of neighbours in it lies between two bounds, both included. */
    public IntStream cellsWithNeighbours(int atLeast, int atMost) {
        return IntStream.range(0, region().size()).filter(cell -> {
            long count = directions.stream()
                    .filter(direction -> region().neighbour(cell, direction) >= 0)
                    .count();
            return count >= atLeast && count <= atMost;
        });
    }

    /** Returns the cells that pieces have to fill. */
    IntStream requiredCells() {
        return IntStream.range(0, region().size())
                .filter(cell -> !region().optional().contains(cell));
    }

    /**
     * Returns the greatest number of neighbours that a cell can have: four for squares, six for cubes, and for another
     * lattice the greatest number that any cell has.
     */
    public int mostNeighbours() {
        Lattice lattice = region().lattice();
        if (lattice.isOrthogonal()) {
            return rule().isFlat() ? 4 : 6;
        }
        return region().cells().stream()
                .mapToInt(cell -> lattice.directions(cell).size())
                .max()
                .orElse(0);
    }

    /**
     * Returns the cells by their kind, each of which has one kind: in space corners, edges, faces and the rest; in the plane
     * corners, edges and the rest.
     */
    List<long[]> kinds() {
        int last = rule().isFlat() ? 2 : 3;
        int most = mostNeighbours();
        List<long[]> kinds = new ArrayList<>();
        for (int kind = 0; kind <= last; kind++) {
            int neighbours = most - last + kind;
            kinds.add(frame.mask(cellsWithNeighbours(kind == 0 ? 0 : neighbours, neighbours)));
        }
        return kinds;
    }

    /** Returns the cells that have a neighbour in a direction. */
    public IntStream cellsBefore(Direction direction) {
        return IntStream.range(0, region().size()).filter(cell -> region().neighbour(cell, direction) >= 0);
    }

    /** Returns true if from some cell the step in a direction leads to a cell of the region that is not its neighbour. */
    public boolean wraps(Direction direction) {
        int step = frame.steps().get(direction);
        return IntStream.range(0, region().size())
                .anyMatch(cell -> region().neighbour(cell, direction) < 0
                        && frame.cells().contains(frame.cells().get(cell) + step));
    }

    /** Returns the shapes that have counters of used pieces, in the order of the counters. */
    List<Shape> counted() {
        ImageCatalog catalog = search.catalog();
        return unplaced().stream()
                .filter(shape -> !catalog.isVaried() || shape.required() > 0 || catalog.canRunOut(shape))
                .toList();
    }

    /** Returns the shapes of which at least one root leaves a piece unused. */
    public List<Shape> unplaced() {
        return search.shapes().stream()
                .filter(shape -> !images.get(shape.index()).isEmpty())
                .toList();
    }

    /**
     * Returns the number of bits of all counters of used pieces. A shape with one piece has one bit, a shape with 17 to 32
     * has six.
     */
    public int counterBits() {
        return counted().stream()
                .mapToInt(shape -> 1 + Integer.SIZE - Integer.numberOfLeadingZeros(shape.copies() - 1))
                .sum();
    }

    /**
     * Returns the number of cells of the smallest connected part of any piece that is not used up. Blanks do not count as
     * pieces.
     */
    public int smallestPart() {
        return unplaced().stream()
                .filter(shape -> !shape.isBlank())
                .flatMap(shape -> shape.fragments(region().lattice()).stream())
                .min(Comparator.naturalOrder())
                .orElse(1);
    }

    /**
     * Returns the greatest number of cells of the frame from the first to the last that the images which cover one cell
     * have.
     */
    public int window() {
        if (frame.words() == 1) {
            return frame.size();
        }
        int[] least = new int[region().size()];
        int[] most = new int[region().size()];
        Arrays.fill(least, frame.size());
        images.stream().flatMap(List::stream).forEach(image -> {
            int[] cells = image.layout().cells();
            int first = IntStream.of(cells).map(frame.cells()::get).min().orElse(0);
            int last = IntStream.of(cells).map(frame.cells()::get).max().orElse(0);
            for (int cell : cells) {
                least[cell] = Math.min(least[cell], first);
                most[cell] = Math.max(most[cell], last);
            }
        });
        return IntStream.range(0, least.length)
                .map(cell -> Math.max(1, most[cell] - least[cell] + 1))
                .max()
                .orElse(1);
    }

    /** Returns the approximate number of blocks of 64 images. */
    public long blocks() {
        long[] covering = new long[region().size()];
        images.stream()
                .flatMap(List::stream)
                .forEach(image -> IntStream.of(image.layout().cells()).forEach(cell -> covering[cell]++));
        // If only two neighbours are open, at most half of the images are left.
        int states = 1 + directions.size() * (directions.size() + 1) / 2;
        return Arrays.stream(covering)
                .map(count -> count / Long.SIZE + 1 + states * (count / (2 * Long.SIZE) + 1))
                .sum();
    }
}
