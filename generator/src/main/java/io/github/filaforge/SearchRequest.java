package io.github.filaforge;

import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.image.ImageFinder.Distinct;
import io.github.filaforge.plan.OrderingSteps;
import io.github.filaforge.plan.RetiredAlgorithms;
import io.github.filaforge.plan.Tries;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Everything that a search can be asked for. Numbers are of pieces left to be placed.
 *
 * @param distinct which solutions count as one
 * @param constraining which piece is constrained so that symmetric copies are not searched for
 * @param filters which images are left out, and which branches are not followed
 * @param nof whether image lists depend on the neighbours of the target (neighbour occupancy filtering)
 * @param order the ordering heuristics; empty if the algorithm is open, or by heuristic f where image lists are asked for
 * @param lists from how many pieces left on image lists serve, {@link #FROM_CONSTRAINED} from where the constrained pieces
 *     are placed, or what heuristic s takes first if the order begins with it; empty if dancing links do throughout, or
 *     the algorithm is open
 * @param tries how the search gives up and begins again; empty if it goes on to the end
 * @param strategy the name of the strategy; {@link #AUTO} if the cheapest that can do all this is to be chosen; empty if so
 *     where the algorithm is open, and polycube's is to run where it is not
 * @param tail with how many pieces left it is looked up whether anything can be completed; 0 for never, empty if it is
 *     looked up where that pays
 * @param forManyRuns whether the solver will be run many times, so that it may take long to make
 * @param scheduled whether the search goes by a schedule, even one that could be served otherwise, for only such a search
 *     can be traced and sampled
 * @param counting whether attempts and fits are counted, and expected costs told
 * @param stoppable whether the search of a part can be asked to end before it has come to its end
 * @param fewAreEnough whether the search ends when it has found some solutions
 * @param onlyCounted whether no solution is asked for, only their number
 * @param merging whether states may be merged where no strategy is named
 * @param roots into how many roots the search is split, at least; empty if it is split where that pays
 * @param inParts whether the solver is a program that is searched in parts: its roots stand beside its class
 * @param packageName the package of the solver; empty for the unnamed one
 * @param score which score a board of an edge puzzle is to have; empty if all of its joins are to match
 */
public record SearchRequest(
        Distinct distinct,
        Constraining constraining,
        Filters filters,
        boolean nof,
        Optional<OrderingSteps> order,
        OptionalInt lists,
        Optional<Tries> tries,
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
        Optional<ScoreRequest> score) {

    /** In {@link #strategy}: the cheapest that can do what is asked for. */
    public static final String AUTO = "auto";

    /**
     * In {@link #lists}: from where the constrained pieces are placed; from where the first piece is placed, if the order
     * begins with heuristic s; or from the start where a schedule is needed.
     */
    public static final int FROM_CONSTRAINED = Integer.MAX_VALUE;

    /**
     * Which piece is constrained.
     *
     * @param rule how it is chosen
     * @param piece its name, if it is given
     */
    public record Constraining(Rule rule, String piece) {

        /** How the piece is chosen. */
        public enum Rule {
            /** None is: symmetric copies are found and told apart. */
            NOTHING,
            /** The one with the fewest images or, in a long search, the fewest fits by a sample of it. */
            CHEAPEST,
            /** By polycube's rule, so that its command lines make the search that they made there. */
            AS_POLYCUBE,
            /** The one that is named. */
            PIECE
        }

        /** A rule that names no piece. */
        public static Constraining by(Rule rule) {
            return new Constraining(rule, "");
        }

        /** A certain piece. */
        public static Constraining piece(String name) {
            return new Constraining(Rule.PIECE, name);
        }
    }

    /**
     * Filters and backtrack triggers. Each filter works once before the search, and where a number is given by dancing links
     * too, after each placement that leaves so many pieces or more. A number of 0 or less is none, a number switches its
     * filter on, and only a fit filter that is on can be repeated.
     *
     * @param volume whether the volume filter works before the search
     * @param parity the same for the parity filter
     * @param fit the same for the fit filter
     * @param volumeDuring down to where the volume filter works in the search
     * @param parityDuring the same for the parity filter
     * @param fitDuring the same for the fit filter
     * @param fitRepeated whether the fit filter is applied until nothing changes
     * @param volumeTrigger down to where volumes are looked at after each placement
     * @param parityTrigger whether parity is looked at after each placement
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

        /** What is fastest for most puzzles: the volume and the parity filter, before the search. */
        public static final Filters STANDARD = before(true, true);

        /** No filter. */
        public static final Filters NONE = before(false, false);

        /** Filters that work before the search only. */
        public static Filters before(boolean volume, boolean parity) {
            OptionalInt never = OptionalInt.empty();
            return new Filters(volume, parity, false, never, never, never, false, never, false);
        }

        /** Whether anything is to be done during the search, which only a search by a schedule can. */
        public boolean workDuringSearch() {
            return volumeDuring.isPresent()
                    || parityDuring.isPresent()
                    || fitDuring.isPresent()
                    || volumeTrigger.isPresent()
                    || parityTrigger;
        }
    }

    /** What {@code fila solve} asks for without options: each solution once up to rotation, by the cheapest strategy. */
    public static SearchRequest standard() {
        return builder().build();
    }

    /** Builds a request; what is not set is as in {@link #standard}. */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Builds a request for the search that polycube 2.0 makes: dancing links by heuristic s, without filters, until others
     * are set. It differs from polycube in that each solution is found once up to rotation. Polycube's choice of the
     * constrained piece is {@link Constraining.Rule#AS_POLYCUBE}.
     */
    public static Builder polycube() {
        return builder().filters(Filters.NONE).nof(false).order(OrderingSteps.standard());
    }

    /** Builds a request that differs from this one in what is set. */
    public Builder but() {
        return new Builder(this);
    }

    /** Whether anything spells out the algorithm. */
    public boolean isAlgorithmGiven() {
        return lists.isPresent() || order.isPresent() || tries.isPresent();
    }

    /** Whether the algorithm is left open. */
    public boolean isAlgorithmOpen() {
        return !isAlgorithmGiven() && !filters.workDuringSearch() && !scheduled;
    }

    /** The ordering heuristics in force. */
    public OrderingSteps orderInForce() {
        return order.orElseGet(() -> lists.isPresent() ? OrderingSteps.natural() : OrderingSteps.standard());
    }

    /**
     * What the source of its solver is to be.
     *
     * @param definition the name of the definition file, without its folder
     * @param options those of the command line that make the same search again
     */
    SourceRequest source(String definition, String options) {
        return new SourceRequest(packageName, inParts, counting, stoppable, definition, options, Version.number());
    }

    /** Takes what a request is to be, in any order; each method says what the component of its name says. */
    public static final class Builder {

        private Distinct distinct = Distinct.UP_TO_ROTATION;
        private Constraining constraining = Constraining.by(Constraining.Rule.CHEAPEST);
        private Filters filters = Filters.STANDARD;
        private boolean nof = true;
        private Optional<OrderingSteps> order = Optional.empty();
        private OptionalInt lists = OptionalInt.empty();
        private Optional<Tries> tries = Optional.empty();
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
         * Has algorithms of polycube 1.x take over from dancing links: sets where image lists serve, and the order of the
         * cells; the one that is set before is that of dancing links.
         */
        public Builder retired(RetiredAlgorithms value) {
            order = Optional.of(value.order(order.orElseGet(OrderingSteps::standard)));
            lists = value.lists() > 0 ? OptionalInt.of(value.lists()) : OptionalInt.empty();
            return this;
        }

        public Builder tries(Tries value) {
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

        /** Whether the solver looks every moment if the search of its part is to end. */
        public Builder stoppable(boolean value) {
            stoppable = value;
            return this;
        }

        public Builder fewAreEnough(boolean value) {
            fewAreEnough = value;
            return this;
        }

        /** Whether no solution is asked for, only their number. */
        public Builder onlyCounted(boolean value) {
            onlyCounted = value;
            return this;
        }

        /** Whether states may be merged where no strategy is named. */
        public Builder merging(boolean value) {
            merging = value;
            return this;
        }

        public Builder roots(int value) {
            roots = OptionalInt.of(value);
            return this;
        }

        /** Whether the solver is a program that is searched in parts, the search of each of which can be asked to end. */
        public Builder inParts(boolean value) {
            inParts = value;
            stoppable = value;
            return this;
        }

        public Builder packageName(String value) {
            packageName = value;
            return this;
        }

        /** Of an edge puzzle: which score a board is to have. */
        public Builder score(ScoreRequest value) {
            score = Optional.of(value);
            return this;
        }

        /** The request. */
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
                    score);
        }
    }
}
