package io.github.filaforge;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.LongRoots;
import io.github.filaforge.choice.RootSamples;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.estimate.RootSampler;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.image.ImageCatalog;
import io.github.filaforge.plan.SearchPlan;
import io.github.filaforge.run.KnownShare;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.run.Trial;
import io.github.filaforge.run.TrialSearch;
import io.github.filaforge.runtime.Board;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RootRunner;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.SearchListener;
import io.github.filaforge.runtime.Splitter;
import io.github.filaforge.runtime.schedule.ScheduledSolver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A search for the solutions of a packing that is ready to run. */
public final class PackingJob extends SearchJob {

    private final ChosenSearch search;

    PackingJob(ChosenSearch search, String options, SolverSource source, SolverClass compiled) {
        super(options, source, compiled);
        this.search = search;
    }

    /** Returns the search that was chosen, with its strategy, the reason for the choice, and its expected cost. */
    public ChosenSearch search() {
        return search;
    }

    private SearchPlan plan() {
        return search.search();
    }

    /** Returns the board that the solvers of the search fill. */
    public Board board() {
        return ((GeneratedSolver) newSolver()).board();
    }

    @Override
    public String puzzleName() {
        return plan().puzzle().name();
    }

    @Override
    public String puzzleFacts() {
        ImageCatalog catalog = plan().catalog();
        return "box " + plan().puzzle().boxText() + ", " + cellsAndPieces() + " of "
                + Quantity.of(catalog.definedShapes().size(), "shape");
    }

    private String cellsAndPieces() {
        ImageCatalog catalog = plan().catalog();
        return Quantity.of(catalog.definedCells(), "cell") + ", " + Quantity.of(catalog.definedPieces(), "piece");
    }

    @Override
    public String strategyName() {
        return search.strategy().name();
    }

    @Override
    public String reason() {
        return search.reason();
    }

    @Override
    public Optional<SearchCost> cost() {
        return search.cost();
    }

    @Override
    public List<String> planFacts() {
        List<String> facts = new ArrayList<>();
        plan().catalog()
                .steps()
                .forEach(step ->
                        facts.add(step.filter() + ": " + step.after() + " of " + step.before() + " images left"));
        facts.add("roots: " + roots());
        plan().canonicalTest()
                .ifPresent(test -> facts.add("symmetric copies are removed by comparing each solution under "
                        + test.symmetries().order() + " symmetries"));
        return List.copyOf(facts);
    }

    @Override
    public int roots() {
        return plan().roots().size();
    }

    @Override
    public boolean isMadeInTries() {
        return RootChoice.isMadeInTries(plan());
    }

    @Override
    public Splitter longRoots() {
        return new LongRoots(search);
    }

    @Override
    public SearchMeter meter(RunSettings settings, LongSupplier clock) {
        return switch (plan().kind()) {
            case MERGED_STATES -> new KnownShare(clock);
            case FIXED_ORDER, CHOSEN_TARGETS, SCHEDULE ->
                new SearchShare(roots(), settings, isMadeInTries() ? Optional.empty() : cost(), this::samples, clock);
        };
    }

    /** Returns the sampler of single roots; empty if the search is made in tries or has no sampler. */
    private Optional<RootSampler> samples() {
        return isMadeInTries() ? Optional.empty() : RootSamples.of(search);
    }

    @Override
    long[] placements() {
        return plan().roots().placements().stream().mapToLong(Long::longValue).toArray();
    }

    @Override
    String extent() {
        return cellsAndPieces() + ", " + Quantity.of(roots(), "root");
    }

    @Override
    String planText() {
        return search.plan().text();
    }

    /**
     * Runs a search by a schedule on one thread, and reports each placement too.
     *
     * @param settings the settings of the run
     * @param listener receives the solutions
     * @param placements receives each placement
     * @return the result of the search
     * @throws RequestException if the search is not by a schedule
     */
    public SearchResult runTraced(
            RunSettings settings, SearchListener listener, ScheduledSolver.PlacementListener placements) {
        ScheduledSolver solver = scheduled("trace");
        solver.setListener(placements);
        return result(RootRunner.of(() -> solver, solver, settings.withThreads(1), listener)
                .run());
    }

    /**
     * Samples a search by a schedule that is too long to be run to its end.
     *
     * @param trials the number of trials, at least 1
     * @param end the number of pieces left at which the removal of a piece ends a trial
     * @param seed the seed of the orders of the images in all trials
     * @param settings the settings of the run
     * @param listener receives the solutions
     * @return the results of the trials
     * @throws RequestException if the search is not by a schedule
     */
    public List<Trial> sample(int trials, int end, long seed, RunSettings settings, SearchListener listener) {
        return new TrialSearch(scheduled("sample"), trials, end, seed).run(settings, listener);
    }

    private ScheduledSolver scheduled(String purpose) {
        if (newSolver() instanceof ScheduledSolver solver) {
            return solver;
        }
        throw new RequestException("to " + purpose + " a search, ask for one by a schedule");
    }
}
