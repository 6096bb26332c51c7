package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Direction;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Builds the image list sets of every target (FILA article, sections on NOF and POF). */
final class TargetPlanner {

    private final ImageCatalog catalog;
    private final CellOrder order;

    TargetPlanner(ImageCatalog catalog, CellOrder order) {
        this.catalog = catalog;
        this.order = order;
    }

    List<Target> targets(boolean nof) {
        // POF: when a cell is the target, all earlier cells are filled. So only images without an earlier cell can
        // fit.
        List<List<Image>> imagesByFirst = new ArrayList<>();
        for (int position = 0; position < order.size(); position++) {
            imagesByFirst.add(new ArrayList<>());
        }
        catalog.allImages().forEach(image -> {
            Image byPosition = new Image(image.shape(), order.toPositions(image.layout()));
            imagesByFirst.get(byPosition.layout().first()).add(byPosition);
        });
        List<Target> targets = new ArrayList<>();
        for (int position = 0; position < order.size(); position++) {
            List<Image> images = imagesByFirst.get(position);
            if (!images.isEmpty()) {
                targets.add(target(position, images, nof));
            }
        }
        return targets;
    }

    private Target target(int position, List<Image> images, boolean nof) {
        int cell = order.cellAt(position);
        Map<Direction, Integer> unknown = new TreeMap<>();
        int mask = 0;
        for (Direction direction : catalog.region().lattice().directions()) {
            int neighbour = catalog.region().neighbour(cell, direction);
            if (neighbour >= 0 && order.positionOf(neighbour) > position) {
                unknown.put(direction, order.positionOf(neighbour));
            } else {
                mask |= direction.ilsiBit();
            }
        }
        if (!nof) {
            ImageListSet all = ImageListSet.of(mask, catalog.shapes(), images, layout -> true);
            return new Target(position, cell, mask, Map.of(), List.of(all));
        }
        List<ImageListSet> sets = new ArrayList<>();
        int end = 1 << catalog.region().lattice().directions().size();
        for (int ilsi = mask; ilsi < end; ilsi = (ilsi + 1) | mask) {
            Layout occupied = occupiedNeighbours(unknown, ilsi);
            ImageListSet set = ImageListSet.of(ilsi, catalog.shapes(), images, layout -> !layout.intersects(occupied));
            if (!set.isEmpty()) {
                sets.add(set);
            }
        }
        return new Target(position, cell, mask, Collections.unmodifiableMap(unknown), sets);
    }

    private Layout occupiedNeighbours(Map<Direction, Integer> unknown, int ilsi) {
        // A stream would take some milliseconds at each start: no archive has the lambda of the entries of a TreeMap.
        int[] positions = new int[unknown.size()];
        int occupied = 0;
        for (Map.Entry<Direction, Integer> neighbour : unknown.entrySet()) {
            if ((ilsi & neighbour.getKey().ilsiBit()) != 0) {
                positions[occupied++] = neighbour.getValue();
            }
        }
        return Layout.of(order.size(), Arrays.copyOf(positions, occupied));
    }
}
