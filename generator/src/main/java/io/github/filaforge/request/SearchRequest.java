package io.github.filaforge.request;

import io.github.filaforge.edge.score.ScoreRequest;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All settings of a search. The numbers in lists, order, filters and tail are numbers of pieces left to be placed.
 *
 * <pre>{@code
 * SearchRequest request = SearchRequest.builder().distinct(Distinct.ALL).stoppable(true).build();
 * }</pre>
 *
 * @param distinct the rule by which solutions count as one
 * @param constraining the choice of the piece that is constrained so that symmetric copies are not searched for
 * @param filters the filters and backtrack triggers
 * @param nof true if image lists depend on the neighbours of the target (neighbour occupancy filtering)
 * @param order the ordering heuristics; empty if no algorithm is requested, or if image lists are requested in the order of
 *     heuristic f
 * @param lists the number of pieces left from which on image lists are used; {@link #FROM_CONSTRAINED} to begin them after
 *     the constrained pieces, or after the first piece if the order begins with heuristic s; empty if dancing links are
 *     used throughout, or if no algorithm is requested
 * @param tries the rule by which the search gives up and begins again; empty if it goes on to the end
 * @param strategy the name of the strategy; {@link #AUTO} for the cheapest strategy that can meet the request; empty for the
 *     default: the strategy of polycube if the request states an algorithm (image lists, an order or tries), else the
 *     cheapest strategy
 * @param tail the number of pieces left at which the search looks up in a table if an assembly can be completed; 0 for
 *     never, empty if the search looks it up where that pays
 * @param forManyRuns true if the solver will be run many times, so that it may take long to make it
 * @param scheduled true if the search is by a schedule even if another search would do, because only a search by a schedule
 *     can be traced and sampled
 * @param counting true if attempts and fits are counted and expected costs are reported
 * @param stoppable true if the search of a part can be stopped before its end
 * @param fewAreEnough true if the search ends when it has found some solutions
 * @param onlyCounted true if only the number of solutions is requested
 * @param merging true if states may be merged when no strategy is named
 * @param roots the least number of roots; empty if the search is split where that pays
 * @param inParts true if the solver is a program that is searched in parts, whose roots stand beside its class
 * @param packageName the package of the solver; empty for the unnamed package
 * @param score the score that a board of an edge puzzle is to have; empty if all its joins have to match
 * @param apart the condition that an assembly is a solution only if it can be taken apart; empty if every assembly is a
 *     solution. Edge puzzles ignore it
 * @param settingsText the form in which the settings are written
 */
public record SearchRequest(
        Distinct distinct,
        Constraining constraining,
        Filters filters,
        boolean nof,
        Optional<OrderingSteps> order,
        OptionalInt lists,
        Optional<RestartLimit> tries,
        String strategy,
        OptionalInt tail,
        boolean forManyRuns,
        boolean scheduled,
        boolean counting,
        boolean stoppable,
        boolean fewAreEnough,
        boolean onlyCounted,
        boolean merging,
        OptionalInt roots,
        boolean inParts,
        String packageName,
        Optional<ScoreRequest> score,
        Optional<ApartRequest> apart,
        SettingsText settingsText) {

    /** The name for {@link #strategy} that stands for the cheapest strategy that can meet the request. */
    public static final String AUTO = "auto";

    /**
     * The number for {@link #lists} that begins image lists behind the constrained pieces; behind the first piece if the
     * order begins with heuristic s; or at the start if the search needs a schedule.
     */
    public static final int FROM_CONSTRAINED = Integer.MAX_VALUE;

    /**
     * The choice of the constrained piece.
     *
     * @param rule the rule of the choice
     * @param piece the name of the piece; empty if the rule names none
     */
    public record Constraining(Rule rule, String piece) {

        /** The rule by which the constrained piece is chosen. */
        public enum Rule {
            /** No piece is constrained. Symmetric copies are found and then removed. */
            NOTHING,
            /** The piece with the fewest images or, in a long search, with the fewest fits according to a sample. */
            CHEAPEST,
            /** The piece that polycube would choose, so that a command line of polycube makes the search of polycube. */
            AS_POLYCUBE,
            /** The piece that is named. */
            PIECE
        }

        /** Returns the choice by a rule that names no piece. */
        public static Constraining by(Rule rule) {
            return new Constraining(rule, "");
        }

        /** Returns the choice of a piece by its name. */
        public static Constraining piece(String name) {
            return new Constraining(Rule.PIECE, name);
        }
    }

    /**
     * The filters and backtrack triggers. Each filter works once before the search. If it has a number, it also works during
     * dancing links, after each placement that leaves at least this number of pieces. A number of 0 or less is taken as
     * none. A number switches its filter on, and only a fit filter that is on can be repeated.
     *
     * @param volume true if the volume filter works before the search
     * @param parity true if the parity filter works before the search
     * @param fit true if the fit filter works before the search
     * @param volumeDuring the least number of pieces left at which the volume filter works during the search
     * @param parityDuring the least number of pieces left at which the parity filter works during the search
     * @param fitDuring the least number of pieces left at which the fit filter works during the search
     * @param fitRepeated true if the fit filter is repeated until it removes no image
     * @param volumeTrigger the least number of pieces left at which volumes are tested after each placement
     * @param parityTrigger true if parity is tested after each placement
     */
    public record Filters(
            boolean volume,
            boolean parity,
            boolean fit,
            OptionalInt volumeDuring,
            OptionalInt parityDuring,
            OptionalInt fitDuring,
            boolean fitRepeated,
            OptionalInt volumeTrigger,
            boolean parityTrigger) {

        public Filters {
            volumeDuring = above0(volumeDuring);
            parityDuring = above0(parityDuring);
            fitDuring = above0(fitDuring);
            volumeTrigger = above0(volumeTrigger);
            volume |= volumeDuring.isPresent();
            parity |= parityDuring.isPresent();
            fit |= fitDuring.isPresent();
            fitRepeated &= fit;
        }

        private static OptionalInt above0(OptionalInt number) {
            return number.isPresent() && number.getAsInt() > 0 ? number : OptionalInt.empty();
        }

        /** The filters that are fastest for most puzzles: the volume filter and the parity filter, before the search. */
        public static final Filters STANDARD = before(true, true);

        /** No filter. */
        public static final Filters NONE = before(false, false);

        /**
         * Returns filters that work only before the search.
         *
         * @param volume true for the volume filter
         * @param parity true for the parity filter
         */
        public static Filters before(boolean volume, boolean parity) {
            OptionalInt never = OptionalInt.empty();
            return new Filters(volume, parity, false, never, never, never, false, never, false);
        }

        /** Returns these filters with another number for the volume trigger. */
        public Filters withVolumeTrigger(OptionalInt left) {
            return new Filters(
                    volume, parity, fit, volumeDuring, parityDuring, fitDuring, fitRepeated, left, parityTrigger);
        }

        /** Returns true if a filter or trigger works during the search. Only a search by a schedule can do that. */
        public boolean workDuringSearch() {
            return volumeDuring.isPresent()
                    || parityDuring.isPresent()
                    || fitDuring.isPresent()
                    || volumeTrigger.isPresent()
                    || parityTrigger;
        }
    }

    /**
     * Returns the request of {@code fila solve} without options: each solution once up to rotation, by the cheapest
     * strategy.
     */
    public static SearchRequest standard() {
        return builder().build();
    }

    /** Returns a builder that begins with the settings of {@link #standard}. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns a builder of a request for the search of polycube 2.0: dancing links by heuristic s, without filters, until
     * other settings are made. It differs from polycube in that each solution is found once up to rotation. The choice of
     * the constrained piece by polycube is {@link Constraining.Rule#AS_POLYCUBE}.
     */
    public static Builder polycube() {
        return builder().filters(Filters.NONE).nof(false).order(OrderingSteps.standard());
    }

    /** Returns a builder that begins with the settings of this request. */
    public Builder but() {
        return new Builder(this);
    }

    /** Returns true if the request states image lists, an order or tries. */
    public boolean isAlgorithmGiven() {
        return lists.isPresent() || order.isPresent() || tries.isPresent();
    }

    /** Returns true if the search may use any algorithm. */
    public boolean isAlgorithmOpen() {
        return !isAlgorithmGiven() && !filters.workDuringSearch() && !scheduled;
    }

    /**
     * Returns the requested ordering heuristics; if there are none, heuristic f if image lists are requested, else heuristic
     * s.
     */
    public OrderingSteps orderInForce() {
        return order.orElseGet(() -> lists.isPresent() ? OrderingSteps.natural() : OrderingSteps.standard());
    }

    /** A builder of a request. The settings can be made in any order. Each method sets the record component of its name. */
    public static final class Builder {

        private Distinct distinct = Distinct.UP_TO_ROTATION;
        private Constraining constraining = Constraining.by(Constraining.Rule.CHEAPEST);
        private Filters filters = Filters.STANDARD;
        private boolean nof = true;
        private Optional<OrderingSteps> order = Optional.empty();
        private OptionalInt lists = OptionalInt.empty();
        private Optional<RestartLimit> tries = Optional.empty();
        private String strategy = "";
        private OptionalInt tail = OptionalInt.empty();
        private boolean forManyRuns;
        private boolean scheduled;
        private boolean counting;
        private boolean stoppable;
        private boolean fewAreEnough;
        private boolean onlyCounted;
        private boolean merging = true;
        private boolean inParts;
        private OptionalInt roots = OptionalInt.empty();
        private String packageName = "";
        private Optional<ScoreRequest> score = Optional.empty();
        private Optional<ApartRequest> apart = Optional.empty();
        private SettingsText settingsText = SettingsText.OfApi.METHODS;

        private Builder() {}

        private Builder(SearchRequest request) {
            this.distinct = request.distinct;
            this.constraining = request.constraining;
            this.filters = request.filters;
            this.nof = request.nof;
            this.order = request.order;
            this.lists = request.lists;
            this.tries = request.tries;
            this.strategy = request.strategy;
            this.tail = request.tail;
            this.forManyRuns = request.forManyRuns;
            this.scheduled = request.scheduled;
            this.counting = request.counting;
            this.stoppable = request.stoppable;
            this.fewAreEnough = request.fewAreEnough;
            this.onlyCounted = request.onlyCounted;
            this.merging = request.merging;
            this.roots = request.roots;
            this.inParts = request.inParts;
            this.packageName = request.packageName;
            this.score = request.score;
            this.apart = request.apart;
            this.settingsText = request.settingsText;
        }

        public Builder distinct(Distinct value) {
            distinct = value;
            return this;
        }

        public Builder constraining(Constraining value) {
            constraining = value;
            return this;
        }

        public Builder filters(Filters value) {
            filters = value;
            return this;
        }

        public Builder nof(boolean value) {
            nof = value;
            return this;
        }

        public Builder order(OrderingSteps value) {
            order = Optional.of(value);
            return this;
        }

        public Builder lists(int value) {
            lists = OptionalInt.of(value);
            return this;
        }

        /**
         * Sets {@link SearchRequest#lists} and {@link SearchRequest#order} so that the algorithms of polycube 1.x take over
         * from dancing links at the given numbers of pieces left. Dancing links keep the order that was set before.
         */
        public Builder retired(RetiredAlgorithms value) {
            order = Optional.of(value.order(order.orElseGet(OrderingSteps::standard)));
            lists = value.lists() > 0 ? OptionalInt.of(value.lists()) : OptionalInt.empty();
            return this;
        }

        public Builder tries(RestartLimit value) {
            tries = Optional.of(value);
            return this;
        }

        public Builder strategy(String value) {
            strategy = value;
            return this;
        }

        public Builder tail(int value) {
            tail = OptionalInt.of(value);
            return this;
        }

        public Builder forManyRuns(boolean value) {
            forManyRuns = value;
            return this;
        }

        public Builder scheduled(boolean value) {
            scheduled = value;
            return this;
        }

        public Builder counting(boolean value) {
            counting = value;
            return this;
        }

        /**
         * Sets {@link SearchRequest#stoppable}.
         *
         * @param value true if the solver tests very often if the search of its part is to end
         */
        public Builder stoppable(boolean value) {
            stoppable = value;
            return this;
        }

        public Builder fewAreEnough(boolean value) {
            fewAreEnough = value;
            return this;
        }

        /**
         * Sets {@link SearchRequest#onlyCounted}.
         *
         * @param value true if only the number of solutions is requested
         */
        public Builder onlyCounted(boolean value) {
            onlyCounted = value;
            return this;
        }

        /**
         * Sets {@link SearchRequest#merging}.
         *
         * @param value true if states may be merged when no strategy is named
         */
        public Builder merging(boolean value) {
            merging = value;
            return this;
        }

        public Builder roots(int value) {
            roots = OptionalInt.of(value);
            return this;
        }

        /**
         * Sets {@link SearchRequest#inParts} and {@link SearchRequest#stoppable}.
         *
         * @param value true if the solver is a program that is searched in parts, each of which can be asked to end
         */
        public Builder inParts(boolean value) {
            inParts = value;
            stoppable = value;
            return this;
        }

        public Builder packageName(String value) {
            packageName = value;
            return this;
        }

        /** Sets the score that a board of an edge puzzle is to have. */
        public Builder score(ScoreRequest value) {
            score = Optional.of(value);
            return this;
        }

        /** Sets the condition that an assembly is a solution only if it can be taken apart. */
        public Builder apart(ApartRequest value) {
            apart = Optional.of(value);
            return this;
        }

        public Builder settingsText(SettingsText value) {
            settingsText = value;
            return this;
        }

        /** Returns the request. */
        public SearchRequest build() {
            return new SearchRequest(
                    distinct,
                    constraining,
                    filters,
                    nof,
                    order,
                    lists,
                    tries,
                    strategy,
                    tail,
                    forManyRuns,
                    scheduled,
                    counting,
                    stoppable,
                    fewAreEnough,
                    onlyCounted,
                    merging,
                    roots,
                    inParts,
                    packageName,
                    score,
                    apart,
                    settingsText);
        }
    }
}
