package io.github.filaforge.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class KnownShareTest {

    private static final long SECOND = 1_000_000_000;

    private long nanos;
    private final KnownShare share = begun();

    private KnownShare begun() {
        KnownShare made = new KnownShare(() -> nanos);
        made.runBegun(() -> new RunResult(BigInteger.TEN, false, 0, List.of()));
        return made;
    }

    private static RootPart part(int index, double from, double to) {
        return RootPart.root(0).part(index, "", from, to);
    }

    private void end(RootPart part) {
        share.rootEnded(part, new RootResult(0, BigInteger.ONE, true, List.of()));
    }

    @Test
    void whileLevelsAreCountedTheLastOneIsAllThatIsKnown() {
        share.levelEnded(1, 5, BigInteger.ONE);
        share.levelEnded(2, 5, BigInteger.valueOf(7));
        nanos += 3 * SECOND;

        SearchProgress progress = share.now();

        assertEquals(Optional.of(new SearchProgress.Level(2, 5, BigInteger.valueOf(7))), progress.level());
        assertFalse(progress.hasShare());
        assertEquals(3, progress.seconds());
        assertEquals(Optional.of(BigInteger.valueOf(8)), share.states());
    }

    @Test
    void whatIsOverIsAllThatIsBegunButForWhatGoesOn() {
        share.levelEnded(5, 5, BigInteger.ONE);
        nanos += 10 * SECOND;
        RootPart first = part(0, 0, 0.25);
        RootPart second = part(1, 0.25, 0.5);
        share.rootBegun(first);
        share.rootBegun(second);
        assertFalse(share.now().hasShare());
        nanos += SECOND;
        end(second);
        share.rootBegun(part(2, 0.5, 1));

        SearchProgress progress = share.now();

        assertEquals(0.25, progress.share());
        assertEquals(3, progress.left());
        assertEquals(11, progress.seconds());
        assertEquals(BigInteger.TEN, progress.solutions());
        assertEquals(Optional.empty(), progress.level());
    }

    @Test
    void aSearchThatGoesOnBeginsWhereItHadStopped() {
        share.rootBegun(part(3, 0.5, 0.75));
        nanos += 2 * SECOND;
        end(part(3, 0.5, 0.75));
        share.rootBegun(part(4, 0.75, 1));

        assertEquals(0.75, share.now().share());
        assertEquals(2, share.now().left());
    }

    @Test
    void aSearchInOnePartTellsNoShare() {
        share.rootBegun(RootPart.root(0));
        nanos += SECOND;

        assertFalse(share.now().hasShare());
    }
}
