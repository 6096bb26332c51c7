package io.github.filaforge.runtime.schedule;

/** A FILA search with an occupancy of several words. */
final class WideListSearch extends WideLists {

    /** The occupancy with n pieces left, which begins at index n * words. */
    private final long[] trail;

    private final Progress progress;

    WideListSearch(
            ImageSpace space, Schedule schedule, OpenCells open, ImageMatrix matrix, int left, Progress progress) {
        super(space, schedule, open, matrix, left);
        this.trail = new long[(left + 1) * words];
        this.progress = progress;
    }

    /** Searches all ways to place the pieces that are left. */
    void search(int left) {
        fill(freeShapes, left);
    }

    private void fill(int free, int left) {
        progress.endIfStopped(left);
        ImageListSet set = choose(free, left);
        if (set == null) {
            return;
        }
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
                if (fits(set, at, left)) {
                    place(set, at, rest, left);
                }
            }
            if (unused[shape] == 0) {
                shapes[rest] = shapes[i];
                shapes[i] = shape;
            }
            unused[shape]++;
        }
    }

    private boolean fits(ImageListSet set, int at, int left) {
        for (int word = 0; word < words; word++) {
            if ((trail[left * words + word] & set.layouts[at * words + word]) != 0L) {
                return false;
            }
        }
        return true;
    }

    private void place(ImageListSet set, int at, int free, int left) {
        int image = set.images[at];
        progress.fits[left]++;
        progress.path[left] = image;
        if (left == 1) {
            progress.solved();
        }
        boolean watched = progress.isWatched[left];
        if ((!watched || progress.placed(left, image)) && left > 1) {
            for (int word = 0; word < words; word++) {
                trail[(left - 1) * words + word] = trail[left * words + word] | set.layouts[at * words + word];
            }
            fill(free, left - 1);
        }
        if (watched) {
            progress.removed(left, image);
        }
    }

    private ImageListSet choose(int free, int left) {
        return switch (schedule.heuristic(left).kind()) {
            case FIXED -> firstInOrder(left);
            case SIZE -> smallest(false, free, left);
            case ESTIMATE -> smallest(true, free, left);
            case NEIGHBOURS -> lists(left, firstWithLeastOpen(left));
        };
    }

    private boolean isFilled(int cell, int left) {
        return (trail[left * words + cell / Long.SIZE] >>> cell & 1L) != 0L;
    }

    private ImageListSet firstInOrder(int left) {
        int[] order = order(left);
        int place = 0;
        while (isFilled(order[place], left)) {
            place++;
        }
        return lists(left, order[place]);
    }

    private ImageListSet lists(int left, int cell) {
        return lists(left, cell, schedule.usesNof() ? ilsi(cell, left) : 0);
    }

    private int ilsi(int cell, int left) {
        int ilsi = masks[cell];
        for (int direction = 0; direction < directions; direction++) {
            if (isFilled(open.neighbour(direction, cell), left)) {
                ilsi |= 1 << direction;
            }
        }
        return ilsi;
    }

    private int openNeighbours(int cell, int left) {
        return directions - Integer.bitCount(ilsi(cell, left));
    }

    private int firstWithLeastOpen(int left) {
        int best = -1;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < cells; cell++) {
            if (!isFilled(cell, left) && openNeighbours(cell, left) < least) {
                best = cell;
                least = openNeighbours(cell, left);
            }
        }
        return best;
    }

    /**
     * Returns the lists of the open cell with the fewest fits, or null if a cell has no fit.
     *
     * @param leastOpenOnly true to look only at the cells with the fewest open neighbours
     */
    private ImageListSet smallest(boolean leastOpenOnly, int free, int left) {
        int open = leastOpenOnly ? openNeighbours(firstWithLeastOpen(left), left) : 0;
        ImageListSet best = null;
        int least = Integer.MAX_VALUE;
        for (int cell = 0; cell < cells; cell++) {
            if (!isFilled(cell, left) && (!leastOpenOnly || openNeighbours(cell, left) == open)) {
                ImageListSet set = lists(left, cell);
                int count = fits(set, free, least, left);
                if (count == 0) {
                    return null;
                }
                if (count < least) {
                    least = count;
                    best = set;
                }
            }
        }
        return best;
    }

    private int fits(ImageListSet set, int free, int limit, int left) {
        int count = 0;
        for (int i = 0; i < free && count < limit; i++) {
            int end = set.first[shapes[i] + 1];
            for (int at = set.first[shapes[i]]; at < end; at++) {
                if (fits(set, at, left)) {
                    count++;
                }
            }
        }
        return count;
    }
}
