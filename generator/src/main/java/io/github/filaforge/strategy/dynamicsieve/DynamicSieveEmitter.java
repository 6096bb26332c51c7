package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Fills the template of a dynamic sieve. Its solver chooses targets during the search, and finds the images that fit by a
 * few table look-ups.
 */
final class DynamicSieveEmitter {

    private final DynamicSievePlan plan;
    private final SourceRequest request;

    DynamicSieveEmitter(DynamicSievePlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
    }

    /** Returns the source of the solver. */
    SolverSource source() {
        ChosenTargetsPlan search = plan.search();
        String className = Literals.className(search.puzzle().name(), "DynamicSieve");
        SolverTemplate template =
                new SolverTemplate("dynamic-sieve.txt", search, request, DynamicSieveStrategy.NAME, className);
        new RegionTables(search.catalog(), search.order()).tables(plan.images()).forEach(template::with);
        Map<String, Object> values = new HashMap<>();
        values.put("stoppable", request.stoppable());
        putFrame(values);
        putRule(values);
        putVolumes(values);
        Map<String, Object> lookUp = new DynamicSieveLookUp(plan).values();
        List<String> imports = new ArrayList<>(List.of("DynamicSieve", "DynamicSieveSolver", "StateBatch"));
        if (lookUp.get("gathers").equals(true)) {
            imports.add("Gather");
        }
        if (values.get("twoSizes").equals(true)) {
            imports.add("PartVolumes");
        }
        template.importing(imports.stream().map("dynamicsieve."::concat).toList());
        return template.with(values)
                .with(lookUp)
                .with(new DynamicSieveNeighbours(plan).values())
                .source();
    }

    private void putFrame(Map<String, Object> values) {
        CellOrder order = plan.search().order();
        int words = plan.frame().words();
        values.put(
                "frame",
                RegionTables.joined(IntStream.range(0, order.size())
                        .map(order::cellAt)
                        .map(plan.frame().cells()::get)));
        values.put("frameSize", plan.frame().size());
        values.put("wordCount", words);
        values.put("wide", words > 1);
        // In its table each image has the words of its cells and one more long, padded to a power of two.
        values.put("placeStride", Integer.highestOneBit(2 * words + 1));
    }

    private void putRule(Map<String, Object> values) {
        values.put("flat", plan.rule().isFlat());
        values.put("manyLeft", plan.rule().manyLeft());
        values.put("manyFits", DynamicTargetRule.MANY_FITS);
        values.put("findsHoles", plan.smallestPart() > 1);
        values.put("findsPairs", plan.smallestPart() > 2);
        values.put("mayStayEmpty", plan.hasOptionalCells());
    }

    /**
     * Adds the values for the test of volumes: a branch ends if no free pieces together have the volume of the part of the
     * open space around the first open cell.
     */
    private void putVolumes(Map<String, Object> values) {
        List<Integer> sizes = plan.sizes();
        int small = sizes.get(0);
        long smallShapes = 0;
        List<Shape> unplaced = plan.unplaced();
        for (int bit = 0; bit < unplaced.size(); bit++) {
            smallShapes |= unplaced.get(bit).volume() == small ? 1L << bit : 0;
        }
        values.put("looksAtVolumes", plan.rule().looksAtVolumes());
        values.put("twoSizes", plan.rule().looksAtVolumes() && sizes.size() > 1);
        values.put("small", small);
        values.put("large", sizes.get(sizes.size() - 1));
        values.put("smallShapes", Literals.hex(smallShapes));
        values.put("smallCount", Long.bitCount(smallShapes));
        values.put("pieces", plan.search().pieces());
    }
}
