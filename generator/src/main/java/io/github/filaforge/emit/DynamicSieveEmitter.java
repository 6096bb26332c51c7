package io.github.filaforge.emit;

import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.DynamicSievePlan;
import io.github.filaforge.plan.SearchPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The dynamic sieve strategy: targets chosen as the search goes, and a few table look-ups for the images that fit each. */
public final class DynamicSieveEmitter implements Emitter {

    static final String NAME = "dynamic-sieve";

    private static final int MAX_WORDS = 4;

    /** Larger tables would take longer to make than most searches. */
    private static final long MAX_TABLE_BYTES = 300_000_000;

    @Override
    public String strategy() {
        return NAME;
    }

    /** Why no dynamic sieve can be made for a plan; empty if it can. */
    static String obstacle(DynamicSievePlan plan) {
        if (plan.counterBits() > Long.SIZE) {
            return "counters of used pieces with more than " + Long.SIZE + " bits";
        }
        if (plan.frame().words() > MAX_WORDS) {
            return "more than " + MAX_WORDS * Long.SIZE + " cells in its frame";
        }
        if (plan.directions().isEmpty()) {
            return "no two cells side by side";
        }
        long bytes = plan.blocks() * DynamicSieveLookUp.chunks(plan) * DynamicSieveLookUp.CHUNK_STATES * Long.BYTES;
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
        DynamicSieveNames names = new DynamicSieveNames(plan);
        int chunks = DynamicSieveLookUp.chunks(plan);
        String text = new SolverTemplate("dynamic-sieve.txt", search, request, strategy(), className)
                .importing(runtimeClasses(plan, names))
                .with("chunks", chunks == 1 ? "part" : "of " + chunks + " parts")
                .with("images", images(plan))
                .with("tables", new DynamicSieveTables(plan, names).text())
                .with("frameSize", plan.frame().size())
                .with("methods", new DynamicSieveMethods(plan, names, request.counting()).text())
                .text();
        return new SolverSource(request.packageName(), className, text);
    }

    private static List<String> runtimeClasses(DynamicSievePlan plan, DynamicSieveNames names) {
        List<String> classes = new ArrayList<>(List.of("DynamicSieve", "DynamicSieveSolver", "StateBatch"));
        if (DynamicSieveLookUp.gathers(plan)) {
            classes.add("Gather");
        }
        if (new DynamicSieveVolumes(plan, names).needsTables()) {
            classes.add("PartVolumes");
        }
        return classes;
    }

    private static String images(DynamicSievePlan plan) {
        CellOrder order = plan.search().order();
        CodeText code = new CodeText(1);
        new RegionTables(plan.search().catalog(), order).addTo(code, plan.images());
        return code.comment(
                        "The number of each cell in the frame, in which the step to a neighbour is the same everywhere.")
                .line("private static final String FRAME =")
                .line("        "
                        + Literals.string(RegionTables.joined(IntStream.range(0, order.size())
                                .map(order::cellAt)
                                .map(plan.frame().cells()::get)))
                        + ";")
                .blank()
                .line("private static final DynamicSieve SIEVE =")
                .line("        new DynamicSieve(IMAGES, PIECES, NEIGHBOURS, FRAME, "
                        + plan.frame().size() + ", " + plan.window() + ");")
                .blank()
                .toString();
    }
}
