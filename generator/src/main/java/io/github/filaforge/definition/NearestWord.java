package io.github.filaforge.definition;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Finds the word that was probably meant. */
public final class NearestWord {

    private static final int MAX_DISTANCE = 2;

    /** Nobody mistypes a longer word; comparing two takes a step for each pair of letters. */
    private static final int MAX_LENGTH = 100;

    private NearestWord() {}

    /**
     * A question to put before a remedy, {@code "did you mean 'xDim'? "}, or nothing if no candidate is near. A
     * candidate is near if at most two letters differ, but not all of them; upper and lower case count as one.
     */
    static String suggestion(String word, Collection<String> candidates) {
        return find(word, candidates)
                .map(nearest -> "did you mean '" + nearest + "'? ")
                .orElse("");
    }

    /** The nearest of the candidates, if any is near. */
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

    /** The number of letters to insert, remove or replace; just large if the lengths differ by more than is near. */
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
