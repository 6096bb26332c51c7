package io.github.filaforge.search;

import io.github.filaforge.choice.ChosenEdges;
import io.github.filaforge.choice.EdgeChoice;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.edge.EdgeImpossibility;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.edge.score.Attempts;
import io.github.filaforge.edge.score.GroupText;
import io.github.filaforge.edge.score.PieceGroup;
import io.github.filaforge.edge.score.ScoreException;
import io.github.filaforge.edge.score.ScoreRequest;
import io.github.filaforge.edge.score.ScoreSearch;
import io.github.filaforge.emit.EmitException;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.OrderingSteps;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.run.Stage;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.strategy.EdgeStrategy;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The builder of the search of an edge puzzle. Pieces of an edge puzzle have no images, so there are no filters. */
public final class EdgeBuilder extends SearchBuilder {

    /** The standard number of roots. It is enough for many threads, and for a search that reports its progress. */
    private static final int ROOTS = 100;

    /** The name of the fingerprint of the groups of pieces in {@link #choices}. */
    private static final String GROUPS = "set of groups";

    private final EdgePuzzle puzzle;
    private ChosenEdges search;

    /**
     * @param definition the name of the definition file, for the head of the source
     * @param request the request; its settings that are only for packings are ignored
     */
    public EdgeBuilder(EdgePuzzle puzzle, String definition, SearchRequest request, Stopwatch stopwatch) {
        super(definition, ofBoard(request), stopwatch);
        this.puzzle = puzzle;
    }

    /**
     * Returns a request for a board. A file of cells may be an order for packings and boards, because the kind of the puzzle
     * is not known when the request is made. Here it becomes an order of the cells of the board.
     */
    private static SearchRequest ofBoard(SearchRequest request) {
        return request.order()
                .filter(steps -> request.score().isEmpty())
                .flatMap(OrderingSteps::listedAlone)
                .map(listed -> request.but()
                        .score(new ScoreRequest(OptionalInt.empty(), listed.text(), listed.cells(), ""))
                        .build())
                .orElse(request);
    }

    @Override
    public EdgePuzzle puzzle() {
        return puzzle;
    }

    /** Returns the reason why the puzzle has no solution, if its plan finds one; else empty. */
    @Override
    public Optional<String> impossibility() {
        try {
            search();
            return Optional.empty();
        } catch (ImpossiblePuzzleException e) {
            return Optional.of(e.getMessage());
        }
    }

    @Override
    public ChosenEdges search() {
        if (search == null) {
            search = planned(stopwatch().time(Stage.PLAN, this::impossibilityWithoutPlan), this::choose);
        }
        return search;
    }

    private Optional<String> impossibilityWithoutPlan() {
        return isForScore() ? EdgeImpossibility.ofAnyScore(puzzle) : EdgeImpossibility.reason(puzzle);
    }

    private boolean isForScore() {
        return request().score().filter(score -> !score.isForWholeBoards()).isPresent();
    }

    private ChosenEdges choose() {
        if (request().distinct() == Distinct.UP_TO_REFLECTION) {
            throw new RequestException("the pieces of edge puzzle " + puzzle.name()
                    + " cannot be flipped, so its solutions are not told apart up to reflection");
        }
        EdgeChoice choice = new EdgeChoice(
                puzzle, request().distinct() == Distinct.ALL, request().roots().orElse(ROOTS));
        ChosenEdges chosen;
        try {
            chosen = isForScore()
                    ? choice.slipping(request().score().get(), strategies())
                    : choice.among(strategies(), request().score().map(order -> ScoreSearch.order(puzzle, order)));
        } catch (EmitException | ScoreException e) {
            throw new RequestException(e.getMessage());
        }
        if (chosen.plan().roots().size() == 0) {
            throw new ImpossiblePuzzleException("nothing fits the first cells that are filled");
        }
        return chosen;
    }

    private List<EdgeStrategy> strategies() {
        String name = request().strategy();
        if (name.isEmpty() || name.equals(SearchRequest.AUTO)) {
            return Strategies.chosenForEdges();
        }
        return List.of(Strategies.namedForEdges(name)
                .orElseThrow(() -> new RequestException("strategy " + name + " is for packings, and " + puzzle.name()
                        + " is an edge puzzle: use auto or one of " + String.join(", ", Strategies.namesOfEdges()))));
    }

    /**
     * Returns the number of labelled boards for each board that this search counts.
     *
     * @return empty if there is no such number: if boards are counted up to rotation, if joins may slip, or if some pieces
     *     are left over
     */
    public Optional<BigInteger> labellings() {
        boolean isOfAllBoards = request().distinct() == Distinct.ALL && !isForScore();
        return isOfAllBoards ? puzzle.labellings() : Optional.empty();
    }

    @Override
    public String options() {
        return request().settingsText().of(SearchChoices.inForce(request(), search()));
    }

    @Override
    String order() {
        return search().orderText();
    }

    @Override
    Map<String, String> choices() {
        Map<String, String> choices = new LinkedHashMap<>();
        choices.put(SearchChoices.STRATEGY, search().strategyName());
        // A file of groups may have other groups when the search goes on.
        groups().ifPresent(groups -> choices.put(GROUPS, SearchIdentity.sha256(GroupText.write(groups, puzzle))));
        return choices;
    }

    /** Returns the groups of pieces of the attempts of this search, the most tileable ones first; empty if it has none. */
    public Optional<List<PieceGroup>> groups() {
        return search().score().flatMap(ScoreSearch::attempts).flatMap(Attempts::groups);
    }

    @Override
    String otherStrategies() {
        return "SearchRequest.strategy(edge-tables) or edge-dynamic";
    }

    @Override
    String directStrategies() {
        return "";
    }

    /** Returns the plan in words. Each line ends with a line feed. */
    public String planText() {
        ChosenEdges chosen = search();
        return "puzzle " + puzzle.name() + ": edges, " + puzzle.width() + "x" + puzzle.height() + "\nstrategy "
                + chosen.plan().strategy().text(chosen.plan().search()) + " (" + chosen.reason() + ")\nexpected: "
                + chosen.cost().map(SearchCost::text).orElse("not estimated") + "\nroots: "
                + chosen.plan().roots().size() + "\n";
    }

    @Override
    public Optional<EdgeBuilder> edges() {
        return Optional.of(this);
    }
}
