package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.edge.RoundSolver.Attempt;
import io.github.filaforge.runtime.edge.RoundSolver.Ended;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The series of rounds that looks for the best board in the time that a user has. It chooses each {@link Round} by the
 * results of the rounds before it. Equal puzzles, seeds and results lead to equal rounds.
 *
 * <ul>
 *   <li>A round asks for one more matching join than the best board has, and for no fewer than theory expects within
 *       {@link #FIRST_NODES}.
 *   <li>Orders are the rows and the order {@code eii465}, from each corner of the board and in both directions, because pins
 *       make a search from one corner hopeless and leave another one easy. The next order is the one with the greatest sum
 *       of the mean reward of its rounds and a bonus for orders that have been tried seldom (UCB1, Auer, Cesa-Bianchi and
 *       Fischer, 2002). The reward falls with the distance of the best board of a round from the best board of all.
 *   <li>The nodes of the rounds in an order grow in the sequence 1, 1, 2, 1, 1, 2, 4, ... (Luby, Sinclair and Zuckerman,
 *       1993), which spends equal effort on short rounds and on long ones.
 *   <li>A round that does not fill a third of the board soon is given up: on 16x16 with nine pins half of all rounds begin
 *       with pieces from which no board goes on.
 *   <li>If no order leads to a board of the score, though all were searched to their ends, slips are allowed at every
 *       depth. If such a search ends without a board, later rounds ask for less. If it has asked for one more join than the
 *       best board has, the series is exhausted. This proves nothing about boards on which two joins of one piece with the
 *       pieces before it slip, since no search reaches them.
 * </ul>
 *
 * <p>Measured on 16x16 with nine pins, 12 attempts of 16 million nodes: arrays for 455 joins led to 456, arrays for 458 to
 * 451 and 453, arrays for 464 to 437 and 446. So a round asks for little more than there is.
 */
public final class RoundSeries {

    /** The nodes of the shortest rounds. They take some 0.2 s on 16x16. */
    private static final long FIRST_NODES = 4_000_000;

    /** The part of its nodes after which an attempt has to have filled a third of the board. */
    private static final int EARLY = 16;

    private static final int EARLY_PART = 3;

    /** The greatest number of slips for which arrays are tuned, which takes a second on 16x16. */
    private static final int MOST_TUNED = 30;

    /** The greatest number of cells for which arrays are tuned. */
    private static final int MOST_CELLS = 400;

    /** The part of all joins that the first round leaves out if theory does not hold for the puzzle. */
    private static final int FIRST_PART = 22;

    /** The number of joins below the best board at which the reward of a round is 0. */
    private static final double WORTHLESS = 25;

    /** The weight of the bonus for orders that have been tried seldom. */
    private static final double BONUS = 0.3;

    /** The factor by which the nodes of rounds with slips at every depth grow. */
    private static final int GROWTH = 8;

    /** The greatest number of times that they grow, for which no life is long enough. */
    private static final int MOST_GROWTHS = 12;

    /** The greatest number of rounds in one order that is restored, for which no life is long enough. */
    private static final int MOST_ROUNDS = 500_000_000;

    /** A factor that spreads the seeds of rounds. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private final EdgePuzzle puzzle;
    private final long seed;
    private final List<Arm> arms;
    private final Map<String, Theory> theories = new HashMap<>();

    private int begun;
    private int rounds;
    private int exhaustive;
    private int best;
    /** The greatest score that rounds ask for unless the best board is better. */
    private int ceiling;

    private boolean isExhausted;

    /** An order with the results of its rounds. */
    private static final class Arm {

        private final BoardOrder order;
        /** The name that orders with an equal theory share. */
        private final String shape;

        /** The number of rounds by the score of their best boards. */
        private final SortedMap<Integer, Integer> scores = new TreeMap<>();

        private int rounds;
        /** The number of rounds that have begun and not ended. Several threads make rounds at once. */
        private int open;

        private boolean isExcluded;

        /** The score for which the order was searched to its end without a board; 0 if there is none. */
        private int exhausted;

        Arm(SearchOrders.Directed directed) {
            this.order = directed.order();
            this.shape = directed.shape();
        }

        void add(int score, int times) {
            scores.merge(score, times, Integer::sum);
            rounds += times;
        }

        /** Returns the sum of the mean reward and the bonus. */
        double value(int best, int ofAll) {
            if (rounds + open == 0) {
                return Double.POSITIVE_INFINITY;
            }
            double rewards = 0;
            for (Map.Entry<Integer, Integer> entry : scores.entrySet()) {
                rewards += entry.getValue() * Math.max(0, 1 - (best - entry.getKey()) / WORTHLESS);
            }
            return rewards / Math.max(1, rounds) + BONUS * Math.sqrt(Math.log(ofAll) / (rounds + open));
        }

        String text() {
            return order.name() + " " + exhausted
                    + scores.entrySet().stream()
                            .map(entry -> " " + entry.getKey() + ":" + entry.getValue())
                            .collect(Collectors.joining());
        }
    }

    /**
     * The arrays of an order by theory.
     *
     * @param arrays the best array for each number of slips from 0; empty if theory does not hold
     * @param first the highest score that is expected within {@link #FIRST_NODES}
     * @param firstSlip the least depth of a slip in an array for this score or a higher one
     */
    private record Theory(List<SlipArray> arrays, int first, int firstSlip) {}

    /**
     * Makes a series without rounds.
     *
     * @param seed the seed of all that differs between rounds
     */
    public RoundSeries(EdgePuzzle puzzle, long seed) {
        this.puzzle = puzzle;
        this.seed = seed;
        this.arms =
                SearchOrders.directed(puzzle.width(), puzzle.height(), List.of("row", SearchOrders.EII_465)).stream()
                        .map(Arm::new)
                        .toList();
        this.ceiling = puzzle.joins();
    }

    /** Returns the greatest number of joins that matched so far. */
    public int best() {
        return best;
    }

    /** Returns true if no further round finds a better board. */
    public boolean isDone() {
        return isExhausted || (best == puzzle.joins() && rounds > 0);
    }

    /**
     * Begins the next round. With one thread, the results of all rounds before it have been added.
     *
     * @throws IllegalStateException if the series is done
     */
    public Round next() {
        if (isDone()) {
            throw new IllegalStateException("the series of rounds is done");
        }
        List<Arm> open = arms.stream()
                .filter(arm -> !arm.isExcluded && arm.exhausted != score(arm))
                .toList();
        long seedOfRound = seed * SCATTER + begun;
        begun++;
        if (open.isEmpty()) {
            Arm arm = arms.get(0);
            int score = score(arm);
            long nodes = FIRST_NODES * Math.round(Math.pow(GROWTH, Math.min(exhaustive, MOST_GROWTHS)));
            return new Round(
                    arm.order,
                    0,
                    SlipArray.of(new int[puzzle.joins() - score]),
                    new Attempt(seedOfRound, score, nodes, 0, nodes));
        }
        Arm arm =
                Collections.max(open, Comparator.comparingDouble((Arm each) -> each.value(best, Math.max(2, rounds))));
        long nodes = FIRST_NODES * luby(arm.rounds + arm.open + 1);
        int score = score(arm);
        SlipArray array = array(arm, puzzle.joins() - score);
        arm.open++;
        return new Round(
                arm.order,
                Math.min(theory(arm).firstSlip(), firstSlip(List.of(array))),
                array,
                new Attempt(
                        seedOfRound,
                        score,
                        nodes,
                        (puzzle.cellCount() - puzzle.pins().size()) / EARLY_PART,
                        nodes / EARLY));
    }

    private int score(Arm arm) {
        return Math.min(
                puzzle.joins(), Math.max(best + 1, Math.min(ceiling, theory(arm).first())));
    }

    private SlipArray array(Arm arm, int slips) {
        List<SlipArray> tuned = theory(arm).arrays();
        return slips < tuned.size() ? tuned.get(slips) : SlipArray.spread(puzzle.size(), slips);
    }

    /** Returns the arrays of an order. The first round in each order does not wait until arrays are tuned. */
    private Theory theory(Arm arm) {
        return arm.rounds == 0
                ? withoutTheory()
                : theories.computeIfAbsent(
                        arm.shape, shape -> theoryOf(arm.order).orElseGet(this::withoutTheory));
    }

    private Theory withoutTheory() {
        int slips = Math.min(puzzle.joins(), Math.max(1, puzzle.joins() / FIRST_PART));
        return new Theory(
                List.of(), puzzle.joins() - slips, firstSlip(List.of(SlipArray.spread(puzzle.size(), slips))));
    }

    private Optional<Theory> theoryOf(BoardOrder order) {
        int most = Math.min(MOST_TUNED, puzzle.joins());
        Optional<SlipChain> chain = puzzle.size() > MOST_CELLS ? Optional.empty() : chain(order, most);
        if (chain.isEmpty()) {
            return Optional.empty();
        }
        List<SlipArray> arrays = SlipTuning.tune(chain.get(), most);
        int slips = 0;
        while (slips < most
                && chain.get().estimate(arrays.get(slips)).nodesPerBoard().ln() > Math.log(FIRST_NODES)) {
            slips++;
        }
        return Optional.of(new Theory(arrays, puzzle.joins() - slips, firstSlip(arrays.subList(0, slips + 1))));
    }

    private int firstSlip(List<SlipArray> arrays) {
        return arrays.stream()
                .filter(array -> array.slips() > 0)
                .mapToInt(array -> array.depths().get(0))
                .min()
                .orElse(puzzle.size());
    }

    private Optional<SlipChain> chain(BoardOrder order, int slips) {
        try {
            return Optional.of(
                    new SlipChain(new TheoryBranching(ColourCounts.of(puzzle), OrderedJoins.of(puzzle, order)), slips));
        } catch (ScoreException e) {
            // The theory is for boards whose rim has a colour of its own; the search is for any board.
            return Optional.empty();
        }
    }

    /** Returns an element of the sequence of Luby, Sinclair and Zuckerman: 1, 1, 2, 1, 1, 2, 4, ..., from element 1. */
    private static long luby(int index) {
        int size = 1;
        while (size < index) {
            size = 2 * size + 1;
        }
        return size == index ? (size + 1) / 2 : luby(index - size / 2);
    }

    /** Has later rounds ask for more than a score that a board has, though its round has not ended. */
    public void raise(int score) {
        best = Math.max(best, score);
    }

    /** Adds the result of a round that {@link #next} has returned. */
    public void add(Round round, Ended ended) {
        rounds++;
        raise(ended.score());
        boolean isFruitless = ended.whole() && !ended.found();
        if (round.firstSlip() == 0 && round.attempt().earlyDepth() == 0) {
            exhaustive++;
            if (isFruitless) {
                lower(round.attempt().score());
            }
            return;
        }
        Arm arm = arm(round);
        arm.open = Math.max(0, arm.open - 1);
        arm.add(ended.score(), 1);
        if (isFruitless) {
            arm.exhausted = round.attempt().score();
        }
    }

    /** Excludes the order of a round from all later rounds, since its tables would be too large. */
    public void exclude(Round round) {
        arm(round).isExcluded = true;
    }

    private Arm arm(Round round) {
        return arms.stream()
                .filter(each -> each.order.equals(round.order()))
                .findFirst()
                .orElseThrow();
    }

    /** Asks for less after a search with slips at every depth has found no board with a score. */
    private void lower(int score) {
        isExhausted |= score <= best + 1;
        int twiceTheSlips = puzzle.joins() - 2 * (puzzle.joins() - score);
        ceiling = Math.max(best + 1, Math.min(ceiling, Math.min(score - 1, twiceTheSlips)));
    }

    /**
     * Returns the state of the series, which {@link #restore} reads: a line with the numbers of rounds, the score of the
     * best board, the ceiling and whether the series is exhausted, and a line for each order.
     */
    public List<String> state() {
        List<String> lines =
                new ArrayList<>(List.of(rounds + " " + exhaustive + " " + best + " " + ceiling + " " + isExhausted));
        arms.forEach(arm -> lines.add(arm.text()));
        return List.copyOf(lines);
    }

    /**
     * Restores a state in a series without rounds.
     *
     * @param state the lines of {@link #state} of a series for an equal puzzle
     * @throws IllegalArgumentException if the lines are others
     */
    public void restore(List<String> state) {
        if (state.size() != arms.size() + 1) {
            throw new IllegalArgumentException("it has " + state.size() + " lines of rounds");
        }
        String[] words = state.get(0).split(" ");
        if (words.length != 5) {
            throw new IllegalArgumentException("its first line of rounds is another");
        }
        rounds = notNegative(words[0]);
        begun = rounds;
        exhaustive = notNegative(words[1]);
        best = Math.min(puzzle.joins(), notNegative(words[2]));
        ceiling = notNegative(words[3]);
        isExhausted = Boolean.parseBoolean(words[4]);
        for (int index = 0; index < arms.size(); index++) {
            restore(arms.get(index), state.get(index + 1).split(" "));
        }
    }

    private static void restore(Arm arm, String... words) {
        if (words.length < 2 || !words[0].equals(arm.order.name())) {
            throw new IllegalArgumentException("it has rounds of another order than " + arm.order.name());
        }
        arm.exhausted = notNegative(words[1]);
        for (String word : List.of(words).subList(2, words.length)) {
            int colon = word.indexOf(':');
            if (arm.rounds > MOST_ROUNDS) {
                throw new IllegalArgumentException("it has too many rounds");
            }
            arm.add(notNegative(word.substring(0, Math.max(0, colon))), notNegative(word.substring(colon + 1)));
        }
    }

    private static int notNegative(String word) {
        int number = Integer.parseInt(word);
        if (number < 0 || number > MOST_ROUNDS) {
            throw new NumberFormatException(word);
        }
        return number;
    }
}
