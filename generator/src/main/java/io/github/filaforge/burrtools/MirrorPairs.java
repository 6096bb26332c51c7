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
import java.util.stream.IntStream;

/**
 * The entries of a problem that have one shape, and the entries that are mirror images of one another.
 *
 * <p>BurrTools pairs the places of pieces that are not their own mirror images: in order, it pairs each place with the first
 * place behind it that is free and has the mirror image. It stops at the first place for which it finds none.
 */
final class MirrorPairs {

    private static final int NONE = -1;

    private final BurrPuzzle puzzle;
    private final BurrTurns turns;
    private final List<BurrEntry> entries;
    private final List<SortedMap<Cell, Integer>> voxels = new ArrayList<>();
    /** The first entry that has the shape of an entry, for each entry. */
    private final List<Integer> shapes = new ArrayList<>();
    /** The first entry that has the mirror image of an entry, for each entry; -1 if there is none. */
    private final List<Integer> images = new ArrayList<>();
    /** The entry whose places are paired with the places of an entry, for each entry; -1 if there is none. */
    private final int[] partners;
    /** The number of places that are paired, from the first, for each entry. */
    private final int[] paired;

    private final boolean areAllPaired;
    private boolean isEachPairedWithOne = true;

    MirrorPairs(BurrPuzzle puzzle) {
        this.puzzle = puzzle;
        this.turns = puzzle.turns();
        this.entries = puzzle.problem().entries();
        Map<Integer, SortedMap<Cell, Integer>> ofShapes = new HashMap<>();
        // A map by hash codes would link the hash code of the record anew in each JVM, which takes 0.02 s.
        Map<BurrTurns.Standard, Integer> first = new TreeMap<>();
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

    /** Returns the filled voxels of a shape with their colours. */
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

    /** Pairs places, and returns true if it found another place for each. */
    private boolean pair() {
        for (int entry = 0; entry < entries.size(); entry++) {
            int other = entry;
            while (!isOwnImage(entry) && isFree(entry)) {
                other = nextFree(other + 1, images.get(entry));
                if (other == NONE) {
                    return false;
                }
                pair(entry, other);
            }
        }
        return true;
    }

    private boolean isOwnImage(int entry) {
        return images.get(entry).equals(shapes.get(entry));
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

    /** Returns the first entry of its shape for each entry. */
    List<Integer> shapes() {
        return List.copyOf(shapes);
    }

    /** Returns the first entry of its mirror image for each entry; -1 if there is none. */
    List<Integer> images() {
        return List.copyOf(images);
    }

    /**
     * Returns for each entry the entry whose pieces its own pieces become in a mirror, which may be itself; -1 if there is
     * none.
     */
    List<Integer> partners() {
        return IntStream.range(0, partners.length)
                .mapToObj(entry -> isOwnImage(entry) ? entry : partners[entry])
                .toList();
    }

    /**
     * Returns true if solutions may count once together with their mirror images: if the pieces are closed under mirrors, or
     * have ranges.
     */
    boolean areMirrorImagesOnce() {
        return areAllPaired || entries.stream().anyMatch(entry -> entry.min() < entry.max());
    }

    /**
     * Returns true if each mirror image that is a solution counts once with its original, however the pieces of one shape
     * are assigned to entries.
     */
    boolean arePairedAlike() {
        return areAllPaired
                && isEachPairedWithOne
                && IntStream.range(0, partners.length)
                        .filter(entry -> partners[entry] != NONE)
                        .allMatch(entry -> entries.get(entry).min()
                                == entries.get(partners[entry]).min());
    }

    /**
     * Returns true if each mirror image that is a solution counts once with its original, provided that no two entries have
     * one shape.
     */
    boolean arePairedAsFarAsMirrored() {
        return IntStream.range(0, paired.length)
                .filter(entry -> images.get(entry) != NONE && !isOwnImage(entry))
                .allMatch(entry -> paired[entry]
                        >= Math.min(
                                entries.get(entry).max(),
                                entries.get(images.get(entry)).max()));
    }

    /** Returns true if some piece can lie in one place in two ways that differ by colours only. */
    boolean canLieInTwoWays() {
        return IntStream.range(0, entries.size())
                .filter(entry -> !puzzle.names().get(entry).isEmpty())
                .mapToObj(voxels::get)
                .filter(ofPiece -> ofPiece.values().stream().anyMatch(colour -> colour > 0))
                .anyMatch(ofPiece -> turns.liesInTwoWays(
                        List.copyOf(ofPiece.keySet()),
                        (from, to) -> ofPiece.get(from).equals(ofPiece.get(to))));
    }
}
