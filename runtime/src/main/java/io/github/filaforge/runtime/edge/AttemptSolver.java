package io.github.filaforge.runtime.edge;

import io.github.filaforge.runtime.search.AttemptEnd;
import io.github.filaforge.runtime.search.Splitter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * The superclass of solvers that search for boards with few slips again and again from the start. Each root is an attempt,
 * which goes on until the {@link RestartRules} end it. In each attempt the lists have another order, and a group of pieces
 * may be chosen at random for {@link GroupChecks}. An attempt depends on the seed and its number only.
 */
public abstract class AttemptSolver extends ScoreSolver {

    /** The number of entries of generated methods after which the rules are checked. */
    private static final int ENTRIES = 1 << 16;

    /** A factor that spreads the seeds of consecutive attempts. */
    private static final long SCATTER = 0x9E3779B97F4A7C15L;

    private final PackedTables tables;
    private final long seed;
    private final RestartRules rules;
    private final GroupChecks checks;

    /** The numbers of good, precious and useless pieces of the chosen group, by type; null if there are no groups. */
    private int[] good;

    private int[] precious;
    private int[] useless;
    private RestartRules.Watch watch;
    /** The number of the attempt, and that of its group of pieces, from 1; 0 if there are no groups. */
    private int attempt;

    private int group;
    private long scores;
    private int entries;

    /**
     * Creates a solver.
     *
     * @param rules the rules in the form of {@link RestartRules#text}, with positions instead of depths
     * @param checks the checks for groups of pieces; {@code null} if there are no groups
     * @param attempts the number of attempts
     */
    protected AttemptSolver(
            int format,
            EdgeLists lists,
            PackedTables tables,
            String entries,
            long seed,
            String rules,
            GroupChecks checks,
            int attempts) {
        super(
                format,
                lists,
                tables,
                entries,
                Collections.nCopies(attempts, "").toArray(new String[0]),
                true,
                RestartRules.parse(rules).score());
        this.tables = tables;
        this.seed = seed;
        this.rules = RestartRules.parse(rules);
        this.checks = checks;
    }

    /** Thrown to end an attempt. */
    private static final class GivenUp extends RuntimeException {

        private static final long serialVersionUID = 1;

        GivenUp(String reason) {
            super(reason, null, false, false);
        }
    }

    @Override
    final void begin(int root) {
        super.begin(root);
        Random random = new Random(new Random(seed).nextLong() + root * SCATTER);
        use(tables.shuffled(random));
        attempt = root + 1;
        if (checks != null) {
            int chosen = random.nextInt(checks.size());
            group = chosen + 1;
            good = checks.counts(chosen, GroupChecks.GOOD);
            precious = checks.counts(chosen, GroupChecks.PRECIOUS);
            useless = checks.counts(chosen, GroupChecks.USELESS);
        }
        watch = new RestartRules.Watch(rules);
        scores = 0;
        entries = 0;
    }

    @Override
    final void start(int... root) {
        long begin = System.nanoTime();
        String reason = "searched to its end";
        try {
            super.start(root);
        } catch (GivenUp over) {
            reason = "given up: " + over.getMessage();
        }
        long nanos = System.nanoTime() - begin;
        sink.attempted(new AttemptEnd(attempt, group, reason, tally().nodes(), rules.score(), scores, nanos));
    }

    @Override
    final int held(int type) {
        if (checks == null) {
            return 0;
        }
        return (checks.goodFrom() > 0 ? good[type] : 0) + (checks.preciousFrom() > 0 ? precious[type] : 0);
    }

    /**
     * Returns true if the board passes the checks at a position that is filled next. Then the pieces that were held back up
     * to this position may be placed until {@link #shut} is called.
     */
    protected final boolean open(int position) {
        boolean holdsGood = position <= checks.goodFrom();
        boolean holdsPrecious = position <= checks.preciousFrom();
        int goodUsed = 0;
        int uselessLeft = 0;
        for (int type = 0; type < good.length; type++) {
            int held = (holdsGood ? good[type] : 0) + (holdsPrecious ? precious[type] : 0);
            int copies = form.types().copies(type);
            int used = copies - free[type + 1] - held;
            int good = this.good[type] + precious[type];
            goodUsed += Math.max(0, used - (copies - good));
            uselessLeft += Math.max(0, useless[type] - used);
        }
        if (goodUsed > checks.mostGood(position) || (uselessLeft > 0 && checks.needsUseless(position))) {
            return false;
        }
        release(position, 1);
        return true;
    }

    /** Holds back the pieces that {@link #open} has released at this position. */
    protected final void shut(int position) {
        release(position, -1);
    }

    private void release(int position, int sign) {
        for (int type = 0; type < good.length; type++) {
            if (position == checks.goodFrom()) {
                free[type + 1] += sign * good[type];
            }
            if (position == checks.preciousFrom()) {
                free[type + 1] += sign * precious[type];
            }
        }
    }

    /** Checks at intervals if this attempt is to go on. Generated methods call it at each entry. */
    protected final void watch() {
        entries++;
        if (entries % ENTRIES == 0) {
            endIfStopped();
            watch.told(tally()).ifPresent(reason -> {
                throw new GivenUp(reason);
            });
        }
    }

    private RestartRules.Watch.Tally tally() {
        int positions = form.positions();
        List<Long> visits = new ArrayList<>(positions);
        long nodes = 0;
        int deepest = 0;
        for (int position = 0; position < positions; position++) {
            visits.add(position == 0 ? 1 : fits[positions - position + 1]);
            long placed = fits[positions - position];
            nodes += placed;
            deepest = placed > 0 ? position + 1 : deepest;
        }
        return new RestartRules.Watch.Tally(nodes, deepest, scores, visits);
    }

    @Override
    final void scored() {
        scores++;
    }

    /** Returns {@link Splitter#NONE}, since an attempt is searched as a whole. */
    @Override
    public final Splitter splitter(Splitter.Purpose purpose, Splitter other) {
        return Splitter.NONE;
    }
}
