package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.model.Shape;
import java.util.List;

/**
 * How a dynamic sieve chooses its targets, as far as the estimate of its search has to know it too. First come the cells
 * with just one open neighbour, of these the one with the fewest fits.
 *
 * @param isFlat whether no cell has neighbours in more than two of the three axes
 * @param looksAtVolumes whether a branch ends when a part of the open space has a volume that no pieces left have together
 */
public record DynamicTargetRule(boolean isFlat, boolean looksAtVolumes) {

    /**
     * With this many fits it pays to look at cells with two open neighbours too, if many pieces are left. With the
     * thresholds of its tables 6 takes 2 % less time than 4 for the Tetris Cube, and the same for the Bedlam Cube.
     */
    public static final int MANY_FITS = 6;

    /** The rule for some images. The volume test pays in the plane; it knows pieces of one size, or of two without copies. */
    public static DynamicTargetRule of(ImageCatalog catalog) {
        List<Shape> shapes = catalog.shapes();
        Lattice lattice = catalog.region().lattice();
        boolean squares =
                lattice.isOrthogonal() && catalog.region().directions().size() <= 4;
        boolean flat = squares || lattice.isPlanar();
        boolean connected =
                shapes.stream().allMatch(shape -> shape.pieces().get(0).isConnected(lattice));
        boolean copies = shapes.stream().anyMatch(shape -> shape.copies() > 1);
        long sizes = shapes.stream().map(Shape::volume).distinct().count();
        return new DynamicTargetRule(flat, squares && connected && (sizes == 1 || (sizes == 2 && !copies)));
    }

    /**
     * The number of pieces left from which on more cells are looked at. Measured: Tetris Cube 2.26 to 2.38 s instead of
     * 2.42 to 2.57, PT12 8.2 s instead of 8.9 (with 8: 9.4).
     */
    public int manyLeft() {
        return isFlat ? 10 : 5;
    }
}
