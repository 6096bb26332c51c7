package io.github.filaforge.run;

import io.github.filaforge.compile.CompileException;
import io.github.filaforge.compile.JaninoCompiler;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.emit.ScheduleEmitter;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.emit.SourceRequest;
import io.github.filaforge.model.Image;
import io.github.filaforge.model.Layout;
import io.github.filaforge.plan.Root;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.plan.SearchSchedule;
import io.github.filaforge.runtime.SearchStopped;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import io.github.filaforge.runtime.schedule.ScheduledSolver.PlacementListener;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the roots of a search by a schedule: what dancing links place before FILA takes over, as far as that is a small
 * number, so that threads can share the search. The solver itself finds them, from the bare region, for nothing else
 * chooses its targets just as it does.
 */
public final class ScheduleRoots {

    /** More placements than this are left to the solver. */
    private static final int MAX_PLACEMENTS = 20_000;

    /** The same where a fit filter works after each, which may take a second in a large puzzle. */
    private static final int MAX_FILTERED_PLACEMENTS = 50;

    private final SearchPlan bare;
    private final ScheduledSolver solver;
    private final int most;

    private ScheduleRoots(SearchPlan bare) throws EmitException, CompileException {
        this.bare = bare;
        this.most = bare.schedule()
                .filter(schedule -> schedule.fitFilter().isPresent())
                .map(schedule -> MAX_FILTERED_PLACEMENTS)
                .orElse(MAX_PLACEMENTS);
        SolverSource source = new ScheduleEmitter().emit(bare, new SourceRequest("", false, "", "", ""));
        this.solver = (ScheduledSolver) new JaninoCompiler().compile(source).newSolver();
    }

    /**
     * The plan with the most pieces in its roots that give no more than 500 of them; as it is if it has no schedule, or
     *     one that begins again and again.
     *
     * @param bare a plan that starts from the bare region
     */
    public static SearchPlan extend(SearchPlan bare) throws EmitException, CompileException {
        Optional<SearchSchedule> schedule = bare.schedule();
        if (schedule.isEmpty() || schedule.get().tries().isPresent()) {
            return bare;
        }
        int deepest = bare.pieces() - Math.max(1, schedule.get().lists());
        if (deepest < 1) {
            return bare;
        }
        ScheduleRoots search = new ScheduleRoots(bare);
        SearchPlan extended = bare;
        for (int depth = 1; depth <= deepest; depth++) {
            Optional<SearchPlan> deeper = search.plan(depth);
            if (deeper.isEmpty()) {
                break;
            }
            extended = deeper.get();
        }
        return extended;
    }

    /** The plan with so many pieces in each root; empty if these would be too many. */
    private Optional<SearchPlan> plan(int depth) {
        Collector collector = new Collector(depth);
        solver.setListener(collector);
        long[] before = solver.fits();
        try {
            solver.search(0, solution -> {
                throw new IllegalStateException("roots leave pieces to be placed");
            });
        } catch (SearchStopped stopped) {
            return Optional.empty();
        }
        long[] placements = solver.fits();
        for (int left = 0; left < placements.length; left++) {
            placements[left] -= before[left];
        }
        return Optional.of(bare.withRoots(
                collector.roots, Arrays.stream(placements).boxed().toList()));
    }

    /** Collects the assemblies of so many pieces. */
    private final class Collector implements PlacementListener {

        private final int depth;
        private final List<Image> placed = new ArrayList<>();
        private final List<Root> roots = new ArrayList<>();
        private int placements;

        Collector(int depth) {
            this.depth = depth;
        }

        @Override
        public boolean placed(int left, int shape, int... cells) {
            placements++;
            int count = bare.pieces() - left;
            placed.subList(count - 1, placed.size()).clear();
            placed.add(new Image(shape, Layout.of(bare.order().size(), cells)));
            if (count < depth) {
                return true;
            }
            if (roots.size() == Root.MOST || placements > most) {
                throw new SearchStopped();
            }
            roots.add(Root.of(bare.order().size(), placed));
            return false;
        }
    }
}
