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

/** Writes a solver by merged states: the data of the puzzle, and nothing else. */
final class MergeEmitter {

    private final MergedStatesPlan plan;
    private final SourceRequest request;
    private final List<List<Image>> images;

    MergeEmitter(MergedStatesPlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
        this.images = plan.images();
    }

    /** The source of the solver. */
    SolverSource source() {
        boolean hasCopies = plan.canonicalTest().isPresent();
        SolverTemplate template = new SolverTemplate(
                        "merge.txt",
                        plan,
                        request.withoutCounting(),
                        MergeStrategy.NAME + ", ordering heuristic "
                                + plan.order().heuristic(),
                        Literals.className(plan.puzzle().name(), "Merge"))
                .importing(List.of("merge.MergeSolver", "merge.PuzzleImages"))
                .with("images", hasCopies ? "IMAGES, LEFT_OUT, SYMMETRIES" : "IMAGES")
                .with(new StringTable(
                        "IMAGES",
                        "The images of each shape by their cells.",
                        images.stream().map(this::cells).toList()));
        if (hasCopies) {
            template.with(new StringTable(
                    "LEFT_OUT",
                    "The numbers of the images of each shape without which solutions are listed.",
                    leftOut()));
        }
        return template.source();
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
