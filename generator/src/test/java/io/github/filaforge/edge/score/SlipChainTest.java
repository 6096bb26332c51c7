package io.github.filaforge.edge.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.edge.score.SlipChain.ChainEstimate;
import java.util.List;
import org.junit.jupiter.api.Test;

class SlipChainTest {

    /** A branching with equal factors at each depth. */
    private record Constant(int depths, double fit, double half) implements Branching {

        @Override
        public double fit(int depth, int slips) {
            return fit;
        }

        @Override
        public double half(int depth, int slips) {
            return half;
        }
    }

    /** After k cells: sum over i of C(k - d0, i) a^(k - i) b^i. */
    @Test
    void withConstantFactorsItIsTheBinomialSum() {
        int from = 3;
        SlipArray array = SlipArray.of(from, from);
        ChainEstimate estimate = new SlipChain(new Constant(12, 2, 3), 2).estimate(array);

        double nodes = 0;
        for (int k = 0; k <= 12; k++) {
            double sum = 0;
            for (int i = 0; i <= 2; i++) {
                double boards = binomial(Math.max(0, k - from), i) * Math.pow(2, k - i) * Math.pow(3, i);
                assertEquals(boards, estimate.boards().get(k).get(i).value(), 1e-9 * boards);
                sum += boards;
            }
            nodes += k == 0 ? 0 : sum;
            assertEquals(sum, estimate.visits(k).value(), 1e-9 * sum);
        }
        assertEquals(nodes, estimate.nodes().value(), 1e-9 * nodes);
    }

    private static double binomial(int n, int k) {
        return k == 0 ? 1 : binomial(n, k - 1) * (n - k + 1) / k;
    }

    @Test
    void numbersBeyondADoubleDoNotOverflow() {
        ChainEstimate estimate = new SlipChain(new Constant(1000, 1e10, 1), 1).estimate(SlipArray.of(999));

        assertEquals(10_000 * Math.log(10), estimate.fullBoards().ln(), 1e-6);
        assertEquals(1 / (1 - 1e-10), estimate.nodesPerBoard().value(), 1e-9);
    }

    @Test
    void theArticlesArraysCostWhatIsExpectedOfThem() {
        assertEquals("7.845E13", cost("eii465", SlipArray.EII_465));
        assertEquals("7.098E18", cost("eii468", SlipArray.EII_468));
        assertEquals("1.994E19", cost("bottom", SlipArray.EII_468));
    }

    private static String cost(String order, SlipArray array) {
        return chain(order, array.slips()).estimate(array).nodesPerBoard().text();
    }

    private static SlipChain chain(String order, int slips) {
        return new SlipChain(new TheoryBranching(Sets.ETERNITY, Sets.joins(16, 16, order)), slips);
    }

    @Test
    void betterScoresCostMoreOfTheSameSearch() {
        ChainEstimate estimate = chain("eii465", 15).estimate(SlipArray.EII_465);

        assertEquals(estimate.nodesPerBoard(), estimate.nodesPerBoard(15));
        for (int slips = 1; slips <= 15; slips++) {
            assertTrue(estimate.nodesPerBoard(slips - 1).ln()
                    > estimate.nodesPerBoard(slips).ln());
        }
    }

    @Test
    void theShortFormIsTheSame() {
        SlipChain chain = chain("eii468", 12);
        int[] depths =
                SlipArray.EII_468.depths().stream().mapToInt(Integer::intValue).toArray();

        assertEquals(chain.estimate(SlipArray.EII_468).nodesPerBoard().ln(), chain.lnNodesPerBoard(depths), 1e-9);
    }

    @Test
    void cornersNeverSlipAndBordersInwardsOnly() {
        OrderedJoins joins = Sets.joins(4, 4, "row");
        Branching branching = new TheoryBranching(Sets.ofJoins(4, 4, List.of(6, 6), List.of(6, 6)), joins);

        for (int depth = 0; depth < 16; depth++) {
            OrderedJoins.Step step = joins.steps().get(depth);
            boolean maySlip = step.kind() != CellKind.CORNER && step.inner() > 0;
            // With a slip before: where all joins match so far, the last one has to.
            assertEquals(maySlip, branching.half(depth, 1) > 0, "depth " + depth);
        }
        // B1 has A1 above it along the rim; B2 has two joins; D2 joins D1 along the rim and C2 inwards.
        assertEquals(
                new OrderedJoins.Step(4, CellKind.BORDER, false, 1, 0),
                joins.steps().get(4));
        assertEquals(
                new OrderedJoins.Step(5, CellKind.INNER, false, 0, 2),
                joins.steps().get(5));
        assertEquals(
                new OrderedJoins.Step(13, CellKind.BORDER, false, 1, 1),
                joins.steps().get(13));
    }

    @Test
    void aLongerArrayThanTheChainIsMadeForIsAMistakeOfTheCaller() {
        SlipChain chain = new SlipChain(new Constant(4, 1, 1), 1);

        assertThrows(IllegalArgumentException.class, () -> chain.estimate(SlipArray.of(0, 1)));
    }
}
