package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.SlipChain.ChainEstimate;
import io.github.filaforge.edge.score.SlipTuning.TunedSearch;
import io.github.filaforge.runtime.edge.RestartRules;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The plan of a search for a board with a high score.
 *
 * @param order the order of all cells
 * @param array the depths from which slips are allowed; the required score is the number of joins less these slips, or less
 * @param attempts the attempts; empty if the search is made once, and to its end
 * @param nodes the number of pieces that are placed for each board of the required score, by theory; empty if the theory
 *     does not hold for the puzzle
 */
public record ScoreSearch(BoardOrder order, SlipArray array, Optional<Attempts> attempts, Optional<Magnitude> nodes) {

    /** The greatest number of slips for which arrays are tuned, which takes a second or two. */
    private static final int MOST_TUNED = 60;

    /**
     * Plans a search.
     *
     * @throws ScoreException if the request cannot be met; the message gives the reason and the remedy
     */
    public static ScoreSearch of(EdgePuzzle puzzle, ScoreRequest request) {
        checkPins(puzzle);
        ScoreSearch once = once(puzzle, request);
        return new ScoreSearch(once.order(), once.array(), attempts(puzzle, request), once.nodes());
    }

    private static Optional<Attempts> attempts(EdgePuzzle puzzle, ScoreRequest request) {
        if (request.attempts().isEmpty()) {
            return Optional.empty();
        }
        int cells = puzzle.size();
        RestartRules rules = request.rules(RestartRules.scaledTo(cells, puzzle.joins()));
        Optional<List<PieceGroup>> groups = request.groups().groups(puzzle, request.seed());
        return Optional.of(new Attempts(
                request.attempts().getAsInt(), request.seed(), rules, groups, DepthChecks.scaledTo(cells)));
    }

    private static ScoreSearch once(EdgePuzzle puzzle, ScoreRequest request) {
        int joins = puzzle.joins();
        int score = score(request, joins);
        List<BoardOrder> orders = orders(puzzle, request);
        if (!request.slips().isEmpty() || score == joins) {
            return cheapest(
                    puzzle,
                    orders,
                    checked(puzzle, SlipArray.read(request.slips())).first(joins - score));
        }
        TunedSearch best = tuned(puzzle, orders, score, Optional.empty()).get(0);
        return new ScoreSearch(best.order(), best.array(), Optional.empty(), Optional.of(best.nodes()));
    }

    /**
     * Returns the best slip arrays that are found for the order of a request or, if it names none, for all orders that are
     * worth a try.
     *
     * @param measured a search that corrects the theory; empty if there is none
     * @return the searches, the cheapest first
     * @throws ScoreException if the request cannot be met
     */
    public static List<TunedSearch> tuned(EdgePuzzle puzzle, ScoreRequest request, Optional<MeasuredSearch> measured) {
        checkPins(puzzle);
        SearchOrders orders = new SearchOrders(puzzle.width(), puzzle.height());
        return tuned(
                puzzle,
                request.order().isEmpty() ? orders.candidates() : orders(puzzle, request),
                score(request, puzzle.joins()),
                measured);
    }

    private static List<TunedSearch> tuned(
            EdgePuzzle puzzle, List<BoardOrder> orders, int score, Optional<MeasuredSearch> measured) {
        int slips = puzzle.joins() - score;
        if (slips == 0) {
            throw new ScoreException(
                    "a score of " + score + " is all joins of the board, which leaves no slips to tune: ask for less");
        }
        if (slips > MOST_TUNED) {
            throw new ScoreException("a score of " + score + " is " + slips + " joins less than the " + puzzle.joins()
                    + " of the board, and slip arrays are tuned for " + MOST_TUNED
                    + " at most: ask for more, or give an array by ScoreRequest.slips");
        }
        try {
            Optional<Calibration> calibration = calibration(puzzle, measured);
            return SlipTuning.tune(orders, order -> branching(puzzle, order, calibration), slips);
        } catch (ScoreException e) {
            throw new ScoreException(e.getMessage() + "; give a slip array by ScoreRequest.slips, like "
                    + puzzle.size() * 2 / 3 + "," + slips);
        }
    }

    /** Refuses pins that meet and do not match: their joins are no slips of a search, which places neither piece. */
    private static void checkPins(EdgePuzzle puzzle) {
        EdgeImpossibility.ofPinsThatMeet(puzzle).ifPresent(reason -> {
            throw new ScoreException(reason + "; a search for high scores takes pins that match each other:"
                    + " leave out the place of one of them");
        });
    }

    private static int score(ScoreRequest request, int joins) {
        int score = request.score().orElseGet(() -> target(SlipArray.read(request.slips()), joins));
        if (score < 0 || score > joins) {
            throw new ScoreException("no board has a score of " + score + ": this one has " + joins
                    + " joins, and a score is how many of them match");
        }
        return score;
    }

    private static int target(SlipArray array, int joins) {
        if (array.slips() > joins) {
            throw new ScoreException("slip array: it allows " + array.slips() + " slips, and the board has only "
                    + joins + " joins: allow fewer");
        }
        return array.target(joins);
    }

    /** Returns a slip array in the form that needs no quotes in a shell: its name, or its pairs. */
    public static String slipsText(String slips) {
        return SlipArray.names().contains(slips)
                ? slips
                : SlipArray.parse(slips).text();
    }

    private static SlipArray checked(EdgePuzzle puzzle, SlipArray array) {
        int last = array.slips() == 0 ? 0 : array.depths().get(array.slips() - 1);
        if (last >= puzzle.size()) {
            throw new ScoreException("slip array: depth " + last + " is beyond the " + puzzle.size()
                    + " cells of the board, which are depths 0 to " + (puzzle.size() - 1));
        }
        return array;
    }

    /**
     * Returns the order of a request that has one.
     *
     * @throws ScoreException if the order is not one of the board
     */
    public static BoardOrder order(EdgePuzzle puzzle, ScoreRequest request) {
        return new SearchOrders(puzzle.width(), puzzle.height())
                .whole(orders(puzzle, request).get(0));
    }

    private static List<BoardOrder> orders(EdgePuzzle puzzle, ScoreRequest request) {
        SearchOrders orders = new SearchOrders(puzzle.width(), puzzle.height());
        if (request.order().startsWith("@")) {
            return List.of(OrderText.read(
                    request.order(), request.orderText(), new CellNames(puzzle.width(), puzzle.height())));
        }
        return request.order().isEmpty()
                ? orders.possible().stream().map(orders::named).toList()
                : List.of(orders.named(request.order()));
    }

    private static Branching branching(EdgePuzzle puzzle, BoardOrder order, Optional<Calibration> calibration) {
        TheoryBranching theory = theory(puzzle, order);
        return calibration.map(measured -> measured.applied(theory)).orElse(theory);
    }

    private static TheoryBranching theory(EdgePuzzle puzzle, BoardOrder order) {
        return new TheoryBranching(ColourCounts.of(puzzle), OrderedJoins.of(puzzle, order));
    }

    /**
     * Returns the cheapest search for an array in one of some orders, or the first if the theory does not hold for the
     * puzzle.
     */
    private static ScoreSearch cheapest(EdgePuzzle puzzle, List<BoardOrder> orders, SlipArray array) {
        return orders.stream()
                .map(order -> new ScoreSearch(order, array, Optional.empty(), nodes(puzzle, order, array)))
                .min(Comparator.comparingDouble(ScoreSearch::ln))
                .orElseThrow();
    }

    private double ln() {
        return nodes.map(Magnitude::ln).orElse(Double.POSITIVE_INFINITY);
    }

    private static Optional<Magnitude> nodes(EdgePuzzle puzzle, BoardOrder order, SlipArray array) {
        return estimate(puzzle, order, array, Optional.empty()).map(ChainEstimate::nodesPerBoard);
    }

    /** Returns the estimate by theory; empty if the theory does not hold for the puzzle. */
    private static Optional<ChainEstimate> estimate(
            EdgePuzzle puzzle, BoardOrder order, SlipArray array, Optional<MeasuredSearch> measured) {
        try {
            SlipChain chain = new SlipChain(branching(puzzle, order, calibration(puzzle, measured)), array.slips());
            return Optional.of(chain.estimate(array));
        } catch (ScoreException e) {
            // The theory is for boards whose rim has a colour of its own; the search is for any board.
            return Optional.empty();
        }
    }

    private static Optional<Calibration> calibration(EdgePuzzle puzzle, Optional<MeasuredSearch> measured) {
        return measured.map(
                search -> new Calibration(theory(puzzle, search.order()), search.array(), search.counted()));
    }

    /**
     * Returns what a search without attempts may expect, in lines that end with a line feed: the number of placements for a
     * board, with a measured rate the number of boards an hour, and a table. The table has for each depth its cell, the number
     * of slips that are allowed, and the number of times that the cell is to be filled.
     *
     * @param measured a search that corrects the theory; empty if there is none
     * @return empty if the theory does not hold for the puzzle
     */
    public Optional<String> expectation(EdgePuzzle puzzle, Optional<MeasuredSearch> measured) {
        return estimate(puzzle, order, array, measured).map(estimate -> {
            Magnitude perBoard = estimate.nodesPerBoard();
            StringBuilder text = new StringBuilder("a board: " + perBoard.text() + " placements"
                    + measured.flatMap(search -> search.anHour(perBoard))
                            .map(boards -> ", " + boards)
                            .orElse("")
                    + "\ndepth  cell  slips        visits\n");
            CellNames names = new CellNames(puzzle.width(), puzzle.height());
            for (int depth = 0; depth < order.cells().size(); depth++) {
                text.append(String.format(
                        Locale.ROOT,
                        "%5d  %-4s  %5d  %12s\n",
                        depth,
                        names.name(order.cells().get(depth)),
                        array.allowed(depth),
                        estimate.visits(depth).text()));
            }
            return text.toString();
        });
    }

    /** Returns the array, the attempts and the expected cost, for reports. */
    public String text() {
        String slips = array.slips() == 0 ? "no slips" : "slip array " + array.text();
        String begun = attempts.map(each -> ", " + each.number() + " attempts with seed " + each.seed()
                        + each.groups()
                                .map(groups -> " and " + groups.size() + " groups of pieces")
                                .orElse(""))
                .orElse("");
        return nodes.map(each -> slips + begun + ", about " + each.text() + " placements a board by theory")
                .orElse(slips + begun);
    }
}
