package io.github.filaforge.image;

import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * How large the plan of a puzzle will be, known before its images are made.
 *
 * @param images the number of images; 0 if it is so small that nobody need know
 * @param cells the number of cells of all images
 */
public record PlanSize(long images, long cells) {

    /** With no more images a plan takes a second or two and some hundred megabytes. */
    private static final long FEW_IMAGES = 500_000;

    /**
     * What an image takes in the catalogue and in the solver that comes of it. Measured: of what this gives for 369
     * octominoes plan and solver fill two thirds, and the collector of garbage needs the rest.
     */
    private static final long BYTES_OF_IMAGE = 220;

    private static final long BYTES_OF_CELL = 20;

    private static final double SECONDS_OF_IMAGE = 2e-6;

    /** The size of the plan of a puzzle. */
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
            long ofShape = ImageFinder.count(shape.orientations(), region);
            images += ofShape;
            cells += ofShape * shape.volume();
        }
        return new PlanSize(images, cells);
    }

    /** The time that images, filters, source and classes take, on the machine where it was measured. */
    public double seconds() {
        return images * SECONDS_OF_IMAGE;
    }

    /** Whether the plan takes seconds, so that it is worth while to say so. */
    public boolean isLarge() {
        return images > FEW_IMAGES;
    }

    /** The memory that plan and solver take, in bytes. */
    public long bytes() {
        return images * BYTES_OF_IMAGE + cells * BYTES_OF_CELL;
    }
}
