package io.github.filaforge.runtime.schedule;

/** FILA with an occupancy of one word. */
final class WordListSearch extends ListSearch {

    /** The neighbours of each cell. */
    private final long[] beside;

    private Progress progress;

    WordListSearch(ImageSpace space, Schedule schedule, ImageMatrix matrix, Remains remains, int left) {
        super(space, schedule, matrix, remains, left);
        this.beside = new long[cells];
        for (int cell = 0; cell < cells; cell++) {
            for (int direction = 0; direction < directions; direction++) {
                beside[cell] |= 1L << neighbours[direction][cell];
            }
            beside[cell] &= ~(1L << cell);
        }
    }

    @Override
    void search(int left, Progress newProgress) {
        progress = newProgress;
        // Cells beyond the last count as filled.
        fill(cells == Long.SIZE ? 0 : -1L << cells, freeShapes, left);
    }

    private void fill(long o, int free, int left) {
        ImageListSet set = choose(o, free, left);
        if (set == null) {
            return;
        }
        long[] layouts = set.layouts;
        for (int i = 0; i < free; i++) {
            int shape = shapes[i];
            int at = set.first[shape];
            int end = set.first[shape + 1];
            if (at == end) {
                continue;
            }
            int rest = free;
            unused[shape]--;
            if (unused[shape] == 0) {
                rest--;
                shapes[i] = shapes[rest];
                shapes[rest] = shape;
            }
            progress.attempts[left] += end - at;
            for (; at < end; at++) {
                if ((o & layouts[at]) == 0L) {
                    place(o | layouts[at], set.images[at], rest, left);
                }
            }
            if (unused[shape] == 0) {
                shapes[rest] = shapes[i];
                shapes[i] = shape;
            }
            unused[shape]++;
        }
    }

    private void place(long o, int image, int free, int left) {
        progress.fits[left]++;
        progress.path[left] = image;
        if (left == 1) {
            progress.solved();
        }
        if (progress.isWatched[left]) {
            if (progress.placed(left, image) && left > 1) {
                fill(o, free, left - 1);
            }
            progress.removed(left, image);
        } else if (left > 1) {
            fill(o, free, left - 1);
        }
    }

    private ImageListSet choose(long o, int free, int left) {
        return switch (schedule.heuristic(left).kind()) {
            case FIXED -> firstInOrder(o, left);
            case SIZE -> smallest(o, ~o, free, left);
            case ESTIMATE -> smallest(o, leastOpen(o), free, left);
            case NEIGHBOURS -> lists(o, left, Long.numberOfTrailingZeros(leastOpen(o)));
        };
    }

    private ImageListSet firstInOrder(long o, int left) {
        int[] order = order(left);
        int place = 0;
        while ((o >>> order[place] & 1L) != 0L) {
            place++;
        }
        return lists(o, left, order[place]);
    }

    private ImageListSet lists(long o, int left, int cell) {
        return lists(left, cell, schedule.usesNof() ? ilsi(o, cell) : 0);
    }

    private int ilsi(long o, int cell) {
        int ilsi = masks[cell];
        for (int direction = 0; direction < directions; direction++) {
            ilsi |= (int) (o >>> neighbours[direction][cell] & 1L) << direction;
        }
        return ilsi;
    }

    /** The cells with the fewest open neighbours. */
    private long leastOpen(long o) {
        long cellsWithLeast = 0;
        int least = Integer.MAX_VALUE;
        for (long rest = ~o; rest != 0L; rest &= rest - 1L) {
            int count = Long.bitCount(beside[Long.numberOfTrailingZeros(rest)] & ~o);
            if (count < least) {
                least = count;
                cellsWithLeast = 0;
            }
            if (count == least) {
                cellsWithLeast |= rest & -rest;
            }
        }
        return cellsWithLeast;
    }

    /** The lists of the candidate with the fewest fits; null if one has none. */
    private ImageListSet smallest(long o, long candidates, int free, int left) {
        ImageListSet best = null;
        int least = Integer.MAX_VALUE;
        for (long rest = candidates; rest != 0L; rest &= rest - 1L) {
            ImageListSet set = lists(o, left, Long.numberOfTrailingZeros(rest));
            int count = fits(o, set, free, least);
            if (count == 0) {
                return null;
            }
            if (count < least) {
                least = count;
                best = set;
            }
        }
        return best;
    }

    /** The number of fits; counting ends where it reaches a limit. */
    private int fits(long o, ImageListSet set, int free, int limit) {
        long[] layouts = set.layouts;
        int count = 0;
        for (int i = 0; i < free && count < limit; i++) {
            int end = set.first[shapes[i] + 1];
            for (int at = set.first[shapes[i]]; at < end; at++) {
                if ((o & layouts[at]) == 0L) {
                    count++;
                }
            }
        }
        return count;
    }
}
