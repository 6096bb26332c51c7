package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Writes the code by which a dynamic sieve counts the open neighbours of all cells, word by word of the frame. */
final class DynamicSieveNeighbours {

    private static final String OPEN = "open";
    private static final String GROWN = "grown";

    private final DynamicSievePlan plan;
    private final LatticeFrame frame;
    private final List<Map<String, Object>> words;
    /**
     * For each direction in which a step can lead to a cell that is not a neighbour, the cells from which it leads to a
     * neighbour.
     */
    private final Map<Direction, long[]> masks = new TreeMap<>();

    DynamicSieveNeighbours(DynamicSievePlan plan) {
        this.plan = plan;
        this.frame = plan.frame();
        this.words = VariableNames.words(
                frame.words(),
                ("occupancy nextOccupancy holes alone countMinus countPlus findPairs filled open cells pairs part grown"
                                + " remaining candidates KINDS BESIDE BESIDE_FACTORS")
                        .split(" "));
        for (Direction direction : plan.directions()) {
            if (plan.wraps(direction)) {
                masks.put(direction, frame.mask(plan.cellsBefore(direction)));
            }
        }
    }

    Map<String, Object> values() {
        List<long[]> kinds = plan.kinds();
        long[] required = frame.mask(plan.requiredCells());
        for (int number = 0; number < words.size(); number++) {
            int word = number;
            Map<String, Object> values = words.get(word);
            values.put("required", Literals.hex(required[word]));
            values.put(
                    "kinds",
                    kinds.stream().map(kind -> Literals.hex(kind[word])).toList());
            values.put("minus", half(false, word));
            values.put("plus", half(true, word));
            values.put("all", all(word));
            putPairs(values, word);
            putParts(values, word);
        }
        List<Map<String, Object>> cellsBeside = new ArrayList<>();
        for (Direction direction : plan.directions()) {
            for (int word = 0; word < words.size(); word++) {
                cellsBeside.add(cellsBeside(direction, word));
            }
        }
        return Map.of("words", words, "cellsBeside", cellsBeside, "axes", growth(), "hasSquares", axes().size() > 1);
    }

    /** Returns the variable of the cells of one word whose neighbour in a direction is open. */
    private Map<String, Object> cellsBeside(Direction direction, int word) {
        return Map.of("name", besideName(direction, word), "value", beside(OPEN, direction, word));
    }

    private String besideName(Direction direction, int word) {
        return VariableNames.numbered(VariableNames.beside(direction), word, words.size());
    }

    /** Returns the values for the open neighbours at smaller coordinates, or for those at greater ones. */
    private Map<String, Object> half(boolean plus, int word) {
        List<Direction> directions = plan.directions().stream()
                .filter(direction -> plus == direction.isForward())
                .toList();
        List<Map<String, Object>> cells = new ArrayList<>();
        directions.forEach(direction -> cells.add(cellsBeside(direction, word)));
        List<String> beside = directions.stream()
                .map(direction -> besideName(direction, word))
                .toList();
        NeighbourCounts counts = new NeighbourCounts(beside, plus ? "Plus" : "Minus", false);
        cells.addAll(counts.variables);
        return Map.of(
                "sources",
                sources(directions, word),
                "cells",
                cells,
                "some",
                counts.sum.some,
                "several",
                NeighbourCounts.orNone(counts.sum.several),
                "canBeSeveral",
                !counts.sum.several.isEmpty());
    }

    /** Returns the values for the open neighbours in all directions. */
    private Map<String, Object> all(int word) {
        List<String> beside = plan.directions().stream()
                .map(direction -> besideName(direction, word))
                .toList();
        NeighbourCounts counts = new NeighbourCounts(beside, words.size() == 1 ? "" : "_" + word, true);
        return Map.of("cells", counts.variables, "many", NeighbourCounts.orNone(counts.sum.many));
    }

    /** Returns a word and the words that have neighbours of its cells. */
    private List<Map<String, Object>> sources(List<Direction> directions, int word) {
        return IntStream.range(0, words.size())
                .filter(source -> source == word
                        || directions.stream()
                                .anyMatch(direction -> sources(direction, word).contains(source)))
                .mapToObj(words::get)
                .toList();
    }

    /** Adds the values for pairs of cells that have no other open neighbours than each other. */
    private void putPairs(Map<String, Object> values, int word) {
        List<Direction> ahead = plan.directions().stream()
                .filter(direction -> frame.steps().get(direction) > 0)
                .toList();
        values.put("pairSources", sources(ahead, word));
        values.put(
                "cellsBeside",
                ahead.stream()
                        .map(direction -> beside("cells", direction, word))
                        .toList());
    }

    /** Adds the values for the number of parts of the open space: the neighbours ahead, and those across. */
    private void putParts(Map<String, Object> values, int word) {
        List<List<Direction>> axes = axes();
        values.put(
                "openBefore",
                words.subList(0, word).stream().map(before -> before.get(OPEN)).toList());
        values.put("openAhead", beside(OPEN, axes.get(0).get(1), word));
        // A line has no neighbours across.
        Direction across = axes.get(axes.size() - 1).get(1);
        values.put("openAcross", beside(OPEN, across, word));
        values.put("pairsAcross", beside("pairs", across, word));
    }

    private List<List<Direction>> axes() {
        List<List<Direction>> axes = new ArrayList<>();
        for (Direction forward : plan.directions()) {
            plan.directions().stream()
                    .filter(direction -> forward.isForward()
                            && direction.step().plus(forward.step()).equals(new Cell(0, 0, 0)))
                    .forEach(backward -> axes.add(List.of(backward, forward)));
        }
        return axes;
    }

    /** Returns, for each axis and word, the expressions of the cells beside a part of the open space along the axis. */
    private List<List<Map<String, Object>>> growth() {
        return axes().stream()
                .map(axis -> IntStream.range(0, words.size())
                        .mapToObj(word -> growth(axis, word))
                        .toList())
                .toList();
    }

    private Map<String, Object> growth(List<Direction> axis, int word) {
        List<String> beside =
                axis.stream().map(direction -> beside(GROWN, direction, word)).toList();
        return Map.of(GROWN, words.get(word).get(GROWN), OPEN, words.get(word).get(OPEN), "grownBeside", beside);
    }

    /** Returns the numbers of the words that have the neighbours, in a direction, of the cells of one word. */
    private List<Integer> sources(Direction direction, int word) {
        int near = nearest(direction, word);
        int far = near + Integer.signum(frame.steps().get(direction));
        List<Integer> sources = new ArrayList<>();
        if (isWord(near)) {
            sources.add(near);
        }
        if (isWord(far) && bits(direction) != 0) {
            sources.add(far);
        }
        return sources;
    }

    private int nearest(Direction direction, int word) {
        return word + frame.steps().get(direction) / Long.SIZE;
    }

    private boolean isWord(int word) {
        return word >= 0 && word < frame.words();
    }

    /** Returns the number of bits by which a word is shifted. */
    private int bits(Direction direction) {
        return Math.abs(frame.steps().get(direction)) % Long.SIZE;
    }

    /**
     * Returns the expression of the cells of one word whose neighbour in a direction is in a set.
     *
     * @param set the name of the set, or the beginning of the names of its words
     */
    private String beside(String set, Direction direction, int word) {
        boolean forwards = frame.steps().get(direction) > 0;
        int bits = bits(direction);
        List<String> parts = new ArrayList<>();
        for (int source : sources(direction, word)) {
            String name = VariableNames.numbered(set, source, frame.words());
            if (source != nearest(direction, word)) {
                parts.add(name + (forwards ? " << " : " >>> ") + (Long.SIZE - bits));
            } else {
                parts.add(bits == 0 ? name : name + (forwards ? " >>> " : " << ") + bits);
            }
        }
        String shifted = parts.isEmpty() ? "0L" : String.join(" | ", parts);
        if (!masks.containsKey(direction)) {
            return shifted;
        }
        return (shifted.contains(" ") ? "(" + shifted + ")" : shifted) + " & "
                + Literals.hex(masks.get(direction)[word]);
    }

    /** Writes the variables that divide the cells of one word of the frame by the number of their open neighbours. */
    private static final class NeighbourCounts {

        /**
         * The names of the variables of the cells with at least one, at least two, and at least three open neighbours in
         * some directions. A name is empty if no cell can have that many.
         */
        private record Level(String some, String several, String many) {}

        /** The variables by name and value, in the order in which they have to be declared. */
        private final List<Map<String, Object>> variables = new ArrayList<>();

        private final Level sum;

        /**
         * Counts the open neighbours of all cells at once. Sets of directions are joined two by two.
         *
         * @param beside for each direction the variable of the cells whose neighbour there is open
         * @param suffix the ending of the names of the variables
         * @param withMany true if three open neighbours have to be distinguished from two
         */
        NeighbourCounts(List<String> beside, String suffix, boolean withMany) {
            List<Level> level =
                    beside.stream().map(set -> new Level(set, "", "")).toList();
            int number = 0;
            while (level.size() > 1) {
                List<Level> next = new ArrayList<>();
                for (int i = 0; i + 1 < level.size(); i += 2) {
                    String ending = (level.size() == 2 ? "" : String.valueOf(number)) + suffix;
                    next.add(joined(level.get(i), level.get(i + 1), ending, withMany));
                    number++;
                }
                if (level.size() % 2 == 1) {
                    next.add(level.get(level.size() - 1));
                }
                level = next;
            }
            this.sum = level.get(0);
        }

        private Level joined(Level left, Level right, String ending, boolean withMany) {
            boolean canBeMany = withMany && !(left.several.isEmpty() && right.several.isEmpty());
            return new Level(
                    declared("some" + ending, left.some, right.some),
                    declared("several" + ending, left.several, right.several, and(left.some, right.some)),
                    canBeMany
                            ? declared(
                                    "many" + ending,
                                    left.many,
                                    right.many,
                                    and(left.several, right.some),
                                    and(left.some, right.several))
                            : "");
        }

        /** Declares a variable for the union of some sets. */
        private String declared(String name, String... sets) {
            List<String> some = Stream.of(sets).filter(set -> !set.isEmpty()).toList();
            String any = some.stream()
                    .map(set -> some.size() > 1 && set.contains(" ") ? "(" + set + ")" : set)
                    .collect(Collectors.joining(" | "));
            variables.add(Map.of("name", name, "value", any));
            return name;
        }

        private static String and(String left, String right) {
            return left.isEmpty() || right.isEmpty() ? "" : left + " & " + right;
        }

        private static String orNone(String set) {
            return set.isEmpty() ? "0L" : set;
        }
    }
}
