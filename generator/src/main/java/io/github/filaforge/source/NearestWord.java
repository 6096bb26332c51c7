package io.github.filaforge.source;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that the user probably intended. */
public final class NearestWord {

    private static final int MAX_DISTANCE = 2;

    /**
     * The greatest length of a word that is compared. A longer word is no typing error, and the comparison of two words
     * takes a step for each pair of letters.
     */
    private static final int MAX_LENGTH = 100;

    private NearestWord() {}

    /**
     * Returns a question that precedes a remedy, {@code "did you mean 'xDim'? "}, or an empty text if no candidate is near.
     * A candidate is near if at most two letters differ, but not all of them. Upper and lower case are equal.
     */
    public static String suggestion(String word, Collection<String> candidates) {
        return find(word, candidates)
                .map(nearest -> "did you mean '" + nearest + "'? ")
                .orElse("");
    }

    /** Returns the nearest of the candidates, if any is near. */
    public static Optional<String> find(String word, Collection<String> candidates) {
        if (word.length() > MAX_LENGTH) {
            return Optional.empty();
        }
        String nearest = null;
        int nearestDistance = MAX_DISTANCE + 1;
        for (String candidate : candidates) {
            int distance = distance(word.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
            boolean somethingInCommon = distance < Math.min(word.length(), candidate.length());
            if (somethingInCommon && distance < nearestDistance) {
                nearest = candidate;
                nearestDistance = distance;
            }
        }
        return Optional.ofNullable(nearest);
    }

    /**
     * Returns the number of letters to insert, remove or replace; a large number if the lengths differ by more than the
     * limit.
     */
    private static int distance(String a, String b) {
        if (Math.abs(a.length() - b.length()) > MAX_DISTANCE) {
            return Integer.MAX_VALUE;
        }
        int[] previous = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] current = new int[b.length() + 1];
            current[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = previous[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[b.length()];
    }
}
