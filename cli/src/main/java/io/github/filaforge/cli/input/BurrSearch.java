package io.github.filaforge.cli.input;

import io.github.filaforge.burrtools.BurrCount;
import io.github.filaforge.burrtools.BurrPuzzle;
import io.github.filaforge.cli.command.OptionNames;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.Distinct;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.result.SearchResult;
import io.github.filaforge.runtime.board.PlacedPiece;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.text.Plural;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Solves problems of BurrTools files, and counts their solutions by the rule of BurrTools.
 *
 * @param settings the number of threads and the memory that a search may use
 */
public record BurrSearch(Progress progress, RunSettings settings) {

    /**
     * The greatest number of solutions that are looked at one by one, where their number alone does not determine the number
     * of BurrTools.
     */
    private static final BigInteger MOST_LISTED = BigInteger.valueOf(10_000_000);

    public BurrSearch(Progress progress) {
        this(progress, RunSettings.standard());
    }

    /**
     * Returns the number of solutions of a problem by BurrTools' rule beside the number by ours, in words; empty if every
     * rotated solution counts by itself.
     *
     * @param distinct the rule by which solutions count as one
     * @param ours the number of solutions by this rule
     */
    public Optional<String> remark(BurrPuzzle problem, Distinct distinct, BigInteger ours) {
        return distinct == Distinct.ALL
                ? Optional.empty()
                : Optional.of(Plural.of(ours, "solution") + ", by BurrTools' rule " + number(problem, distinct, ours));
    }

    private String number(BurrPuzzle problem, Distinct distinct, BigInteger ours) {
        BurrCount count = new BurrCount(problem);
        boolean areMirrorImagesAlike = (distinct == Distinct.UP_TO_REFLECTION) || !count.countsMirrorImagesOnce();
        if (ours.signum() == 0 || (areMirrorImagesAlike && !count.tellsMoreApart() && count.isKnown())) {
            return ours.toString();
        }
        if (!count.isKnown()) {
            return "not known";
        }
        if (count.tellsMoreApart() && ours.compareTo(MOST_LISTED) > 0) {
            return "not counted, since each solution would have to be looked at: verify does that";
        }
        try {
            return countAsBurrTools(problem, Optional.empty())
                    .map(BigInteger::toString)
                    .orElse("not known");
        } catch (SearchStopped e) {
            return "not counted, since the time was over";
        } catch (RequestException | UserException e) {
            return "not counted: " + OptionNames.in(e.getMessage());
        }
    }

    /** Returns the number of solutions. Symmetric solutions count once. */
    public BigInteger count(Puzzle puzzle, Distinct distinct) {
        return run(puzzle, distinct, Optional.empty());
    }

    /**
     * Returns the number of solutions by the rule of BurrTools; empty if it cannot be determined.
     *
     * @param each receives each solution; solutions that differ only by equal pieces are received once
     * @throws SearchStopped if the thread is interrupted
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
        SearchJob job = builder.job(SolverMaking.byTime());
        progress.begin("solving " + builder.puzzle().name());
        SolutionDecoder decoder = job.decoder();
        try {
            SearchResult result = job.run(each.isEmpty() ? settings.countingOnly() : settings, new SearchListener() {
                @Override
                public void found(int[] solution) {
                    each.ifPresent(listener -> listener.accept(decoder.pieces(solution)));
                }
            });
            if (Thread.currentThread().isInterrupted() && !result.complete()) {
                throw new SearchStopped();
            }
            return result.solutions();
        } catch (SearchRefused e) {
            return run(builder.bySearch().orElseThrow(() -> e), each);
        } finally {
            progress.pause();
        }
    }
}
