package io.github.filaforge.page.studio;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.page.engine.Sink;
import io.github.filaforge.page.engine.Teller;
import io.github.filaforge.picture.Palette;
import io.github.filaforge.picture.page.SolvingFacts;
import io.github.filaforge.picture.page.SolvingPage;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.request.SearchRequest.Constraining;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.GeneratedSolver;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.source.InputException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * A puzzle for the page in which a person plays with it and has it solved: the data of the page, and the two searches that
 * the page needs, without generated source. {@link io.github.filaforge.page.PageMaker} describes them.
 */
public final class PlayedPuzzle {

    /** The command that makes the data and the searches of the page. */
    static final String PAGE = "page";

    /** The number of a root that stands for the images that lie already. */
    private static final int TOLD = -1;

    /** The factor by which these searches take longer in a browser than those of generated source on a JVM. */
    private static final double SLOWER = 7;

    private final GeneratedSolver solving;
    private final GeneratedSolver completing;

    private PlayedPuzzle(GeneratedSolver solving, GeneratedSolver completing) {
        this.solving = solving;
        this.completing = completing;
    }

    /**
     * A puzzle whose page was made.
     *
     * @param played the searches; {@code null} if the page has none of its own
     * @param json {@code {"kind":"...","title":"...","data":{...},"worker":{...}}}, where the kind is {@code cubes}, {@code
     *     lattices} or {@code edges}; or {@code "failure"} with the reason why there is no page
     */
    record Made(PlayedPuzzle played, String json) {}

    /** Makes the page of the puzzle of a text. */
    static Made of(String text) {
        try {
            if (StudioEditor.only(text).puzzle() instanceof Puzzle puzzle) {
                return of(puzzle);
            }
            return ofEdges((EdgePuzzle) StudioEditor.only(text).puzzle(), text);
        } catch (ImpossiblePuzzleException e) {
            return failed("there is no solution: " + e.getMessage());
        } catch (InputException | RequestException e) {
            return failed(e.getMessage());
        }
    }

    private static Made failed(String reason) {
        return new Made(null, StudioJson.text(StudioJson.object("failure", reason)));
    }

    private static Made ofEdges(EdgePuzzle puzzle, String text) {
        if (puzzle.pieceCount() > SolutionFinder.MOST_PIECES) {
            return failed("a page takes edge puzzles of at most " + SolutionFinder.MOST_PIECES + " pieces");
        }
        return new Made(
                null,
                StudioJson.text(StudioJson.object(
                        "kind",
                        "edges",
                        "title",
                        puzzle.name(),
                        "data",
                        StudioJson.object("definition", text, "total", null))));
    }

    private static Made of(Puzzle puzzle) {
        ChosenSearch completing = search(puzzle, completing());
        // The solutions of chosen options are completions, so a page with choices needs no other search.
        ChosenSearch solving = puzzle.choices().isEmpty()
                ? search(puzzle, SearchRequest.standard().but().merging(false).build())
                : completing;
        Optional<PlayedPuzzle> played =
                solver(solving).flatMap(one -> solver(completing).map(other -> new PlayedPuzzle(one, other)));
        if (played.isEmpty()) {
            return failed(SolutionFinder.GENERATED);
        }
        boolean hasChoices = !puzzle.choices().isEmpty();
        Optional<SearchCost> cost = hasChoices ? Optional.empty() : solving.cost();
        SolvingFacts facts = new SolvingFacts(
                completing.search().catalog().shapes(),
                completing.search().catalog().pieces(),
                SolvingFacts.cells(puzzle, played.get().solving.board()),
                SolvingFacts.cells(puzzle, played.get().completing.board()),
                hasChoices ? 1 : solving.roots(),
                Optional.empty(),
                List.of(),
                cost.map(known -> OptionalDouble.of(SLOWER * known.seconds())).orElseGet(OptionalDouble::empty),
                !hasChoices
                        && (solving.isMadeInTries()
                                || cost.filter(SearchCost::isEndless).isPresent()),
                solving.strategyName(),
                StudioEditor.SOURCE,
                "");
        Palette palette = Palette.of(puzzle);
        return new Made(
                played.get(),
                StudioJson.text(StudioJson.object(
                        "kind",
                        puzzle.lattice().isOrthogonal() ? "cubes" : "lattices",
                        "title",
                        puzzle.name(),
                        "data",
                        SolvingPage.data(puzzle, palette, facts),
                        "worker",
                        SolvingPage.workerData(puzzle, palette, facts))));
    }

    /**
     * Returns a request for a search for all copies, which any pieces may have begun: such a search cannot rely on states of
     * its own.
     */
    public static SearchRequest completing() {
        return SearchRequest.builder()
                .distinct(Distinct.ALL)
                .constraining(Constraining.by(Constraining.Rule.NOTHING))
                .tail(0)
                .merging(false)
                .fewAreEnough(true)
                .packageName("completing")
                .build();
    }

    private static ChosenSearch search(Puzzle puzzle, SearchRequest request) {
        return (ChosenSearch) SolutionFinder.search(puzzle, request);
    }

    private static Optional<GeneratedSolver> solver(ChosenSearch search) {
        return search.directSolvers(false)
                .map(Supplier::get)
                .filter(GeneratedSolver.class::isInstance)
                .map((Search solver) -> (GeneratedSolver) solver);
    }

    /**
     * Searches a root of the puzzle, or the completions of images.
     *
     * @param root the number of the root, or -1 for the images
     * @param images the images, in the form in which a solver has its roots
     * @param bits the number of bits of each number of a solution
     * @return the number of solutions, or -1 if the sink ended the search
     */
    double search(int root, String images, int bits, Sink sink) {
        return root == TOLD
                ? Teller.search(completing, RootPart.root(0).part(0, images), sink, bits)
                : Teller.search(solving, RootPart.root(root), sink, bits);
    }
}
