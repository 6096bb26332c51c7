package io.github.filaforge.burrtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.runtime.PlacedPiece;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Against all assemblies of small boxes, put together one by one and compared with one another. */
@DisplayName("Counting by BurrTools' rule")
class BurrCountTest {

    private static final int PUZZLES = 100;

    private static final List<Cell> BOXES =
            List.of(new Cell(4, 1, 1), new Cell(3, 2, 1), new Cell(2, 2, 2), new Cell(3, 3, 1), new Cell(4, 2, 1));

    /** As text for files, with x, y and z. All are their own mirror images but the last two, which are that of one another. */
    private static final List<String> SHAPES = List.of(
            BurrFiles.shape("one", 1, 1, 1, "#"),
            BurrFiles.shape("two", 2, 1, 1, "##"),
            BurrFiles.shape("three", 3, 1, 1, "###"),
            BurrFiles.shape("corner", 2, 2, 1, "###_"),
            BurrFiles.shape("left", 2, 2, 2, "##_#___#"),
            BurrFiles.shape("right", 2, 2, 2, "###___#_"));

    @Test
    void assembliesAreCountedThatDifferByPiecesOfSeveralEntries() {
        Random random = new Random(22);
        int solvable = 0;
        int withEqualEntries = 0;
        for (int number = 0; number < PUZZLES; number++) {
            BurrPuzzle puzzle = puzzle(random);
            Assemblies all = new Assemblies(puzzle);
            BurrCount count = new BurrCount(puzzle);
            if (count.isKnown()) {
                all.withoutLabels().forEach(count::add);
                assertEquals(
                        BigInteger.valueOf(all.classes()), count.count(), "puzzle " + number + " " + puzzle.problem());
                solvable += all.classes() > 0 ? 1 : 0;
                withEqualEntries += all.classes() > 0 && count.hasEqualEntries() ? 1 : 0;
            }
        }
        assertTrue(solvable > PUZZLES / 2, solvable + " can be solved");
        assertTrue(withEqualEntries > PUZZLES / 4, withEqualEntries + " have equal entries");
    }

    private static BurrPuzzle puzzle(Random random) {
        Cell box = BOXES.get(random.nextInt(BOXES.size()));
        int[] volumes = {1, 2, 3, 3, 4, 4};
        int left = box.x() * box.y() * box.z();
        StringBuilder entries = new StringBuilder();
        while (left > 0) {
            int shape = random.nextInt(SHAPES.size());
            int count = 1 + random.nextInt(2);
            if (volumes[shape] * count <= left) {
                left -= volumes[shape] * count;
                entries.append("<shape id=\"" + shape + "\" count=\"" + count + "\"/>");
            }
        }
        String result = BurrFiles.shape("", box.x(), box.y(), box.z(), "#".repeat(box.x() * box.y() * box.z()));
        BurrFile file = BurrFiles.read(
                BurrFiles.file(0, String.join("", SHAPES) + result, entries.toString(), SHAPES.size(), "state=\"0\""));
        return PuzzleFile.puzzles(file, OptionalInt.empty()).get(0);
    }

    /** All assemblies of a puzzle: each a list of the entry and the cells of each piece, sorted. */
    private static final class Assemblies {

        private final BurrPuzzle puzzle;
        private final Cell box;
        private final Set<List<String>> all = new HashSet<>();
        private final Map<String, List<Cell>> cells = new HashMap<>();
        private final int[] left;

        Assemblies(BurrPuzzle puzzle) {
            this.puzzle = puzzle;
            this.box = puzzle.file().shapes().get(SHAPES.size()).size();
            this.left =
                    puzzle.problem().entries().stream().mapToInt(BurrEntry::max).toArray();
            fill(new TreeMap<>(), new ArrayList<>());
        }

        private void fill(Map<Cell, Boolean> filled, List<String> pieces) {
            Cell open = firstOpen(filled);
            if (open == null) {
                all.add(pieces.stream().sorted().toList());
                return;
            }
            for (int entry = 0; entry < left.length; entry++) {
                if (left[entry] > 0) {
                    left[entry]--;
                    for (List<Cell> place : places(entry, open)) {
                        if (place.stream().noneMatch(filled::containsKey)) {
                            place.forEach(cell -> filled.put(cell, true));
                            pieces.add(text(entry, place));
                            fill(filled, pieces);
                            pieces.remove(pieces.size() - 1);
                            place.forEach(filled::remove);
                        }
                    }
                    left[entry]++;
                }
            }
        }

        private Cell firstOpen(Map<Cell, Boolean> filled) {
            for (int x = 0; x < box.x(); x++) {
                for (int y = 0; y < box.y(); y++) {
                    for (int z = 0; z < box.z(); z++) {
                        if (!filled.containsKey(new Cell(x, y, z))) {
                            return new Cell(x, y, z);
                        }
                    }
                }
            }
            return null;
        }

        private String text(int entry, List<Cell> place) {
            String text = entry + ": " + place;
            cells.put(text, place);
            return text;
        }

        private Set<List<Cell>> places(int entry, Cell open) {
            Set<List<Cell>> places = new HashSet<>();
            List<Cell> shape = shape(entry);
            for (int motion = 0; motion < 48; motion++) {
                if (!isReflection(motion)) {
                    for (Cell anchor : shape) {
                        Cell shift = open.minus(moved(anchor, motion));
                        List<Cell> place = new ArrayList<>();
                        for (Cell cell : shape) {
                            place.add(moved(cell, motion).plus(shift));
                        }
                        place.sort(null);
                        if (place.stream().allMatch(this::isInside)) {
                            places.add(place);
                        }
                    }
                }
            }
            return places;
        }

        private List<Cell> shape(int entry) {
            return puzzle.file()
                    .shapes()
                    .get(puzzle.problem().entries().get(entry).shape())
                    .voxels(BurrShape.State.FILLED);
        }

        private boolean isInside(Cell cell) {
            return cell.x() >= 0
                    && cell.y() >= 0
                    && cell.z() >= 0
                    && cell.x() < box.x()
                    && cell.y() < box.y()
                    && cell.z() < box.z();
        }

        /** A signed permutation: three bits of signs, and which of six permutations. */
        private static Cell moved(Cell cell, int motion) {
            int x = (motion & 1) == 0 ? cell.x() : -cell.x();
            int y = (motion & 2) == 0 ? cell.y() : -cell.y();
            int z = (motion & 4) == 0 ? cell.z() : -cell.z();
            return switch (motion >> 3) {
                case 0 -> new Cell(x, y, z);
                case 1 -> new Cell(y, z, x);
                case 2 -> new Cell(z, x, y);
                case 3 -> new Cell(y, x, z);
                case 4 -> new Cell(x, z, y);
                default -> new Cell(z, y, x);
            };
        }

        private static boolean isReflection(int motion) {
            return Integer.bitCount(motion & 7) % 2 == 1 == motion >> 3 < 3;
        }

        /** How many assemblies there are of which none is another one turned or, if that can be, mirrored. */
        long classes() {
            int[] partners = partners();
            Set<List<String>> classes = new HashSet<>();
            for (List<String> assembly : all) {
                classes.add(least(assembly, partners));
            }
            return classes.size();
        }

        private List<String> least(List<String> assembly, int... partners) {
            TreeSet<List<String>> copies =
                    new TreeSet<>((left, right) -> left.toString().compareTo(right.toString()));
            for (int motion = 0; motion < 48; motion++) {
                if (partners.length > 0 || !isReflection(motion)) {
                    List<String> copy = copy(assembly, motion, partners);
                    if (!copy.isEmpty()) {
                        copies.add(copy);
                    }
                }
            }
            return copies.first();
        }

        /** An assembly turned as a whole; empty if it is not in the box then. */
        private List<String> copy(List<String> assembly, int motion, int... partners) {
            Cell corner = moved(box.minus(new Cell(1, 1, 1)), motion);
            Cell shift = new Cell(Math.max(0, -corner.x()), Math.max(0, -corner.y()), Math.max(0, -corner.z()));
            List<String> copy = new ArrayList<>();
            for (String piece : assembly) {
                int entry = Integer.parseInt(piece.substring(0, piece.indexOf(':')));
                List<Cell> place = new ArrayList<>();
                for (Cell cell : cells.get(piece)) {
                    place.add(moved(cell, motion).plus(shift));
                }
                place.sort(null);
                if (!place.stream().allMatch(this::isInside)) {
                    return List.of();
                }
                copy.add(text(isReflection(motion) ? partners[entry] : entry, place));
            }
            copy.sort(null);
            return copy;
        }

        /** For each entry that of its mirror image: n-th left for n-th right, by count; none if there are not as many. */
        private int[] partners() {
            int[] partners = new int[left.length];
            for (int count = 1; count <= 2; count++) {
                List<Integer> lefts = entries(4, count);
                List<Integer> rights = entries(5, count);
                if (lefts.size() != rights.size()) {
                    return new int[0];
                }
                for (int i = 0; i < lefts.size(); i++) {
                    partners[lefts.get(i)] = rights.get(i);
                    partners[rights.get(i)] = lefts.get(i);
                }
            }
            for (int entry = 0; entry < left.length; entry++) {
                if (puzzle.problem().entries().get(entry).shape() < 4) {
                    partners[entry] = entry;
                }
            }
            return partners;
        }

        private List<Integer> entries(int shape, int count) {
            List<Integer> found = new ArrayList<>();
            for (int entry = 0; entry < left.length; entry++) {
                BurrEntry each = puzzle.problem().entries().get(entry);
                if (each.shape() == shape && each.max() == count) {
                    found.add(entry);
                }
            }
            return found;
        }

        /** One of each class of assemblies in which pieces of one shape are alike. */
        List<List<PlacedPiece>> withoutLabels() {
            Map<String, List<PlacedPiece>> found = new TreeMap<>();
            int[] shapes = puzzle.problem().entries().stream()
                    .mapToInt(BurrEntry::shape)
                    .toArray();
            boolean isClosed = partners().length > 0;
            for (List<String> assembly : all) {
                TreeSet<String> copies = new TreeSet<>();
                for (int motion = 0; motion < 48; motion++) {
                    if (isClosed || !isReflection(motion)) {
                        // cells alone tell the shape
                        copies.add(copy(assembly, motion, new int[left.length]).stream()
                                .map(piece -> piece.substring(piece.indexOf(':')))
                                .sorted()
                                .toList()
                                .toString());
                    }
                }
                copies.remove("[]");
                found.putIfAbsent(copies.first(), placed(assembly, shapes));
            }
            return List.copyOf(found.values());
        }

        private List<PlacedPiece> placed(List<String> assembly, int... shapes) {
            Map<Integer, List<String>> names = new HashMap<>();
            for (int entry = 0; entry < shapes.length; entry++) {
                names.computeIfAbsent(shapes[entry], any -> new ArrayList<>())
                        .addAll(puzzle.names().get(entry));
            }
            List<PlacedPiece> placed = new ArrayList<>();
            for (String piece : assembly) {
                int entry = Integer.parseInt(piece.substring(0, piece.indexOf(':')));
                placed.add(new PlacedPiece(
                        names.get(shapes[entry]).remove(0),
                        cells.get(piece).stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()));
            }
            return placed;
        }
    }
}
