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
import java.util.stream.IntStream;

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
 *   <li>A round that does not soon fill two thirds of the cells that rounds have filled, and one third sooner, is given up: on
 *       16x16 with nine pins half of all rounds begin with pieces from which no board goes on.
 *   <li>A round may use up one or two {@link EarlyColours}, chosen by its seed. Their number is chosen like the order. The
 *       percentage of the cells on which they are used up falls by 1 after a round that has led on, and grows by 2 after one
 *       that was given up on these cells.
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

    /** The part of its nodes after which an attempt has to have filled two thirds of the cells. */
    private static final int EARLY = 4;

    /** The part of the board on which a round ends that has begun with pieces from which no board goes on. */
    private static final int BEGIN_PART = 5;

    /** The percentage of the inner cells on which one colour is used up first, and the percentage for each further one. */
    private static final int FIRST_PERCENT = 34;

    private static final int PERCENT_PER_COLOUR = 12;

    /** The greatest distance of a percentage from the first one. */
    private static final int PERCENT_RANGE = 12;

    /** The factor by which the nodes of rounds with slips at every depth grow. */
    private static final int GROWTH = 8;

    /** The greatest number of times that they grow, for which no life is long enough. */
    private static final int MOST_GROWTHS = 12;

    /** A factor that spreads the seeds of rounds. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private final EdgePuzzle puzzle;
    private final long seed;
    /** The number of joins that can match. */
    private final int most;

    private final List<Arm> arms;
    private final List<Early> earlies;
    private final Map<String, RoundTheory> theories = new HashMap<>();

    private int begun;
    private int rounds;
    private int exhaustive;
    private int best;
    /** The greatest number of cells without a pin that a round has filled. */
    private int deepest;
    /** The greatest score that rounds ask for unless the best board is better. */
    private int ceiling;

    private boolean isExhausted;

    /** An order with the results of its rounds. */
    private static final class Arm {

        private final BoardOrder order;
        /** The name that orders with an equal theory share. */
        private final String shape;

        private final RoundTally tally = new RoundTally();

        private boolean isExcluded;
        /** True if a round was searched to its end without a board of its score. */
        private boolean isSmall;

        /** The score for which the order was searched to its end without a board; 0 if there is none. */
        private int exhausted;

        Arm(SearchOrders.Directed directed) {
            this.order = directed.order();
            this.shape = directed.shape();
        }

        String text() {
            return order.name() + " " + exhausted + " " + tally.text();
        }
    }

    /** A number of colours that are used up early, with the results of the rounds that do. */
    private static final class Early {

        private final int colours;
        private final RoundTally tally = new RoundTally();
        /** The percentage of the inner cells on which the colours of the next round are used up. */
        private int percent;

        Early(int colours) {
            this.colours = colours;
            this.percent = first();
        }

        private int first() {
            return colours == 0 ? 0 : FIRST_PERCENT + PERCENT_PER_COLOUR * colours;
        }

        int least() {
            return colours == 0 ? 0 : first() - PERCENT_RANGE;
        }

        int most() {
            return colours == 0 ? 0 : first() + PERCENT_RANGE;
        }

        String text() {
            return colours + " " + percent + " " + tally.text();
        }
    }

    /** Makes a series without rounds for a board on which all joins can match. */
    public RoundSeries(EdgePuzzle puzzle, long seed) {
        this(puzzle, puzzle.joins(), seed);
    }

    /**
     * Makes a series without rounds.
     *
     * @param most the number of joins that can match
     * @param seed the seed of all that differs between rounds
     */
    public RoundSeries(EdgePuzzle puzzle, int most, long seed) {
        this.puzzle = puzzle;
        this.most = most;
        this.seed = seed;
        this.arms =
                SearchOrders.directed(puzzle.width(), puzzle.height(), List.of("row", SearchOrders.EII_465)).stream()
                        .map(Arm::new)
                        .toList();
        this.earlies = IntStream.rangeClosed(0, EarlyColours.most(puzzle))
                .mapToObj(Early::new)
                .toList();
        this.ceiling = most;
    }

    /** Returns the greatest number of joins that matched so far. */
    public int best() {
        return best;
    }

    /** Returns true if no further round finds a better board. */
    public boolean isDone() {
        return isExhausted || (best == most && rounds > 0);
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
                .filter(arm -> !arm.isExcluded && arm.exhausted != score(arm, 0))
                .toList();
        long seedOfRound = seed * SCATTER + begun;
        begun++;
        if (open.isEmpty()) {
            Arm arm = arms.get(0);
            int score = score(arm, 0);
            long nodes = FIRST_NODES * Math.round(Math.pow(GROWTH, Math.min(exhaustive, MOST_GROWTHS)));
            return new Round(
                    arm.order,
                    0,
                    SlipArray.of(new int[most - score]),
                    EarlyColours.NONE,
                    new Attempt(seedOfRound, score, nodes, 0, nodes));
        }
        int ofAll = Math.max(2, rounds);
        Arm arm = Collections.max(open, Comparator.comparingDouble((Arm each) -> each.tally.value(best, ofAll)));
        // The first round in an order shows whether the order leads on at all. Only rounds without colours exhaust an
        // order.
        Early early = arm.tally.rounds() == 0 || arm.isSmall
                ? earlies.get(0)
                : Collections.max(earlies, Comparator.comparingDouble((Early each) -> each.tally.value(best, ofAll)));
        long nodes = FIRST_NODES * luby(arm.tally.begun() + 1);
        int score = score(arm, early.colours);
        SlipArray array = theory(arm, early.colours).array(puzzle, most - score);
        arm.tally.begin();
        early.tally.begin();
        return new Round(
                arm.order,
                Math.min(theory(arm, 0).firstSlip(), RoundTheory.firstSlip(puzzle, List.of(array))),
                array,
                EarlyColours.of(puzzle, early.colours, early.percent, seedOfRound),
                new Attempt(
                        seedOfRound, score, nodes, 2 * (rounds < arms.size() ? cells() : deepest) / 3, nodes / EARLY));
    }

    /** Returns the number of cells without a pin. */
    private int cells() {
        return puzzle.cellCount() - puzzle.pins().size();
    }

    private int score(Arm arm, int colours) {
        return Math.min(
                most,
                Math.max(
                        best + 1,
                        Math.min(
                                ceiling,
                                most - puzzle.joins() + theory(arm, colours).first())));
    }

    /** Returns the arrays of an order. The first round in each order does not wait until arrays are tuned. */
    private RoundTheory theory(Arm arm, int colours) {
        return arm.tally.rounds() == 0
                ? RoundTheory.without(puzzle)
                : theories.computeIfAbsent(
                        colours + " " + arm.shape, name -> RoundTheory.of(puzzle, arm.order, colours, FIRST_NODES));
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
        deepest = Math.max(deepest, ended.deepest());
        raise(ended.score());
        boolean isFruitless = ended.whole() && !ended.found();
        if (round.firstSlip() == 0 && round.attempt().depth() == 0) {
            exhaustive++;
            if (isFruitless) {
                lower(round.attempt().score());
            }
            return;
        }
        Arm arm = arm(round);
        Early early = earlies.get(round.early().colours().size());
        arm.tally.end();
        early.tally.end();
        boolean isGivenUp = !ended.found() && ended.deepest() < round.attempt().depth();
        // A round that ends on fewer cells has begun with pieces from which no board goes on, with or without colours.
        boolean isOverstrained = isGivenUp && early.colours > 0 && ended.deepest() >= cells() / BEGIN_PART;
        if (early.colours > 0 && (isOverstrained || !isGivenUp)) {
            // In the long run one round of three is given up.
            early.percent = Math.min(early.most(), Math.max(early.least(), early.percent + (isGivenUp ? 2 : -1)));
        }
        if (isOverstrained) {
            arm.tally.fail();
        } else {
            arm.tally.add(ended.score());
        }
        if (isGivenUp) {
            early.tally.fail();
        } else {
            early.tally.add(ended.score());
        }
        arm.isSmall |= isFruitless;
        if (isFruitless && early.colours == 0) {
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
        int twiceTheSlips = most - 2 * (most - score);
        ceiling = Math.max(best + 1, Math.min(ceiling, Math.min(score - 1, twiceTheSlips)));
    }

    /**
     * Returns the state of the series, which {@link #restore} reads. The first line has the numbers of rounds, the score of
     * the best board, the ceiling, the greatest number of cells that were filled, and whether the series is exhausted. A line
     * for each order follows, and then a line for each number of colours that are used up early.
     */
    public List<String> state() {
        List<String> lines = new ArrayList<>(
                List.of(rounds + " " + exhaustive + " " + best + " " + ceiling + " " + deepest + " " + isExhausted));
        arms.forEach(arm -> lines.add(arm.text()));
        earlies.forEach(early -> lines.add(early.text()));
        return List.copyOf(lines);
    }

    /**
     * Restores a state in a series without rounds.
     *
     * @param state the lines of {@link #state} of a series for an equal puzzle
     * @throws IllegalArgumentException if the lines are others
     */
    public void restore(List<String> state) {
        if (state.size() != 1 + arms.size() + earlies.size()) {
            throw new IllegalArgumentException("it has " + state.size() + " lines of rounds");
        }
        String[] words = state.get(0).split(" ");
        if (words.length != 6) {
            throw new IllegalArgumentException("its first line of rounds is another");
        }
        rounds = RoundTally.notNegative(words[0]);
        begun = rounds;
        exhaustive = RoundTally.notNegative(words[1]);
        best = Math.min(most, RoundTally.notNegative(words[2]));
        ceiling = RoundTally.notNegative(words[3]);
        deepest = Math.min(cells(), RoundTally.notNegative(words[4]));
        isExhausted = Boolean.parseBoolean(words[5]);
        for (int index = 0; index < arms.size(); index++) {
            Arm arm = arms.get(index);
            String[] ofArm = words(state.get(1 + index), arm.order.name());
            arm.exhausted = RoundTally.notNegative(ofArm[1]);
            arm.tally.restore(List.of(ofArm).subList(2, ofArm.length));
        }
        for (int index = 0; index < earlies.size(); index++) {
            Early early = earlies.get(index);
            String[] ofEarly = words(state.get(1 + arms.size() + index), String.valueOf(early.colours));
            early.percent = RoundTally.notNegative(ofEarly[1]);
            if (early.percent < early.least() || early.percent > early.most()) {
                throw new IllegalArgumentException("it uses up colours on " + early.percent + " % of the cells");
            }
            early.tally.restore(List.of(ofEarly).subList(2, ofEarly.length));
        }
    }

    private static String[] words(String line, String name) {
        String[] words = line.split(" ");
        if (words.length < 3 || !words[0].equals(name)) {
            throw new IllegalArgumentException("it has other rounds than those of " + name);
        }
        return words;
    }
}
