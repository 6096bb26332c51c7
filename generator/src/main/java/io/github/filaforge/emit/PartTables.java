package io.github.filaforge.emit;

import io.github.filaforge.model.Image;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.ImageSplit;
import io.github.filaforge.runtime.SolverResource;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files beside the class of a solver that is searched in parts: its roots, and the images by which a part that takes too
 * long is split.
 */
public final class PartTables {

    private PartTables() {}

    /**
     * Returns the files by their paths in a jar. A part of a search that merges states is split by the graph of the states,
     * and so needs no images.
     */
    public static Map<String, byte[]> of(SearchPlan plan, SolverSource source) {
        Map<String, byte[]> files =
                new HashMap<>(of(BoardText.roots(plan.roots().list()), source));
        if (!plan.mergesStates()) {
            files.put(path(source) + SolverResource.IMAGES, lines(images(plan)));
        }
        return files;
    }

    /**
     * Returns the files of a solver that splits its parts by itself.
     *
     * @param roots the roots in the form in which the solver reads them
     */
    public static Map<String, byte[]> of(List<String> roots, SolverSource source) {
        return Map.of(path(source) + SolverResource.ROOTS, lines(roots.stream()));
    }

    private static String path(SolverSource source) {
        return source.qualifiedName().replace('.', '/');
    }

    /** Returns an object that splits a part in the way in which the solver of these tables splits it. */
    public static ImageSplit split(SearchPlan plan) {
        return new ImageSplit(
                BoardText.board(plan.puzzle(), plan.order(), plan.shapes()),
                BoardText.roots(plan.roots().list()).toArray(String[]::new),
                images(plan).toArray(String[]::new));
    }

    /**
     * Returns the name of the rule that chooses the target at which a part is split. In a fixed order, parts are states of
     * the search itself, because a tail has no other states.
     */
    private static String targets(SearchPlan plan) {
        return plan.inFixedOrder().isPresent() ? ImageSplit.FIRST : ImageSplit.FEWEST;
    }

    private static Stream<String> images(SearchPlan plan) {
        Stream<String> images = plan.catalog()
                .allImages()
                .map(image ->
                        BoardText.image(new Image(image.shape(), plan.order().toPositions(image.layout()))));
        return Stream.concat(Stream.of(targets(plan)), images);
    }

    private static byte[] lines(Stream<String> lines) {
        return lines.map(line -> line + "\n").collect(Collectors.joining()).getBytes(StandardCharsets.US_ASCII);
    }
}
