package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Which entries of a problem have the same shape, and which are mirror images of one another.
 *
 * <p>BurrTools pairs the places of pieces that are not their own mirror image: place by place, in order, each with the first
 * behind it that is its mirror image and free. It stops at the first place that finds none.
 */
final class Mirrors {

    private static final int NONE = -1;

    private final BurrPuzzle puzzle;
    private final BurrTurns turns;
    private final List<BurrEntry> entries;
    private final List<SortedMap<Cell, Integer>> voxels = new ArrayList<>();
    /** For each entry the first of its shape. */
    private final List<Integer> shapes = new ArrayList<>();
    /** For each entry the first of its mirror image. */
    private final List<Integer> images = new ArrayList<>();
    /** For each entry the one that its places are paired with. */
    private final int[] partners;
    /** For each entry how many of its places, from the first, are paired. */
    private final int[] paired;

    private final boolean areAllPaired;
    private boolean isEachPairedWithOne = true;

    Mirrors(BurrPuzzle puzzle) {
        this.puzzle = puzzle;
        this.turns = new BurrTurns(puzzle.file().grid());
        this.entries = puzzle.problem().entries();
        Map<Integer, SortedMap<Cell, Integer>> ofShapes = new HashMap<>();
        Map<BurrTurns.Standard, Integer> first = new HashMap<>();
        for (int entry = 0; entry < entries.size(); entry++) {
            voxels.add(ofShapes.computeIfAbsent(entries.get(entry).shape(), this::voxels));
            shapes.add(
                    isUsed(entry)
                            ? first.computeIfAbsent(turns.standard(voxels.get(entry)), any -> shapes.size())
                            : entry);
        }
        for (int entry = 0; entry < entries.size(); entry++) {
            int shape = shapes.get(entry);
            images.add(
                    shape < entry
                            ? images.get(shape)
                            : isUsed(entry)
                                    ? first.getOrDefault(turns.standard(mirrored(voxels.get(entry))), NONE)
                                    : NONE);
        }
        this.partners = new int[entries.size()];
        this.paired = new int[entries.size()];
        Arrays.fill(partners, NONE);
        this.areAllPaired = pair();
    }

    /** The filled voxels of a shape with their colours. */
    private SortedMap<Cell, Integer> voxels(int number) {
        BurrShape shape = puzzle.file().shapes().get(number);
        SortedMap<Cell, Integer> filled = new TreeMap<>();
        shape.voxels(State.FILLED).forEach(voxel -> filled.put(voxel, shape.colour(voxel)));
        return filled;
    }

    private boolean isUsed(int entry) {
        return entries.get(entry).max() > 0 && !voxels.get(entry).isEmpty();
    }

    private SortedMap<Cell, Integer> mirrored(SortedMap<Cell, Integer> ofPiece) {
        int shift = puzzle.file().grid().mirrorShift();
        SortedMap<Cell, Integer> mirrored = new TreeMap<>();
        ofPiece.forEach((voxel, colour) -> mirrored.put(new Cell(shift - voxel.x(), voxel.y(), voxel.z()), colour));
        return mirrored;
    }

    /** Pairs places; whether each has found another. */
    private boolean pair() {
        for (int entry = 0; entry < entries.size(); entry++) {
            boolean isOwnImage = images.get(entry).equals(shapes.get(entry));
            int other = entry;
            while (!isOwnImage && isFree(entry)) {
                other = nextFree(other + 1, images.get(entry));
                if (other == NONE) {
                    return false;
                }
                pair(entry, other);
            }
        }
        return true;
    }

    private boolean isFree(int entry) {
        return isUsed(entry) && paired[entry] < entries.get(entry).max();
    }

    private int nextFree(int from, int shape) {
        for (int entry = from; shape != NONE && entry < entries.size(); entry++) {
            if (shapes.get(entry) == shape && isFree(entry)) {
                return entry;
            }
        }
        return NONE;
    }

    private void pair(int entry, int other) {
        int places = Math.min(
                entries.get(entry).max() - paired[entry], entries.get(other).max() - paired[other]);
        isEachPairedWithOne &= paired[entry] == 0 && paired[other] == 0;
        paired[entry] += places;
        paired[other] += places;
        partners[entry] = other;
        partners[other] = entry;
    }

    /** For each entry the first entry of its shape. */
    List<Integer> shapes() {
        return List.copyOf(shapes);
    }

    /** For each entry the first entry of its mirror image; -1 if there is none. */
    List<Integer> images() {
        return List.copyOf(images);
    }

    /** For each entry the one whose pieces its own become in a mirror, if that is one; it may be itself. */
    List<Integer> partners() {
        List<Integer> all = new ArrayList<>();
        for (int entry = 0; entry < entries.size(); entry++) {
            all.add(images.get(entry).equals(shapes.get(entry)) ? entry : partners[entry]);
        }
        return List.copyOf(all);
    }

    /** Whether solutions may count once with their mirror images: if pieces are closed under mirrors, or have ranges. */
    boolean areMirrorImagesOnce() {
        return areAllPaired || entries.stream().anyMatch(entry -> entry.min() < entry.max());
    }

    /** Whether the mirror image of each solution that is one counts once with it, however pieces of a shape are shared out. */
    boolean arePairedAlike() {
        for (int entry = 0; entry < entries.size(); entry++) {
            int partner = partners[entry];
            if (partner != NONE
                    && entries.get(entry).min() != entries.get(partner).min()) {
                return false;
            }
        }
        return areAllPaired && isEachPairedWithOne;
    }

    /** The same where no two entries are of one shape. */
    boolean arePairedAsFarAsMirrored() {
        for (int entry = 0; entry < entries.size(); entry++) {
            int image = images.get(entry);
            boolean isOwnImage = shapes.get(entry) == image;
            if (image != NONE
                    && !isOwnImage
                    && paired[entry]
                            < Math.min(
                                    entries.get(entry).max(), entries.get(image).max())) {
                return false;
            }
        }
        return true;
    }

    /** Whether some piece can lie in one place in two ways that differ by colours only. */
    boolean canLieInTwoWays() {
        for (int entry = 0; entry < entries.size(); entry++) {
            SortedMap<Cell, Integer> ofPiece = voxels.get(entry);
            boolean isColoured = !puzzle.names().get(entry).isEmpty()
                    && ofPiece.values().stream().anyMatch(colour -> colour > 0);
            if (isColoured
                    && turns.liesInTwoWays(
                            List.copyOf(ofPiece.keySet()),
                            (from, to) -> ofPiece.get(from).equals(ofPiece.get(to)))) {
                return true;
            }
        }
        return false;
    }
}
