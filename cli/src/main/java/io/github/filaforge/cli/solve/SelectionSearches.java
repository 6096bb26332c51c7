package io.github.filaforge.cli.solve;

import io.github.filaforge.Filaforge;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.report.SelectionsReport;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Interruption;
import io.github.filaforge.cli.terminal.Progress;
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

/** Solves a puzzle in which pieces may be left over. Its selections are searched one after the other and have one answer. */
final class SelectionSearches {

    private final Console console;
    private final SolveOptions options;
    private final SolverCompiler compiler;
    private final SolveRun run;
    private final Progress progress;
    private final SelectionAnswers answers = new SelectionAnswers();

    SelectionSearches(Console console, SolveOptions options, SolverCompiler compiler, SolveRun run, Progress progress) {
        this.console = console;
        this.options = options;
        this.compiler = compiler;
        this.run = run;
        this.progress = progress;
    }

    /**
     * Refuses options that are for one search only, before anything is written.
     *
     * @param asked the request of the user, not the request of one selection in a checkpoint
     */
    static void check(SearchInput input, SearchRequest asked, SolveOptions options) {
        options.checkFormat(input.subject());
        if (options.parts().needOneThread()) {
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

    /** Solves a puzzle, and answers. */
    void solve(SearchInput input) {
        PackingBuilder whole = input.packing();
        check(input, whole.request(), options);
        List<Selection> selections = Filaforge.selections(whole.puzzle(), whole.request());
        solve(input, selections, SelectionSteps.none(input));
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
        run.bySelections(answers);
        boolean areAll;
        try (Interruption interruption = Interruption.answered(() -> run.interruptedBetween(input))) {
            areAll = search(input, selections, steps, interruption);
        }
        progress.endParts();
        progress.pause();
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
            progress.beginPart("selection " + (searched + 1) + " of " + selections.size());
            Selection selection = selections.get(searched);
            answers.begin(selection);
            if (options.answer().statistics()) {
                console.err().println("# selection " + selection.number() + ": " + SelectionsReport.names(selection));
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
            answers.solved();
            return;
        }
        SearchJob job;
        try {
            progress.begin("planning");
            input.packing().search();
            progress.begin("compiling");
            job = input.packing().job(compiler);
        } catch (ImpossiblePuzzleException e) {
            answers.impossible(e.getMessage());
            return;
        }
        try {
            steps.of(input, selection, run.found()).ifPresent(run::inSteps);
            interruption.searching(true);
            run.search(input, job);
            interruption.searching(false);
        } catch (SearchRefused e) {
            interruption.searching(false);
            progress.pause();
            SearchBuilder bySearch = input.packing().bySearch().orElseThrow(() -> e);
            console.err().println("searching, since states cannot be merged: " + e.getMessage());
            search(input.by(bySearch), selection, steps, interruption);
        }
    }
}
