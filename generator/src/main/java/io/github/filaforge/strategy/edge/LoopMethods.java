package io.github.filaforge.strategy.edge;

import io.github.filaforge.edge.score.Attempts;
import io.github.filaforge.runtime.edge.EdgeBoard;
import io.github.filaforge.runtime.edge.EdgeLists;
import io.github.filaforge.strategy.EdgePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The division of the loops of a solver into methods: mostly one for each line of the board. */
final class LoopMethods {

    /** The greatest number of loops in a method. With more, the JIT takes too long. */
    private static final int MOST_LOOPS = 16;

    /** The number of cells of two lines up to which they share a method. */
    private static final int FEW_LOOPS = 8;

    private final EdgeLists lists;
    private final Set<Integer> gates;
    private final List<Integer> begins = new ArrayList<>();

    LoopMethods(EdgeLists lists, EdgePlan plan) {
        this.lists = lists;
        this.gates = gates(plan);
        int begun = 0;
        for (List<Integer> line : lines()) {
            int length = line.size();
            if (!begins.isEmpty() && begun + length <= FEW_LOOPS) {
                begun += length;
                continue;
            }
            int methods = (length + MOST_LOOPS - 1) / MOST_LOOPS;
            for (int part = 0; part < methods; part++) {
                begins.add(line.get(0) + length * part / methods);
            }
            begun = length / methods;
        }
        // Where roots end, a method goes on. Without it the runtime filled the rest of the first line, in a quarter of
        // the
        // time of a 12x12 board with 18 pins.
        IntStream.concat(
                        gates.stream().mapToInt(Integer::intValue),
                        plan.roots().placed().stream().mapToInt(root -> root.length / 2))
                .filter(position -> position < lists.positions() && !begins.contains(position))
                .distinct()
                .forEach(begins::add);
        begins.sort(null);
    }

    /** Returns the positions where groups of pieces are checked, or pieces are released. */
    private static Set<Integer> gates(EdgePlan plan) {
        Set<Integer> gates = new TreeSet<>();
        plan.attempts()
                .filter(each -> each.groups().isPresent())
                .map(Attempts::checks)
                .ifPresent(checks -> {
                    checks.good().forEach(limit -> gates.add(limit.until()));
                    gates.add(checks.uselessUsed());
                    gates.add(checks.noPrecious());
                });
        gates.removeIf(
                gate -> gate == 0 || gate >= plan.search().order().cells().size());
        return gates;
    }

    /** Returns the positions of each line, which are neighbours that are filled one after the other in one direction. */
    private List<List<Integer>> lines() {
        List<List<Integer>> all = new ArrayList<>();
        int direction = -1;
        for (int position = 0; position < lists.positions(); position++) {
            int last = position - 1;
            int side = position == 0 ? -1 : sideTo(last, position);
            boolean goesOn = side >= 0 && (direction < 0 || side == direction);
            if (goesOn) {
                direction = side;
            } else {
                all.add(new ArrayList<>());
                direction = -1;
            }
            all.get(all.size() - 1).add(position);
        }
        return all;
    }

    private int sideTo(int position, int other) {
        return IntStream.range(0, EdgeBoard.SIDES)
                .filter(side -> lists.neighbour(position, side) == other)
                .findFirst()
                .orElse(-1);
    }

    /** Returns the positions where a method begins, in ascending order. */
    List<Integer> begins() {
        return List.copyOf(begins);
    }

    /** Returns the position where the method of a position begins. */
    int begin(int position) {
        return begins.stream()
                .filter(each -> each <= position)
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow();
    }

    /** Returns the position behind the last one of a method that begins at some position. */
    int end(int begin) {
        return begins.stream()
                .filter(each -> each > begin)
                .mapToInt(Integer::intValue)
                .min()
                .orElse(lists.positions());
    }

    /** Returns true if groups of pieces are checked at a position, or pieces are released there. */
    boolean isGate(int position) {
        return gates.contains(position);
    }
}
