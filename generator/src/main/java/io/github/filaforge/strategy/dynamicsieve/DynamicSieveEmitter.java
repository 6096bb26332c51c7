package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.BoardText;
import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.RegionTables;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SolverTemplate;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.model.Layout;
import io.github.filaforge.model.Shape;
import io.github.filaforge.plan.CellOrder;
import io.github.filaforge.plan.ChosenTargetsPlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Fills the template of a dynamic sieve. Its solver chooses targets during the search, and finds the images that fit by a
 * few table look-ups.
 */
final class DynamicSieveEmitter {

    /** The number of states of the cells of one look-up. */
    static final int CHUNK_STATES = 32;

    private static final int CHUNK = 5;
    private static final int FREE_CHUNK = 6;

    private final DynamicSievePlan plan;
    private final SourceRequest request;
    /** The number of words of the frame. */
    private final int words;
    /** The number of cells that a block covers, and the number of their words. */
    private final int window;

    private final int windowWords;

    DynamicSieveEmitter(DynamicSievePlan plan, SourceRequest request) {
        this.plan = plan;
        this.request = request;
        this.words = plan.frame().words();
        this.window = plan.window();
        this.windowWords = Layout.wordsFor(window);
    }

    SolverSource source() {
        ChosenTargetsPlan search = plan.search();
        SolverTemplate template =
                new SolverTemplate("dynamic-sieve.txt", search, request, DynamicSieveStrategy.NAME, "DynamicSieve");
        RegionTables tables = new RegionTables(search.catalog(), search.order());
        template.with(tables.images(plan.images())).with(tables.neighbours());
        Map<String, Object> values = new HashMap<>();
        values.put("stoppable", request.settings().stoppable());
        putRule(values);
        putSupply(values);
        putVolumes(values);
        putLookUps(values);
        List<String> imports = new ArrayList<>(List.of("DynamicSieve", "DynamicSieveSolver", "StateBatch"));
        if (values.get("gathers").equals(true)) {
            imports.add("Gather");
        }
        if (values.get("twoSizes").equals(true) || values.get("anySizes").equals(true)) {
            imports.add("PartVolumes");
        }
        template.importing(imports.stream().map("dynamicsieve."::concat).toList());
        if (values.get("limited").equals(true)) {
            template.importing(List.of("board.Allowance"));
        }
        return template.with(values)
                .with(new DynamicSieveNeighbours(plan).values())
                .source();
    }

    /** Adds the values for a puzzle of which pieces may be left over. */
    private void putSupply(Map<String, Object> values) {
        boolean isVaried = plan.search().catalog().isVaried();
        values.put("varied", isVaried);
        values.put("limited", BoardText.isLimited(plan.search()));
        List<Shape> counted = plan.counted();
        values.put(
                "counted",
                isVaried
                        ? "new int[] {"
                                + plan.search().shapes().stream()
                                        .map(shape -> String.valueOf(counted.contains(shape) ? shape.copies() : 0))
                                        .collect(Collectors.joining(", "))
                                + "}"
                        : "PIECES");
        String all = IntStream.range(0, words)
                .mapToObj(word -> VariableNames.numbered("nextOccupancy", word, words) + "[nextCount]")
                .collect(Collectors.joining(" & "));
        values.put("filledAll", words == 1 ? all : "(" + all + ")");
    }

    private void putRule(Map<String, Object> values) {
        CellOrder order = plan.search().order();
        values.put(
                "frame",
                RegionTables.joined(IntStream.range(0, order.size())
                        .map(order::cellAt)
                        .map(plan.frame().cells()::get)));
        values.put("frameSize", plan.frame().size());
        values.put("wordCount", words);
        values.put("wide", words > 1);
        // In its table each image has the words of its cells and one more long, padded to a power of two.
        values.put("placeStride", Integer.highestOneBit(2 * words + 1));
        values.put("flat", plan.rule().isFlat());
        values.put("manyLeft", plan.rule().manyLeft());
        values.put("manyFits", DynamicTargetRule.MANY_FITS);
        values.put("findsHoles", plan.smallestPart() > 1);
        values.put("findsPairs", plan.smallestPart() > 2);
        values.put("mayStayEmpty", plan.search().catalog().region().optional().size() > 0);
    }

    /**
     * Adds the values for the test of volumes: a branch ends if no free pieces together have the volume of the part of the
     * open space around the first open cell.
     */
    private void putVolumes(Map<String, Object> values) {
        List<Integer> sizes = plan.search().shapes().stream()
                .map(Shape::volume)
                .distinct()
                .sorted()
                .toList();
        int small = sizes.get(0);
        long smallShapes = 0;
        List<Shape> unplaced = plan.unplaced();
        for (int bit = 0; bit < unplaced.size(); bit++) {
            smallShapes |= unplaced.get(bit).volume() == small ? 1L << bit : 0;
        }
        values.put("looksAtVolumes", plan.rule().looksAtVolumes());
        boolean hasSizes = plan.rule().looksAtVolumes() && sizes.size() > 1;
        boolean isVaried = plan.search().catalog().isVaried();
        values.put("twoSizes", hasSizes && !isVaried);
        values.put("anySizes", hasSizes && isVaried);
        values.put("sizes", sizes.stream().map(String::valueOf).collect(Collectors.joining(", ")));
        values.put("small", small);
        values.put("large", sizes.get(sizes.size() - 1));
        values.put("smallShapes", Literals.hex(smallShapes));
        values.put("smallCount", Long.bitCount(smallShapes));
        values.put("pieces", plan.search().pieces());
    }

    /** Returns the number of tables of a block. */
    static int chunks(int window) {
        return (window + CHUNK - 1) / CHUNK;
    }

    /**
     * Adds the values for the look-ups that find the images of a block that fit, one for each few cells of the occupancy.
     */
    private void putLookUps(Map<String, Object> values) {
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
        values.put("window", window);
        values.put("oneChunk", chunks == 1);
        values.put("chunks", chunks);
        values.put("blockStates", chunks * CHUNK_STATES);
        values.put("freeTables", freeTables);
        // True if targets with exactly one open neighbour have look-ups of their own.
        values.put("gathers", window <= Long.SIZE);
        values.put(
                "windows",
                IntStream.range(0, windowWords)
                        .mapToObj(word -> Map.of("name", window(word), "cells", cells(word)))
                        .toList());
        values.put("fitting", conjunction(looks));
        values.put("free", conjunction(free));
    }

    /** Returns the variable of one word of cells, counted from the start of a block. */
    private String window(int word) {
        return words == 1 ? "filled" : VariableNames.numbered("window", word, windowWords);
    }

    /** Returns the expression of one word of the occupancy from the start of a block on. */
    private String cells(int first) {
        StringBuilder cells = new StringBuilder();
        for (int word = first; word < words - 1; word++) {
            int end = (word - first + 1) * Long.SIZE;
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
