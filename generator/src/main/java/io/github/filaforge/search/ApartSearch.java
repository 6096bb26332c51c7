package io.github.filaforge.search;

import io.github.filaforge.disassembly.Assemblies;
import io.github.filaforge.disassembly.Disassembler;
import io.github.filaforge.disassembly.Separation;
import io.github.filaforge.disassembly.Slides;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.ApartRequest;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.result.UndecidedAssemblyException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.search.LevelCounter;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RootPart;
import io.github.filaforge.runtime.search.RootResult;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.SolutionSink;
import io.github.filaforge.runtime.search.Splitter;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * A search whose solutions are the assemblies that can be taken apart, among the solutions of another search. Its roots and
 * parts are those of the other search. An assembly that is not decided ends the search by an {@link
 * UndecidedAssemblyException}. So the limit of states has no effect on the result of a part that is done.
 */
public final class ApartSearch implements Search {

    private final Search assemblies;
    private final SolutionDecoder decoder;
    private final Assemblies forms;
    private final Disassembler disassembler;
    private final String puzzle;
    /** True if the search of the present part is to end. */
    private volatile boolean isStopped;

    private ApartSearch(Search assemblies, Assemblies forms, Disassembler disassembler, String puzzle) {
        this.assemblies = assemblies;
        this.decoder = assemblies.decoder();
        this.forms = forms;
        this.disassembler = disassembler;
        this.puzzle = puzzle;
    }

    /**
     * Returns the way to make searches for the assemblies of a puzzle that can be taken apart.
     *
     * @param solvers makes searches for all assemblies
     * @throws RequestException if the pieces of the puzzle are not taken apart
     */
    static Supplier<Search> among(Supplier<Search> solvers, Puzzle puzzle, ApartRequest request) {
        Slides slides = slides(puzzle, request);
        Assemblies forms = new Assemblies(puzzle);
        return () -> new ApartSearch(solvers.get(), forms, forms.disassembler(slides, request.states()), puzzle.name());
    }

    /**
     * Returns the steps of the pieces of a puzzle.
     *
     * @throws RequestException if the pieces of the puzzle are not taken apart
     */
    private static Slides slides(Puzzle puzzle, ApartRequest request) {
        return Slides.ofPieces(puzzle, request.lifted())
                .orElseThrow(() -> new RequestException(Slides.obstacle(puzzle)));
    }

    /**
     * Takes an assembly apart.
     *
     * @param pieces its mobile pieces, with the open cells of choices
     * @return the moves, none for a single piece; empty if the assembly cannot be taken apart
     * @throws RequestException if the pieces of the puzzle are not taken apart
     * @throws UndecidedAssemblyException if the assembly is not decided
     */
    public static Optional<Separation> takeApart(Puzzle puzzle, List<PlacedPiece> pieces, ApartRequest request) {
        Assemblies forms = new Assemblies(puzzle);
        Disassembler disassembler = forms.disassembler(slides(puzzle, request), request.states());
        Disassembler.Result result = decided(forms.of(pieces), disassembler, puzzle.name());
        return result.verdict() == Disassembler.Verdict.SEPARABLE
                ? Optional.of(result.separation().orElse(Separation.NONE))
                : Optional.empty();
    }

    private static Disassembler.Result decided(Assemblies.Assembly assembly, Disassembler disassembler, String puzzle) {
        Disassembler.Result result = assembly.takenApartBy(disassembler);
        result.reason().ifPresent(reason -> {
            throw new UndecidedAssemblyException(puzzle, reason);
        });
        return result;
    }

    /** Returns the solver that places pieces: the other search, or the search itself if it takes nothing apart. */
    static Search solver(Search search) {
        return search instanceof ApartSearch apart ? apart.assemblies : search;
    }

    @Override
    public int rootCount() {
        return assemblies.rootCount();
    }

    @Override
    public int pieces() {
        return assemblies.pieces();
    }

    @Override
    public SolutionDecoder decoder() {
        return decoder;
    }

    @Override
    public RootResult search(RootPart part, SolutionSink sink) {
        isStopped = false;
        Selection selection = new Selection(sink);
        RootResult result = assemblies.search(part, selection);
        return new RootResult(result.root(), BigInteger.valueOf(selection.taken), result.complete(), result.counters());
    }

    /** Prepares the other search to report its solutions one by one, even if the run only counts. */
    @Override
    public void prepare(RunSettings settings, LevelListener levels) {
        boolean solutionsWanted = true;
        assemblies.prepare(
                new RunSettings(
                        settings.threads(),
                        settings.limit(),
                        settings.ordered(),
                        solutionsWanted,
                        settings.splitter(),
                        settings.sharing(),
                        settings.done(),
                        settings.memory(),
                        settings.levels()),
                levels);
    }

    @Override
    public void shareWith(Search other) {
        assemblies.shareWith(solver(other));
    }

    @Override
    public Splitter splitter(Splitter.Purpose purpose, Splitter other) {
        return assemblies.splitter(purpose, other);
    }

    /** Requests the end of the search. It ends when the present assembly is decided, or before the next one. */
    @Override
    public void stop() {
        isStopped = true;
        assemblies.stop();
    }

    @Override
    public List<LevelCounter> counters() {
        return assemblies.counters();
    }

    private boolean isSeparable(int... solution) {
        return decided(forms.of(decoder.pieces(solution)), disassembler, puzzle).verdict()
                == Disassembler.Verdict.SEPARABLE;
    }

    /** Passes the assemblies that can be taken apart to another receiver. */
    private final class Selection implements SolutionSink {

        private final SolutionSink sink;
        /** The number of solutions that the other receiver has taken. */
        private long taken;

        Selection(SolutionSink sink) {
            this.sink = sink;
        }

        @Override
        public void accept(int[] solution) {
            if (isStopped) {
                throw new SearchStopped();
            }
            if (isSeparable(solution)) {
                sink.accept(solution);
                taken++;
            }
        }

        @Override
        public boolean isClosed() {
            return sink.isClosed();
        }
    }
}
