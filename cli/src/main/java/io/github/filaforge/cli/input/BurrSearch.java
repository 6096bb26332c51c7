package io.github.filaforge.cli.input;

import io.github.filaforge.Filaforge;
import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.model.Selection;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Solves problems of BurrTools files, and counts their solutions by the rule of BurrTools. */
public final class BurrSearch {

    private final Progress progress;
    private final RunSettings settings;

    public BurrSearch(Progress progress) {
        this(progress, RunSettings.standard());
    }

    /**
     * Makes a search.
     *
     * @param settings the number of threads and the memory
     */
    public BurrSearch(Progress progress, RunSettings settings) {
        this.progress = progress;
        this.settings = settings;
    }

    /** Returns the number of solutions. Symmetric solutions count once. */
    public BigInteger count(Puzzle puzzle, Distinct distinct) {
        return run(puzzle, distinct, Optional.empty());
    }

    /**
     * Returns the number of solutions by the rule of BurrTools; empty if it cannot be determined.
     *
     * @param each receives each solution; solutions that differ only by equal pieces are received once
     */
    public Optional<BigInteger> countAsBurrTools(BurrPuzzle problem, Optional<Consumer<List<PlacedPiece>>> each) {
        BurrCount count = new BurrCount(problem);
        Puzzle puzzle = problem.defined().puzzle();
        boolean isCountedOneByOne = count.tellsMoreApart() && count.isKnown();
        Optional<Consumer<List<PlacedPiece>>> listener = !isCountedOneByOne
                ? each
                : Optional.of(solution -> {
                    count.add(solution);
                    each.ifPresent(other -> other.accept(solution));
                });
        BigInteger classes = run(puzzle, Distinct.UP_TO_REFLECTION, listener);
        if (!count.isKnown()) {
            return Optional.empty();
        }
        return Optional.of(isCountedOneByOne ? count.count() : classes);
    }

    private BigInteger run(Puzzle puzzle, Distinct distinct, Optional<Consumer<List<PlacedPiece>>> each) {
        SearchRequest request = SearchRequest.builder()
                .distinct(distinct)
                .onlyCounted(each.isEmpty())
                .build();
        BigInteger sum = BigInteger.ZERO;
        for (Selection selection : Filaforge.selections(puzzle, request)) {
            sum = sum.add(run(selection.puzzle(), request, each));
        }
        return sum;
    }

    /** Returns the number of solutions of a puzzle all of whose pieces are used. */
    private BigInteger run(Puzzle puzzle, SearchRequest request, Optional<Consumer<List<PlacedPiece>>> each) {
        if (puzzle.mobilePieces().isEmpty()) {
            each.ifPresent(listener -> listener.accept(List.of()));
            return BigInteger.ONE;
        }
        try {
            PackingBuilder builder = SearchBuilder.begin(puzzle, request);
            progress.begin("planning");
            if (builder.isMadeInTries()) {
                throw new UserException(
                        "a search for all solutions of " + puzzle.name() + " would not come to its end");
            }
            return run(builder, each);
        } catch (ImpossiblePuzzleException e) {
            return BigInteger.ZERO;
        }
    }

    private BigInteger run(SearchBuilder builder, Optional<Consumer<List<PlacedPiece>>> each) {
        SearchJob job = builder.job();
        progress.begin("solving " + builder.puzzle().name());
        SolutionDecoder decoder = job.decoder();
        try {
            return job.run(each.isEmpty() ? settings.countingOnly() : settings, new SearchListener() {
                        @Override
                        public void found(int[] solution) {
                            each.ifPresent(listener -> listener.accept(decoder.pieces(solution)));
                        }
                    })
                    .solutions();
        } catch (SearchRefused e) {
            return run(builder.bySearch().orElseThrow(() -> e), each);
        } finally {
            progress.pause();
        }
    }
}
