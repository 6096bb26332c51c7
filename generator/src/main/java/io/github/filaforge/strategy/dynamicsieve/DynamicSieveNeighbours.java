package io.github.filaforge.strategy.dynamicsieve;

import io.github.filaforge.emit.Literals;
import io.github.filaforge.emit.VariableNames;
import io.github.filaforge.lattice.Cell;
import io.github.filaforge.lattice.Direction;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes the code by which a dynamic sieve counts the open neighbours of all cells, word by word of the frame. */
final class DynamicSieveNeighbours {

    private static final String OPEN = "open";
    private static final String GROWN = "grown";

    private final DynamicSievePlan plan;
    private final CellShifts shifts;
    private final List<Map<String, Object>> words;

    DynamicSieveNeighbours(DynamicSievePlan plan) {
        this.plan = plan;
        this.shifts = new CellShifts(plan);
        this.words = VariableNames.words(
                plan.frame().words(),
                "occupancy",
                "nextOccupancy",
                "holes",
                "alone",
                "countMinus",
                "countPlus",
                "findPairs",
                "filled",
                OPEN,
                "cells",
                "pairs",
                "part",
                GROWN,
                "remaining",
                "candidates",
                "KINDS",
                "BESIDE",
                "BESIDE_FACTORS");
    }

    /** Returns the values for the template. */
    Map<String, Object> values() {
        List<long[]> kinds = kinds();
        long[] required = plan.frame().mask(plan.requiredCells());
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

    /**
     * Returns the cells by their kind, each of which has one kind: in space corners, edges, faces and the rest; in the plane
     * corners, edges and the rest.
     */
    private List<long[]> kinds() {
        int last = plan.rule().isFlat() ? 2 : 3;
        int most = plan.mostNeighbours();
        List<long[]> kinds = new ArrayList<>();
        for (int kind = 0; kind <= last; kind++) {
            int neighbours = most - last + kind;
            kinds.add(plan.frame().mask(plan.cellsWithNeighbours(kind == 0 ? 0 : neighbours, neighbours)));
        }
        return kinds;
    }

    /** Returns the variable of the cells of one word whose neighbour in a direction is open. */
    private Map<String, Object> cellsBeside(Direction direction, int word) {
        return Map.of("name", besideName(direction, word), "value", shifts.beside(OPEN, direction, word));
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
        List<String> beside = new ArrayList<>();
        for (Direction direction : directions) {
            cells.add(cellsBeside(direction, word));
            beside.add(besideName(direction, word));
        }
        NeighbourCounts counts = new NeighbourCounts(beside, plus ? "Plus" : "Minus", false);
        cells.addAll(counts.variables());
        return Map.of(
                "sources", sources(directions, word),
                "cells", cells,
                "some", counts.some(),
                "several", counts.several(),
                "canBeSeveral", counts.canBeSeveral());
    }

    /** Returns the values for the open neighbours in all directions. */
    private Map<String, Object> all(int word) {
        List<String> beside = plan.directions().stream()
                .map(direction -> besideName(direction, word))
                .toList();
        NeighbourCounts counts = new NeighbourCounts(beside, words.size() == 1 ? "" : "_" + word, true);
        return Map.of("cells", counts.variables(), "many", counts.many());
    }

    /** Returns a word and the words that have neighbours of its cells. */
    private List<Map<String, Object>> sources(List<Direction> directions, int word) {
        List<Map<String, Object>> sources = new ArrayList<>();
        for (int each = 0; each < words.size(); each++) {
            int source = each;
            if (each == word
                    || directions.stream()
                            .anyMatch(
                                    direction -> shifts.sources(direction, word).contains(source))) {
                sources.add(words.get(each));
            }
        }
        return sources;
    }

    /** Adds the values for pairs of cells that have no other open neighbours than each other. */
    private void putPairs(Map<String, Object> values, int word) {
        List<Direction> ahead = plan.directions().stream()
                .filter(direction -> plan.frame().steps().get(direction) > 0)
                .toList();
        values.put("pairSources", sources(ahead, word));
        values.put(
                "cellsBeside",
                ahead.stream()
                        .map(direction -> shifts.beside("cells", direction, word))
                        .toList());
    }

    /** Adds the values for the number of parts of the open space: the neighbours ahead, and those across. */
    private void putParts(Map<String, Object> values, int word) {
        List<List<Direction>> axes = axes();
        values.put(
                "openBefore",
                words.subList(0, word).stream().map(before -> before.get(OPEN)).toList());
        values.put("openAhead", shifts.beside(OPEN, axes.get(0).get(1), word));
        // A line has no neighbours across.
        Direction across = axes.get(axes.size() - 1).get(1);
        values.put("openAcross", shifts.beside(OPEN, across, word));
        values.put("pairsAcross", shifts.beside("pairs", across, word));
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
        List<List<Map<String, Object>>> growth = new ArrayList<>();
        for (List<Direction> axis : axes()) {
            List<Map<String, Object>> grown = new ArrayList<>();
            for (int number = 0; number < words.size(); number++) {
                int word = number;
                List<String> beside = axis.stream()
                        .map(direction -> shifts.beside(GROWN, direction, word))
                        .toList();
                grown.add(Map.of(
                        GROWN, words.get(word).get(GROWN), OPEN, words.get(word).get(OPEN), "grownBeside", beside));
            }
            growth.add(grown);
        }
        return growth;
    }
}
