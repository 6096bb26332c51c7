package io.github.filaforge.oracle;

import io.github.filaforge.lattice.Cell;
import io.github.filaforge.model.Piece;
import io.github.filaforge.model.Puzzle;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Small random puzzles of many kinds, the same for the same seed.
 *
 * <p>Most are made by cutting a region into parts, so they have a solution. Symmetric regions and copies are frequent,
 * since those are what a generator most easily gets wrong.
 */
public final class RandomPuzzles {

    /** No puzzle has more solutions than this. */
    public static final int MAX_SOLUTIONS = 2_000;

    /** No puzzle takes {@link PlainSearch} more fits than this. */
    private static final long MAX_FITS = 300_000;

    private static final int MAX_PIECE = 6;

    /** The property that a puzzle tests. */
    public enum Kind {
        /** A full flat box and pieces of mixed sizes. */
        RECTANGLE,
        /** A full square. */
        SQUARE,
        /** A box one cell wide and high, along any axis. */
        STRIP,
        /** A full flat box that lies in a plane x = 0 or y = 0. */
        SIDEWAYS,
        /** A flat box with stationary pieces anywhere. */
        RAGGED,
        /** A flat box with stationary pieces placed symmetrically. */
        SYMMETRIC_HOLES,
        /** A flat box whose region falls apart. */
        ISLANDS,
        /** A flat box and at least one piece that is not connected. */
        SCATTERED,
        /** A full flat box and no shape of which there is only one piece. */
        COPIES,
        /** A full flat box; some shape is of one piece only, and all such shapes are symmetric. */
        UNIQUE_SYMMETRIC,
        /** A full square and a piece that looks the same after a quarter turn. */
        FOUR_FOLD,
        /** A one-sided puzzle in a full box. */
        ONE_SIDED,
        /** A one-sided puzzle with chiral pieces, each of them with its mirror image. */
        ONE_SIDED_PAIRS,
        /** A one-sided puzzle with stationary pieces. */
        ONE_SIDED_HOLES,
        /** The cube of eight cells. */
        CUBE_2,
        /** A full box of two or three layers. */
        BLOCK,
        /** The cube of 27 cells. */
        CUBE_3,
        /** A box of several layers and no shape of which there is only one piece. */
        BLOCK_COPIES,
        /** A box of several layers and chiral pieces, each of them with its mirror image. */
        BLOCK_PAIRS,
        /** A box of several layers with stationary pieces. */
        BLOCK_HOLES,
        /** A box of several layers whose region falls apart. */
        BLOCK_ISLANDS,
        /** Any of the other kinds with a cell of one piece moved, often without a solution. */
        DISPLACED
    }

    /**
     * A puzzle and what is known about it.
     *
     * @param kind what the puzzle is meant to try
     * @param seed the seed that makes it again
     * @param puzzle the puzzle
     * @param solutions all its solutions, as {@link PlainSearch} finds them
     */
    public record Sample(Kind kind, long seed, Puzzle puzzle, List<Partition> solutions) {

        public Sample {
            solutions = List.copyOf(solutions);
        }

        /** Returns the way to make the puzzle again, and its definition. */
        @Override
        public String toString() {
            return "RandomPuzzles.generate(Kind." + kind + ", " + seed + "L): " + solutions.size() + " solutions\n"
                    + DefinitionText.of(puzzle);
        }
    }

    /** A region cut into parts, before its parts become pieces. */
    private record Draft(RandomSpace space, boolean oneSided, List<NavigableSet<Cell>> parts) {

        Congruence congruence() {
            return Congruence.ofPieces(oneSided);
        }
    }

    private final Kind kind;
    private final Random random;
    private final RandomParts cutter;

    private RandomPuzzles(Kind kind, long seed) {
        this.kind = kind;
        // Neighbouring seeds make java.util.Random start alike, hence the multiplication.
        this.random = new Random(seed * 0x9E3779B97F4A7C15L + kind.name().hashCode());
        this.cutter = new RandomParts(random);
    }

    /** Puzzles of all kinds in turn, without end; the same for the same seed. */
    public static Stream<Sample> stream(long seed) {
        return LongStream.iterate(seed, next -> next + 1)
                .boxed()
                .flatMap(next -> Stream.of(Kind.values()).map(kind -> generate(kind, next)));
    }

    /** The puzzle of the given kind and seed. */
    public static Sample generate(Kind kind, long seed) {
        RandomPuzzles puzzles = new RandomPuzzles(kind, seed);
        while (true) {
            Optional<Draft> draft = puzzles.draft(kind).filter(puzzles::isOfKind);
            if (draft.isPresent()) {
                Puzzle puzzle = puzzles.puzzleOf(draft.get(), nameOf(kind, seed));
                PlainSearch.Outcome outcome = PlainSearch.run(puzzle, MAX_SOLUTIONS, MAX_FITS);
                if (outcome.complete()) {
                    return new Sample(kind, seed, puzzle, outcome.solutions());
                }
            }
        }
    }

    private static String nameOf(Kind kind, long seed) {
        return kind.name().toLowerCase(Locale.ROOT) + "_" + Long.toUnsignedString(seed);
    }

    private Optional<Draft> draft(Kind wanted) {
        return switch (wanted) {
            case RECTANGLE -> grown(RandomSpace.rectangle(random), false);
            case SQUARE -> grown(square(), false);
            case STRIP -> maybeScattered(grown(RandomSpace.shuffledAxes(between(3, 12), 1, 1, random), false));
            case SIDEWAYS -> grown(sideways(), false);
            case RAGGED -> grown(RandomSpace.rectangle(random).withHoles(random), false);
            case SYMMETRIC_HOLES -> grown(symmetricHoles(), false);
            case ISLANDS -> islands(RandomSpace.full(between(3, 4), between(5, 7), 1));
            case SCATTERED -> scattered(grown(maybeHoles(RandomSpace.rectangle(random)), false));
            case COPIES -> tiled(RandomSpace.rectangle(random), false, 1);
            case UNIQUE_SYMMETRIC -> uniqueSymmetric();
            case FOUR_FOLD -> fourFold();
            case ONE_SIDED -> grown(RandomSpace.rectangle(random), true);
            case ONE_SIDED_PAIRS -> mirrored(RandomSpace.full(2 * between(1, 3), between(3, 5), 1), true);
            case ONE_SIDED_HOLES ->
                grown(
                        random.nextBoolean()
                                ? symmetricHoles()
                                : RandomSpace.rectangle(random).withHoles(random),
                        true);
            case CUBE_2 -> random.nextBoolean() ? grown(cube(2), false) : tiled(cube(2), false, 2);
            case BLOCK -> grown(RandomSpace.block(random), false);
            case CUBE_3 -> Optional.of(new Draft(cube(3), false, cutter.grow(cube(3).open(), 3, 5)));
            case BLOCK_COPIES -> tiled(RandomSpace.block(random), false, 2);
            case BLOCK_PAIRS -> mirrored(RandomSpace.full(2 * between(1, 2), 3, between(2, 3)), false);
            case BLOCK_HOLES ->
                grown(
                        random.nextBoolean()
                                ? RandomSpace.block(random).withHoles(random)
                                : RandomSpace.block(random).withSymmetricHoles(random),
                        false);
            case BLOCK_ISLANDS -> islands(RandomSpace.shuffledAxes(between(3, 5), between(2, 3), 2, random));
            case DISPLACED -> displaced();
        };
    }

    /** Rejects a draft that by chance lacks what its kind is about. */
    private boolean isOfKind(Draft draft) {
        return switch (kind) {
            case ISLANDS, BLOCK_ISLANDS ->
                !PlainRegion.isConnected(draft.space().open());
            case SCATTERED -> !draft.parts().stream().allMatch(PlainRegion::isConnected);
            case COPIES, BLOCK_COPIES -> uniqueShapes(draft).isEmpty();
            case UNIQUE_SYMMETRIC ->
                !uniqueShapes(draft).isEmpty()
                        && uniqueShapes(draft).stream().allMatch(draft.congruence()::isSymmetric);
            case ONE_SIDED_PAIRS, BLOCK_PAIRS ->
                draft.parts().stream().anyMatch(part -> isChiral(part, draft.congruence()));
            case CUBE_2 -> draft.parts().size() > 1;
            default -> draft.space().open().size() <= 3 || draft.parts().size() > 1;
        };
    }

    private static List<List<Cell>> uniqueShapes(Draft draft) {
        return draft.congruence().countShapes(draft.parts()).entrySet().stream()
                .filter(count -> count.getValue() == 1)
                .map(count -> count.getKey())
                .toList();
    }

    private static boolean isChiral(Collection<Cell> part, Congruence congruence) {
        return !congruence.shapeOf(part).equals(congruence.shapeOf(Turn.MIRROR_IN_X.apply(part)));
    }

    private Optional<Draft> grown(RandomSpace space, boolean oneSided) {
        int maxSize = between(2, MAX_PIECE);
        int minSize = between(1, maxSize);
        return Optional.of(new Draft(space, oneSided, cutter.grow(space.open(), minSize, maxSize)));
    }

    private Optional<Draft> mirrored(RandomSpace space, boolean oneSided) {
        return Optional.of(new Draft(space, oneSided, cutter.growHalfAndMirror(space, 3, MAX_PIECE)));
    }

    private Optional<Draft> scattered(Optional<Draft> draft) {
        draft.ifPresent(present -> cutter.exchangeCells(present.parts()));
        return draft;
    }

    private Optional<Draft> maybeScattered(Optional<Draft> draft) {
        return random.nextInt(3) == 0 ? scattered(draft) : draft;
    }

    private Optional<Draft> islands(RandomSpace box) {
        return maybeScattered(grown(box.withWall(random), false));
    }

    /** Copies of one, two or three shapes. */
    private Optional<Draft> tiled(RandomSpace space, boolean oneSided, int layers) {
        List<NavigableSet<Cell>> shapes = new ArrayList<>();
        int count = between(1, 3);
        for (int i = 0; i < count; i++) {
            shapes.add(cutter.shape(between(2, 5), layers));
        }
        return cutter.tile(space.open(), shapes, Congruence.ofPieces(oneSided))
                .map(parts -> new Draft(space, oneSided, parts));
    }

    /** Returns a puzzle with one symmetric piece somewhere, and copies round it. */
    private Optional<Draft> uniqueSymmetric() {
        RandomSpace space = RandomSpace.rectangle(random);
        NavigableSet<Cell> piece = cutter.shape(between(1, 5), 1);
        return around(space, piece, rest -> tiled(new RandomSpace(space.box(), rest), false, 1));
    }

    /** Returns a puzzle with one piece of four-fold symmetry somewhere in a square, and other pieces round it. */
    private Optional<Draft> fourFold() {
        RandomSpace space = square();
        return around(space, fourFoldPiece(), rest -> grown(new RandomSpace(space.box(), rest), false));
    }

    private NavigableSet<Cell> fourFoldPiece() {
        int width = between(2, 3);
        NavigableSet<Cell> piece = new TreeSet<>();
        while (piece.size() < 4 || piece.size() > MAX_PIECE) {
            piece.clear();
            for (Cell cell : RandomSpace.full(width, width, 1).open()) {
                if (random.nextInt(3) == 0) {
                    for (Cell turned = cell; piece.add(turned); ) {
                        turned = new Cell(width - 1 - turned.y(), turned.x(), 0);
                    }
                }
            }
        }
        return piece;
    }

    /** Puts one piece anywhere into the space and lets the caller fill the rest, given the cells it may not use. */
    private Optional<Draft> around(
            RandomSpace space, NavigableSet<Cell> piece, Function<NavigableSet<Cell>, Optional<Draft>> fill) {
        List<NavigableSet<Cell>> places = new ArrayList<>();
        for (Cell corner : space.open()) {
            NavigableSet<Cell> covered = new TreeSet<>();
            Congruence.atOrigin(piece).forEach(cell -> covered.add(corner.plus(cell)));
            if (space.open().containsAll(covered)) {
                places.add(covered);
            }
        }
        if (places.isEmpty()) {
            return Optional.empty();
        }
        NavigableSet<Cell> place = RandomSpace.oneOf(places, random);
        return fill.apply(place).map(rest -> {
            List<NavigableSet<Cell>> parts = new ArrayList<>(rest.parts());
            parts.add(place);
            return new Draft(space, rest.oneSided(), parts);
        });
    }

    private Optional<Draft> displaced() {
        List<Kind> others = Stream.of(Kind.values())
                .filter(other -> other != Kind.DISPLACED && other != Kind.STRIP)
                .toList();
        Optional<Draft> draft = draft(RandomSpace.oneOf(others, random))
                .filter(candidate -> candidate.parts().stream().anyMatch(part -> part.size() > 1));
        draft.ifPresent(present -> cutter.displaceCell(present.parts()));
        return draft;
    }

    private RandomSpace square() {
        int side = between(3, 5);
        return RandomSpace.full(side, side, 1);
    }

    private static RandomSpace cube(int side) {
        return RandomSpace.full(side, side, side);
    }

    private RandomSpace sideways() {
        int a = between(2, 6);
        int b = between(3, 5);
        return random.nextBoolean() ? RandomSpace.full(1, a, b) : RandomSpace.full(a, 1, b);
    }

    private RandomSpace symmetricHoles() {
        return (random.nextBoolean() ? square() : RandomSpace.rectangle(random)).withSymmetricHoles(random);
    }

    private RandomSpace maybeHoles(RandomSpace space) {
        return random.nextInt(3) == 0 ? space.withHoles(random) : space;
    }

    private int between(int least, int greatest) {
        return RandomSpace.between(least, greatest, random);
    }

    private Puzzle puzzleOf(Draft draft, String name) {
        RandomNames names = new RandomNames(random);
        List<Piece> pieces = new ArrayList<>();
        for (NavigableSet<Cell> part : draft.parts()) {
            pieces.add(new Piece(names.next(), lyingAnyhow(part, draft.congruence()), false));
        }
        for (List<Cell> cells : stationaryPieces(draft.space().blocked())) {
            pieces.add(new Piece(names.next(), cells, true));
        }
        return new Puzzle(name, draft.space().box(), draft.oneSided(), cutter.shuffled(pieces));
    }

    /** A mobile piece is defined in any orientation and anywhere. */
    private List<Cell> lyingAnyhow(NavigableSet<Cell> part, Congruence congruence) {
        Turn turn = random.nextBoolean() ? Turn.NONE : RandomSpace.oneOf(congruence.turns(), random);
        Cell shift = new Cell(between(-3, 3), between(-3, 3), between(-3, 3));
        return turn.apply(part).stream().map(shift::plus).toList();
    }

    private List<List<Cell>> stationaryPieces(NavigableSet<Cell> blocked) {
        List<List<Cell>> groups = new ArrayList<>();
        int count = between(1, 3);
        for (int i = 0; i < count; i++) {
            groups.add(new ArrayList<>());
        }
        for (Cell cell : blocked) {
            RandomSpace.oneOf(groups, random).add(cell);
        }
        groups.removeIf(List::isEmpty);
        return groups;
    }
}
