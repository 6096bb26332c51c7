package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.Optional;

/**
 * What the search will do: from each root, fill the first open cell in the order with each image of its image list set
 * that fits, and go on until no piece is left; or, by a schedule, choose targets as it goes.
 *
 * @param catalog the images, filtered, from which the plan was made
 * @param order the order of the cells
 * @param nof whether the image list sets depend on the neighbours of the target (neighbour occupancy filtering)
 * @param beginning what roots there are; by a schedule none, though its first placements may be made roots later
 * @param roots where generated code starts; independent of one another, and in sum the whole search
 * @param rootPlacements the number of placements that were made to find the roots; index n is with n pieces left
 * @param targets what there is to try at each cell that any image can fill as the target, by ascending position; empty
 *     if the search goes by a schedule
 * @param schedule the schedule; empty if targets come in the order
 * @param canonicalTest how solutions are judged; empty if every solution that is found counts
 */
public record SearchPlan(
        ImageCatalog catalog,
        CellOrder order,
        boolean nof,
        Beginning beginning,
        List<Root> roots,
        List<Long> rootPlacements,
        List<Target> targets,
        Optional<SearchSchedule> schedule,
        Optional<CanonicalTest> canonicalTest) {

    public SearchPlan {
        roots = List.copyOf(roots);
        rootPlacements = List.copyOf(rootPlacements);
        targets = List.copyOf(targets);
    }

    /** This plan with other roots, which in sum are the whole search too. */
    public SearchPlan withRoots(List<Root> newRoots, List<Long> newPlacements) {
        return new SearchPlan(
                catalog, order, nof, beginning, newRoots, newPlacements, targets, schedule, canonicalTest);
    }

    public Puzzle puzzle() {
        return catalog.puzzle();
    }

    public List<Shape> shapes() {
        return catalog.shapes();
    }

    /** The number of pieces of the puzzle that are to be placed. */
    public int pieces() {
        return shapes().stream().mapToInt(Shape::copies).sum();
    }

    /** The target of an occupancy; empty if no image can fill its first open cell, or none is open. */
    public Optional<Target> target(Layout occupancy) {
        for (int position = 0; position < order.size(); position++) {
            if (!occupancy.contains(position)) {
                int first = position;
                return targets.stream()
                        .filter(target -> target.position() == first)
                        .findFirst();
            }
        }
        return Optional.empty();
    }

    /**
     * The image list set to be tried at the target of an occupancy under a root: as the article builds its lists anew
     * for each root, an image that collides with the root's pieces is in none of them.
     */
    public ImageListSet imageListSet(Root root, Target target, Layout occupancy) {
        return target.set(nof ? target.ilsi(occupancy) : target.mask()).without(root.occupancy());
    }
}
