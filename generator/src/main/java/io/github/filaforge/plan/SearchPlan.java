package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.Optional;

/**
 * What a search will do, with nothing in it about the strategy by which it does so. Each kind of search has its own
 * fields; a strategy's own tables are made from a plan of the kind that it takes.
 */
public sealed interface SearchPlan permits FixedOrderPlan, ChosenTargetsPlan, SchedulePlan, MergedStatesPlan {

    /** The kinds of search, by what decides which cell is filled next. */
    enum Kind {
        /** An order of the cells that is known before the search ({@link FixedOrderPlan}). */
        FIXED_ORDER,
        /** The state of the search ({@link ChosenTargetsPlan}). */
        CHOSEN_TARGETS,
        /** The number of pieces left: an ordering heuristic for each ({@link SchedulePlan}). */
        SCHEDULE,
        /** An order of the cells that is known before, in which equal states are merged ({@link MergedStatesPlan}). */
        MERGED_STATES;

        /** Whether such a search places pieces one by one, so that attempts and fits can be counted on the way. */
        public boolean countsIfAsked() {
            return this == FIXED_ORDER || this == CHOSEN_TARGETS;
        }
    }

    Kind kind();

    /** The images, filtered, from which the plan was made. */
    ImageCatalog catalog();

    /** How cells are numbered in the layouts of the plan: the order of the cells, or their natural one if none is fixed. */
    CellOrder order();

    /** Where generated code starts. */
    Roots roots();

    /** How solutions are judged; empty if every solution that is found counts. */
    Optional<CanonicalTest> canonicalTest();

    /** This plan with other roots, which in sum are the whole search too. */
    SearchPlan withRoots(Roots newRoots);

    default Puzzle puzzle() {
        return catalog().puzzle();
    }

    default List<Shape> shapes() {
        return catalog().shapes();
    }

    /** The number of pieces of the puzzle that are to be placed. */
    default int pieces() {
        return catalog().pieces();
    }
}
