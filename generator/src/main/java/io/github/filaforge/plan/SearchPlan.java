package io.github.filaforge.plan;

import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Shape;
import java.util.List;
import java.util.Optional;

/**
 * The plan of a search, which does not depend on the strategy. Each kind of plan has fields of its own. A strategy accepts
 * plans of one kind or several, and makes its tables from them.
 */
public sealed interface SearchPlan permits FixedOrderPlan, ChosenTargetsPlan, SchedulePlan, MergedStatesPlan {

    /** The kinds of search, by the rule that chooses the cell that is filled next. */
    enum Kind {
        /** A fixed order of the cells ({@link FixedOrderPlan}). */
        FIXED_ORDER,
        /** The state of the search ({@link ChosenTargetsPlan}). */
        CHOSEN_TARGETS,
        /** An ordering heuristic for each number of pieces left ({@link SchedulePlan}). */
        SCHEDULE,
        /** A fixed order of the cells, in a search that merges equal states ({@link MergedStatesPlan}). */
        MERGED_STATES;

        /** Returns true if a search of this kind places pieces one by one, so that a solver can count attempts and fits. */
        public boolean countsIfAsked() {
            return this == FIXED_ORDER || this == CHOSEN_TARGETS;
        }

        /** Returns true if a request can leave open which of this kind and another is searched. */
        public boolean isAlternativeTo(Kind other) {
            return (this == SCHEDULE) == (other == SCHEDULE);
        }
    }

    Kind kind();

    /** Returns the catalogue from which the plan was made, with its images filtered. */
    ImageCatalog catalog();

    /**
     * Returns the order by which the layouts of the plan number the cells. It is the natural order if the search has no
     * fixed order.
     */
    CellOrder order();

    /** Returns the roots, from which generated code starts. */
    Roots roots();

    /** Returns the test that decides which solutions count; empty if every solution that is found counts. */
    Optional<CanonicalTest> canonicalTest();

    /** Returns this plan with other roots, which are in sum the whole search too. */
    SearchPlan withRoots(Roots newRoots);

    /** Returns the value that a function has for plans of this kind. */
    <R> R by(Cases<R> cases);

    /**
     * A function of a plan that has a case for each kind of search.
     *
     * @param <R> the type of the values
     */
    interface Cases<R> {

        /** Returns the value for a search in a fixed order. */
        R ofFixedOrder(FixedOrderPlan plan);

        /** Returns the value for a search that chooses each target. */
        R ofChosenTargets(ChosenTargetsPlan plan);

        /** Returns the value for a search by a schedule. */
        R ofSchedule(SchedulePlan plan);

        /** Returns the value for a search that merges states. */
        R ofMergedStates(MergedStatesPlan plan);
    }

    /** Returns this plan if its search takes the cells in a fixed order and has image list sets; else empty. */
    default Optional<FixedOrderPlan> inFixedOrder() {
        return Optional.empty();
    }

    /** Returns the schedule of the search; empty if it is not by a schedule. */
    default Optional<SearchSchedule> scheduled() {
        return Optional.empty();
    }

    /**
     * Returns true if an equal search is requested with neighbour occupancy filtering. It has no effect on a search without
     * image lists.
     */
    default boolean nof() {
        return scheduled().filter(SearchSchedule::nof).isPresent();
    }

    /** Returns true if the search is made in tries, each of which begins at one root. */
    default boolean isMadeInTries() {
        return scheduled().flatMap(SearchSchedule::tries).isPresent();
    }

    /** Returns true if the search merges states, so that it has one root and divides itself into parts. */
    default boolean mergesStates() {
        return kind() == Kind.MERGED_STATES;
    }

    default Puzzle puzzle() {
        return catalog().puzzle();
    }

    /** Returns the shapes of the pieces that a search places. */
    default List<Shape> shapes() {
        return catalog().shapes();
    }

    /** Returns the number of pieces of the puzzle that a search places. */
    default int pieces() {
        return catalog().pieces();
    }
}
