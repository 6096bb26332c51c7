package io.github.filaforge.cli.solve;

import io.github.filaforge.Filaforge;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.SelectionAnswer;
import io.github.filaforge.cli.report.SelectionsReport;
import io.github.filaforge.cli.terminal.Interruption;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.model.Selection;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.util.List;
import java.util.Optional;

/** Solves a puzzle in which pieces may be left over. Its selections are searched one after the other and have one answer. */
record SelectionSearches(SolveRun run, SolverCompiler compiler) {

    /**
     * Refuses options that are for one search only, before anything is written.
     *
     * @param asked the request of the user, not the request of one selection in a checkpoint
     */
    static void check(SearchInput input, SearchRequest asked, SolveOptions options) {
        options.checkFormat(input.subject());
        if (options.inspect.needOneThread()) {
            throw new UserException(
                    "-s, -t, --sub-puzzles and --watch tell of one search, and each selection of the pieces"
                            + " of puzzle " + input.name()
                            + " takes one of its own: --selection K takes one of them, and ./fila info lists them");
        }
        boolean isPieceNamed = asked.constraining().rule() == SearchRequest.Constraining.Rule.PIECE;
        if (isPieceNamed || asked.tail().orElse(0) > 0) {
            throw new UserException((isPieceNamed ? "-r with the name of a piece" : "--tail with a number")
                    + " is for one search, and not every selection of the pieces of puzzle " + input.name()
                    + " may have it: --selection K takes one of them, and ./fila info lists them");
        }
    }

    void solve(SearchInput input) {
        PackingBuilder whole = input.packing();
        check(input, whole.request(), run.options);
        List<Selection> selections = Filaforge.selections(whole.puzzle(), whole.request());
        solve(input, selections, new SelectionSteps(input, Optional.empty(), Optional.empty()));
    }

    /** Solves a puzzle, from some selection on and perhaps with checkpoints, and answers. */
    void solve(SearchInput input, List<Selection> selections, SelectionSteps steps) {
        if (selections.isEmpty()) {
            run.answerImpossible(
                    input,
                    "no selection of its pieces has as many cells as are to be filled, "
                            + input.packing().puzzle().region().size());
            return;
        }
        boolean areAll;
        try (Interruption interruption = Interruption.answered(() -> run.interruptedBetween(input))) {
            areAll = search(input, selections, steps, interruption);
        }
        run.progress.endParts();
        run.progress.pause();
        if (areAll && !run.isStopped()) {
            steps.end();
        }
        run.answerSelections(input, areAll);
    }

    /** Searches the selections until there are enough solutions. Returns true if all selections were searched. */
    private boolean search(
            SearchInput input, List<Selection> selections, SelectionSteps steps, Interruption interruption) {
        int first = steps.first(selections);
        int searched = first;
        while (searched < selections.size() && (searched == first || !run.hasEnough())) {
            run.progress.beginPart("selection " + (searched + 1) + " of " + selections.size());
            Selection selection = selections.get(searched);
            run.begin(selection);
            if (run.options.statistics.value()) {
                run.console
                        .err()
                        .println("# selection " + selection.number() + ": " + SelectionsReport.names(selection));
            }
            search(input.by(steps.builder(selection)), selection, steps, interruption);
            searched++;
        }
        return searched == selections.size();
    }

    /** Searches one selection of the pieces. There is no search if the selection is known to have no solution. */
    private void search(SearchInput input, Selection selection, SelectionSteps steps, Interruption interruption) {
        if (selection.puzzle().mobilePieces().isEmpty()) {
            run.showSolved(input);
            run.add(SelectionAnswer.solved(selection));
            return;
        }
        SearchJob job;
        try {
            job = run.job(input.packing(), compiler);
        } catch (ImpossiblePuzzleException e) {
            run.add(SelectionAnswer.impossible(selection, e.getMessage()));
            return;
        }
        try {
            steps.of(input, selection, run.found()).ifPresent(run::inSteps);
            interruption.searching(true);
            run.search(input, job);
            interruption.searching(false);
        } catch (SearchRefused e) {
            interruption.searching(false);
            run.progress.pause();
            SearchBuilder bySearch = input.packing().bySearch().orElseThrow(() -> e);
            run.console.err().println("searching, since states cannot be merged: " + e.getMessage());
            search(input.by(bySearch), selection, steps, interruption);
        }
    }
}
