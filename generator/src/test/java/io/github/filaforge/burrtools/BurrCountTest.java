package io.github.filaforge.burrtools;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.ColourPair;
import io.github.filaforge.oracle.Seeds;
import io.github.filaforge.runtime.board.PlacedPiece;
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
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Against all assemblies of small boxes, put together one by one and compared with one another. */
@DisplayName("Counting by BurrTools' rule")
class BurrCountTest {

    /** The number of puzzles. With fewer, too few puzzles have pieces that belong to several entries. */
    private static final int PUZZLES = Math.max(22, Seeds.COUNT);

    private static final List<Cell> BOXES =
            List.of(new Cell(4, 1, 1), new Cell(3, 2, 1), new Cell(2, 2, 2), new Cell(3, 3, 1), new Cell(4, 2, 1));

    private static final int LEFT = 4;
    private static final int RIGHT = 5;

    /**
     * The first eight, with as many voxels as the volumes tell. All are their own mirror images but left and right, which are
     * that of one another.
     */
    private static final List<String> SHAPES = List.of(
            BurrFiles.shape("one", 1, 1, 1, "#"),
            BurrFiles.shape("two", 2, 1, 1, "##"),
            BurrFiles.shape("three", 3, 1, 1, "###"),
            BurrFiles.shape("corner", 2, 2, 1, "###_"),
            BurrFiles.shape("left", 2, 2, 2, "##_#___#"),
            BurrFiles.shape("right", 2, 2, 2, "###___#_"),
            BurrFiles.shape("spotted two", 2, 1, 1, "#1#"),
            BurrFiles.shape("spotted corner", 2, 2, 1, "##1#2_"));

    private static final int[] VOLUMES = {1, 2, 3, 3, 4, 4, 2, 3};

    /** The features of a problem besides pieces that fill a box. */
    private enum Kind {
        PLAIN,
        RANGES,
        COLOURS,
        BOTH;

        boolean hasRanges() {
            return this == RANGES || this == BOTH;
        }

        boolean hasColours() {
            return this == COLOURS || this == BOTH;
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("slow")
    void assembliesAreCountedThatDifferByPiecesOfSeveralEntriesOrByColours(Kind kind) {
        Random random = new Random(22);
        int solvable = 0;
        int further = 0;
        int twins = 0;
        for (int number = 0; number < PUZZLES; number++) {
            BurrPuzzle puzzle = puzzle(random, kind);
            Assemblies all = new Assemblies(puzzle);
            BurrCount count = new BurrCount(puzzle);
            if (count.isKnown()) {
                List<List<PlacedPiece>> solutions = all.withoutLabels(true);
                solutions.forEach(count::add);
                String what = "puzzle " + number + " " + puzzle.problem()
                        + puzzle.file().shapes();
                assertEquals(BigInteger.valueOf(all.classes()), count.count(), what);
                assertTrue(count.tellsMoreApart() || solutions.size() == all.classes(), what);
                List<List<PlacedPiece>> withTwins = all.withoutLabels(false);
                BigInteger shares = withTwins.stream().map(count::doubleShare).reduce(BigInteger.ZERO, BigInteger::add);
                assertEquals(BigInteger.valueOf(2 * all.classes()), shares, what);
                twins += withTwins.size() > solutions.size() ? 1 : 0;
                solvable += all.classes() > 0 ? 1 : 0;
                further += all.classes() > solutions.size() ? 1 : 0;
            }
        }
        assertTrue(solvable > PUZZLES / 3, solvable + " can be solved");
        assertTrue(further > PUZZLES / 8, further + " are several of one solution");
        assertTrue(twins > 0, "no mirror images are two solutions");
    }

    private static BurrPuzzle puzzle(Random random, Kind kind) {
        Cell box = BOXES.get(random.nextInt(BOXES.size()));
        int cells = box.x() * box.y() * box.z();
        StringBuilder entries = new StringBuilder();
        int left = cells;
        while (left > 0) {
            int shape = random.nextInt(kind.hasColours() ? SHAPES.size() : 6);
            int count = 1 + random.nextInt(2);
            if (VOLUMES[shape] * count <= left) {
                left -= VOLUMES[shape] * count;
                boolean isRange = kind.hasRanges() && random.nextInt(3) > 0;
                int min = isRange ? random.nextInt(count + 1) : count;
                int max = isRange ? count + random.nextInt(2) : count;
                entries.append("<shape id=\"" + shape + "\" min=\"" + min + "\" max=\"" + max + "\"/>");
            }
        }
        boolean areOptional = kind.hasRanges() && random.nextInt(3) == 0;
        boolean isColoured = kind.hasColours() && random.nextInt(3) == 0;
        String result = IntStream.range(0, cells)
                .mapToObj(cell -> (areOptional && cell % 3 == 0 ? "+" : "#")
                        + (isColoured && random.nextInt(3) == 0 ? 1 + random.nextInt(2) : ""))
                .collect(Collectors.joining());
        String text = BurrFiles.file(
                0,
                String.join("", SHAPES) + BurrFiles.shape("", box.x(), box.y(), box.z(), result),
                entries.toString(),
                SHAPES.size(),
                "state=\"0\"");
        return BurrPuzzle.all(BurrFiles.read(BurrFiles.withColours(text, 2, "0 0", "1 1")), OptionalInt.empty())
                .get(0);
    }

    /** Left and right are two entries each, of one and two pieces or of none to so many, in one order and in the other. */
    @ParameterizedTest
    @ValueSource(strings = {"count=\"", "min=\"0\" max=\""})
    void mirrorImagesOfPiecesThatArePairedAcrossEntriesAreNotKnown(String number) {
        StringBuilder entries = new StringBuilder();
        for (String entry : List.of("0 1", "0 2", "1 2", "1 1")) {
            entries.append("<shape id=\"" + entry.charAt(0) + "\" " + number + entry.charAt(2) + "\"/>");
        }
        String result = BurrFiles.shape("", 6, 2, 2, "#".repeat(24));
        BurrFile file = BurrFiles.read(
                BurrFiles.file(0, SHAPES.get(LEFT) + SHAPES.get(RIGHT) + result, entries.toString(), 2, "state=\"0\""));

        assertEquals(
                List.of(false),
                BurrPuzzle.all(file, OptionalInt.empty()).stream()
                        .map(puzzle -> new BurrCount(puzzle).isKnown())
                        .toList());
    }

    /** A piece in a place, with its entry and its colours there, identified by its text. */
    private static final class Piece implements Comparable<Piece> {

        private final int entry;
        private final Map<Cell, Integer> colours;
        private final String text;

        Piece(int entry, Map<Cell, Integer> colours) {
            this.entry = entry;
            this.colours = new TreeMap<>(colours);
            this.text = entry + ": " + this.colours;
        }

        int entry() {
            return entry;
        }

        Map<Cell, Integer> colours() {
            return colours;
        }

        @Override
        public int compareTo(Piece other) {
            return text.compareTo(other.text);
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Piece piece && text.equals(piece.text);
        }

        @Override
        public int hashCode() {
            return text.hashCode();
        }
    }

    /** All assemblies of a puzzle: each a list of pieces, sorted. */
    private static final class Assemblies {

        private final BurrPuzzle puzzle;
        private final List<BurrEntry> entries;
        private final BurrShape box;
        private final Set<List<Piece>> all = new HashSet<>();
        private final int[] left;
        private final int[] partners;
        private final List<Integer> motions;
        /** The images of pieces under motions that keep the box. */
        private final Map<Integer, Map<Piece, Piece>> copies = new HashMap<>();

        Assemblies(BurrPuzzle puzzle) {
            this.puzzle = puzzle;
            this.entries = puzzle.problem().entries();
            this.box = puzzle.file().shapes().get(SHAPES.size());
            this.left = entries.stream().mapToInt(BurrEntry::max).toArray();
            this.partners = partners();
            this.motions = IntStream.range(0, 48).filter(this::keepsBox).boxed().toList();
            motions.forEach(motion -> copies.put(motion, new HashMap<>()));
            fill(0, new HashSet<>(), new ArrayList<>());
        }

        private void fill(int number, Set<Cell> filled, List<Piece> pieces) {
            if (number == box.voxels()) {
                List<Piece> assembly = sorted(pieces);
                if (isValid(assembly)) {
                    all.add(assembly);
                }
                return;
            }
            Cell open = box.voxel(number);
            if (filled.contains(open) || box.state(number) == BurrShape.State.VARIABLE) {
                fill(number + 1, filled, pieces);
            }
            for (int entry = 0; entry < left.length && !filled.contains(open); entry++) {
                if (left[entry] > 0) {
                    left[entry]--;
                    for (Piece place : places(entry, open)) {
                        if (place.colours().keySet().stream().noneMatch(filled::contains)) {
                            filled.addAll(place.colours().keySet());
                            pieces.add(place);
                            fill(number + 1, filled, pieces);
                            pieces.remove(pieces.size() - 1);
                            filled.removeAll(place.colours().keySet());
                        }
                    }
                    left[entry]++;
                }
            }
        }

        private static List<Piece> sorted(List<Piece> pieces) {
            return pieces.stream().sorted().toList();
        }

        /** Returns true if the number of pieces of each entry is within its limits. */
        private boolean isValid(List<Piece> assembly) {
            return IntStream.range(0, entries.size()).allMatch(entry -> {
                long used = assembly.stream()
                        .filter(piece -> piece.entry() == entry)
                        .count();
                return used >= entries.get(entry).min()
                        && used <= entries.get(entry).max();
            });
        }

        /** Returns the places of a piece in which it covers a cell and no earlier cell. */
        private Set<Piece> places(int entry, Cell open) {
            Set<Piece> places = new HashSet<>();
            BurrShape shape = puzzle.file().shapes().get(entries.get(entry).shape());
            List<Cell> voxels = shape.voxels(BurrShape.State.FILLED);
            for (int motion = 0; motion < 48; motion++) {
                if (!isReflection(motion)) {
                    for (Cell anchor : voxels) {
                        Cell shift = open.minus(moved(anchor, motion));
                        Map<Cell, Integer> place = new TreeMap<>();
                        for (Cell voxel : voxels) {
                            place.put(moved(voxel, motion).plus(shift), shape.colour(voxel));
                        }
                        if (place.keySet().stream().allMatch(this::isInside) && isPermitted(place)) {
                            places.add(new Piece(entry, place));
                        }
                    }
                }
            }
            return places;
        }

        private boolean isInside(Cell cell) {
            return cell.x() >= 0
                    && cell.y() >= 0
                    && cell.z() >= 0
                    && cell.x() < box.size().x()
                    && cell.y() < box.size().y()
                    && cell.z() < box.size().z();
        }

        private boolean isPermitted(Map<Cell, Integer> place) {
            return place.entrySet().stream().allMatch(each -> {
                int under = box.colour(each.getKey());
                return each.getValue() == 0
                        || under == 0
                        || puzzle.problem().pairs().contains(new ColourPair(each.getValue(), under));
            });
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

        /** A cell of the box moved with the box as a whole. */
        private Cell carried(Cell cell, int motion) {
            Cell corner = moved(box.size().minus(new Cell(1, 1, 1)), motion);
            Cell shift = new Cell(Math.max(0, -corner.x()), Math.max(0, -corner.y()), Math.max(0, -corner.z()));
            return moved(cell, motion).plus(shift);
        }

        private boolean keepsBox(int motion) {
            return IntStream.range(0, box.voxels()).allMatch(number -> {
                Cell cell = box.voxel(number);
                Cell other = carried(cell, motion);
                return isInside(other) && box.colour(other) == box.colour(cell) && stateOf(other) == box.state(number);
            });
        }

        private BurrShape.State stateOf(Cell cell) {
            return box.state((cell.z() * box.size().y() + cell.y()) * box.size().x() + cell.x());
        }

        /** Returns the number of assemblies up to turns, and up to reflections if the mirror image is an assembly too. */
        long classes() {
            Set<List<Piece>> seen = new HashSet<>();
            long classes = 0;
            for (List<Piece> assembly : all) {
                if (!seen.contains(assembly)) {
                    classes++;
                    motions.forEach(motion -> seen.add(copy(assembly, motion)));
                }
            }
            return classes;
        }

        /** An assembly moved as a whole. */
        private List<Piece> copy(List<Piece> assembly, int motion) {
            return sorted(assembly.stream()
                    .map(piece -> copies.get(motion).computeIfAbsent(piece, any -> copy(piece, motion)))
                    .toList());
        }

        private Piece copy(Piece piece, int motion) {
            Map<Cell, Integer> place = new TreeMap<>();
            piece.colours().forEach((cell, colour) -> place.put(carried(cell, motion), colour));
            return new Piece(isReflection(motion) ? partners[piece.entry()] : piece.entry(), place);
        }

        /** Returns for each entry the entry of its mirror image: the n-th left for the n-th right; -1 if there is none. */
        private int[] partners() {
            int[] partners = new int[left.length];
            for (int entry = 0; entry < left.length; entry++) {
                int shape = entries.get(entry).shape();
                List<Integer> same = entries(shape);
                List<Integer> mirrored = entries(mirrored(shape));
                int place = same.indexOf(entry);
                partners[entry] = place < mirrored.size() ? mirrored.get(place) : -1;
            }
            return partners;
        }

        private static int mirrored(int shape) {
            return switch (shape) {
                case LEFT -> RIGHT;
                case RIGHT -> LEFT;
                default -> shape;
            };
        }

        private List<Integer> entries(int shape) {
            return IntStream.range(0, entries.size())
                    .filter(entry -> entries.get(entry).shape() == shape)
                    .boxed()
                    .toList();
        }

        /**
         * Returns one assembly of each class, up to rotation or also up to reflection. Pieces of one shape, and orientations
         * on equal cells, are not distinguished.
         */
        List<List<PlacedPiece>> withoutLabels(boolean isUpToReflection) {
            Set<List<String>> seen = new HashSet<>();
            List<List<PlacedPiece>> found = new ArrayList<>();
            for (List<Piece> assembly : all) {
                if (!seen.contains(outlines(assembly, 0))) {
                    found.add(placed(assembly));
                    motions.stream()
                            .filter(motion -> isUpToReflection || !isReflection(motion))
                            .forEach(motion -> seen.add(outlines(assembly, motion)));
                }
            }
            return found;
        }

        /** Returns the cells that each shape covers, also for mirror images that are no solutions. */
        private List<String> outlines(List<Piece> assembly, int motion) {
            return assembly.stream()
                    .map(piece -> {
                        int shape = entries.get(piece.entry()).shape();
                        Set<Cell> cells = copies.get(motion)
                                .computeIfAbsent(piece, any -> copy(piece, motion))
                                .colours()
                                .keySet();
                        return (isReflection(motion) ? mirrored(shape) : shape) + ": " + cells;
                    })
                    .sorted()
                    .toList();
        }

        private List<PlacedPiece> placed(List<Piece> assembly) {
            Map<Integer, List<String>> names = new HashMap<>();
            for (int entry = 0; entry < entries.size(); entry++) {
                names.computeIfAbsent(entries.get(entry).shape(), any -> new ArrayList<>())
                        .addAll(puzzle.names().get(entry));
            }
            List<PlacedPiece> placed = new ArrayList<>();
            for (Piece piece : assembly) {
                placed.add(new PlacedPiece(
                        names.get(entries.get(piece.entry()).shape()).remove(0),
                        piece.colours().keySet().stream()
                                .map(cell -> List.of(cell.x(), cell.y(), cell.z()))
                                .toList()));
            }
            return placed;
        }
    }
}
