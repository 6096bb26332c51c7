package io.github.filaforge.burrtools;

import io.github.filaforge.burrtools.BurrShape.State;
import io.github.filaforge.lattice.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** Which entries of a problem have the same shape, and which are mirror images of one another. */
final class Mirrors {

    private final BurrPuzzle puzzle;
    private final List<Integer> shapes = new ArrayList<>();
    /** For each entry that is the first of its shape the first of the mirror image's; -1 if there is none. */
    private final Map<Integer, Integer> images = new HashMap<>();

    private boolean areColoursPlain = true;

    Mirrors(BurrPuzzle puzzle) {
        this.puzzle = puzzle;
        BurrTurns turns = new BurrTurns(puzzle.file().grid());
        int entries = puzzle.names().size();
        for (int entry = 0; entry < entries; entry++) {
            shapes.add(first(turns, voxels(entry)).orElse(entry));
        }
        for (int entry = 0; entry < entries; entry++) {
            images.put(entry, first(turns, mirrored(voxels(entry))).orElse(-1));
            SortedMap<Cell, Integer> voxels = voxels(entry);
            areColoursPlain &= used(entry) == 0
                    || !turns.liesInTwoWays(
                            List.copyOf(voxels.keySet()),
                            (from, to) -> voxels.get(from).equals(voxels.get(to)));
        }
    }

    /** The filled voxels of an entry with their colours. */
    private SortedMap<Cell, Integer> voxels(int entry) {
        BurrShape shape =
                puzzle.file().shapes().get(puzzle.problem().entries().get(entry).shape());
        SortedMap<Cell, Integer> voxels = new TreeMap<>();
        shape.voxels(State.FILLED).forEach(voxel -> voxels.put(voxel, shape.colour(voxel)));
        return voxels;
    }

    /** Whether no piece can lie in one place in two ways that differ by colours only, which BurrTools takes for two. */
    boolean areColoursPlain() {
        return areColoursPlain;
    }

    /** The first entry so far that some voxels can be turned into. */
    private Optional<Integer> first(BurrTurns turns, SortedMap<Cell, Integer> voxels) {
        for (int entry = 0; entry < shapes.size(); entry++) {
            SortedMap<Cell, Integer> other = voxels(entry);
            boolean isAlike = used(entry) > 0
                    && turns.turn(
                                    List.copyOf(voxels.keySet()),
                                    List.copyOf(other.keySet()),
                                    (from, to) -> voxels.get(from).equals(other.get(to)))
                            .isPresent();
            if (isAlike) {
                return Optional.of(shapes.get(entry));
            }
        }
        return Optional.empty();
    }

    private SortedMap<Cell, Integer> mirrored(SortedMap<Cell, Integer> voxels) {
        int shift = puzzle.file().grid().mirrorShift();
        SortedMap<Cell, Integer> mirrored = new TreeMap<>();
        voxels.forEach((voxel, colour) -> mirrored.put(new Cell(shift - voxel.x(), voxel.y(), voxel.z()), colour));
        return mirrored;
    }

    private int used(int entry) {
        return puzzle.names().get(entry).size();
    }

    /** For each entry the first entry of its shape. */
    List<Integer> shapes() {
        return List.copyOf(shapes);
    }

    /** Whether there are as many pieces of each shape as of its mirror image. */
    boolean areClosed() {
        return shapes.stream().distinct().allMatch(shape -> {
            int image = images.get(shape);
            return used(shape) == 0 || (image >= 0 && pieces(shape) == pieces(image));
        });
    }

    private int pieces(int shape) {
        return ofShape(shape).stream().mapToInt(this::used).sum();
    }

    /** The entries of a shape, those with few pieces first. */
    private List<Integer> ofShape(int shape) {
        List<Integer> found = new ArrayList<>();
        for (int entry = 0; entry < shapes.size(); entry++) {
            if (shapes.get(entry) == shape) {
                found.add(entry);
            }
        }
        found.sort(Comparator.comparingInt(this::used));
        return found;
    }

    /** For each entry the one of its mirror image; empty if entries cannot be paired so. */
    Optional<List<Integer>> partners() {
        List<Integer> partners = new ArrayList<>();
        for (int entry = 0; entry < shapes.size(); entry++) {
            int shape = shapes.get(entry);
            List<Integer> own = ofShape(shape);
            List<Integer> others = ofShape(images.get(shape));
            int place = own.indexOf(entry);
            if (used(entry) > 0 && (place >= others.size() || used(others.get(place)) != used(entry))) {
                return Optional.empty();
            }
            partners.add(used(entry) == 0 ? entry : others.get(place));
        }
        return Optional.of(partners);
    }
}
