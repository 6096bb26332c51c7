package io.github.filaforge.image;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * The size of the plan of a puzzle, estimated before its images are made.
 *
 * @param images the number of images; 0 if the plan is small
 * @param cells the number of cells of all images
 */
public record PlanSize(long images, long cells) {

    /** The number of images up to which a plan takes a second or two and some hundred megabytes. */
    private static final long FEW_IMAGES = 500_000;

    /**
     * The memory of an image in the catalogue and in the solver that is generated from it. For 369 octominoes, plan and
     * solver fill two thirds of the result of {@link #bytes} by measurement, and the garbage collector needs the rest.
     */
    private static final long BYTES_OF_IMAGE = 220;

    private static final long BYTES_OF_CELL = 20;

    private static final double SECONDS_OF_IMAGE = 2e-6;

    public static PlanSize of(Puzzle puzzle) {
        Region region = puzzle.region();
        long most =
                (long) puzzle.mobilePieces().size() * puzzle.lattice().turns().most() * region.size();
        if (most <= FEW_IMAGES) {
            return new PlanSize(0, 0);
        }
        List<Shape> shapes = new ShapeFinder(puzzle, region).shapes();
        long images = 0;
        long cells = 0;
        for (Shape shape : shapes) {
            long ofShape = shape.isChoice()
                    ? shape.pieces().get(0).options().size()
                    : ImageFinder.count(shape.orientations(), region);
            images += ofShape;
            cells += ofShape * shape.volume();
        }
        return new PlanSize(images, cells);
    }

    /** Returns the time of images, filters, source and classes in seconds, on the machine where it was measured. */
    public double seconds() {
        return images * SECONDS_OF_IMAGE;
    }

    /** Returns true if the plan takes seconds, so that a message about it is worth while. */
    public boolean isLarge() {
        return images > FEW_IMAGES;
    }

    /** Returns the memory of plan and solver, in bytes. */
    public long bytes() {
        return images * BYTES_OF_IMAGE + cells * BYTES_OF_CELL;
    }
}
