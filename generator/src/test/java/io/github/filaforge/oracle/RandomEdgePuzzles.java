package io.github.filaforge.oracle;

import io.github.filaforge.edge.BoardGaps;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.lattice.Box;
import io.github.filaforge.lattice.Lattices;
import io.github.filaforge.lattice.Periods;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * Small random edge puzzles of many kinds, the same for the same seed: cut from a board that is coloured at random, so they have a
 * solution, but for those of {@link Kind#DISPLACED}.
 */
public final class RandomEdgePuzzles {

    /** No puzzle has more boards than this. */
    public static final int MAX_BOARDS = 1_000;

    /** No puzzle takes {@link PlainEdgeSearch} more fits than this. */
    private static final long MAX_FITS = 5_000;

    private static final int GREATEST_COLOUR = 9_999;

    /** The property that a puzzle tests. */
    public enum Kind {
        /** A square of 3 by 3 to 6 by 6 with a colour of its own round the rim. */
        SQUARE,
        /** A board whose colour of the rim is also inside. */
        RIM_INSIDE,
        /** A square without a colour of the rim. */
        FREE,
        /** A board that is no square, perhaps without a colour of the rim. */
        OBLONG,
        /** A board one cell wide or high, or of one cell. */
        STRIP,
        /** A few pieces have their places. */
        PINNED,
        /** Most or all pieces have their places. */
        MOSTLY_PINNED,
        /** Rotations carry the pins to one another. */
        SYMMETRIC_PINS,
        /** A board that rotation turns into itself, so that pieces are equal. */
        SYMMETRIC_BOARD,
        /** A puzzle with one or two colours inside, and few distinct pieces. */
        EQUAL_PIECES,
        /** Many pieces that look the same after a half or a quarter turn. */
        SELF_SYMMETRIC,
        /** Nearly each join has a colour of its own. */
        MANY_COLOURS,
        /** Pieces that may not be turned: all of them, or some. */
        FIXED,
        /** Some colours meet partners instead of themselves, perhaps the colour of the rim too. */
        PARTNERS,
        /** More pieces than cells: a few more, many more, or copies of a piece for all cells. */
        POOL,
        /** Cells without pieces, which are holes or cells where the board would go on. */
        GAPS,
        /** A board that is closed along one axis or both. */
        CLOSED,
        /** Any of the other kinds with sides exchanged or a wrong pin, often without a solution. */
        DISPLACED
    }

    /**
     * A puzzle and what is known about it.
     *
     * @param kind what the puzzle is meant to try
     * @param seed the seed that makes it again
     * @param puzzle the puzzle
     * @param hidden the pieces that it was cut into, as {@link EdgeChecker} takes them; a solution but for displaced ones
     * @param boards all its boards, as {@link PlainEdgeSearch} finds them
     */
    public record Sample(Kind kind, long seed, EdgePuzzle puzzle, List<Integer> hidden, Set<EdgeBoard> boards) {

        /** The number of boards of which none can be turned into another. */
        public int classes() {
            return PlainEdgeSearch.classes(puzzle, boards).size();
        }

        /** Returns the way to make the puzzle again, and its definition. */
        @Override
        public String toString() {
            return "RandomEdgePuzzles.generate(Kind." + kind + ", " + seed + "L): " + boards.size() + " boards\n"
                    + DefinitionText.of(puzzle);
        }
    }

    private final Random random;
    private final Kind kind;
    /** The number of times that a puzzle took too long: with a greater number it gets more colours. */
    private int tries;

    private int width;
    private int height;
    private boolean hasRim;
    /** The quarter turns that turn the hidden board into itself. */
    private int step = 4;

    /** The axes along which the board is closed. */
    private String closed = "";

    private Set<Integer> holes = Set.of();
    private Set<Integer> beyond = Set.of();
    /** The least number of quarter turns that leaves each cell unchanged. */
    private int[] periods;

    private RandomEdgePuzzles(Kind kind, long seed) {
        this.kind = kind;
        this.random = new Random(seed * 0x9E3779B97F4A7C15L + kind.name().hashCode());
    }

    /** Puzzles of all kinds in turn, without end; the same for the same seed. */
    public static Stream<Sample> stream(long seed) {
        return LongStream.iterate(seed, next -> next + 1)
                .boxed()
                .flatMap(next -> Stream.of(Kind.values()).map(kind -> generate(kind, next)));
    }

    /** The puzzle of the given kind and seed. */
    public static Sample generate(Kind kind, long seed) {
        RandomEdgePuzzles puzzles = new RandomEdgePuzzles(kind, seed);
        while (true) {
            Sample sample = puzzles.next(seed);
            PlainEdgeSearch.Outcome outcome = PlainEdgeSearch.run(sample.puzzle(), MAX_BOARDS, MAX_FITS);
            if (outcome.complete()) {
                return new Sample(kind, seed, sample.puzzle(), sample.hidden(), outcome.boards());
            }
            puzzles.tries++;
        }
    }

    private Sample next(long seed) {
        Kind form = kind;
        while (form == Kind.DISPLACED) {
            form = Kind.values()[random.nextInt(Kind.values().length)];
        }
        chooseBoard(form);
        List<Integer> palette = palette(form);
        int[][] seen = coloured(palette);
        Map<Integer, Integer> partners =
                form == Kind.PARTNERS || (form == Kind.CLOSED && random.nextInt(4) == 0) ? partners(palette) : Map.of();
        meet(seen, partners);
        List<Integer> hidden = cut();
        boolean hasFixed =
                form == Kind.FIXED || ((form == Kind.PARTNERS || form == Kind.CLOSED) && random.nextInt(4) == 0);
        Set<Integer> fixed = hasFixed ? fixedCells(seen) : Set.of();
        fixed.forEach(cell -> hidden.set(cell, hidden.get(cell) / 4 * 4));
        String name = kind.name().toLowerCase(Locale.ROOT) + "_" + Long.toUnsignedString(seed);
        List<EdgePiece> pieces = new ArrayList<>(Collections.nCopies(size() - holes.size() - beyond.size(), null));
        for (int cell = 0; cell < size(); cell++) {
            if (isGap(cell)) {
                continue;
            }
            int piece = hidden.get(cell) / 4;
            int turn = hidden.get(cell) % 4;
            int[] colours = seen[cell];
            pieces.set(
                    piece,
                    new EdgePiece(
                            (piece % 5 == 4 ? "x" : "") + (piece + 1),
                            IntStream.range(0, 4)
                                    .mapToObj(side -> colours[(side + turn) % 4])
                                    .toList(),
                            !fixed.contains(cell)));
        }
        if (form == Kind.POOL) {
            addSpares(pieces);
        }
        List<EdgePlacement> pins = new ArrayList<>();
        for (int cell : pinnedCells(form)) {
            pins.add(new EdgePlacement(cell, hidden.get(cell) / 4, hidden.get(cell) % 4));
        }
        Collections.shuffle(pins, random);
        if (kind == Kind.DISPLACED) {
            displace(pieces, pins);
        }
        OptionalInt rim = hasRim ? OptionalInt.of(palette.get(0)) : OptionalInt.empty();
        return new Sample(
                kind,
                seed,
                new EdgePuzzle(
                        name,
                        width,
                        height,
                        rim,
                        new BoardGaps(holes, beyond),
                        Periods.of(Lattices.CUBIC, new Box(width, height, 1), closed),
                        partners,
                        pieces,
                        pins),
                hidden,
                Set.of());
    }

    private int size() {
        return width * height;
    }

    private int between(int least, int greatest) {
        return least + random.nextInt(greatest - least + 1);
    }

    private boolean isGap(int cell) {
        return holes.contains(cell) || beyond.contains(cell);
    }

    /** Leaves out some cells but never all: cells by chance, or the last row and column, where the board would go on. */
    private void leaveOut() {
        holes = new TreeSet<>();
        beyond = new TreeSet<>();
        boolean isCorner = random.nextInt(3) == 0;
        for (int cell = 0; cell < size(); cell++) {
            if (isCorner && (cell / width == height - 1 || cell % width == width - 1)) {
                beyond.add(cell);
            } else if (random.nextInt(6) == 0) {
                (random.nextInt(3) == 0 ? beyond : holes).add(cell);
            }
        }
        if (holes.size() + beyond.size() == size()) {
            holes.remove(0);
            beyond.remove(0);
        }
    }

    private void chooseBoard(Kind form) {
        closed = "";
        holes = Set.of();
        beyond = Set.of();
        hasRim = switch (form) {
            case SQUARE, RIM_INSIDE -> true;
            case FREE -> false;
            default -> random.nextInt(3) > 0;
        };
        switch (form) {
            case POOL -> {
                width = between(1, 4);
                height = random.nextBoolean() ? width : between(1, 4);
            }
            case GAPS -> {
                width = between(2, 5);
                height = random.nextBoolean() ? width : between(2, 6);
                leaveOut();
            }
            case CLOSED -> {
                width = between(2, 5);
                height = random.nextBoolean() ? width : between(2, 5);
                closed = List.of("x", "y", "xy").get(random.nextInt(3));
                if (random.nextInt(4) == 0) {
                    leaveOut();
                }
            }
            case FIXED -> {
                width = between(2, 5);
                height = random.nextBoolean() ? width : between(2, 5);
            }
            case OBLONG -> {
                width = between(2, 6);
                do {
                    height = between(2, 7);
                } while (width == height || size() > 36);
            }
            case STRIP -> {
                width = random.nextInt(12) == 0 ? 1 : between(2, 9);
                height = 1;
                if (random.nextBoolean()) {
                    height = width;
                    width = 1;
                }
            }
            case SQUARE, FREE -> {
                width = between(3, 6);
                height = width;
            }
            default -> {
                width = between(3, 5);
                height = random.nextInt(3) == 0 ? between(2, 5) : width;
            }
        }
        step = 4;
        if (form == Kind.SYMMETRIC_BOARD || form == Kind.SYMMETRIC_PINS) {
            step = width == height && random.nextBoolean() ? 1 : 2;
        }
        periods = new int[size()];
        Arrays.fill(periods, 4);
        if (form == Kind.SELF_SYMMETRIC) {
            for (int cell = 0; cell < size(); cell++) {
                periods[cell] = random.nextInt(2) == 0 ? 4 : between(1, 2);
            }
        }
    }

    /** The colours of joins; the first is that of the rim. */
    private List<Integer> palette(Kind form) {
        int few = Math.max(1, size() / (hasRim ? 4 : 3) - 1);
        int inner = switch (form) {
            case EQUAL_PIECES -> between(1, 2);
            case MANY_COLOURS -> 4 * size();
            case POOL -> few + between(1, 3 + size() / 2);
            case STRIP -> between(1, 3);
            // Without a rim a plain search of a larger board soon takes long.
            case FREE -> size() >= 25 ? 2 * size() : few + random.nextInt(3);
            default -> Math.max(1, few - 1 + random.nextInt(3));
        };
        int most = random.nextBoolean() ? 250 : GREATEST_COLOUR;
        return random.ints(0, most + 1)
                .distinct()
                .limit(Math.min(240L, 1L + inner + tries * (1L + size() / 8)))
                .boxed()
                .toList();
    }

    /** The colours of each cell: up, right, down, left. */
    private int[][] coloured(List<Integer> palette) {
        int[][] seen = new int[size()][4];
        for (int[] cell : seen) {
            Arrays.fill(cell, -1);
        }
        int rim = palette.get(0);
        boolean rimInside = !hasRim || kind == Kind.RIM_INSIDE || random.nextInt(3) == 0;
        List<Integer> inside = rimInside ? palette : palette.subList(1, palette.size());
        if (hasRim) {
            for (int cell = 0; cell < size(); cell++) {
                for (int side = 0; side < 4; side++) {
                    if (neighbour(cell, side) < 0 && !beyond.contains(beside(cell, side))) {
                        spread(seen, cell, side, rim);
                    }
                }
            }
        }
        for (int cell = 0; cell < size(); cell++) {
            for (int side = 0; side < 4; side++) {
                if (seen[cell][side] < 0 && hasRim && beyond.contains(beside(cell, side))) {
                    seen[cell][side] = palette.get(between(1, palette.size() - 1));
                } else if (seen[cell][side] < 0) {
                    spread(seen, cell, side, inside.get(random.nextInt(inside.size())));
                }
            }
        }
        return seen;
    }

    /** Returns pairs of colours: of two colours of the board, or of one and another. */
    private Map<Integer, Integer> partners(List<Integer> palette) {
        Map<Integer, Integer> partners = new HashMap<>();
        List<Integer> colours = new ArrayList<>(palette);
        Collections.shuffle(colours, random);
        int pairs = between(1, Math.max(1, colours.size() / 2));
        for (int pair = 0; pair < pairs; pair++) {
            int one = colours.get(2 * pair % colours.size());
            int other = 2 * pair + 1 < colours.size() && random.nextInt(3) > 0
                    ? colours.get(2 * pair + 1)
                    : GREATEST_COLOUR - pair;
            if (!partners.containsKey(one) && !partners.containsKey(other) && one != other) {
                partners.put(one, other);
                partners.put(other, one);
            }
        }
        return partners;
    }

    /** Gives one side of each join inside the partner of its colour. */
    private void meet(int[][] seen, Map<Integer, Integer> partners) {
        for (int cell = 0; cell < size(); cell++) {
            for (int side = 1; side <= 2; side++) {
                int neighbour = neighbour(cell, side);
                Integer partner = partners.get(seen[cell][side]);
                if (neighbour >= 0 && partner != null && random.nextBoolean()) {
                    seen[cell][side] = partner;
                } else if (neighbour >= 0 && partner != null) {
                    seen[neighbour][side + 2 & 3] = partner;
                }
            }
        }
    }

    /** Colours a side and all that has to be coloured like it. */
    private void spread(int[][] seen, int cell, int side, int colour) {
        if (seen[cell][side] >= 0) {
            return;
        }
        seen[cell][side] = colour;
        int neighbour = neighbour(cell, side);
        if (neighbour >= 0) {
            spread(seen, neighbour, (side + 2) % 4, colour);
        }
        spread(seen, cell, (side + periods[cell]) % 4, colour);
        spread(seen, rotated(cell), (side + step) % 4, colour);
    }

    /** Returns the cell with the piece that a side meets; below 0 if there is none. */
    private int neighbour(int cell, int side) {
        int beside = beside(cell, side);
        return isGap(cell) || isGap(beside) ? -1 : beside;
    }

    /** Returns the cell beside a side; below 0 if the side is at the rim. */
    private int beside(int cell, int side) {
        int row = cell / width;
        int column = cell % width;
        boolean isClosedX = closed.contains("x");
        boolean isClosedY = closed.contains("y");
        return switch (side) {
            case 0 -> row > 0 ? cell - width : isClosedY ? size() - width + column : -1;
            case 1 -> column < width - 1 ? cell + 1 : isClosedX ? cell + 1 - width : -1;
            case 2 -> row < height - 1 ? cell + width : isClosedY ? column : -1;
            default -> column > 0 ? cell - 1 : isClosedX ? cell + width - 1 : -1;
        };
    }

    /** Returns the place of a cell after the board is turned by the step. */
    private int rotated(int cell) {
        return switch (step) {
            case 1 -> cell % width * width + width - 1 - cell / width;
            case 2 -> size() - 1 - cell;
            default -> cell;
        };
    }

    /** Returns a piece and its turn for each cell. */
    private List<Integer> cut() {
        List<Integer> pieces = new ArrayList<>(IntStream.range(0, size() - holes.size() - beyond.size())
                .boxed()
                .toList());
        Collections.shuffle(pieces, random);
        List<Integer> placed = new ArrayList<>(
                pieces.stream().map(piece -> 4 * piece + random.nextInt(4)).toList());
        IntStream.range(0, size()).filter(this::isGap).forEach(cell -> placed.add(cell, -1));
        return placed;
    }

    /** Returns the cells with pieces that may not be turned. Pieces that turns make equal are all among them, or none is. */
    private Set<Integer> fixedCells(int[][] seen) {
        boolean all = random.nextBoolean();
        Set<Integer> cells = new TreeSet<>();
        Map<String, Boolean> chosen = new HashMap<>();
        for (int cell = 0; cell < size(); cell++) {
            String turned = EdgeBoard.written(IntStream.of(seen[cell]).boxed().toList());
            String least = turned;
            for (int turn = 1; turn < 4; turn++) {
                turned = EdgeBoard.turned(turned);
                least = turned.compareTo(least) < 0 ? turned : least;
            }
            if (!isGap(cell) && (all || chosen.computeIfAbsent(least, unused -> random.nextBoolean()))) {
                cells.add(cell);
            }
        }
        return cells;
    }

    private Set<Integer> pinnedCells(Kind form) {
        int number = switch (form) {
            case GAPS, CLOSED -> between(0, 1);
            case PINNED, SYMMETRIC_PINS -> between(1, Math.max(1, size() / 5));
            case MOSTLY_PINNED -> random.nextInt(3) == 0 ? size() : between(size() / 2, size());
            default -> random.nextInt(4) == 0 ? 1 : 0;
        };
        Set<Integer> cells = new TreeSet<>();
        while (cells.size() < number) {
            int cell = random.nextInt(size());
            if (isGap(cell)) {
                continue;
            }
            cells.add(cell);
            for (int other = rotated(cell); form == Kind.SYMMETRIC_PINS && other != cell; other = rotated(other)) {
                cells.add(other);
            }
        }
        return cells;
    }

    /** Adds pieces behind the others: with colours of sides by chance, and copies of pieces. */
    private void addSpares(List<EdgePiece> pieces) {
        List<Integer> colours =
                pieces.stream().flatMap(piece -> piece.sides().stream()).toList();
        int more = random.nextInt(3) == 0 ? between(1, 3 * size()) : between(1, 4);
        for (int spare = 0; spare < more; spare++) {
            EdgePiece copied = pieces.get(random.nextInt(pieces.size()));
            List<Integer> sides = random.nextInt(3) == 0
                    ? copied.sides()
                    : IntStream.range(0, 4)
                            .mapToObj(side -> colours.get(random.nextInt(colours.size())))
                            .toList();
            pieces.add(new EdgePiece("s" + spare, sides, true));
        }
        if (random.nextInt(3) == 0) {
            EdgePiece copied = pieces.get(random.nextInt(pieces.size()));
            int copies = random.nextBoolean() ? size() : 2;
            for (int copy = 1; copy <= copies; copy++) {
                pieces.add(new EdgePiece("c." + copy, copied.sides(), true));
            }
        }
    }

    /** Spoils the pieces or the pins. */
    private void displace(List<EdgePiece> pieces, List<EdgePlacement> pins) {
        int first = random.nextInt(size() - holes.size() - beyond.size());
        int second = random.nextInt(size() - holes.size() - beyond.size());
        int one = random.nextInt(4);
        int other = random.nextInt(4);
        if (random.nextInt(4) == 0 && !isGap(first)) {
            pins.removeIf(pin -> pin.cell() == first || pin.piece() == second);
            pins.add(new EdgePlacement(first, second, pieces.get(second).mayTurn() ? one : 0));
        } else {
            int colour = pieces.get(first).sides().get(one);
            int exchanged = pieces.get(second).sides().get(other);
            pieces.set(first, with(pieces.get(first), one, exchanged));
            pieces.set(second, with(pieces.get(second), other, colour));
        }
    }

    private static EdgePiece with(EdgePiece piece, int side, int colour) {
        List<Integer> sides = new ArrayList<>(piece.sides());
        sides.set(side, colour);
        return piece.withSides(sides);
    }
}
