package io.github.filaforge.edge.plan;

import io.github.filaforge.runtime.edge.EdgeBranches;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The roots of a search: all states with some number of pieces placed, in the order of the search. Immutable.
 *
 * @param placed the placements of each root, in the form of {@link EdgeBranches}
 */
public record EdgeRoots(List<int[]> placed) {

    public EdgeRoots {
        placed = List.copyOf(placed);
    }

    /**
     * Returns the roots with as few pieces as possible.
     *
     * @param wanted the least number of roots; there are fewer if every number of placed pieces has fewer states
     * @param positions the number of pieces that are to be placed
     * @param hasDeadEnds true if the roots include each state with fewer pieces from which no piece can be placed, as it may
     *     be the best board; then there is at least one root
     * @return no root if there is no solution
     */
    public static EdgeRoots of(EdgeBranches branches, int wanted, int positions, boolean hasDeadEnds) {
        EdgeBranches near = branches.forOneThread();
        List<int[]> level = List.of(new int[0]);
        for (int depth = 0; depth < positions && level.size() < wanted && !level.isEmpty(); depth++) {
            List<int[]> next = new ArrayList<>();
            for (int[] placed : level) {
                int[] branch = near.next(placed);
                if (branch.length == 0 && hasDeadEnds) {
                    next.add(placed);
                }
                for (int i = 0; i < branch.length; i += 2) {
                    int[] more = Arrays.copyOf(placed, placed.length + 2);
                    more[placed.length] = branch[i];
                    more[placed.length + 1] = branch[i + 1];
                    next.add(more);
                }
            }
            level = next;
        }
        return new EdgeRoots(level);
    }

    /** Returns the roots of a search in a number of attempts, each without placements. */
    public static EdgeRoots attempts(int number) {
        return new EdgeRoots(Collections.nCopies(number, new int[0]));
    }

    public int size() {
        return placed.size();
    }

    /** Returns each root in the form of the runtime. */
    public List<String> texts() {
        return placed.stream()
                .map(each -> IntStream.of(each).mapToObj(String::valueOf).collect(Collectors.joining(" ")))
                .toList();
    }

    /** Returns the number of placements of all roots together, by the number of pieces left before each. */
    public long[] placements(int positions) {
        long[] placements = new long[positions + 1];
        for (int[] each : placed) {
            for (int i = 0; i < each.length / 2; i++) {
                placements[positions - i]++;
            }
        }
        return placements;
    }
}
