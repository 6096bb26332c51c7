package io.github.filaforge.cli.options;

import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Command;
import io.github.filaforge.cli.command.Declaration;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.OptionalValue;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.input.TextFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.score.SearchOrders;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingException;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RestartLimit;
import io.github.filaforge.request.RetiredAlgorithms;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.search.EdgeBuilder;
import io.github.filaforge.search.SearchBuilder;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The arguments that most commands take: puzzles, and the options that shape a search. The options that shape a search have
 * the letters and meanings of polycube 2.0, except {@code -m}, {@code -e} and {@code -b}, which polycube 1.x has. In this
 * program and in polycube 2.0, the algorithms of these three options are image lists by certain heuristics. If any option of
 * polycube's search is given, the search of polycube runs, unless a strategy is named. Without these options the program
 * chooses the search.
 */
public final class CommonOptions extends Options {

    /** The reason why an edge puzzle takes no option for symmetric copies. */
    private static final String ONCE_UP_TO_ROTATION =
            "each of its solutions is found once up to rotation, and --all finds every one; with --score each board is"
                    + " found as often as the order comes to it";

    /** The reason why an edge puzzle takes no algorithm of polycube. */
    private static final String NOT_ON_BOARDS =
            "polycube's algorithms and orders are not for its board; its strategies are named by --strategy";

    /** The greatest number of roots. The table of more roots would be larger than any solver. */
    private static final int MOST_ROOTS = 100_000;

    /** The content of the file of an order, for messages. */
    private static final String CELLS =
            "all open cells one by one, x y z of each on a line, or a picture of their numbers between L and ~L; for an edge"
                    + " puzzle the names of all cells, as in A1-A6, or a line with x and y for each";

    private static final Pattern TRIES = Pattern.compile("([0-9]{1,6}),([1-9][0-9]{0,8})");

    private final Argument<List<String>> puzzles = parameters(
            PositionalParamSpec.builder()
                    .paramLabel(Argument.PUZZLE)
                    .description(
                            "Definition files, each with one puzzle or more, or BurrTools files (.xmpuzzle); - is standard input."));

    private final PuzzleChoice choice = include(new PuzzleChoice());

    private final Argument<String> constrained = option(String.class, "-r", "--redundancyFilter")
            .label("PIECE")
            .mayBeMissing(OptionalValue.PIECE)
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
                            + " -e -b and --tries, -n, -V and -P are on; with any, only the given ones.");

    private final Argument<String> fila = option(String.class, "-f", "--fila")
            .label("N")
            .mayBeMissing(OptionalValue.COUNT)
            .onlyForPackings(NOT_ON_BOARDS)
            .description("Image lists (FILA) from N pieces left, dancing links before. 0: off. Default of N:"
                    + " the pieces left after the constrained pieces, or after the pieces that s takes"
                    + " first if the order begins with s; all pieces where a schedule is needed. Without -o"
                    + " by heuristic s, which needs a schedule; with --strategy or --auto by f.");

    private final Argument<String> mch = retired("-m", "--mch")
            .description("Polycube 1.x: MCH from N pieces left, which is image lists by heuristic s. N is at"
                    + " least that of -e.");

    private final Argument<String> emch = retired("-e", "--emch")
            .description("Polycube 1.x: EMCH from N pieces left, which is image lists by heuristic e. N is at"
                    + " least that of -b.");

    private final Argument<String> bruijn = retired("-b", "--bruijn")
            .description("Polycube 1.x: de Bruijn's algorithm from N pieces left, which is image lists by"
                    + " heuristic f. With -m, -e or -b, -o has the heuristics that come before.");

    private final Argument<String> tries = option(String.class, "--tries")
            .label("N,FITS")
            .under(Heading.SEARCH)
            .onlyForPackings("its search is begun anew by --attempts, in a search for high scores")
            .description("For first solutions of a very large puzzle: with N pieces left, search for FITS"
                    + " fits, several times, each time with images in another order and awkward pieces"
                    + " first. Then begin again.");

    private final Argument<String> order = option(String.class, "-o", "--order")
            .label("H")
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

    public CommonOptions() {
        super(Heading.POLYCUBE);
    }

    private Declaration<String> retired(String... names) {
        return option(String.class, names)
                .label("N")
                .checkedBy(OptionalValue.REQUIRED_COUNT)
                .onlyForPackings(NOT_ON_BOARDS);
    }

    /** Returns the definition files as the command line names them. */
    public List<String> puzzleArguments() {
        return puzzles.value();
    }

    public boolean hasTries() {
        return tries.isGiven();
    }

    /** Opens all puzzles, which are read one by one. The caller closes them. */
    public PuzzleInputs open(SearchRequest request, Console console) {
        PuzzleInputs inputs = new PuzzleInputs(puzzles.value(), choice, request, console);
        score.check(inputs);
        return inputs;
    }

    /** Returns true if boards with slips are searched for. */
    public boolean hasScore() {
        return score.isGiven();
    }

    /** Writes the groups of pieces of a search to the file that keeps them, if there is one and it has none. */
    public void keepGroups(SearchBuilder search) {
        score.keepGroups(search);
    }

    /**
     * Returns the only puzzle.
     *
     * @throws UserException if there are several
     */
    public SearchInput readOne(SearchRequest request, Console console, String command) {
        try (PuzzleInputs inputs = open(request, console)) {
            return inputs.only(command);
        }
    }

    /**
     * Refuses options that the puzzle does not take if it is an edge puzzle.
     *
     * @throws UserException if such an option is given
     */
    public void check(SearchInput input) {
        Optional<EdgeBuilder> edges = input.builder().edges();
        if (edges.isPresent()) {
            Command.of(parsed().commandSpec()).checkForEdges(input.name());
            if (isOrderOfImages() && edges.get().request().score().isEmpty()) {
                throw new UserException("puzzle " + input.name() + " is an edge puzzle: an order of its cells is "
                        + String.join(", ", SearchOrders.names())
                        + ", a band or @FILE; take one of these, or leave out -o");
            }
        }
    }

    /** Returns true if an order is given that is not one of the cells of an edge puzzle. */
    private boolean isOrderOfImages() {
        return order.isGiven() && !score.isGiven() && !ScoreOptions.isOrderOfCells(order.value());
    }

    /** Returns the range in the order; empty if there is none. */
    public Optional<OrderRange> range() {
        return isOrderOfImages() && OrderRange.isMeantBy(order.value())
                ? Optional.of(OrderRange.parse(order.value()))
                : Optional.empty();
    }

    /**
     * Returns the request of these options. If the order has a range, the request has the first number of the range.
     *
     * @throws UserException if options exclude one another or cannot be read
     */
    public SearchRequest.Builder request() {
        return request(isStrategyGiven());
    }

    /** Returns the request of these options for a command that names the strategies by itself. */
    public SearchRequest.Builder requestOfNamedStrategies() {
        return request(true);
    }

    private boolean isStrategyGiven() {
        return parsed().hasMatchedOption("--strategy") || parsed().hasMatchedOption("--auto");
    }

    private SearchRequest.Builder request(boolean isStrategyGiven) {
        Optional<OrderRange> range = range();
        if (range.isPresent() && !parsed().hasMatchedOption("--sample")) {
            throw new UserException(
                    "ordering schedule " + order.value() + ": each number of a range is sampled by itself,"
                            + " which solve -s TRIALS,R,SEED does: use it, or give one number");
        }
        return range.isPresent()
                ? request(
                        isStrategyGiven, range.get().with(range.get().numbers().get(0)))
                : request(isStrategyGiven, order.value());
    }

    /** Returns the request of these options with a number in place of the range in the order. */
    public SearchRequest.Builder request(int number) {
        return request(isStrategyGiven(), range().orElseThrow().with(number));
    }

    /**
     * Returns the request of these options with an order.
     *
     * @param isStrategyGiven true if a strategy is named, or if the strategy with the least expected time is asked for
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
        score.addTo(request, order.orElse(""));
        if (isOrderOfImages() || (isAsPolycube() && !isStrategyGiven)) {
            request.order(orderingSteps(schedule));
        }
        int lists = lists();
        if (lists > 0) {
            request.lists(lists);
        }
        addRetired(request, lists > 0, schedule);
        if (tries.isGiven()) {
            request.tries(tries());
        }
        if (roots.isGiven()) {
            request.roots(roots.value());
        }
        return request;
    }

    /** Returns true if any option of polycube shapes the search, even if it switches something off. */
    private boolean isAsPolycube() {
        return constrained.isGiven()
                || filters.isAnyGiven()
                || nof.value()
                || fila.isGiven()
                || isOrderOfImages()
                || mch.isGiven()
                || emch.isGiven()
                || bruijn.isGiven();
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

    /** Returns the number of pieces left from which image lists are asked for; 0 if they are not. */
    private int lists() {
        if (!fila.isGiven()) {
            return 0;
        }
        return fila.value().isEmpty() ? SearchRequest.FROM_CONSTRAINED : OptionalValue.number("-f", fila.value());
    }

    /**
     * Adds the algorithms of polycube 1.x that are asked for by a number above 0.
     *
     * @param hasLists true if image lists are asked for by {@code -f} too
     * @param schedule the heuristics of dancing links, which come before; {@code null} if none are given
     */
    private void addRetired(SearchRequest.Builder request, boolean hasLists, String schedule) {
        OrderingSteps before = orderingSteps(schedule);
        RetiredAlgorithms algorithms =
                new RetiredAlgorithms(number("-m", mch), number("-e", emch), number("-b", bruijn));
        if (algorithms.lists() > 0 && hasLists) {
            throw new UserException(
                    "-m, -e and -b say from where on image lists serve, and so does -f: leave out -f, or"
                            + " instead of the others write -o"
                            + algorithms.order(before).text() + " -f" + algorithms.lists());
        }
        if (algorithms.lists() > 0) {
            request.retired(algorithms);
        }
    }

    private static int number(String name, Argument<String> option) {
        return option.isGiven() ? OptionalValue.number(name, option.value()) : 0;
    }

    private RestartLimit tries() {
        Matcher form = TRIES.matcher(tries.value());
        if (!form.matches()) {
            throw new UserException("--tries takes N,FITS, for example 48,4000: a try ends after FITS fits, counted"
                    + " from N pieces left; not '" + tries.value() + "'");
        }
        return new RestartLimit(Integer.parseInt(form.group(1)), Integer.parseInt(form.group(2)));
    }

    private OrderingSteps orderingSteps(String schedule) {
        if (!isOrderOfImages()) {
            return OrderingSteps.standard();
        }
        try {
            return OrderingSteps.parse(schedule, file -> new TextFile("order", file, CELLS).read());
        } catch (OrderingException e) {
            throw new UserException("ordering schedule " + schedule + ": " + e.getMessage());
        }
    }
}
