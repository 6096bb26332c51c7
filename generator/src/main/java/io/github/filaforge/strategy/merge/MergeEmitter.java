package io.github.filaforge.strategy.merge;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.MergedStatesPlan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes a solver by merged states, which has only the data of the puzzle. */
final class MergeEmitter {

    private final MergedStatesPlan plan;
    private final SourceRequest request;
    private final List<List<Image>> images;

    MergeEmitter(MergedStatesPlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
        this.images = plan.images();
    }

    /** Returns the source of the solver. */
    SolverSource source() {
        List<String> leftOut = leftOut();
        boolean areSomeLeftOut = !String.join("", leftOut).isEmpty();
        SolverTemplate template = new SolverTemplate(
                        "merge.txt",
                        plan,
                        request.withoutCounting(),
                        MergeStrategy.NAME + ", ordering heuristic "
                                + plan.order().heuristic(),
                        Literals.className(plan.puzzle().name(), "Merge"))
                .importing(List.of("merge.MergeSolver", "merge.PuzzleImages"))
                .with("images", arguments(areSomeLeftOut))
                .with(new StringTable(
                        "IMAGES",
                        "Where a piece of each shape can lie: the cells of each image.",
                        images.stream().map(this::cells).toList()));
        if (areSomeLeftOut) {
            template.with(new StringTable(
                    "LEFT_OUT",
                    "The numbers, from 0, of the images of each shape that are left out where solutions are listed.",
                    leftOut));
        }
        return template.source();
    }

    /** Returns the arguments of the constructor of the images. */
    private String arguments(boolean areSomeLeftOut) {
        if (plan.canonicalTest().isEmpty()) {
            return "IMAGES";
        }
        return areSomeLeftOut ? "IMAGES, LEFT_OUT, SYMMETRIES" : "IMAGES, SYMMETRIES";
    }

    private String cells(List<Image> ofShape) {
        return ofShape.stream()
                .map(image -> RegionTables.joined(
                        Arrays.stream(plan.order().toPositions(image.layout()).cells())))
                .collect(Collectors.joining(","));
    }

    private List<String> leftOut() {
        List<String> rows = new ArrayList<>();
        for (int shape = 0; shape < images.size(); shape++) {
            List<Image> all = images.get(shape);
            Set<Image> listed = new HashSet<>(plan.catalog().images().get(shape));
            rows.add(RegionTables.joined(
                    IntStream.range(0, all.size()).filter(image -> !listed.contains(all.get(image)))));
        }
        return rows;
    }
}
