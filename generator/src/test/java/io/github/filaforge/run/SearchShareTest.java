package io.github.filaforge.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.filaforge.estimate.Estimate;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.DoneParts;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The share of a search that is reported, with a clock that only the test moves. */
class SearchShareTest {

    private static final long SECOND = 1_000_000_000;
    private static final RunSettings ONE_THREAD = RunSettings.standard().withThreads(1);

    private long nanos;
    private long found;

    private SearchShare share(int roots, RunSettings settings, double expected) {
        return share(
                roots, settings, Double.isNaN(expected) ? null : new SearchCost(new Estimate(1e9, 1e8, 10), expected));
    }

    private SearchShare share(int roots, RunSettings settings, SearchCost cost) {
        SearchShare share = new SearchShare(roots, settings, Optional.ofNullable(cost), Optional::empty, () -> nanos);
        share.runBegun(() -> new RunResult(BigInteger.valueOf(found), false, 0, List.of()));
        return share;
    }

    private void search(SearchShare share, RootPart part, double seconds) {
        share.rootBegun(part);
        nanos += (long) (seconds * SECOND);
        share.rootEnded(part, new RootResult(part.root(), BigInteger.ONE, true, List.of()));
    }

    @Test
    void ofRootsThatTakeEquallyLongTheShareIsThatOfTheirNumber() {
        SearchShare share = share(10, ONE_THREAD, 20);

        for (int root = 0; root < 9; root++) {
            search(share, RootPart.root(root), 2);
            assertEquals((root + 1) / 10.0, share.now().share(), 0.05);
        }
    }

    @Test
    void aMachineThatIsThreeTimesAsSlowAsExpectedIsNoticed() {
        SearchShare share = share(100, ONE_THREAD, 20);

        for (int root = 0; root < 50; root++) {
            search(share, RootPart.root(root), 0.6);
        }

        assertEquals(0.5, share.now().share(), 0.1);
    }

    @Test
    void theShareIsNotWholeBeforeTheEnd() {
        SearchShare share = share(3, ONE_THREAD, 3);

        for (int root = 0; root < 3; root++) {
            share.rootBegun(RootPart.root(root));
            for (int tick = 0; tick < 40; tick++) {
                nanos += SECOND / 2;
                double next = share.now().share();
                assertFalse(next <= 0 || next >= 1, () -> "from " + next);
            }
        }
    }

    @Test
    void nothingIsToldOfASearchOfWhichNothingIsKnown() {
        SearchShare share = share(1, ONE_THREAD, Double.NaN);
        share.rootBegun(RootPart.root(0));
        nanos += 5 * SECOND;

        assertFalse(share.now().hasShare());
        assertEquals(5, share.now().seconds());
    }

    @Test
    void theGoalCountsWhereItIsNearer() {
        SearchShare share = share(100, ONE_THREAD.withLimit(10), 1000);
        share.rootBegun(RootPart.root(0));
        nanos += 6 * SECOND;
        found = 6;

        assertEquals(0.6, share.now().share(), 1e-9);
        assertEquals(4, share.now().left(), 1e-9);
    }

    @Test
    void aSearchThatGoesOnBeginsWhereItWas() {
        DoneParts half = new DoneParts(List.of(4), Set.of());
        SearchShare share = share(10, ONE_THREAD.after(half), 20);

        assertEquals(0.5, share.now().share(), 0.05);
        assertEquals(5, share.now().rootsDone());
    }

    @Test
    void aRootThatIsSplitIsDoneWithTheLastOfItsParts() {
        SearchShare share = share(2, ONE_THREAD, 4);
        RootPart root = RootPart.root(0);

        share.rootSplit(root, 2);
        share.rootSplit(root.part(0, ""), 2);
        search(share, root.part(0, "").part(0, ""), 0.5);
        search(share, root.part(1, ""), 1);
        assertEquals(0, share.now().rootsDone());
        search(share, root.part(0, "").part(1, ""), 0.5);

        assertEquals(1, share.now().rootsDone());
        assertEquals(0.5, share.now().share(), 0.1);
    }

    @Test
    void aRootThatIsGivenUpIsDoneWithItsParts() {
        SearchShare share = share(2, ONE_THREAD, 4);
        RootPart root = RootPart.root(0);

        share.rootBegun(root);
        share.rootSplit(root, 2);
        assertEquals(List.of(), share.now().running());
        search(share, root.part(0, ""), 1);
        assertEquals(0, share.now().rootsDone());
        search(share, root.part(1, ""), 1);

        assertEquals(1, share.now().rootsDone());
    }

    @Test
    void rootsMayBeginInAnyOrder() {
        SearchShare share = share(4, ONE_THREAD, 4);

        search(share, RootPart.root(3), 1);
        search(share, RootPart.root(0), 1);

        assertEquals(2, share.now().rootsDone());
        assertEquals(0.5, share.now().share(), 0.1);
    }

    @Test
    void partsThatWereDoneBeforeAreNoPartsOfTheRest() {
        RootPart root = RootPart.root(1);
        DoneParts before = new DoneParts(List.of(1, 0), Set.of(List.of(1, 2)));
        SearchShare share = share(2, ONE_THREAD.after(before), 4);

        share.rootSplit(root, 3);
        search(share, root.part(1, ""), 1);

        assertEquals(2, share.now().rootsDone());
    }

    /** A sample with an error of 83 % expects 0.3 s, and the first root takes ten seconds. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void anEstimateThatTheTimeHasRefutedIsNotBelieved(int threads) {
        SearchShare share =
                share(18, ONE_THREAD.withThreads(threads), new SearchCost(new Estimate(5e7, 4.15e7, 10), 0.3));
        share.rootBegun(RootPart.root(0));

        for (int second = 2; second <= 10; second++) {
            nanos = second * SECOND;

            SearchProgress now = share.now();
            assertFalse(now.hasShare(), () -> "told: " + now);
            assertTrue(Double.isNaN(now.fitsPerSecond()), () -> "told: " + now);
        }
    }

    /** The first roots take longest: one of a hundred and sixty roots is no measure of the others. */
    @Test
    void fewRootsThatAreDoneAreNoMeasureOfTheOthers() {
        SearchShare share = share(160, ONE_THREAD, new SearchCost(new Estimate(5e7, 4.15e7, 10), 3));
        search(share, RootPart.root(0), 6);
        share.rootBegun(RootPart.root(1));
        nanos += 6 * SECOND;

        assertFalse(share.now().hasShare(), () -> "told: " + share.now());
    }

    @Test
    void rootsThatAreDoneTellWhatTheRefutedEstimateDoesNot() {
        SearchShare share = share(10, ONE_THREAD, new SearchCost(new Estimate(5e7, 4.15e7, 10), 0.3));

        for (int root = 0; root < 5; root++) {
            search(share, RootPart.root(root), 3);
        }

        assertEquals(0.5, share.now().share(), 0.1);
        assertEquals(15, share.now().left(), 4);
    }

    /** The estimate is 5 s, give or take as much, and 3 s have passed: anything from a third to all may be over. */
    @Test
    void aShareWithALargeErrorIsNotTold() {
        SearchShare share = share(1, ONE_THREAD, new SearchCost(new Estimate(1e9, 1.4e9, 10), 5));
        share.rootBegun(RootPart.root(0));
        nanos += 3 * SECOND;

        assertFalse(share.now().hasShare(), () -> "told: " + share.now());
    }

    @Test
    void aLongSearchIsToldFromItsBeginningWithItsError() {
        SearchShare share = share(1, ONE_THREAD, new SearchCost(new Estimate(1e9, 4e8, 10), 300));
        share.rootBegun(RootPart.root(0));
        nanos += 3 * SECOND;

        assertEquals(0.01, share.now().share(), 0.01);
        assertTrue(share.now().leftError() > 50);
    }

    /** If one of two threads has the last root, the time that is left is the time of this root. */
    @Test
    void aThreadWithoutRootsDoesNotShortenTheTimeLeft() {
        SearchShare share = share(2, ONE_THREAD.withThreads(2), 8);
        search(share, RootPart.root(0), 4);
        share.rootBegun(RootPart.root(1));

        assertEquals(4, share.now().left(), 1);
    }
}
