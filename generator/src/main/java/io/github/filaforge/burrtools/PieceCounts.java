package io.github.filaforge.burrtools;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The least and the greatest number of pieces of each entry that a solution can have. The limits follow from the numbers of
 * voxels of the pieces and of the result.
 */
final class PieceCounts {

    private final List<BurrEntry> entries;
    /** The number of voxels of a piece, for each entry. */
    private final List<Integer> volumes;

    private final int required;
    private final int all;
    private final long fewest;
    private final long most;

    /**
     * Makes the counts of a problem.
     *
     * @param volumes the number of filled voxels of a piece, for each entry
     * @param required the number of voxels of the result that are to be filled
     * @param all the number of voxels of the result that are to be filled or may be filled
     */
    PieceCounts(List<BurrEntry> entries, List<Integer> volumes, int required, int all) {
        this.entries = List.copyOf(entries);
        this.volumes = List.copyOf(volumes);
        this.required = required;
        this.all = all;
        long least = 0;
        long greatest = 0;
        for (int entry = 0; entry < entries.size(); entry++) {
            least += (long) volumes.get(entry) * entries.get(entry).min();
            greatest += (long) volumes.get(entry) * entries.get(entry).max();
        }
        this.fewest = least;
        this.most = greatest;
    }

    /** Returns the number of voxels of the pieces that must be used. */
    long fewest() {
        return fewest;
    }

    /** Returns the number of voxels of all pieces. */
    long most() {
        return most;
    }

    /**
     * Returns the entries with ranges that are narrowed to the numbers of pieces for which the other entries leave room. It
     * returns the entries as they are if the narrowed ranges allow no pieces that fill the result: then there is no
     * solution, or none with a piece.
     *
     * <p>Call it only if {@link #fewest} is at most the number of all voxels, and {@link #most} is at least the number of
     * required voxels.
     */
    List<BurrEntry> narrowed() {
        List<BurrEntry> narrowed = new ArrayList<>();
        long least = 0;
        long greatest = 0;
        for (int entry = 0; entry < entries.size(); entry++) {
            BurrEntry of = entries.get(entry);
            BurrEntry left = volumes.get(entry) == 0
                    ? new BurrEntry(of.shape(), of.min(), of.min())
                    : narrowed(of, volumes.get(entry));
            if (left.min() > left.max()) {
                return entries;
            }
            least += (long) volumes.get(entry) * left.min();
            greatest += (long) volumes.get(entry) * left.max();
            narrowed.add(left);
        }
        return greatest > 0 && least <= all && greatest >= required ? List.copyOf(narrowed) : entries;
    }

    private BurrEntry narrowed(BurrEntry of, int volume) {
        long range = (long) of.max() - of.min();
        return new BurrEntry(
                of.shape(),
                of.max() - (int) Math.min(range, (most - required) / volume),
                of.min() + (int) Math.min(range, (all - fewest) / volume));
    }

    /** Returns true if pieces can be used that leave more than a number of variable voxels empty. */
    boolean canLeaveMoreThan(int holes) {
        BitSet sums = new BitSet(all + 1);
        if (fewest > all) {
            return false;
        }
        sums.set((int) fewest);
        for (int entry = 0; entry < entries.size(); entry++) {
            BurrEntry of = entries.get(entry);
            // Adds one piece, two, four and so on, and the rest at last, so that the sums of all numbers of pieces
            // are found.
            int left = of.max() - of.min();
            for (int pieces = 1; left > 0; pieces *= 2) {
                int taken = Math.min(pieces, left);
                add(sums, (long) taken * volumes.get(entry));
                left -= taken;
            }
        }
        int first = sums.nextSetBit(required);
        return first >= 0 && all - first > holes;
    }

    private void add(BitSet sums, long volume) {
        for (int sum = sums.previousSetBit((int) Math.max(-1, all - volume));
                sum >= 0;
                sum = sums.previousSetBit(sum - 1)) {
            sums.set(sum + (int) volume);
        }
    }
}
