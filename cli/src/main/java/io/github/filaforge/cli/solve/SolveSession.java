package io.github.filaforge.cli.solve;

import io.github.filaforge.Filaforge;
import io.github.filaforge.cli.input.BurrRemark;
import io.github.filaforge.cli.input.BurrSearch;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OrderRange;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.Selection;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Solves the puzzles of a command line, or counts their solutions, as the options state. */
final class SolveSession {

    private final Console console;
    private final SolveOptions options;
    private final SolverCompiler compiler;

    private SolveSession(Console console, SolveOptions options) {
        this.console = console;
        this.options = options;
        compiler = options.compiler().compiler();
    }

    /** Solves or counts, and returns the exit code. */
    static int run(Console console, SolveOptions options) {
        options.check(console.terminal(), console.err());
        SolveSession solving = new SolveSession(console, options);
        SearchRequest request = options.request();
        return options.checkpoint().isGiven() ? solving.solveInSteps(request) : solving.solve(request);
    }

    private int solve(SearchRequest request) {
        try (PuzzleInputs inputs = options.common().open(request, console);
                OutputFile file = OutputFile.open(options.output().name(), console);
                Progress progress = progress()) {
            if (options.answer().heat() != null) {
                inputs.checkIsOne("--heat");
            }
            if (options.common().range().isPresent()) {
                inputs.checkIsOne("a range in -o");
            }
            SolveRun run = new SolveRun(console, file.out(), options, progress, inputs.areSeveral());
            while (inputs.hasNext() && !run.isCut()) {
                SearchInput input = inputs.next();
                run.beginPuzzle(input);
                solve(input, run, progress, inputs.areSeveral());
                boolean isToldByBurrTools =
                        options.script().isCount() && !options.answer().json();
                if (isToldByBurrTools) {
                    tellBurrTools(input, run.answers(), progress, inputs.areSeveral());
                }
            }
            progress.pause();
            int exitCode = run.answers().finish();
            file.finish();
            return exitCode;
        }
    }

    /** Prints the number by BurrTools' rule beside the number of solutions, if the puzzle is of a file of BurrTools. */
    private void tellBurrTools(SearchInput input, Answers answers, Progress progress, boolean several) {
        if (input.problem().isPresent() && answers.allOfLast().isPresent()) {
            BurrSearch search =
                    new BurrSearch(progress, options.threads().settings(options.limit(), Optional.empty(), true));
            new BurrRemark(search)
                    .text(
                            input.problem().get(),
                            input.builder().request().distinct(),
                            answers.allOfLast().get())
                    .ifPresent(text -> console.err().println((several ? input.name() + ": " : "") + text));
        }
    }

    /** Solves one puzzle with checkpoints, from the beginning or from the last checkpoint. */
    private int solveInSteps(SearchRequest asked) {
        Optional<Checkpoint> before = options.checkpoint().before();
        SearchRequest request =
                before.map(last -> options.checkpoint().request(last, asked)).orElse(asked);
        try (PuzzleInputs inputs = options.common().open(request, console);
                Progress progress = progress()) {
            SearchInput input = inputs.only("--checkpoint");
            progress.begin("planning");
            if (input.builder().hasSelections()) {
                return solveSelectionsInSteps(input, asked, before, progress);
            }
            options.common().check(input);
            boolean isSearched = isSearched(input);
            Map<String, String> identity = isSearched ? writing(asked, null).identity(input.builder()) : Map.of();
            before.ifPresent(checkpointed -> checkSame(checkpointed, identity));
            return withOutput(input, before, progress, (run, output) -> {
                if (isSearched) {
                    SearchState state = before.map(Checkpoint::state).orElse(SearchState.NONE);
                    run.inSteps(writing(asked, output).steps(identity, state, true));
                }
                solve(input, run, progress, false);
            });
        }
    }

    /**
     * Solves a puzzle in which pieces may be left over with checkpoints. Its selections are searched one after the other.
     */
    private int solveSelectionsInSteps(
            SearchInput input, SearchRequest asked, Optional<Checkpoint> before, Progress progress) {
        SelectionSearches.check(input, asked, options);
        List<Selection> selections = Filaforge.selections(input.packing().puzzle(), asked);
        if (before.isPresent()) {
            checkSame(input, asked, before.get(), selections);
        }
        return withOutput(input, before, progress, (run, output) -> {
            before.ifPresent(checkpointed -> run.addFound(SelectionSteps.earlier(checkpointed)));
            new SelectionSearches(console, options, compiler, run, progress)
                    .solve(input, selections, SelectionSteps.with(input, writing(asked, output), before));
        });
    }

    private void checkSame(SearchInput input, SearchRequest asked, Checkpoint before, List<Selection> selections) {
        if (selections.isEmpty()) {
            checkSame(before, Map.of());
            return;
        }
        SelectionSteps steps = SelectionSteps.with(input, writing(asked, null), Optional.of(before));
        Selection selection = selections.get(steps.first(selections));
        SearchInput selected = input.by(steps.builder(selection));
        checkSame(
                before,
                isSearched(selected) ? steps.identity(selected, selection, SelectionSteps.earlier(before)) : Map.of());
    }

    private CheckpointWriting writing(SearchRequest asked, OutputFile output) {
        return new CheckpointWriting(options, asked, output);
    }

    private void checkSame(Checkpoint before, Map<String, String> identity) {
        options.checkpoint().checkSame(before, identity, solutionsFile(), options.limit());
    }

    /** Returns the file of the solutions; empty if they are only counted. */
    private Optional<Path> solutionsFile() {
        return options.printsSolutions() ? Optional.of(Path.of(options.output().name())) : Optional.empty();
    }

    /**
     * Begins the output, or goes on with the output of a checkpoint, and has a search write to it. Returns the exit code of
     * the answer.
     */
    private int withOutput(
            SearchInput input,
            Optional<Checkpoint> before,
            Progress progress,
            BiConsumer<SolveRun, OutputFile> solving) {
        boolean isPrinted = solutionsFile().isPresent();
        boolean goesOn = before.isPresent() && isPrinted;
        try (OutputFile file = goesOn
                ? OutputFile.goOn(options.output().name(), before.get().outputLength())
                : OutputFile.open(options.output().name(), console)) {
            SolveRun run = new SolveRun(console, file.out(), options, progress, false);
            if (!goesOn) {
                run.begin(input);
            }
            solving.accept(run, isPrinted ? file : null);
            progress.pause();
            int exitCode = run.answers().finish();
            file.finish();
            return exitCode;
        }
    }

    /** Returns true if there is a search to make: the puzzle has mobile pieces, and is not impossible from the start. */
    private static boolean isSearched(SearchInput input) {
        return !input.builder().isSolved() && input.builder().impossibility().isEmpty();
    }

    private Progress progress() {
        return options.progress()
                .start(
                        console,
                        options.parts().isTraced() || options.parts().watch().isGiven());
    }

    /** Solves a puzzle. If there are several puzzles, a puzzle whose search is refused does not stop the others. */
    private void solve(SearchInput input, SolveRun run, Progress progress, boolean several) {
        Optional<OrderRange> range = options.common().range();
        if (range.isPresent()) {
            options.common().check(input);
            new SwitchSeries(console, options, compiler, run, progress).run(input, range.get());
            return;
        }
        SearchBuilder builder = input.builder();
        if (builder.hasSelections()) {
            solveSelections(input, run, progress, several);
            return;
        }
        SearchJob job;
        try {
            options.common().check(input);
            options.parts().check(builder);
            options.checkFormat(input.subject());
            if (builder.isSolved()) {
                run.answerSolved(input);
                return;
            }
            progress.begin("planning");
            builder.search();
            progress.begin("compiling");
            job = builder.job(compiler);
        } catch (ImpossiblePuzzleException e) {
            run.answerImpossible(input, e.getMessage());
            return;
        } catch (RequestException | UserException e) {
            if (!several) {
                throw e;
            }
            run.answers().refused(input.name(), e.getMessage());
            return;
        }
        builder.edges().ifPresent(edges -> sayIfHopeless(edges.puzzle(), job.cost(), progress));
        try {
            if (options.parts().needOneThread()) {
                run.lookInto(input, job);
            } else {
                run.run(input, job);
            }
        } catch (SearchRefused e) {
            progress.pause();
            Optional<SearchBuilder> bySearch = builder.bySearch();
            if (bySearch.isPresent()) {
                console.err().println("searching, since states cannot be merged: " + e.getMessage());
                solve(input.by(bySearch.get()), run, progress, several);
                return;
            }
            if (!several) {
                throw e;
            }
            run.answers().refused(input.name(), e.getMessage());
        }
    }

    /** Prints beforehand that nobody will see the end of the search of a board. */
    private void sayIfHopeless(EdgePuzzle puzzle, Optional<SearchCost> expected, Progress progress) {
        expected.filter(SearchCost::isHopeless).ifPresent(cost -> {
            progress.pause();
            console.say(puzzle.name() + ": to search all of this board is expected to take " + cost.time()
                    + "; --score N looks for boards on which N of its " + puzzle.joins() + " joins match");
        });
    }

    private void solveSelections(SearchInput input, SolveRun run, Progress progress, boolean several) {
        try {
            new SelectionSearches(console, options, compiler, run, progress).solve(input);
        } catch (RequestException | UserException | SearchRefused e) {
            if (!several) {
                throw e;
            }
            progress.endParts();
            progress.pause();
            run.answers().refused(input.name(), e.getMessage());
        }
    }
}
