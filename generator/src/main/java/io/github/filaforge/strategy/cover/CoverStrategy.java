package io.github.filaforge.strategy.cover;

import io.github.filaforge.emit.BoardTables;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.SearchTree;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Region;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.cover.CoverImages;
import io.github.filaforge.runtime.cover.CoverSolver;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The strategy of exact cover: each state has the set of all images that fit, as bits. The target is the cell or the shape
 * with the fewest of these images.
 */
public final class CoverStrategy extends Strategy {

    private static final String NAME = "cover";

    /** The number of neighbours of a cell in a lattice of cubes. */
    private static final int MANY_NEIGHBOURS = 6;

    public CoverStrategy() {
        super(
                NAME,
                "keeps the set of all images that fit, and takes the cell or the piece with the fewest of them",
                SearchPlan.Kind.CHOSEN_TARGETS);
    }

    @Override
    public boolean hasDirectSolvers() {
        return true;
    }

    @Override
    public OptionalDouble leastNanos() {
        return OptionalDouble.of(Plan.LEAST_NANOS);
    }

    /**
     * Returns true if a cell of the region has more neighbours than a cube. Then the number of open neighbours, by which the
     * dynamic sieve chooses, hardly states which cells few images fit. Measured: Kanoodle pyramid 66 ms instead of 549, but
     * Tetris Cube 7.9 s instead of 2.4, Bedlam Cube 8.2 instead of 3.2, pentominoes in 10x6 149 ms instead of 40, hexiamonds
     * in 6x6 37 instead of 10.
     */
    @Override
    public boolean mayTakeLeast(Region region) {
        return IntStream.range(0, region.size()).anyMatch(cell -> region.neighbours(cell).length > MANY_NEIGHBOURS);
    }

    @Override
    public SearchTree<Image> tree(ImageCatalog catalog, CellOrder order) {
        return new CoverTree(catalog, order);
    }

    @Override
    public StrategyPlan ofChosenTargets(ChosenTargetsPlan search) {
        ImageCatalog catalog = search.catalog();
        List<List<Image>> images = catalog.shapes().stream()
                .map(shape -> search.roots().leaveAny(shape) ? catalog.images(shape) : List.<Image>of())
                .toList();
        return new Plan(search, images);
    }

    /**
     * The plan of a search by exact cover.
     *
     * @param images the images of each shape, by the index of the shape; empty for a shape that every root uses up
     */
    private record Plan(ChosenTargetsPlan search, List<List<Image>> images) implements StrategyPlan {

        /**
         * Nanoseconds for a fit, whatever the images are. Fits are counted by samples, which do not look ahead. Measured,
         * where a fit of a dynamic sieve of the Tetris Cube takes 38: Kanoodle pyramid 122 ns in 31 words, Tetris Cube 186
         * in 66, pentominoes in 10x6 138 in 37.
         */
        static final double LEAST_NANOS = 100;

        /** Nanoseconds for a fit, for each word of a set of images, in addition. */
        private static final double NANOS_PER_WORD = 1.3;

        /** The greatest number of words of a set of images. With more, a state takes too long to make. */
        private static final long MAX_WORDS = 250;

        @Override
        public Optional<String> obstacle() {
            return words() > MAX_WORDS ? Optional.of("sets of " + words() + " words") : Optional.empty();
        }

        /** Returns the number of words of a set of images, in which each shape begins at a word of its own. */
        long words() {
            return images.stream()
                    .mapToLong(ofShape -> ofShape.isEmpty() ? 0 : Layout.wordsFor(ofShape.size()))
                    .sum();
        }

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, LEAST_NANOS + NANOS_PER_WORD * words());
        }

        @Override
        public String text() {
            return "cover: " + Plural.of(images.stream().mapToLong(List::size).sum(), "image") + " in sets of "
                    + Plural.of(words(), "word") + "\n";
        }

        @Override
        public SolverSource emit(SourceRequest request) {
            return new SolverTemplate("cover.txt", search, request, NAME, "Cover")
                    .importing(List.of("cover.CoverImages", "cover.CoverSolver"))
                    .with(table())
                    .with(
                            "pieces",
                            search.catalog().isVaried()
                                    ? BoardTables.of(search).newBoard()
                                    : "PIECES, " + search.order().size())
                    .with("words", words())
                    .source();
        }

        @Override
        public Optional<Supplier<Search>> directSolvers(boolean counting) {
            BoardTables board = BoardTables.of(search);
            CoverImages all = search.catalog().isVaried()
                    ? CoverImages.read(table().array(), board.board())
                    : CoverImages.read(
                            table().array(), board.pieces(), search.order().size());
            return Optional.of(() -> new CoverSolver(
                    GeneratedSolver.FORMAT, board.board(), board.roots(), board.canonicalForm(), counting, all));
        }

        @Override
        public double directLoss() {
            return 0;
        }

        private StringTable table() {
            return new RegionTables(search.catalog(), search.order()).images(images);
        }
    }
}
