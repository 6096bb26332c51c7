package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.model.Layout;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Writes the look-ups by which a dynamic sieve finds the images of a block that fit, one for each few cells of the
 * occupancy.
 */
final class DynamicSieveLookUp {

    /** The number of states of the cells of one look-up. */
    static final int CHUNK_STATES = 32;

    private static final int CHUNK = 5;
    private static final int FREE_CHUNK = 6;

    private final DynamicSievePlan plan;
    /** The number of words of the frame. */
    private final int words;
    /** The number of cells that a block covers, and the number of their words. */
    private final int window;

    private final int windowWords;

    DynamicSieveLookUp(DynamicSievePlan plan) {
        this.plan = plan;
        this.words = plan.frame().words();
        this.window = plan.window();
        this.windowWords = Layout.wordsFor(window);
    }

    /** Returns the number of tables of a block. */
    static int chunks(DynamicSievePlan plan) {
        return chunks(plan.window());
    }

    private static int chunks(int window) {
        return (window + CHUNK - 1) / CHUNK;
    }

    /** Returns the values for the template. */
    Map<String, Object> values() {
        int chunks = chunks(window);
        List<Integer> freeTables = new ArrayList<>();
        List<String> free = new ArrayList<>();
        // There is one table, which excludes no image, if every root uses all shapes up.
        for (int bit = 0; bit == 0 || bit < plan.counterBits(); bit += FREE_CHUNK) {
            String used = bit == 0 ? "used" : "(used >>> " + bit + ")";
            free.add("FREE" + freeTables.size() + "[(known << 6) + ((int) " + used + " & 63)]");
            freeTables.add(freeTables.size());
        }
        List<String> looks = new ArrayList<>();
        for (int chunk = 0; chunk < chunks; chunk++) {
            String table = chunk == 0 ? "index" : "index + " + chunk * CHUNK_STATES;
            looks.add("POSSIBLE[" + table + " + " + state(chunk * CHUNK) + "]");
        }
        looks.addAll(free);
        Map<String, Object> values = new HashMap<>();
        values.put("window", window);
        values.put("oneChunk", chunks == 1);
        values.put("chunks", chunks);
        values.put("blockStates", chunks * CHUNK_STATES);
        values.put("freeTables", freeTables);
        // True if targets with exactly one open neighbour have look-ups of their own.
        values.put("gathers", window <= Long.SIZE);
        values.put("windows", windows());
        values.put("fitting", conjunction(looks));
        values.put("free", conjunction(free));
        return values;
    }

    /** Returns the words of the occupancy from the start of a block on. */
    private List<Map<String, Object>> windows() {
        List<Map<String, Object>> windows = new ArrayList<>();
        for (int word = 0; word < windowWords; word++) {
            windows.add(Map.of("name", window(word), "cells", cells(word)));
        }
        return windows;
    }

    /** Returns the variable of one word of cells, counted from the start of a block. */
    private String window(int word) {
        return words == 1 ? "filled" : VariableNames.numbered("window", word, windowWords);
    }

    private String cells(int window) {
        StringBuilder cells = new StringBuilder();
        for (int word = window; word < words - 1; word++) {
            int end = (word - window + 1) * Long.SIZE;
            cells.append("start < " + end + " ? (" + filled(word) + " >>> start) | (" + filled(word + 1)
                    + " << 1 << ~start) : ");
        }
        return cells.append(filled(words - 1)).append(" >>> start").toString();
    }

    private String filled(int word) {
        return VariableNames.numbered("filled", word, words);
    }

    /** Returns the expression for the occupancy of the cells of a table. */
    private String state(int bit) {
        int word = bit / Long.SIZE;
        int shift = bit % Long.SIZE;
        String low = shift == 0 ? "(int) " + window(word) : "(int) (" + window(word) + " >>> " + shift + ")";
        if (words > 1 && shift + CHUNK > Long.SIZE && word + 1 < windowWords) {
            return "((" + low + " | (int) " + window(word + 1) + " << " + (Long.SIZE - shift) + ") & 31)";
        }
        return "(" + low + " & 31)";
    }

    /** Joins the terms in pairs, so that look-ups do not have to wait for one another. */
    private static String conjunction(List<String> terms) {
        List<String> level = terms;
        while (level.size() > 1) {
            String and = level.size() <= 8 ? "\n                & " : " & ";
            List<String> next = new ArrayList<>();
            for (int i = 0; i + 1 < level.size(); i += 2) {
                String both = level.get(i) + and + level.get(i + 1);
                next.add(level.size() == 2 ? both : "(" + both + ")");
            }
            if (level.size() % 2 == 1) {
                next.add(level.get(level.size() - 1));
            }
            level = next;
        }
        return level.get(0);
    }
}
