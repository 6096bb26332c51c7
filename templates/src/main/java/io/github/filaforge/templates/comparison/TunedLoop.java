package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.edge.EdgeForm;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * An edge puzzle by a loop that is tuned by hand: no recursion, a placement in one word whose colours lie where the index of the
 * next list has them, and all lists in one array, each ended by 0.
 */
public final class TunedLoop extends ScanProgram {

    private static final int SIDES = ScannedBoard.SIDES;

    /** In a word: the colour on the right; above it the colour below; above both the type plus 1. */
    private final int rightMask;

    private final int downMask;
    private final int shift;

    private final int positions;
    /** By position: where the beginnings of its lists are, with what the rim and pins add to their index. */
    private final int[] base;
    /** By position the one above; where none is, the one behind all. */
    private final int[] above;
    /** By position the bits that the word before it adds: none if that is not on the left. */
    private final int[] leftMask;

    private final int[] begins;
    private final int[] list;
    private final int[] placements;
    private final int[] free;
    /** By position the word that is placed, and behind them 0. */
    private final int[] words;
    /** By position the index behind that word. */
    private final int[] next;

    /**
     * @param scan the board
     * @param form the same for its solutions
     * @param counting whether fits are counted
     */
    public TunedLoop(ScannedBoard scan, EdgeForm form, boolean counting) {
        super(scan, form, counting);
        int[] open = scan.open();
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(scan.colourCount() - 1);
        this.rightMask = (1 << bits) - 1;
        this.downMask = rightMask << bits;
        this.shift = 2 * bits;
        this.positions = open.length;
        this.base = new int[positions];
        this.above = new int[positions];
        this.leftMask = new int[positions];
        this.free = new int[scan.copies().length + 1];
        this.words = new int[positions + 1];
        this.next = new int[positions + 1];
        IdentityHashMap<int[][][], Integer> kinds = new IdentityHashMap<>();
        int size = 1;
        for (int cell : open) {
            if (kinds.putIfAbsent(scan.lists(cell), kinds.size() << shift) == null) {
                size += size(scan.lists(cell));
            }
        }
        this.begins = new int[kinds.size() << shift];
        this.list = new int[size];
        this.placements = new int[size];
        pack(kinds);
        int[] numbers = new int[form.board().size()];
        int[] start = scan.start();
        for (int number = positions - 1; number >= 0; number--) {
            numbers[open[number]] = number + 1;
        }
        for (int number = 0; number < positions; number++) {
            int cell = open[number];
            base[number] = kinds.get(scan.lists(cell));
            above[number] = positions;
            if (cell >= scan.width()) {
                int other = numbers[cell - scan.width()] - 1;
                above[number] = other < 0 ? positions : other;
                base[number] += other < 0 ? field(start[cell - scan.width()]) & downMask : 0;
            }
            if (cell % scan.width() > 0) {
                boolean isOpen = numbers[cell - 1] > 0;
                leftMask[number] = isOpen ? rightMask : 0;
                base[number] += isOpen ? 0 : field(start[cell - 1]) & rightMask;
            }
        }
    }

    private static int size(int[][]... lists) {
        int size = 0;
        for (int[][] row : lists) {
            for (int[] each : row) {
                size += each.length == 0 ? 0 : each.length + 1;
            }
        }
        return size;
    }

    /** Packs all lists; the empty ones are the 0 that comes first. */
    private void pack(IdentityHashMap<int[][][], Integer> kinds) {
        int at = 1;
        for (Map.Entry<int[][][], Integer> kind : kinds.entrySet()) {
            int[][][] lists = kind.getKey();
            for (int up = 0; up < lists.length; up++) {
                for (int left = 0; left < lists[up].length; left++) {
                    int[] each = lists[up][left];
                    if (each.length > 0) {
                        begins[kind.getValue() + (up << (shift / 2)) + left] = at;
                        for (int placement : each) {
                            list[at] = word(placement);
                            placements[at] = placement;
                            at++;
                        }
                        at++;
                    }
                }
            }
        }
    }

    /** What a placement adds to the index of the cell below it, and of that on its right. */
    private int field(int placement) {
        return scan.down(placement) << (shift / 2) | scan.right(placement);
    }

    private int word(int placement) {
        return (placement / SIDES + 1) << shift | field(placement);
    }

    @Override
    void fill(int... placed) {
        System.arraycopy(scan.copies(), 0, free, 1, free.length - 1);
        for (int number = 0; number < placed.length; number++) {
            words[number] = word(placed[number]);
            free[placed[number] / SIDES + 1]--;
            next[number] = begin(number);
            while (placements[next[number]++] != placed[number]) {
                // the list has it
            }
        }
        run(placed.length);
    }

    private int begin(int number) {
        return begins[
                base[number]
                        + (words[above[number]] & downMask)
                        + (number == 0 ? 0 : words[number - 1] & leftMask[number])];
    }

    private void run(int first) {
        if (first == positions) {
            report();
            return;
        }
        // fields would be read again for each piece
        final int[] words = this.words;
        final int[] next = this.next;
        final int[] list = this.list;
        final int[] begins = this.begins;
        final int[] free = this.free;
        final int[] base = this.base;
        final int[] above = this.above;
        final int[] leftMask = this.leftMask;
        final int downMask = this.downMask;
        final int shift = this.shift;
        final int last = positions - 1;
        int number = first;
        int index = begin(first);
        while (true) {
            int word = list[index++];
            if (word == 0) {
                if (--number < first) {
                    return;
                }
                index = next[number];
                free[words[number] >>> shift]++;
                continue;
            }
            if (free[word >>> shift] == 0) {
                continue;
            }
            if (fits.length > 0) {
                fits[positions - number]++;
            }
            words[number] = word;
            next[number] = index;
            if (number == last) {
                report();
                continue;
            }
            free[word >>> shift]--;
            number++;
            index = begins[base[number] + (words[above[number]] & downMask) + (word & leftMask[number])];
        }
    }

    private void report() {
        int[] placed = new int[positions];
        for (int number = 0; number < positions; number++) {
            placed[number] = placements[next[number] - 1];
        }
        found(placed);
    }
}
