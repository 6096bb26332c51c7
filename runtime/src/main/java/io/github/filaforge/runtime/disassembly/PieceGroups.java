package io.github.filaforge.runtime.disassembly;

import io.github.filaforge.runtime.text.Words;
import java.util.Arrays;
import java.util.List;

/**
 * The groups of the kinds of pieces. A kind has for each of its groups the number of its pieces that may stay together with
 * other pieces of this group. The pieces of a kind have one shape, so it is arbitrary which of them has the group. Immutable.
 */
public final class PieceGroups {

    /** The kind of a piece without groups. */
    public static final int PLAIN = 0;

    /** The greatest number of times that a part is given a group, until the groups of an assembly are not decided. */
    private static final int MOST_LOOKS = 100_000;

    /** The number of pieces of each kind in each group. */
    private final int[][] most;
    /** The number of pieces of each kind. */
    private final int[] copies;

    private final int groups;

    /**
     * Reads the groups.
     *
     * @param rows for each kind from 1 on the number of its pieces, and the number of its pieces in each group, separated by
     *     blanks
     */
    public PieceGroups(String... rows) {
        this.most = new int[1 + rows.length][];
        this.copies = new int[most.length];
        this.groups = rows.length == 0 ? 0 : Words.numbers(rows[0]).length - 1;
        most[PLAIN] = new int[groups];
        copies[PLAIN] = 1;
        for (int kind = 1; kind < most.length; kind++) {
            int[] row = Words.numbers(rows[kind - 1]);
            copies[kind] = row[0];
            most[kind] = Arrays.copyOfRange(row, 1, row.length);
        }
    }

    /**
     * Returns true if all pieces of a part have one group and no other, so that the part needs not be taken apart. All other
     * pieces of their kinds have the group too, so that no other part lacks a piece with this group.
     *
     * @param part the kinds of its pieces
     */
    boolean areOneGroup(int... part) {
        int used = 0;
        boolean haveAll = false;
        for (int group = 0; group < groups; group++) {
            int some = 0;
            int all = 0;
            for (int kind : part) {
                some += most[kind][group] > 0 ? 1 : 0;
                all += most[kind][group] == copies[kind] ? 1 : 0;
            }
            if (some > 0) {
                used++;
                haveAll = all == part.length;
            }
        }
        return used == 1 && haveAll;
    }

    /** Returns true if a part may stay together, whatever other parts do: its pieces have a group in common. */
    boolean mayStay(int... part) {
        return mayStay(List.of(part));
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
        private final int[][] taken = new int[most.length][groups];

        private int looks;

        Sharing(List<int[]> parts) {
            this.parts = parts;
        }

        boolean isPossible(int next) {
            if (next == parts.size()) {
                return true;
            }
            int[] part = parts.get(next);
            boolean isPossible = false;
            for (int group = 0; group < groups && !isPossible; group++) {
                add(part, group, 1);
                isPossible = hasRoom(part, group) && isPossibleAfter(next);
                add(part, group, -1);
            }
            return isPossible;
        }

        private boolean isPossibleAfter(int part) {
            looks++;
            if (looks > MOST_LOOKS) {
                throw new UndecidedException("its pieces can be in groups in too many ways");
            }
            return isPossible(part + 1);
        }

        private void add(int[] part, int group, int number) {
            for (int kind : part) {
                taken[kind][group] += number;
            }
        }

        /** Returns true if a group has room for the pieces of a part, which are among the pieces that are given to it. */
        private boolean hasRoom(int[] part, int group) {
            boolean hasRoom = true;
            for (int kind : part) {
                hasRoom &= taken[kind][group] <= most[kind][group];
            }
            return hasRoom;
        }
    }
}
