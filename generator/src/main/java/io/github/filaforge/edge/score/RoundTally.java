package io.github.filaforge.edge.score;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The results of the rounds with one property, such as an order, and the value of a further round with it. */
final class RoundTally {

    /** The number of joins below the best board at which the reward of a round is 0. */
    private static final double WORTHLESS = 25;

    /** The weight of the bonus for properties that have been tried seldom. */
    private static final double BONUS = 0.3;

    /** The part of its nodes that a round takes that is given up early. */
    private static final double FAILURE = 0.25;

    /** The greatest number of rounds that is restored, for which no life is long enough. */
    private static final int MOST_ROUNDS = 500_000_000;

    /** The number of rounds by the score of their best boards. */
    private final SortedMap<Integer, Integer> scores = new TreeMap<>();

    private int rounds;
    /** The number of rounds that were given up early. Each counts as a part of a round without a reward. */
    private int failed;
    /** The number of rounds that have begun and not ended. Several threads make rounds at once. */
    private int open;

    void begin() {
        open++;
    }

    /** Ends a round that has begun, or a round of an earlier run. */
    void end() {
        open = Math.max(0, open - 1);
    }

    void add(int score) {
        add(score, 1);
    }

    private void add(int score, int times) {
        scores.merge(score, times, Integer::sum);
        rounds += times;
    }

    void fail() {
        failed++;
    }

    /** Returns the number of rounds that have a result. */
    int rounds() {
        return rounds;
    }

    /** Returns the number of rounds that have begun. */
    int begun() {
        return rounds + failed + open;
    }

    /**
     * Returns the sum of the mean reward and the bonus. One round with the greatest reward is assumed besides.
     *
     * @param best the score of the best board of all
     * @param ofAll the number of all rounds
     */
    double value(int best, int ofAll) {
        if (begun() == 0) {
            return Double.POSITIVE_INFINITY;
        }
        double rewards = 0;
        for (Map.Entry<Integer, Integer> entry : scores.entrySet()) {
            rewards += entry.getValue() * Math.max(0, 1 - (best - entry.getKey()) / WORTHLESS);
        }
        double mean = (1 + rewards) / (1 + rounds + failed * FAILURE);
        return mean + BONUS * Math.sqrt(Math.log(ofAll) / begun());
    }

    /** Returns the results as words, which {@link #restore} reads. */
    String text() {
        return failed
                + scores.entrySet().stream()
                        .map(entry -> " " + entry.getKey() + ":" + entry.getValue())
                        .collect(Collectors.joining());
    }

    /**
     * Restores results.
     *
     * @throws IllegalArgumentException if the words are others
     */
    void restore(List<String> words) {
        failed = notNegative(words.get(0));
        for (String word : words.subList(1, words.size())) {
            int colon = word.indexOf(':');
            if (rounds > MOST_ROUNDS) {
                throw new IllegalArgumentException("it has too many rounds");
            }
            add(notNegative(word.substring(0, Math.max(0, colon))), notNegative(word.substring(colon + 1)));
        }
    }

    /**
     * Returns a number of a state.
     *
     * @throws NumberFormatException if the word is no number from 0 to the greatest number of rounds
     */
    static int notNegative(String word) {
        int number = Integer.parseInt(word);
        if (number < 0 || number > MOST_ROUNDS) {
            throw new NumberFormatException(word);
        }
        return number;
    }
}
