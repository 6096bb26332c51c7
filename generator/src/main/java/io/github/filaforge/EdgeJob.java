package io.github.filaforge;

import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.choice.LongEdgeRoots;
import io.github.filaforge.compile.SolverClass;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.emit.SolverSource;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.run.SearchMeter;
import io.github.filaforge.run.SearchShare;
import io.github.filaforge.runtime.Quantity;
import io.github.filaforge.runtime.RunSettings;
import io.github.filaforge.runtime.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;

/** A search for the solutions of an edge puzzle that is ready to run. */
public final class EdgeJob extends SearchJob {

    private final ChosenEdges search;

    EdgeJob(ChosenEdges search, String options, SolverSource source, SolverClass compiled) {
        super(options, source, compiled);
        this.search = search;
    }

    /** Returns the search that was chosen, with its strategy, the reason for the choice, and its expected cost. */
    public ChosenEdges search() {
        return search;
    }

    private EdgePuzzle puzzle() {
        return search.plan().search().puzzle();
    }

    @Override
    public String puzzleName() {
        return puzzle().name();
    }

    @Override
    public String puzzleFacts() {
        return "edges, " + puzzle().width() + "x" + puzzle().height() + ", " + extent();
    }

    @Override
    public String strategyName() {
        return search.plan().strategy().name();
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
        facts.add("strategy " + search.plan().strategy().text(search.plan().search()));
        facts.add("roots: " + roots());
        search.plan()
                .search()
                .constraint()
                .ifPresent(constraint -> facts.add(
                        "piece " + puzzle().pieces().get(constraint.piece()).name() + " has "
                                + Quantity.of(constraint.places().size(), "place")
                                + ", so that each solution is found once up to rotation"));
        if (!search.plan().search().rotations().isEmpty()) {
            facts.add("rotated copies are removed by comparing each solution with them");
        }
        return List.copyOf(facts);
    }

    @Override
    public int roots() {
        return search.plan().roots().size();
    }

    @Override
    public boolean isMadeInTries() {
        return false;
    }

    @Override
    public Splitter longRoots() {
        return search.plan().attempts().isPresent() ? Splitter.NONE : new LongEdgeRoots(search.plan());
    }

    @Override
    public SearchMeter meter(RunSettings settings, LongSupplier clock) {
        return new SearchShare(roots(), settings, cost(), Optional::empty, clock);
    }

    @Override
    long[] placements() {
        return search.plan()
                .roots()
                .placements(search.plan().search().order().cells().size());
    }

    @Override
    String extent() {
        return Quantity.of(puzzle().size(), "piece") + ", "
                + Quantity.of(puzzle().pins().size(), "pin");
    }

    @Override
    String planText() {
        return String.join("\n", planFacts()) + "\n";
    }
}
