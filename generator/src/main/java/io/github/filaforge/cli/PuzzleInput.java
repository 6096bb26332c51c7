package io.github.filaforge.cli;

import io.github.filaforge.definition.DefinedPuzzle;
import io.github.filaforge.definition.DefinitionReader;
import io.github.filaforge.definition.SourcePosition;
import io.github.filaforge.estimate.ConstraintChoice;
import io.github.filaforge.estimate.OrderSearch;
import io.github.filaforge.image.FitFilter;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.image.ImageFinder;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.image.Impossibility;
import io.github.filaforge.image.ParityFilter;
import io.github.filaforge.image.RedundancyFilter;
import io.github.filaforge.image.UnplaceablePieceException;
import io.github.filaforge.image.VolumeFilter;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.OrderingHeuristic;
import io.github.filaforge.plan.Planner;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.report.Stage;
import io.github.filaforge.report.Stopwatch;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One puzzle of the command line on its way to a plan. All puzzles are read and their images found before anything is
 * done with the first, so that a mistake in the last costs nothing.
 */
final class PuzzleInput {

    private static final String FITTING_REMEDY =
            "every mobile piece needs a place in the region: check its cells, the box and the stationary pieces";

    private final String definition;
    private final ImageCatalog images;
    private final Stopwatch stopwatch;

    private PuzzleInput(String definition, ImageCatalog images, Stopwatch stopwatch) {
        this.definition = definition;
        this.images = images;
        this.stopwatch = stopwatch;
    }

    /** Reads every puzzle of the given definition files; {@code -} is standard input. */
    static List<PuzzleInput> readAll(List<String> arguments, Distinct distinct) {
        List<PuzzleInput> inputs = new ArrayList<>();
        for (String argument : arguments) {
            Stopwatch reading = new Stopwatch();
            if (inputs.isEmpty()) {
                reading.addTimeSinceStart(Stage.START);
            }
            List<DefinedPuzzle> puzzles =
                    reading.time(Stage.READ, () -> DefinitionReader.readArgument(argument, System.in));
            for (DefinedPuzzle puzzle : puzzles) {
                Stopwatch stopwatch = inputs.isEmpty() ? reading : new Stopwatch();
                ImageCatalog images = stopwatch.time(Stage.PLAN, () -> findImages(puzzle, distinct));
                inputs.add(new PuzzleInput(fileName(argument), images, stopwatch));
            }
        }
        return inputs;
    }

    private static String fileName(String argument) {
        Path name = Path.of(argument).getFileName();
        return name == null ? argument : name.toString();
    }

    private static ImageCatalog findImages(DefinedPuzzle puzzle, Distinct distinct) {
        try {
            return ImageFinder.find(puzzle.puzzle(), distinct);
        } catch (UnplaceablePieceException e) {
            SourcePosition place = puzzle.positionOf(e.piece());
            throw new UserException(place.report(e.getMessage(), FITTING_REMEDY));
        }
    }

    /** The name of the definition file, without its folder. */
    String definition() {
        return definition;
    }

    /** All bounded images. */
    ImageCatalog images() {
        return images;
    }

    /** The times that this puzzle has taken. */
    Stopwatch stopwatch() {
        return stopwatch;
    }

    /** The images after the filters that the options ask for. */
    ImageCatalog filtered(SearchOptions options) {
        return stopwatch.time(Stage.PLAN, () -> {
            ImageCatalog filtered = constrained(options);
            filtered = options.useParityFilter() ? ParityFilter.apply(filtered) : filtered;
            filtered = options.useVolumeFilter() ? VolumeFilter.apply(filtered) : filtered;
            return options.useFitFilter() ? FitFilter.apply(filtered, options.repeatsFitFilter()) : filtered;
        });
    }

    private ImageCatalog constrained(SearchOptions options) {
        if (options.findsCopies()) {
            return images;
        }
        if (!options.constrainedPiece().isEmpty()) {
            return RedundancyFilter.constrain(images, uniqueShape(options.constrainedPiece()));
        }
        return options.constrainsAsPolycube()
                ? RedundancyFilter.constrainBest(images)
                : ConstraintChoice.constrain(images);
    }

    private Shape uniqueShape(String piece) {
        for (Shape shape : images.shapes()) {
            if (shape.pieces().stream().map(Piece::name).anyMatch(piece::equals)) {
                if (shape.copies() > 1) {
                    throw new UserException("piece " + piece + " cannot be constrained: " + shape.copies()
                            + " pieces have its shape; " + uniquePieces());
                }
                return shape;
            }
        }
        throw new UserException("-r names a piece that puzzle "
                + images.puzzle().name() + " does not have: " + piece + "; " + uniquePieces());
    }

    private String uniquePieces() {
        String names = images.shapes().stream()
                .filter(shape -> shape.copies() == 1)
                .map(Shape::name)
                .collect(Collectors.joining(" "));
        return names.isEmpty() ? "no piece has a shape of its own" : "pieces with a shape of their own: " + names;
    }

    /** The plan that the options ask for, under the conditions of {@link #possible}. */
    SearchPlan plan(SearchOptions options) {
        return plan(possible(options), options);
    }

    /**
     * The images after the filters that the options ask for.
     *
     * @throws UserException if the puzzle has no solution, and that can be told without a search
     */
    ImageCatalog possible(SearchOptions options) {
        ImageCatalog catalog = filtered(options);
        Optional<String> impossibility = Impossibility.reason(catalog);
        if (impossibility.isPresent()) {
            throw new UserException(
                    "puzzle " + images.puzzle().name() + " has no solution to search for: " + impossibility.get());
        }
        return catalog;
    }

    /** The plan with images that are filtered already. */
    SearchPlan plan(ImageCatalog catalog, SearchOptions options) {
        int pieces = catalog.shapes().stream().mapToInt(Shape::copies).sum();
        Optional<OrderingHeuristic> order = options.fixedOrder(pieces);
        if (order.isEmpty()) {
            return stopwatch.time(Stage.PLAN, () -> Planner.plan(catalog, options.schedule()));
        }
        CellOrder cells = stopwatch.time(
                Stage.PLAN,
                () -> order.get().isSearchedFor()
                        ? OrderSearch.best(catalog)
                        : CellOrder.by(order.get(), catalog.puzzle()));
        return stopwatch.time(
                Stage.PLAN, () -> Planner.plan(catalog, cells, options.useNof(), options.beginning(pieces)));
    }
}
