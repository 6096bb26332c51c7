package io.github.filaforge.edge.score;

import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.PieceGroup.PieceClass;
import io.github.filaforge.runtime.search.SearchStopped;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Makes good groups of pieces by climbing from random ones (section "Good Groups/Bad Groups" of the eii article). A good
 * piece and a bad one are exchanged at random, and the exchange stands if the group becomes more tileable ({@link
 * BlockTally}), until a number of exchanges in a row have failed.
 *
 * <p>Where the eii article leaves a detail open, this class decides:
 *
 * <ul>
 *   <li>Border pieces are exchanged for border pieces and inner ones for inner ones, since the good and the bad pieces both
 *       have cells of both kinds to fill. Each kind has its share of the good, precious and useless pieces.
 *   <li>Half of the corner pieces are good: those with which more corners of three by three cells are filled. All of these
 *       are precious, as in the picture of the eii article; none is useless.
 *   <li>The value of a bad piece is the value that it would have if it were added to the group.
 *   <li>Pinned pieces are in no group.
 * </ul>
 */
public final class GroupClimb {

    /** The least number of rows and of columns that leave room for the blocks. */
    private static final int SMALLEST = 4;

    private final EdgePuzzle puzzle;
    private final GroupOptions options;
    private final BlockPieces blocks;

    /** The pieces that are not pinned, by kind. */
    private final Map<CellKind, List<Integer>> pieces = new EnumMap<>(CellKind.class);

    private final GroupSizes sizes;

    /**
     * Begins to make groups of the pieces of a puzzle.
     *
     * @throws ScoreException if the puzzle has no colour of the rim, or the colour occurs inside, or its board has no room
     *     for the blocks, or it has fewer pieces than the groups need
     */
    public GroupClimb(EdgePuzzle puzzle, GroupOptions options) {
        check(puzzle);
        this.puzzle = puzzle;
        this.options = options;
        blocks = new BlockPieces(puzzle);
        Set<Integer> pinned = puzzle.pins().stream().map(EdgePlacement::piece).collect(Collectors.toSet());
        for (CellKind kind : CellKind.values()) {
            pieces.put(kind, new ArrayList<>());
        }
        for (int i = 0; i < puzzle.size(); i++) {
            if (!pinned.contains(i)) {
                pieces.get(ColourCounts.kind(puzzle, puzzle.pieces().get(i))).add(i);
            }
        }
        sizes = GroupSizes.of(options, pieces);
    }

    /**
     * Checks that a puzzle has groups of pieces.
     *
     * @throws ScoreException if it has no colour of the rim, or the colour occurs inside, or its board has no room for the
     *     blocks
     */
    static void check(EdgePuzzle puzzle) {
        if (puzzle.rim().isEmpty()) {
            throw new ScoreException("groups of pieces take a colour of the rim; " + puzzle.name() + " has none");
        }
        if (Math.min(puzzle.width(), puzzle.height()) < SMALLEST) {
            throw new ScoreException("groups of pieces take a board of at least " + SMALLEST + "x" + SMALLEST
                    + ", since blocks of two by three cells beside the corners tell them apart; " + puzzle.name()
                    + " is "
                    + puzzle.width() + "x" + puzzle.height());
        }
        // Refuses a puzzle whose pieces have no kinds.
        ColourCounts.of(puzzle);
    }

    /**
     * Returns the most tileable groups of all climbs, best first.
     *
     * @param seed the seed of the random beginnings and exchanges; equal seeds give equal groups
     */
    public List<PieceGroup> groups(long seed) {
        Random seeds = new Random(seed);
        Set<BitSet> groups = new LinkedHashSet<>();
        for (int i = 0; i < options.climbs(); i++) {
            groups.add(climb(new Random(seeds.nextLong())));
        }
        Comparator<BitSet> byTileability =
                Comparator.comparingLong(group -> BlockTally.of(blocks, group).fillings());
        return groups.stream()
                .sorted(byTileability.reversed())
                .limit(options.kept())
                .map(this::valued)
                .toList();
    }

    /** Climbs from a random group; corner pieces are in no rim block and stay out. */
    private BitSet climb(Random random) {
        BitSet group = new BitSet();
        Map<CellKind, List<Integer>> order = new EnumMap<>(CellKind.class);
        List<CellKind> goodOnes = new ArrayList<>();
        for (CellKind kind : List.of(CellKind.INNER, CellKind.BORDER)) {
            List<Integer> shuffled = new ArrayList<>(pieces.get(kind));
            Collections.shuffle(shuffled, random);
            order.put(kind, shuffled);
            int good = sizes.good().get(kind);
            shuffled.subList(0, good).forEach(group::set);
            if (good < shuffled.size()) {
                goodOnes.addAll(Collections.nCopies(good, kind));
            }
        }
        BlockTally tally = BlockTally.of(blocks, group);
        int failed = goodOnes.isEmpty() ? options.failures() : 0;
        while (failed < options.failures()) {
            SearchStopped.ifInterrupted();
            CellKind kind = goodOnes.get(random.nextInt(goodOnes.size()));
            List<Integer> ofKind = order.get(kind);
            int goods = sizes.good().get(kind);
            int at = random.nextInt(goods);
            int with = goods + random.nextInt(ofKind.size() - goods);
            int good = ofKind.get(at);
            int bad = ofKind.get(with);
            long lost = tally.fillingsWith(good);
            tally.remove(good);
            tally.add(bad);
            if (tally.fillingsWith(bad) > lost) {
                failed = 0;
                group.clear(good);
                group.set(bad);
                Collections.swap(ofKind, at, with);
            } else {
                failed++;
                tally.remove(bad);
                tally.add(good);
            }
        }
        return group;
    }

    private PieceGroup valued(BitSet group) {
        List<Long> values = values(group);
        List<PieceClass> classes = new ArrayList<>(Collections.nCopies(puzzle.size(), PieceClass.PINNED));
        for (CellKind kind : CellKind.values()) {
            List<Integer> ranked = new ArrayList<>(pieces.get(kind));
            // Good pieces come first, each by its value; equal ones stand in the order of the puzzle.
            ranked.sort(Comparator.comparing((Integer piece) -> !group.get(piece))
                    .thenComparing(values::get, Comparator.reverseOrder()));
            for (int i = 0; i < ranked.size(); i++) {
                classes.set(ranked.get(i), pieceClass(kind, i, ranked.size()));
            }
        }
        return new PieceGroup(classes, BlockTally.of(blocks, group).fillings());
    }

    /**
     * Returns the value of each piece of the puzzle: the number of fillings of a block that have this piece and otherwise
     * pieces of a group. The block is a corner of three by three cells for a corner piece, else the rim block. The value of
     * a pinned piece is 0.
     *
     * @param group the good pieces; corner pieces change nothing
     */
    List<Long> values(BitSet group) {
        List<Long> values = new ArrayList<>(Collections.nCopies(puzzle.size(), 0L));
        CornerBlocks corners = new CornerBlocks(puzzle, group);
        pieces.get(CellKind.CORNER).forEach(corner -> values.set(corner, corners.count(corner)));
        BlockTally tally = BlockTally.of(blocks, group);
        for (CellKind kind : List.of(CellKind.INNER, CellKind.BORDER)) {
            pieces.get(kind).forEach(piece -> values.set(piece, value(tally, piece, group.get(piece))));
        }
        return List.copyOf(values);
    }

    private PieceClass pieceClass(CellKind kind, int rank, int ofKind) {
        if (rank < sizes.good().get(kind)) {
            return rank < sizes.precious().get(kind) ? PieceClass.PRECIOUS : PieceClass.GOOD;
        }
        return rank < ofKind - sizes.useless().get(kind) ? PieceClass.BAD : PieceClass.USELESS;
    }

    /** Returns the number of fillings by the pieces of the group and a piece that have this piece. */
    private static long value(BlockTally tally, int piece, boolean isGood) {
        if (isGood) {
            return tally.fillingsWith(piece);
        }
        tally.add(piece);
        long value = tally.fillingsWith(piece);
        tally.remove(piece);
        return value;
    }

    /**
     * The numbers of good, precious and useless pieces of each kind. Half of the corner pieces are good and precious; border
     * and inner pieces share the rest in proportion to their numbers.
     *
     * @param good the number of good pieces, precious ones included, for each kind
     * @param precious the number of precious pieces, for each kind
     * @param useless the number of useless pieces, for each kind
     */
    private record GroupSizes(
            Map<CellKind, Integer> good, Map<CellKind, Integer> precious, Map<CellKind, Integer> useless) {

        /**
         * Returns the sizes for a set of pieces.
         *
         * @param options the numbers for all kinds together
         * @param pieces the pieces of each kind
         * @throws ScoreException if there are fewer pieces than the numbers need
         */
        static GroupSizes of(GroupOptions options, Map<CellKind, List<Integer>> pieces) {
            int corners = pieces.get(CellKind.CORNER).size() / 2;
            GroupSizes sizes = new GroupSizes(
                    shares(options.goodPieces(), corners, pieces),
                    shares(options.preciousPieces(), corners, pieces),
                    shares(options.uselessPieces(), 0, pieces));
            for (CellKind kind : CellKind.values()) {
                int asked = sizes.good().get(kind) + sizes.useless().get(kind);
                if (asked > pieces.get(kind).size()
                        || sizes.precious().get(kind) > sizes.good().get(kind)) {
                    throw new ScoreException("there are no " + options.goodPieces() + " good and "
                            + options.uselessPieces() + " useless pieces with a share of each kind: of "
                            + pieces.get(kind).size() + " " + kind.name().toLowerCase(Locale.ROOT) + " pieces " + asked
                            + " would be good or useless, and "
                            + sizes.precious().get(kind) + " of " + sizes.good().get(kind)
                            + " good ones precious; take fewer");
                }
            }
            return sizes;
        }

        private static Map<CellKind, Integer> shares(int number, int corners, Map<CellKind, List<Integer>> pieces) {
            int rest = Math.max(0, number - corners);
            int inner = pieces.get(CellKind.INNER).size();
            int all = inner + pieces.get(CellKind.BORDER).size();
            int ofInner = all == 0 ? 0 : Math.round((float) rest * inner / all);
            Map<CellKind, Integer> shares = new EnumMap<>(CellKind.class);
            shares.put(CellKind.CORNER, corners);
            shares.put(CellKind.BORDER, rest - ofInner);
            shares.put(CellKind.INNER, ofInner);
            return shares;
        }
    }
}
