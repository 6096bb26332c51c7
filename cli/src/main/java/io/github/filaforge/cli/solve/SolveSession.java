package io.github.filaforge.cli.solve;

import io.github.filaforge.cli.input.BurrSearch;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OrderRange;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.edge.EdgePuzzle;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.request.RequestException;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.ImpossiblePuzzleException;
import io.github.filaforge.runtime.checkpoint.Checkpoint;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.runtime.search.UndecidedAssemblyException;
import io.github.filaforge.search.ChoiceTally;
import io.github.filaforge.search.SearchBuilder;
import io.github.filaforge.search.SearchJob;
import io.github.filaforge.search.SolverMaking;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;

/** Solves the puzzles of a command line, or counts their solutions, as the options state. */
record SolveSession(Console console, SolveOptions options, SolverMaking making) {

    /** The greatest number of combinations of options by which solutions are counted. */
    private static final int MOST_COMBINATIONS = 1_000_000;

    /** Solves or counts, and returns the exit code. */
    static int run(Console console, SolveOptions options) {
        options.check(console.terminal(), console.err());
        SolveSession solving = new SolveSession(console, options, options.making());
        SearchRequest request = options.request();
        return options.checkpoint.isGiven() ? solving.solveInSteps(request) : solving.solve(request);
    }

    private int solve(SearchRequest request) {
        try (PuzzleInputs inputs = options.common.open(request, console);
                OutputFile file = OutputFile.open(options.result.name(), console);
                Progress progress = progress()) {
            if (options.heat.isGiven()) {
                inputs.checkIsOne("--heat");
            }
            if (options.common.range().isPresent()) {
                inputs.checkIsOne("a range in -o");
            }
            if (options.groupBy.isGiven()) {
                inputs.checkIsOne("--group-by");
            }
            SolveRun run = SolveRun.of(console, file.out(), options, progress, inputs.areSeveral());
            while (inputs.hasNext() && !run.output.isCut()) {
                SearchInput input = inputs.next();
                run.begin(input);
                run.endAt(options.time.begin());
                solve(input, run, inputs.areSeveral());
                if (options.isCount() && !options.json.value()) {
                    tellBurrTools(input, run, inputs.areSeveral());
                }
            }
            return finish(run, file);
        }
    }

    private static int finish(SolveRun run, OutputFile file) {
        run.progress.pause();
        int exitCode = run.answers.finish(run.output::isCut);
        file.finish();
        return exitCode;
    }

    /** Prints the number by BurrTools' rule beside the number of solutions, if the puzzle is of a file of BurrTools. */
    private void tellBurrTools(SearchInput input, SolveRun run, boolean several) {
        Optional<BigInteger> ours = run.answers.allOfLast();
        // BurrTools' rule is about all assemblies.
        if (input.problem().isPresent() && ours.isPresent() && !options.apart.isGiven()) {
            RunSettings settings = options.threads.settings(options.limit(), Optional.empty(), true);
            run.inTime(() -> new BurrSearch(run.progress, settings)
                            .remark(
                                    input.problem().get(),
                                    input.builder().request().distinct(),
                                    ours.get()))
                    .ifPresent(text -> console.err().println((several ? input.name() + ": " : "") + text));
        }
    }

    /** Solves one puzzle with checkpoints, from the beginning or from the last checkpoint. */
    private int solveInSteps(SearchRequest asked) {
        Optional<Checkpoint> before = options.checkpoint.before();
        SearchRequest request =
                before.map(last -> options.checkpoint.request(last, asked)).orElse(asked);
        try (PuzzleInputs inputs = options.common.open(request, console);
                Progress progress = progress()) {
            SearchInput input = inputs.only("--checkpoint");
            progress.begin("planning");
            Deadline deadline = options.time.begin();
            options.common.check(input);
            boolean isSearched = isSearched(input);
            Map<String, String> identity = isSearched ? writing(asked, null).identity(input.builder()) : Map.of();
            before.ifPresent(checkpointed -> checkSame(checkpointed, identity));
            return withOutput(input, before, progress, (run, output) -> {
                if (isSearched) {
                    SearchState state = before.map(Checkpoint::state).orElse(SearchState.NONE);
                    run.inSteps(new CheckpointWriting.Steps(writing(asked, output), identity, state));
                }
                run.endAt(deadline);
                solve(input, run, false);
            });
        }
    }

    private CheckpointWriting writing(SearchRequest asked, OutputFile output) {
        return new CheckpointWriting(options, asked, output);
    }

    private void checkSame(Checkpoint before, Map<String, String> identity) {
        options.checkpoint.checkSame(before, identity, solutionsFile(), options.limit());
    }

    /** Returns the file of the solutions; empty if they are only counted. */
    private Optional<Path> solutionsFile() {
        return options.printsSolutions() ? Optional.of(Path.of(options.result.name())) : Optional.empty();
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
        boolean isPrinted = options.printsSolutions();
        boolean goesOn = before.isPresent() && isPrinted;
        try (OutputFile file = goesOn
                ? OutputFile.goOn(options.result.name(), before.get().outputLength())
                : OutputFile.open(options.result.name(), console)) {
            SolveRun run = SolveRun.of(console, file.out(), options, progress, false);
            if (!goesOn) {
                run.begin(input);
            }
            solving.accept(run, isPrinted ? file : null);
            return finish(run, file);
        }
    }

    /** Returns true if there is a search to make: the puzzle has mobile pieces, and is not impossible from the start. */
    private static boolean isSearched(SearchInput input) {
        return !input.builder().isSolved() && input.builder().impossibility().isEmpty();
    }

    private Progress progress() {
        return options.progress.start(console, options.inspect.trace.isGiven() || options.inspect.watch.isGiven());
    }

    /** Solves a puzzle. If there are several puzzles, a puzzle whose search is refused does not stop the others. */
    private void solve(SearchInput input, SolveRun run, boolean several) {
        Optional<OrderRange> range = options.common.range();
        if (range.isPresent()) {
            options.common.check(input);
            new SwitchSeries(run, making).run(input, range.get());
            return;
        }
        Optional<SearchJob> job;
        try {
            job = run.inTime(() -> job(input, run));
        } catch (SearchStopped stopped) {
            run.answerStopped(input);
            return;
        } catch (ImpossiblePuzzleException e) {
            run.answerImpossible(input, e.getMessage());
            return;
        } catch (RequestException | UserException | SearchRefused e) {
            refuse(e, input, run, several);
            return;
        }
        if (job.isEmpty()) {
            run.answerSolved(input);
        }
        job.ifPresent(search -> search(input, search, run, several));
    }

    private static void refuse(RuntimeException e, SearchInput input, SolveRun run, boolean several) {
        if (!several) {
            throw e;
        }
        run.progress.endParts();
        run.progress.pause();
        run.answers.refused(input.name(), e.getMessage());
    }

    /** Returns the search of a puzzle, or empty if its definition is a solution already. */
    private Optional<SearchJob> job(SearchInput input, SolveRun run) {
        options.common.check(input);
        options.inspect.check(input.builder());
        if (options.groupBy.isGiven()) {
            checkChoices(input.packing().puzzle());
        }
        options.checkFormat(input.subject());
        return input.builder().isSolved() ? Optional.empty() : Optional.of(run.job(input.builder(), making));
    }

    /** Checks that the solutions of a puzzle can be counted by their options. */
    private static void checkChoices(Puzzle puzzle) {
        if (puzzle.choices().isEmpty()) {
            throw new UserException("puzzle " + puzzle.name()
                    + " has no choices, so that --group-by choice has nothing to list: R:choose in its definition makes a"
                    + " choice");
        }
        if (ChoiceTally.combinations(puzzle) > MOST_COMBINATIONS) {
            throw new UserException("puzzle " + puzzle.name() + " has more than " + MOST_COMBINATIONS
                    + " combinations of options: take some options by --choose");
        }
    }

    private void search(SearchInput input, SearchJob job, SolveRun run, boolean several) {
        input.builder().edges().ifPresent(edges -> sayIfHopeless(edges.puzzle(), job.cost(), run.progress));
        try {
            run.run(input, job);
        } catch (SearchRefused e) {
            run.endRefused();
            Optional<SearchBuilder> bySearch = e instanceof UndecidedAssemblyException
                    ? Optional.empty()
                    : input.builder().bySearch();
            if (bySearch.isEmpty()) {
                refuse(e, input, run, several);
                return;
            }
            console.err().println("searching, since states cannot be merged: " + e.getMessage());
            solve(input.by(bySearch.get()), run, several);
        }
    }

    /** Prints beforehand that nobody will see the end of the search of a board. */
    private void sayIfHopeless(EdgePuzzle puzzle, Optional<SearchCost> expected, Progress progress) {
        expected.filter(SearchCost::isHopeless).ifPresent(cost -> {
            progress.pause();
            console.say(puzzle.name() + ": to search all of this board is expected to take " + cost.time()
                    + "; fila best looks for the best board in a given time, and --score N for boards on which N of its "
                    + puzzle.joins() + " joins match");
        });
    }
}
