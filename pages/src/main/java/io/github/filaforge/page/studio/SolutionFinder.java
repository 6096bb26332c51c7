package io.github.filaforge.page.studio;

import io.github.filaforge.choice.Chosen;
import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.choice.Strategies;
import io.github.filaforge.edge.EdgePiece;
import io.github.filaforge.edge.EdgePlacement;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.AnyPuzzle;
import io.github.filaforge.page.engine.Sink;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.run.Stopwatch;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.source.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A search for the solutions of a puzzle without generated source. */
public final class SolutionFinder {

    /** The greatest number of pieces of an edge puzzle: each code is one character, and three digits in an address. */
    public static final int MOST_PIECES = 11_000;

    /** The command that plans a search. The code of a begun board may follow it, as decimal numbers with commas. */
    static final String PLAN = "plan";

    /** The reason why a puzzle is not searched. */
    static final String GENERATED =
            "this puzzle is searched by generated code, which a page cannot compile: save the text,"
                    + " and solve it on a machine with Java";

    private static final int STOPPED = -1;
    private static final int GO_ON = 1;
    private static final int SHOW = 2;

    private final Search search;
    private final SolutionCode code;

    private SolutionFinder(Search search, AnyPuzzle puzzle) {
        this.search = search;
        this.code = new SolutionCode(puzzle);
    }

    /**
     * A search that was planned.
     *
     * @param finder the search; {@code null} if there is nothing to be searched
     * @param json the facts of the plan, or the reason why there is no search
     */
    record Planned(SolutionFinder finder, String json) {}

    /**
     * Plans the search of the puzzle of a text. The facts are
     *
     * <pre>{@code {"roots":7,"strategy":"NAME","seconds":0.02,"endless":false}}</pre>
     *
     * <p>Instead there is {@code "none"} with the reason why the puzzle has no solution, or {@code "failure"} with the
     * reason why it cannot be searched here. {@code seconds} is the expected time on a JVM, or null.
     *
     * @param begun the pieces of an edge puzzle that lie already: the number of its code for each cell, with commas; or empty
     */
    static Planned plan(String begun, String text) {
        try {
            AnyPuzzle puzzle = begun(StudioEditor.only(text).puzzle(), begun);
            if (puzzle instanceof EdgePuzzle board && board.pieceCount() > MOST_PIECES) {
                return failed("a page searches boards of at most " + MOST_PIECES + " pieces");
            }
            SearchRequest request =
                    SearchRequest.standard().but().merging(false).build();
            Chosen chosen = search(puzzle, request);
            Optional<Supplier<Search>> solvers = chosen.directSolvers(false);
            if (solvers.isEmpty()) {
                return failed(GENERATED);
            }
            SolutionFinder finder = new SolutionFinder(solvers.get().get(), puzzle);
            Optional<SearchCost> cost = chosen.cost();
            return new Planned(
                    finder,
                    StudioJson.text(StudioJson.object(
                            "roots",
                            finder.roots(),
                            "strategy",
                            chosen.strategyName(),
                            "seconds",
                            cost.map(SearchCost::seconds).orElse(null),
                            "endless",
                            chosen.isMadeInTries()
                                    || cost.filter(SearchCost::isEndless).isPresent())));
        } catch (ImpossiblePuzzleException e) {
            return new Planned(null, StudioJson.text(StudioJson.object("none", e.getMessage())));
        } catch (InputException | RequestException e) {
            return failed(e.getMessage());
        }
    }

    /**
     * Returns the cheapest search of a puzzle; if it needs generated source, a search by a strategy for plans of this kind
     * that does not need it, if there is one.
     */
    static Chosen search(AnyPuzzle puzzle, SearchRequest request) {
        Chosen cheapest = SearchBuilder.of(puzzle, "", request, new Stopwatch()).search();
        if (!(cheapest instanceof ChosenSearch packing)
                || packing.directSolvers(false).isPresent()) {
            return cheapest;
        }
        return Strategies.all().stream()
                .filter(strategy -> strategy != packing.strategy()
                        && strategy.hasDirectSolvers()
                        && strategy.takes(packing.search().kind()))
                .map(strategy -> request.but().strategy(strategy.name()).build())
                .map(other ->
                        SearchBuilder.of(puzzle, "", other, new Stopwatch()).search())
                .filter(other -> other.directSolvers(false).isPresent())
                .findFirst()
                .orElse(cheapest);
    }

    /** Returns a puzzle in which the pieces that lie already are pins. */
    private static AnyPuzzle begun(AnyPuzzle any, String begun) {
        if (begun.isEmpty() || !(any instanceof EdgePuzzle board)) {
            return any;
        }
        String[] codes = begun.split(",");
        List<Integer> cells = board.cells();
        List<EdgePlacement> pins = new ArrayList<>();
        for (int index = 0; index < codes.length; index++) {
            int code = Integer.parseInt(codes[index]);
            if (code > 0) {
                pins.add(new EdgePlacement(cells.get(index), code / EdgePiece.SIDES - 1, code % EdgePiece.SIDES));
            }
        }
        return board.withPins(pins);
    }

    private static Planned failed(String reason) {
        return new Planned(null, StudioJson.text(StudioJson.object("failure", reason)));
    }

    /** Returns the number of roots. */
    int roots() {
        return search.rootCount();
    }

    /**
     * Searches a root.
     *
     * @param codes receives the code of each solution that the sink wants to see, before the sink gets its length
     * @param sink the sink that {@link Studio#search} describes
     * @return the number of solutions, or -1 if the sink ended the search
     */
    double search(int root, Consumer<String> codes, Sink sink) {
        double[] count = new double[1];
        boolean isComplete = search.search(RootPart.root(root), solution -> {
                    count[0]++;
                    int wish = sink.take(0);
                    if (wish == SHOW) {
                        String text = code.of(search.decoder().pieces(solution));
                        codes.accept(text);
                        wish = sink.take(text.length());
                    }
                    if (wish < GO_ON) {
                        throw new SearchStopped();
                    }
                })
                .complete();
        return isComplete ? count[0] : STOPPED;
    }
}
