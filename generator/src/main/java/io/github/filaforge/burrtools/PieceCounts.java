package io.github.filaforge.burrtools;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** How many pieces of each entry of a problem a solution can have, as far as numbers of voxels tell. */
final class PieceCounts {

    private final List<BurrEntry> entries;
    /** For each entry the voxels of a piece. */
    private final List<Integer> volumes;

    private final int required;
    private final int all;
    private final long fewest;
    private final long most;

    /**
     * @param volumes for each entry the filled voxels of a piece
     * @param required how many voxels of the result are to be filled
     * @param all those and how many may be
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

    /** The voxels of as few pieces as may be. */
    long fewest() {
        return fewest;
    }

    /** The voxels of all pieces. */
    long most() {
        return most;
    }

    /**
     * The entries with the ranges that the others leave to each. As they are, if that leaves no pieces that fill the result:
     * then there is no solution, or none with a piece.
     *
     * <p>To be asked only if the fewest pieces have no more voxels than there are, and all no fewer than are to be filled.
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

    /** Whether pieces can be used that leave more variable voxels empty than some number. */
    boolean canLeaveMoreThan(int holes) {
        BitSet sums = new BitSet(all + 1);
        if (fewest > all) {
            return false;
        }
        sums.set((int) fewest);
        for (int entry = 0; entry < entries.size(); entry++) {
            BurrEntry of = entries.get(entry);
            // by one, two, four and so on: as many as there are, and no more
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
