package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.TextFile;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.score.SearchOrders;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RestartLimit;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The options that shape a search. Their letters and meanings are those of polycube 2.0, except {@code -m}, {@code -e} and
 * {@code -b}, which are of polycube 1.x. If any option of polycube's search is given, that search runs, unless a strategy is
 * asked for. Without these options the program chooses the search.
 */
final class SearchOptions extends Options {

    /** The reason why an edge puzzle takes no option for symmetric copies. */
    private static final String ONCE_UP_TO_ROTATION =
            "each of its solutions is found once up to rotation, and --all finds every one; with --score each board is"
                    + " found as often as the order comes to it";

    /** The greatest number of roots. The table of more roots would be larger than any solver. */
    private static final int MOST_ROOTS = 100_000;

    /** The content of the file of an order, for messages. */
    private static final String CELLS =
            "all open cells one by one, x y z of each on a line, or a picture of their numbers between L and ~L";

    private static final Pattern TRIES = Pattern.compile("([0-9]{1,6}),([1-9][0-9]{0,8})");

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,6}");

    private final Argument<String> constrained = option(String.class, "-r", "--redundancyFilter")
            .label("PIECE")
            .mayBeMissing(new OptionalValue.Piece())
            .onlyForPackings(ONCE_UP_TO_ROTATION)
            .description("Redundancy filter: find each solution once up to symmetry by constraining PIECE."
                    + " Default: the piece that polycube chooses. Without -r each solution is found once"
                    + " too, by constraining the piece with the fewest images; in a long search the piece"
                    + " with the fewest fits in a sample of it.");

    private final Argument<Boolean> all = flag("--all")
            .under(Heading.FIRST)
            .excludes("--all finds every symmetric copy: leave out ", "--mirror", "-r")
            .description("Find all symmetric copies of each solution.");

    private final Argument<Boolean> mirror = flag("--mirror")
            .under(Heading.SOLUTIONS)
            .onlyForPackings("its pieces may be turned, but not flipped")
            .description(
                    "Count solutions that are mirror images in three dimensions once, if the pieces allow" + " it.");

    private final Argument<Boolean> unique = flag("-u", "--unique")
            .under(Heading.SOLUTIONS)
            .onlyForPackings(ONCE_UP_TO_ROTATION)
            .excludes("-u finds all copies of each solution and prints one: leave out ", "--all")
            .excludes("-u finds all copies of each solution and prints one: leave out -r, which finds only one", "-r")
            .description("Find all symmetric copies and print each solution once. -r does so in less time.");

    private final FilterOptions filters = include(new FilterOptions());

    private final Argument<Boolean> nof = flag("-n", "--nof")
            .onlyForPackings(FilterOptions.NO_IMAGES)
            .description(
                    "Neighbour occupancy filtering (NOF) of image lists. Without any of -r -V -P -F -p -v -n -o -f -m"
                            + " -e -b and --tries, -n, -V and -P are on; with any, only what is given.");

    private final Argument<String> fila = option(String.class, "-f", "--fila")
            .label("N")
            .mayBeMissing(new OptionalValue.Count())
            .onlyForPackings(RetiredOptions.NOT_ON_BOARDS)
            .description("Image lists (FILA) from N pieces left, dancing links before. 0: off. Default of N:"
                    + " the pieces left after the constrained pieces, or after the pieces that s takes"
                    + " first if the order begins with s; all pieces where a schedule is needed. Without -o"
                    + " by heuristic s, which needs a schedule; with --strategy or --auto by f.");

    private final RetiredOptions retired = include(new RetiredOptions());

    private final Argument<String> tries = option(String.class, "--tries")
            .label("N,FITS")
            .under(Heading.SEARCH)
            .onlyForPackings("its search is begun anew by --attempts, in a search for high scores")
            .description("For first solutions of a very large puzzle: with N pieces left, search for FITS"
                    + " fits, several times, each time with images in another order and awkward pieces"
                    + " first. Then begin again.");

    private final Argument<String> order = option(String.class, "-o", "--order")
            .label("H")
            .onlyForPackings(
                    "it has an order of its cells only in a search for high scores, by --score N; give that too",
                    "--score",
                    "--slips")
            .description(
                    "Ordering heuristics: H[@ARGUMENTS][=N], several with colons between, each from N pieces left on."
                            + " s: fewest fits; e: fewest open neighbours, then fewest fits; n: fewest open neighbours; f: first"
                            + " by x, y, z; x y z X Y Z: least or (capitals) greatest coordinate; xyz: least sum of these;"
                            + " l@A,B,C: least A x + B y + C z; a@DEG[,X,Y], A@DEG[,X,Y]: by angle, counter-clockwise or clockwise;"
                            + " R[@X,Y,Z]: farthest from the centre; @FILE: the cells in the order of a file, x y z of each on a"
                            + " line or a picture of their numbers from L to ~L; H+pieces: H, where dancing links look at pieces"
                            + " too, as polycube 1.x does; o: with -f, a fixed order found by samples. Without -f dancing links"
                            + " throughout. With -s one N may be a range LOW..HIGH or LOW..HIGH/STEP: each of its numbers is"
                            + " sampled.");

    private final Argument<Integer> roots = option(Integer.class, "--roots")
            .label("N")
            .under(Heading.LONG)
            .between(1, MOST_ROOTS)
            .description("Split the search into N independent parts or more; each begins with some pieces"
                    + " placed. Default: a long search is split as far as its threads need, and a search"
                    + " with -i is not split.");

    private final ScoreOptions score = include(new ScoreOptions());

    SearchOptions() {
        super(Heading.POLYCUBE);
    }

    boolean hasTries() {
        return tries.isGiven();
    }

    /** Returns true if any option of polycube shapes the search, even if it switches something off. */
    private boolean isAsPolycube() {
        return constrained.isGiven()
                || filters.isAnyGiven()
                || nof.value()
                || fila.isGiven()
                || (order.isGiven() && !score.isGiven())
                || retired.isAnyGiven();
    }

    private Distinct distinct() {
        if (all.value()) {
            return Distinct.ALL;
        }
        return mirror.value() ? Distinct.UP_TO_REFLECTION : Distinct.UP_TO_ROTATION;
    }

    private Constraining constraining() {
        if (unique.value()) {
            return Constraining.by(Constraining.Rule.NOTHING);
        }
        if (!constrained.isGiven()) {
            return Constraining.by(Constraining.Rule.CHEAPEST);
        }
        return constrained.value().isEmpty()
                ? Constraining.by(Constraining.Rule.AS_POLYCUBE)
                : Constraining.piece(constrained.value());
    }

    /** Reads a number of pieces left. */
    static int number(String text, String option) {
        if (!NUMBER.matcher(text).matches()) {
            throw new UserException(OptionalValue.notANumber(option, text));
        }
        return Integer.parseInt(text);
    }

    /**
     * Returns the request of these options. If the order has a range, the request has the first number of the range.
     *
     * @param isStrategyGiven true if a strategy is named, or if the strategy with the least expected time is asked for
     * @throws UserException if options exclude one another or cannot be read
     */
    SearchRequest.Builder request(boolean isStrategyGiven) {
        Optional<OrderRange> range = range();
        if (range.isPresent() && !parsed().hasMatchedOption("--sample")) {
            throw new UserException(
                    "ordering schedule " + order.value() + ": each number of a range is sampled by itself,"
                            + " which solve -s TRIALS,R,SEED does: use it, or give one number");
        }
        return range.isPresent()
                ? request(isStrategyGiven, range.get().numbers().get(0))
                : request(isStrategyGiven, order.value());
    }

    /**
     * Returns the request of these options with a number in place of the range in the order; see {@link #request(boolean)}.
     *
     * @throws UserException if options exclude one another or cannot be read
     */
    SearchRequest.Builder request(boolean isStrategyGiven, int number) {
        return request(isStrategyGiven, range().orElseThrow().with(number));
    }

    /** Returns the range in the order; empty if there is none. */
    Optional<OrderRange> range() {
        return order.isGiven() && !score.isGiven() && OrderRange.isMeantBy(order.value())
                ? Optional.of(OrderRange.parse(order.value()))
                : Optional.empty();
    }

    /**
     * Returns the request of these options with an order.
     *
     * @param schedule the order, with one number in place of a range; {@code null} if no order is given
     */
    private SearchRequest.Builder request(boolean isStrategyGiven, String schedule) {
        boolean isStandard = !isAsPolycube() && !tries.isGiven();
        SearchRequest.Builder request = SearchRequest.builder()
                .distinct(distinct())
                .constraining(constraining())
                .filters(filters.request(isStandard))
                .nof(nof.value() || isStandard)
                .settingsText(OptionText.WITH_RUNTIME);
        score.addTo(request, order.isGiven() ? order.value() : "");
        if ((order.isGiven() && !score.isGiven()) || (isAsPolycube() && !isStrategyGiven)) {
            request.order(orderingSteps(schedule));
        }
        int lists = lists();
        if (lists > 0) {
            request.lists(lists);
        }
        retired.algorithms(lists > 0, orderingSteps(schedule)).ifPresent(request::retired);
        if (tries.isGiven()) {
            request.tries(tries());
        }
        if (roots.isGiven()) {
            request.roots(roots.value());
        }
        return request;
    }

    /** Returns the number of pieces left from which image lists are asked for; 0 if they are not. */
    private int lists() {
        if (!fila.isGiven()) {
            return 0;
        }
        return fila.value().isEmpty() ? SearchRequest.FROM_CONSTRAINED : number(fila.value(), "-f");
    }

    private RestartLimit tries() {
        Matcher form = TRIES.matcher(tries.value());
        if (!form.matches()) {
            throw new UserException(
                    "--tries takes N,FITS, for example 48,4000: from so many pieces left, so many fits a"
                            + " try; not '" + tries.value() + "'");
        }
        return new RestartLimit(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    }

    private OrderingSteps orderingSteps(String schedule) {
        if (schedule == null || score.isGiven()) {
            return OrderingSteps.standard();
        }
        try {
            return OrderingSteps.parse(schedule, file -> new TextFile("order", file, CELLS).read());
        } catch (OrderingException e) {
            if (SearchOrders.isMeantBy(schedule) && !schedule.startsWith("@")) {
                throw new UserException("--order " + schedule
                        + " is an order of cells, for a search of an edge puzzle for high scores: give --score N too");
            }
            throw new UserException("ordering schedule " + schedule + ": " + e.getMessage());
        }
    }
}
