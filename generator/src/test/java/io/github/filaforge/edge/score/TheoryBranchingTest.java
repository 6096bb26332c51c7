package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.filaforge.edge.BoardOrder;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.SlipChain.ChainEstimate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The values of the theory, compared with published values and with whole families of tiny sets. */
class TheoryBranchingTest {

    /** Returns the estimate of a search that allows no slips. */
    private static ChainEstimate theory(ColourCounts counts, OrderedJoins joins) {
        return new SlipChain(new TheoryBranching(counts, joins), 0).estimate(SlipArray.NONE);
    }

    @Test
    void eternityIsExpectedToHaveAsManySolutionsAsPublished() {
        ChainEstimate theory = theory(Sets.ETERNITY, Sets.joins(16, 16, "row"));

        assertEquals(11_526_580, theory.fullBoards().value(), 0.5);
        assertEquals("9.275E42", theory.nodesPerBoard().text());
    }

    /** The first terms and the sum are those that Peter McGavin published for one inner piece fixed at I8. */
    @Test
    void onePieceFixedLeaves14702Solutions() {
        EdgePuzzle pinned = Sets.blank(
                16,
                16,
                List.of(new EdgePlacement(new CellNames(16, 16).cell("I8").orElseThrow(), 0, 0)));
        ColourCounts counts = new ColourCounts(
                Map.of(CellKind.CORNER, 4, CellKind.BORDER, 56, CellKind.INNER, 195),
                Sets.ETERNITY.leading(),
                Sets.ETERNITY.trailing(),
                Sets.ETERNITY.inner());

        ChainEstimate theory = theory(counts, OrderedJoins.of(pinned, new SearchOrders(16, 16).named("bottom")));

        assertEquals(14_702, theory.fullBoards().value(), 0.5);
        assertEquals(4, theory.visits(1).value(), 1e-9);
        assertEquals(44.8, theory.visits(2).value(), 1e-9);
        assertEquals(493.37, theory.visits(3).value(), 0.005);
        assertEquals(5340.6, theory.visits(4).value(), 0.05);
        assertEquals("1.365E47", theory.nodes().text());
    }

    /** Twenty rim joins of three colours, forty inner joins of five. */
    @Test
    void aSmallSetIsExpectedToHaveAsManySolutionsAsPublished() {
        ColourCounts counts = Sets.ofJoins(6, 6, List.of(7, 7, 6), Collections.nCopies(5, 8));

        ChainEstimate theory = theory(counts, Sets.joins(6, 6, "row"));

        assertEquals(145.5, theory.fullBoards().value(), 0.05);
        assertEquals("4.577E7", theory.nodes().text());
    }

    /** All ways to give rim sides of two colours to four corner and two border pieces, each counted by plain trial. */
    @Test
    void itIsTheMeanOverAllSetsOfPiecesWithTheseSides() {
        List<List<Integer>> colourings = colourings(6, 3);
        double[] mean = new double[7];
        for (List<Integer> leading : colourings) {
            for (List<Integer> trailing : colourings) {
                List<List<Integer>> pieces = new ArrayList<>();
                for (int i = 0; i < 6; i++) {
                    pieces.add(
                            i < 4
                                    ? List.of(0, leading.get(i), trailing.get(i), 0)
                                    : List.of(0, leading.get(i), 3, trailing.get(i)));
                }
                add(mean, Sets.puzzle(3, 2, OptionalInt.of(0), pieces, List.of()));
            }
        }

        EdgePuzzle last = Sets.puzzle(
                3,
                2,
                OptionalInt.of(0),
                List.of(
                        List.of(0, 1, 2, 0),
                        List.of(0, 1, 2, 0),
                        List.of(0, 1, 2, 0),
                        List.of(0, 2, 1, 0),
                        List.of(0, 2, 3, 1),
                        List.of(0, 2, 3, 1)),
                List.of());
        assertMean(theory(ColourCounts.of(last), joins(last)), mean, colourings.size() * colourings.size());
    }

    @Test
    void withoutAColourOfTheRimItIsTheMeanToo() {
        List<List<Integer>> colourings = colourings(12, 4);
        double[] mean = new double[4];
        for (List<Integer> colours : colourings) {
            List<List<Integer>> pieces = List.of(colours.subList(0, 4), colours.subList(4, 8), colours.subList(8, 12));
            add(mean, Sets.puzzle(3, 1, OptionalInt.empty(), pieces, List.of()));
        }

        EdgePuzzle any = Sets.puzzle(
                3,
                1,
                OptionalInt.empty(),
                List.of(List.of(1, 1, 1, 1), List.of(2, 2, 2, 2), List.of(2, 2, 2, 2)),
                List.of());
        assertMean(theory(ColourCounts.of(any), joins(any)), mean, colourings.size());
    }

    private static void add(double[] sums, EdgePuzzle puzzle) {
        long[] counts = Sets.fillings(puzzle, BoardOrder.rows(puzzle.width(), puzzle.height()));
        for (int depth = 0; depth < sums.length; depth++) {
            sums[depth] += counts[depth];
        }
    }

    private static OrderedJoins joins(EdgePuzzle puzzle) {
        return OrderedJoins.of(puzzle, BoardOrder.rows(puzzle.width(), puzzle.height()));
    }

    private static void assertMean(ChainEstimate theory, double[] sums, int sets) {
        double[] expected = IntStream.range(0, sums.length)
                .mapToDouble(depth -> theory.visits(depth).value())
                .toArray();
        double[] means = Arrays.stream(sums).map(sum -> sum / sets).toArray();
        assertArrayEquals(means, expected, 1e-9);
    }

    /** All lists of colours 1 and 2 of which some are 1. */
    private static List<List<Integer>> colourings(int length, int ones) {
        List<List<Integer>> all = new ArrayList<>();
        for (int bits = 0; bits < 1 << length; bits++) {
            if (Integer.bitCount(bits) == ones) {
                List<Integer> colours = new ArrayList<>();
                for (int i = 0; i < length; i++) {
                    colours.add(((bits >> i) & 1) == 1 ? 1 : 2);
                }
                all.add(colours);
            }
        }
        return all;
    }

    @Test
    void theCountsOfASetAreThoseItWasMadeWith() {
        ColourCounts counts = ColourCounts.of(Sets.board(6, 6, 3, 5, 1));

        assertEquals(List.of(7, 7, 6), counts.leading());
        assertEquals(List.of(7, 7, 6), counts.trailing());
        assertEquals(Collections.nCopies(5, 16), counts.inner());
        assertEquals(4, counts.pieces().get(CellKind.CORNER));
        assertEquals(16, counts.pieces().get(CellKind.BORDER));
        assertEquals(16, counts.pieces().get(CellKind.INNER));
    }

    @Test
    void aRimColourInsideIsRefusedInWords() {
        EdgePuzzle puzzle = Sets.blank(4, 4, List.of());

        ScoreException refused = assertThrows(ScoreException.class, () -> ColourCounts.of(puzzle));

        assertEquals(
                "no estimate for test: it takes as many corner and border pieces as the board has corner and border cells,"
                        + " two rows and columns at least, and the colour of the rim nowhere inside",
                refused.getMessage());
    }
}
