package io.github.filaforge.strategy.merge;

import io.github.filaforge.emit.BoardTables;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.StringTable;
import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.estimate.TimeEstimate;
import io.github.filaforge.model.Image;
import io.github.filaforge.plan.MergedOrder;
import io.github.filaforge.plan.MergedStatesPlan;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.merge.MergeSolver;
import io.github.filaforge.runtime.merge.PuzzleImages;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.strategy.Strategy;
import io.github.filaforge.strategy.StrategyPlan;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * The strategy of merged states. A state is the set of cells that are filled and the multiset of pieces that are used,
 * whatever the assembly is. Solutions are counted without being listed, and listed without dead ends.
 */
public final class MergeStrategy extends Strategy {

    static final String NAME = "merge";

    public MergeStrategy() {
        super(
                NAME,
                "merges equal states; counts without listing, and lists without dead ends",
                SearchPlan.Kind.MERGED_STATES);
    }

    @Override
    public boolean hasDirectSolvers() {
        return true;
    }

    @Override
    public StrategyPlan ofMergedStates(MergedStatesPlan search) {
        return new Plan(search);
    }

    @Override
    public Optional<TimeEstimate> expected(MergedOrder orders, boolean onlyCounted, double most) {
        return new MergeCost(orders, onlyCounted, most).expected();
    }

    /** The plan of merging. Merging is possible if states can be represented by words. */
    private record Plan(MergedStatesPlan search) implements StrategyPlan {

        /** The time of a step. Merging takes at most as many steps as a search makes fits. */
        private static final double STEP_NANOS = 30;

        @Override
        public Optional<String> obstacle() {
            return search.obstacle();
        }

        @Override
        public SearchCost cost(Estimate fits) {
            return SearchCost.of(fits, STEP_NANOS);
        }

        @Override
        public String text() {
            return String.format(
                    Locale.ROOT,
                    "merged states in the order of cells by heuristic %s: the longest image ends %s after it begins\n",
                    search.order().heuristic(),
                    Plural.of(search.packing().reach(), "cell"));
        }

        /** Returns the source of a solver, which has only the data of the puzzle. */
        @Override
        public SolverSource emit(SourceRequest request) {
            StringTable images = images();
            StringTable leftOut = leftOut();
            SolverTemplate template = new SolverTemplate(
                            "merge.txt",
                            search,
                            request.withoutCounting(),
                            NAME + ", ordering heuristic " + search.order().heuristic(),
                            "Merge")
                    .importing(List.of("merge.MergeSolver", "merge.PuzzleImages"))
                    .with("images", arguments(areSome(leftOut)))
                    .with(images);
            if (areSome(leftOut)) {
                template.with(leftOut);
            }
            return template.source();
        }

        @Override
        public Optional<Supplier<Search>> directSolvers(boolean counting) {
            BoardTables board = BoardTables.of(search);
            PuzzleImages images = search.canonicalTest().isEmpty()
                    ? new PuzzleImages(images().array())
                    : new PuzzleImages(images().array(), leftOut().array(), board.symmetries());
            return Optional.of(() -> new MergeSolver(
                    GeneratedSolver.FORMAT, board.board(), board.roots(), board.canonicalForm(), images));
        }

        @Override
        public double directLoss() {
            return 0;
        }

        private StringTable images() {
            return new StringTable(
                    "IMAGES",
                    "Where a piece of each shape can lie: the cells of each image.",
                    search.images().stream()
                            .map(new RegionTables(search.catalog(), search.order())::cells)
                            .toList());
        }

        private static boolean areSome(StringTable leftOut) {
            return !String.join("", leftOut.rows()).isEmpty();
        }

        /** Returns the arguments of the constructor of the images. */
        private String arguments(boolean areSomeLeftOut) {
            return search.canonicalTest().isEmpty()
                    ? "IMAGES"
                    : areSomeLeftOut ? "IMAGES, LEFT_OUT, SYMMETRIES" : "IMAGES, SYMMETRIES";
        }

        private StringTable leftOut() {
            List<List<Image>> images = search.images();
            List<String> rows = new ArrayList<>();
            for (int shape = 0; shape < images.size(); shape++) {
                List<Image> all = images.get(shape);
                Set<Image> listed = new HashSet<>(search.catalog().images().get(shape));
                rows.add(RegionTables.joined(
                        IntStream.range(0, all.size()).filter(image -> !listed.contains(all.get(image)))));
            }
            return new StringTable(
                    "LEFT_OUT",
                    "The numbers, from 0, of the images of each shape that are left out where solutions are listed.",
                    rows);
        }
    }
}
