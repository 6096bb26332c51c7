package io.github.filaforge.runtime.disassembly;

import io.github.filaforge.runtime.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The groups of the kinds of pieces. A kind has for each of its groups the number of its pieces that may stay together with
 * other pieces of this group. Immutable.
 */
public final class PieceGroups {

    /** The kind of a piece without groups. */
    public static final int PLAIN = 0;

    /** The greatest number of looks at a part and a group, until the groups of an assembly are not decided. */
    private static final int MOST_LOOKS = 100_000;

    /** The number of pieces by group, for each kind. */
    private final List<Map<Integer, Integer>> groups = new ArrayList<>();

    /**
     * Reads the groups.
     *
     * @param rows for each kind from 1 on its groups, separated by commas: the group, a blank, and the number of its pieces
     */
    public PieceGroups(String... rows) {
        groups.add(Map.of());
        for (String row : rows) {
            Map<Integer, Integer> ofKind = new TreeMap<>();
            for (int[] group : Words.lists(row)) {
                ofKind.put(group[0], group[1]);
            }
            groups.add(ofKind);
        }
    }

    /**
     * Returns true if all pieces of a part have one group and no other, so that the part needs not be taken apart.
     *
     * @param part the kinds of its pieces
     */
    boolean areOneGroup(int... part) {
        Set<Integer> all = new TreeSet<>();
        for (int kind : part) {
            if (kind == PLAIN) {
                return false;
            }
            all.addAll(groups.get(kind).keySet());
        }
        return all.size() == 1 && mayStay(part);
    }

    /** Returns true if a part may stay together, whatever other parts do: its pieces have a group in common. */
    boolean mayStay(int... part) {
        return !possible(numbers(part)).isEmpty();
    }

    /** Returns the groups that have room for a part. */
    private List<Integer> possible(Map<Integer, Integer> numbers) {
        List<Integer> possible = new ArrayList<>();
        if (!numbers.containsKey(PLAIN)) {
            for (int group : groups.get(numbers.keySet().iterator().next()).keySet()) {
                if (haveRoom(numbers, group, Map.of())) {
                    possible.add(group);
                }
            }
        }
        return possible;
    }

    /** Returns true if a group has room for some numbers of pieces by kind, beside the pieces that are taken already. */
    private boolean haveRoom(Map<Integer, Integer> numbers, int group, Map<List<Integer>, Integer> taken) {
        boolean haveRoom = true;
        for (Map.Entry<Integer, Integer> each : numbers.entrySet()) {
            int kind = each.getKey();
            haveRoom &= taken.getOrDefault(List.of(kind, group), 0) + each.getValue()
                    <= groups.get(kind).getOrDefault(group, 0);
        }
        return haveRoom;
    }

    private static Map<Integer, Integer> numbers(int... part) {
        Map<Integer, Integer> numbers = new TreeMap<>();
        for (int kind : part) {
            numbers.merge(kind, 1, Integer::sum);
        }
        return numbers;
    }

    /**
     * Returns true if each part can be given a group, so that no group has more pieces of a kind than it may have.
     *
     * @param parts the kinds of the pieces of each part
     * @throws UndecidedException if there are too many ways
     */
    boolean mayStay(List<int[]> parts) {
        return new Sharing(parts).isPossible(0);
    }

    /** A search for the groups of parts. */
    private final class Sharing {

        private final List<int[]> parts;
        /** The number of pieces that are given to a group, by kind and group. */
        private final Map<List<Integer>, Integer> taken = new HashMap<>();

        private int looks;

        Sharing(List<int[]> parts) {
            this.parts = parts;
        }

        boolean isPossible(int next) {
            if (next == parts.size()) {
                return true;
            }
            Map<Integer, Integer> numbers = numbers(parts.get(next));
            for (int group : possible(numbers)) {
                looks++;
                if (looks > MOST_LOOKS) {
                    throw new UndecidedException("its pieces can be in groups in too many ways");
                }
                if (haveRoom(numbers, group, taken)) {
                    numbers.forEach((kind, number) -> taken.merge(List.of(kind, group), number, Integer::sum));
                    if (isPossible(next + 1)) {
                        return true;
                    }
                    numbers.forEach((kind, number) -> taken.merge(List.of(kind, group), -number, Integer::sum));
                }
            }
            return false;
        }
    }
}
