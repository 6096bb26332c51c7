package io.github.filaforge.emit;

import io.github.filaforge.model.Direction;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.DynamicSievePlan;
import io.github.filaforge.plan.SearchPlan;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The dynamic sieve strategy: targets chosen as the search goes, and a few table look-ups for the images that fit each. */
public final class DynamicSieveEmitter implements Emitter {

    private static final int MAX_WORDS = 4;

    /** Tables of half a gigabyte would take longer to make than most searches. */
    private static final long MAX_TABLE_BYTES = 300_000_000;

    @Override
    public String strategy() {
        return "dynamic-sieve";
    }

    /** Why no dynamic sieve can be made for a plan; empty if it can. */
    static String obstacle(DynamicSievePlan plan) {
        if (plan.search().shapes().size() > Long.SIZE) {
            return "more than " + Long.SIZE + " shapes";
        }
        if (plan.frame().words() > MAX_WORDS) {
            return "more than " + MAX_WORDS * Long.SIZE + " cells in its frame";
        }
        if (plan.directions().isEmpty()) {
            return "no two cells side by side";
        }
        long bytes = plan.blocks() * DynamicSieveMethods.chunks(plan) * DynamicSieveMethods.CHUNK_STATES * Long.BYTES;
        return bytes > MAX_TABLE_BYTES ? "tables of " + bytes / 1_000_000 + " MB" : "";
    }

    @Override
    public SolverSource emit(SearchPlan search, SourceRequest request) throws EmitException {
        DynamicSievePlan plan = DynamicSievePlan.of(search);
        if (!obstacle(plan).isEmpty()) {
            throw new EmitException("a dynamic sieve for this puzzle would have " + obstacle(plan)
                    + ": use --strategy fila-tables or schedule");
        }
        String className = Literals.className(search.puzzle().name(), "DynamicSieve");
        DynamicSieveMethods methods = new DynamicSieveMethods(plan, request.counting());
        int chunks = DynamicSieveMethods.chunks(plan);
        String text = new SolverTemplate("dynamic-sieve.txt", search, request, strategy(), className)
                .importing(List.of("DynamicSieve", "DynamicSieveSolver"))
                .with("chunks", chunks == 1 ? "part" : "of " + chunks + " parts")
                .with("images", images(plan))
                .with("tables", methods.tables())
                .with("frameSize", plan.frame().size())
                .with("start", methods.join(word -> "occupancy[" + word + "]"))
                .with("methods", methods.text())
                .text();
        return new SolverSource(request.packageName(), className, text);
    }

    private static String images(DynamicSievePlan plan) {
        CellOrder order = plan.search().order();
        CodeText code = new CodeText(1)
                .strings(
                        "IMAGES",
                        "The images of each shape by their cells.",
                        plan.images().stream()
                                .map(ofShape -> images(order, ofShape))
                                .toList())
                .strings(
                        "NEIGHBOURS",
                        "The neighbour of each cell, or the cell itself if there is none; for the directions "
                                + plan.directions().stream()
                                        .map(Direction::label)
                                        .collect(Collectors.joining(" ")) + ".",
                        plan.directions().stream()
                                .map(direction -> neighbours(plan, direction))
                                .toList())
                .comment(
                        "The number of each cell in the frame, in which the step to a neighbour is the same everywhere.")
                .line("private static final String FRAME =")
                .line("        "
                        + Literals.string(IntStream.range(0, order.size())
                                .map(order::cellAt)
                                .mapToObj(plan.frame().cells()::get)
                                .map(String::valueOf)
                                .collect(Collectors.joining(" ")))
                        + ";")
                .blank();
        return code.line("private static final DynamicSieve SIEVE =")
                .line("        new DynamicSieve(IMAGES, NEIGHBOURS, FRAME, "
                        + plan.frame().size() + ", " + plan.window() + ");")
                .blank()
                .toString();
    }

    private static String images(CellOrder order, List<Image> ofShape) {
        return ofShape.stream()
                .map(image -> Arrays.stream(order.toPositions(image.layout()).cells())
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" ")))
                .collect(Collectors.joining(","));
    }

    private static String neighbours(DynamicSievePlan plan, Direction direction) {
        Region region = plan.search().catalog().region();
        CellOrder order = plan.search().order();
        return IntStream.range(0, region.size())
                .map(position -> {
                    int neighbour = region.neighbour(order.cellAt(position), direction);
                    return neighbour < 0 ? position : order.positionOf(neighbour);
                })
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }
}
