package io.github.filaforge.edge.score;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.runtime.edge.Quota;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Colours that a round uses up early. The pieces for the last cells then have fewer colours and fit each other more often,
 * where slips are dear. The eii article calls the pieces that are left uneven in colours, and reports ten times as many
 * boards of 463 joins.
 *
 * <p>Measured on 16x16 in rows, 8 or 12 rounds of 32 million nodes that asked for 461 joins: no colour 452.5 joins in the mean;
 * one colour within 50 % of the cells 458.6, within 60 % 457.4, within 80 % 380; two colours, nine tenths of them within
 * 60 %, 457.3; three colours 444. A quota that grows more slowly than {@link #quota} led to fewer joins.
 *
 * @param colours the colours; none for a round that has no such colours
 * @param percent the percentage of the inner cells on which they are used up
 */
public record EarlyColours(List<Integer> colours, int percent) {

    /** No colours. */
    public static final EarlyColours NONE = new EarlyColours(List.of(), 0);

    /** The greatest number of colours. */
    private static final int MOST = 2;

    /** The least number of cells of a board of which rounds use up colours early. */
    private static final int LEAST_CELLS = 100;

    /** The number of inner cells before the first that has to have such colours: the search needs a choice at its begin. */
    private static final int FREE_CELLS = 7;

    public EarlyColours {
        colours = List.copyOf(colours);
    }

    /** Returns the greatest number of colours for a board: 0 if it is small, or if the theory does not hold for it. */
    static int most(EdgePuzzle puzzle) {
        if (puzzle.size() < LEAST_CELLS || puzzle.size() > RoundTheory.MOST_CELLS) {
            return 0;
        }
        try {
            ColourCounts.of(puzzle);
            return innerColours(puzzle).size() > MOST ? MOST : 0;
        } catch (ScoreException e) {
            return 0;
        }
    }

    /**
     * Returns the share of the sides of some colours that are used up. With pins, all sides of one colour led to 351 to 450
     * joins, 95 % to 449 to 459, 90 % to 449 to 456.
     */
    private static double share(int colours) {
        return 1 - 0.05 * colours;
    }

    /**
     * Returns some of the colours inside a board, of those that the pinned pieces have least often.
     *
     * @param count the number of colours
     * @param seed the seed of the choice
     */
    static EarlyColours of(EdgePuzzle puzzle, int count, int percent, long seed) {
        if (count == 0) {
            return NONE;
        }
        List<Integer> shuffled = new ArrayList<>(innerColours(puzzle));
        Collections.shuffle(shuffled, new Random(seed));
        // A pinned piece among the last cells needs the colours that it has.
        shuffled.sort(Comparator.comparing(colour -> puzzle.pins().stream()
                .mapToInt(pin -> puzzle.pieces().get(pin.piece()).count(colour))
                .sum()));
        return new EarlyColours(shuffled.subList(0, Math.min(count, shuffled.size())), percent);
    }

    /** Returns the colours of the pieces that have no side at the rim, in ascending order. */
    private static Set<Integer> innerColours(EdgePuzzle puzzle) {
        Set<Integer> inner = new TreeSet<>();
        for (EdgePiece piece : puzzle.pieces()) {
            if (!isAtRim(puzzle, piece)) {
                inner.addAll(piece.sides());
            }
        }
        return inner;
    }

    private static boolean isAtRim(EdgePuzzle puzzle, EdgePiece piece) {
        return puzzle.rim().isPresent() && piece.count(puzzle.rim().getAsInt()) > 0;
    }

    /**
     * Returns the quota of a search in an order. With x, the share of the inner cells within the percentage that are filled,
     * it is the share 1 - (1 - x)^2 of the sides: the search begins with the pieces that have most of these sides.
     */
    public Quota quota(EdgePuzzle puzzle, BoardOrder order) {
        if (colours.isEmpty()) {
            return Quota.NONE;
        }
        Set<Integer> pinnedCells =
                puzzle.pins().stream().map(EdgePlacement::cell).collect(Collectors.toSet());
        Set<Integer> pinnedPieces =
                puzzle.pins().stream().map(EdgePlacement::piece).collect(Collectors.toSet());
        double sides = 0;
        for (int piece = 0; piece < puzzle.pieceCount(); piece++) {
            long ofPiece = puzzle.pieces().get(piece).sides().stream()
                    .filter(colours::contains)
                    .count();
            // Each side of a pinned piece needs a side of another piece, which may be placed late.
            sides += pinnedPieces.contains(piece) ? -ofPiece : ofPiece;
        }
        boolean[] isInner = new boolean[order.cells().size()];
        int inner = 0;
        int positions = 0;
        for (int cell : order.cells()) {
            if (!pinnedCells.contains(cell)) {
                isInner[positions] = OrderedJoins.kind(puzzle, cell) == CellKind.INNER;
                inner += isInner[positions] ? 1 : 0;
                positions++;
            }
        }
        double end = Math.max(FREE_CELLS + 1.0, inner * percent / 100.0);
        List<Integer> least = new ArrayList<>();
        int before = 0;
        for (int position = 0; position <= positions; position++) {
            double filled = Math.min(1, Math.max(0, (before - FREE_CELLS) / (end - FREE_CELLS)));
            least.add((int) (Math.max(0, sides) * share(colours.size()) * (1 - (1 - filled) * (1 - filled))));
            before += position < positions && isInner[position] ? 1 : 0;
        }
        return new Quota(colours, least);
    }

    /**
     * Returns the branching by theory of a search that has used up a number of colours. It holds for the cells behind the
     * percentage; slips come there.
     *
     * @throws ScoreException if the theory does not hold for the puzzle
     */
    static Branching branching(EdgePuzzle puzzle, BoardOrder order, int count) {
        ColourCounts counts = ColourCounts.of(puzzle);
        List<Integer> inner = new ArrayList<>(counts.inner());
        inner.sort(Comparator.reverseOrder());
        int[] joins = new int[1];
        for (int colour = 0; colour < Math.min(count, inner.size()); colour++) {
            int used = (int) (inner.get(colour) * share(count)) / 2;
            joins[0] += used;
            inner.set(colour, inner.get(colour) - 2 * used);
        }
        TheoryBranching others = new TheoryBranching(
                new ColourCounts(counts.pieces(), counts.leading(), counts.trailing(), inner),
                OrderedJoins.of(puzzle, order));
        // Joins of the colours that are used up are no joins of the others, like slips.
        return new Branching() {
            @Override
            public int depths() {
                return others.depths();
            }

            @Override
            public double fit(int depth, int slips) {
                return others.fit(depth, slips + joins[0]);
            }

            @Override
            public double half(int depth, int slips) {
                return others.half(depth, slips + joins[0]);
            }

            @Override
            public boolean isPlaced(int depth) {
                return others.isPlaced(depth);
            }
        };
    }
}
