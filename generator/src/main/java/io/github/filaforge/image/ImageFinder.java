package io.github.filaforge.image;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Lattice;
import io.github.filaforge.lattice.Symmetry;
import io.github.filaforge.lattice.Turns;
import io.github.filaforge.model.CellColours;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Option;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Region;
import io.github.filaforge.model.Shape;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds all bounded images of a puzzle. */
public final class ImageFinder {

    private ImageFinder() {}

    /**
     * Returns the unfiltered catalogue of a puzzle. A shape that fits nowhere in the region has no image in it.
     *
     * <p>In a closed box an image must not meet itself, and images of a shape that fill equal cells are one.
     *
     * @throws TooManySymmetriesException if there is no room for the symmetries of a closed box
     */
    public static ImageCatalog find(Puzzle puzzle, Distinct distinct) {
        Region region = puzzle.region();
        ShapeFinder shapeFinder = new ShapeFinder(puzzle, region);
        List<List<Image>> images = new ArrayList<>();
        for (Shape shape : shapeFinder.shapes()) {
            SearchStopped.ifInterrupted();
            images.add(imagesOf(shape, shapeFinder, region, puzzle.container().colours()));
        }
        SymmetryGroup symmetries = symmetries(puzzle, distinct, region, shapeFinder, images);
        return new ImageCatalog(puzzle, region, shapeFinder.shapes(), symmetries, images, Optional.empty(), List.of());
    }

    private static SymmetryGroup symmetries(
            Puzzle puzzle, Distinct distinct, Region region, ShapeFinder shapeFinder, List<List<Image>> images) {
        SymmetryFinder finder = new SymmetryFinder(puzzle, region, shapeFinder);
        List<Symmetry> candidates = candidates(puzzle.lattice(), distinct);
        if (distinct == Distinct.ALL) {
            return finder.find(candidates, false, false);
        }
        boolean isClosed = !region.periods().areNone();
        boolean mayBeAlike = isClosed
                || puzzle.mayShareOrientations()
                || puzzle.pieces().stream().anyMatch(piece -> piece.isColoured() || piece.isChoice());
        boolean tellShapes = mayBeAlike && areAlike(shapeFinder.shapes(), images);
        // Translations carry a closed box to itself, and make copies of solutions too.
        return finder.find(candidates, tellShapes, isClosed);
    }

    /** Returns true if images of two shapes fill equal cells. Blanks are distinct from pieces in any case. */
    private static boolean areAlike(List<Shape> shapes, List<List<Image>> images) {
        Set<Layout> filled = new HashSet<>();
        return !shapes.stream()
                .filter(shape -> !shape.isBlank())
                .flatMap(shape -> images.get(shape.index()).stream())
                .allMatch(image -> filled.add(image.layout()));
    }

    /** Returns the symmetries of the lattice that may be symmetries of a puzzle. */
    static List<Symmetry> candidates(Lattice lattice, Distinct distinct) {
        return switch (distinct) {
            case ALL -> lattice.symmetries().subList(0, 1);
            case UP_TO_ROTATION -> lattice.turns().motions(Turns.ALL);
            case UP_TO_REFLECTION -> lattice.symmetries();
        };
    }

    private static List<Image> imagesOf(Shape shape, ShapeFinder shapeFinder, Region region, CellColours colours) {
        if (shape.isBlank()) {
            Lattice lattice = region.lattice();
            boolean written = lattice.isWritten(shape.orientations().get(0).get(0));
            return IntStream.of(region.optional().cells())
                    .filter(cell -> lattice.isWritten(region.cell(cell)) == written)
                    .mapToObj(cell -> new Image(shape.index(), Layout.of(region.size(), cell)))
                    .toList();
        }
        List<Layout> layouts = shape.isChoice()
                ? layouts(shape.pieces().get(0).options(), region)
                : layouts(shapeFinder.orientations(shape), region, colours);
        Collections.sort(layouts);
        List<Image> images = new ArrayList<>(layouts.size());
        for (Layout layout : layouts) {
            if (images.isEmpty() || !layout.equals(images.get(images.size() - 1).layout())) {
                images.add(new Image(shape.index(), layout));
            }
        }
        return images;
    }

    /** Returns the layouts of the options whose cells are all in a region. */
    private static List<Layout> layouts(List<Option> options, Region region) {
        return options.stream()
                .map(option ->
                        option.cells().stream().mapToInt(region::numberOf).toArray())
                .filter(numbers -> IntStream.of(numbers).allMatch(number -> number >= 0))
                .map(numbers -> Layout.of(region.size(), numbers))
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private static List<Layout> layouts(List<Orientation> orientations, Region region, CellColours colours) {
        List<Layout> layouts = new ArrayList<>();
        int[] numbers = new int[orientations.get(0).cells().size()];
        for (Orientation orientation : orientations) {
            for (Cell origin : region.cells()) {
                if (fitsAt(origin, orientation, region, colours, numbers)) {
                    layouts.add(Layout.of(region.size(), numbers));
                }
            }
        }
        return layouts;
    }

    /** Returns true if an orientation has an image in a region. */
    static boolean fits(Orientation orientation, Region region, CellColours colours) {
        int[] numbers = new int[orientation.cells().size()];
        for (Cell origin : region.cells()) {
            if (fitsAt(origin, orientation, region, colours, numbers)) {
                return true;
            }
        }
        return false;
    }

    /** Returns true if an orientation has an image with an origin, and stores the numbers of the cells of the image. */
    private static boolean fitsAt(
            Cell origin, Orientation orientation, Region region, CellColours colours, int... numbers) {
        return place(orientation.cells(), origin, region, numbers)
                && isAllowed(orientation, region, colours, numbers)
                // In a closed box, two cells of a long piece may come to lie in one place.
                && (region.periods().areNone()
                        || Layout.of(region.size(), numbers).size() == numbers.length);
    }

    /** Returns true if the colours of an orientation go with the colours of the cells that it fills. */
    private static boolean isAllowed(Orientation orientation, Region region, CellColours colours, int... numbers) {
        for (int i = 0; i < orientation.colours().size(); i++) {
            if (!colours.permit(orientation.colours().get(i), colours.colour(region.cell(numbers[i])))) {
                return false;
            }
        }
        return true;
    }

    /** Returns those orientations of a shape that have an image in a region, whatever the colours. */
    static List<List<Cell>> orientations(Shape shape, Region region) {
        int[] numbers = new int[shape.volume()];
        return shape.orientations().stream()
                .filter(orientation -> region.cells().stream()
                        .anyMatch(origin -> place(orientation, origin, region, numbers)
                                && Layout.of(region.size(), numbers).size() == numbers.length))
                .toList();
    }

    /** Returns the number of images in a region of a piece with given orientations; in a closed box there may be fewer. */
    static long count(List<List<Cell>> orientations, Region region) {
        long count = 0;
        int[] numbers = new int[orientations.get(0).size()];
        for (List<Cell> orientation : orientations) {
            for (Cell origin : region.cells()) {
                count += place(orientation, origin, region, numbers) ? 1 : 0;
            }
        }
        return count;
    }

    /**
     * Puts the numbers of the cells of an image into an array, and returns false if one is not in the region.
     *
     * @param origin the cell on which the first cell is to lie, if it is of the kind of the first
     */
    private static boolean place(List<Cell> orientation, Cell origin, Region region, int... numbers) {
        Cell point = region.lattice().point(origin);
        Cell first = orientation.get(0);
        if (origin.z() - point.z() != first.z()
                || origin.y() - point.y() != first.y()
                || origin.x() - point.x() != first.x()) {
            return false;
        }
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = region.numberOf(point, orientation.get(i));
            if (numbers[i] < 0) {
                return false;
            }
        }
        return true;
    }
}
