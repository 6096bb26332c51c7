package io.github.filaforge.templates.comparison;

import io.github.filaforge.runtime.edge.EdgeForm;
import java.util.IdentityHashMap;
import java.util.Map;

/**
 * A program for edge puzzles that is tuned by hand. It has no recursion. A placement is one word, whose colours have the
 * bits that they have in the index of the next list. All lists are in one array, and each ends with 0.
 */
public final class TunedLoop extends ScanProgram {

    private static final int SIDES = ScannedBoard.SIDES;

    /** The lowest bits of a word, which have the colour on the right. */
    private final int rightMask;

    /** The bits of a word above the lowest, which have the colour below. */
    private final int downMask;
    /** The number of bits of both colours; the bits above them have the type plus 1. */
    private final int shift;

    private final int positions;
    /** The index of the first list of each position in {@link #begins}, with the colours of pins added; the rim adds 0. */
    private final int[] base;
    /** The position of the cell above each position; the position behind all if that cell is pinned or outside the board. */
    private final int[] above;
    /** The bits that the word of the position before adds to the index; 0 if that position is not on the left. */
    private final int[] leftMask;

    /** The index in {@link #list} at which each list begins, by base, colour above and colour on the left. */
    private final int[] begins;
    /** The words of all lists, each list ended by 0; index 0 is the empty list. */
    private final int[] list;
    /** The placement of the word at each index of {@link #list}. */
    private final int[] placements;
    /** The number of free pieces by type plus 1. */
    private final int[] free;
    /** The word that is placed at each position, and 0 behind them. */
    private final int[] words;
    /** The index in {@link #list} behind the word that is placed at each position. */
    private final int[] next;

    /**
     * Creates a program for a board.
     *
     * @param scan the board with its tables
     * @param form the board in the form that makes solutions
     * @param counting true if fits are counted
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

    /**
     * Writes all lists into one array. All empty lists are the 0 at its beginning.
     *
     * @param kinds the index in {@link #begins} of the first list of each kind of cells
     */
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

    /** Returns the bits that a placement adds to the index of the list of the cell below, and of the cell on the right. */
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
                // The loop ends because the placement is in the list.
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
        // Local variables, because the JIT would read the fields again for each piece.
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
