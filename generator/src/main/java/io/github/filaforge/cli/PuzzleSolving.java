package io.github.filaforge.cli;

import io.github.filaforge.Filaforge;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.Preparation;
import io.github.filaforge.RequestException;
import io.github.filaforge.SearchJob;
import io.github.filaforge.SearchRequest;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.model.Puzzle;
import io.github.filaforge.runtime.Checkpoint;
import io.github.filaforge.runtime.SearchRefused;
import io.github.filaforge.runtime.SearchState;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Solves the puzzles of a command line, or counts their solutions, as its options tell. */
final class PuzzleSolving {

    private final Console console;
    private final SolveOptions options;
    private final SolverCompiler compiler;

    private PuzzleSolving(Console console, SolveOptions options) {
        this.console = console;
        this.options = options;
        compiler = options.compiler().compiler();
    }

    /** Does it, and gives the exit code. */
    static int run(Console console, SolveOptions options) {
        options.check(console.terminal(), console.err());
        PuzzleSolving solving = new PuzzleSolving(console, options);
        SearchRequest request = options.request();
        return options.checkpoint().isGiven() ? solving.solveInSteps(request) : solving.solve(request);
    }

    private int solve(SearchRequest request) {
        try (PuzzleInputs inputs = options.common().open(request, console);
                OutputFile file = OutputFile.open(options.output().name(), console);
                Progress progress = progress()) {
            SolveRun run = run(file, progress, inputs.areSeveral());
            while (inputs.hasNext() && !run.isCut()) {
                PuzzleInput input = inputs.next();
                run.beginPuzzle(input);
                solve(input, run, progress, inputs.areSeveral());
                if (options.script().isCount()) {
                    tellBurrTools(input, run.answers(), progress, inputs.areSeveral());
                }
            }
            progress.pause();
            int exitCode = run.answers().finish();
            file.finish();
            return exitCode;
        }
    }

    /** Tells beside a number that of BurrTools, if the puzzle is of such a file. */
    private void tellBurrTools(PuzzleInput input, Answers answers, Progress progress, boolean several) {
        if (input.problem().isPresent() && answers.allOfLast().isPresent()) {
            BurrSearch search = new BurrSearch(progress, options.threads().settings(limit(), Optional.empty(), true));
            new BurrRemark(search)
                    .text(
                            input.problem().get(),
                            input.preparation().request().distinct(),
                            answers.allOfLast().get())
                    .ifPresent(text -> console.err().println((several ? input.name() + ": " : "") + text));
        }
    }

    private SolveRun run(OutputFile file, Progress progress, boolean several) {
        return new SolveRun(
                console,
                file.out(),
                new SolveRun.Wanted(
                        options.printsSolutions(),
                        options.format().format(),
                        options.answer().statistics(),
                        options.answer().json(),
                        limit()),
                options.colour().colours(console.terminal(), options.output().isStandard()),
                options.parts(),
                options.threads(),
                progress,
                options.script(),
                several);
    }

    /** Solves one puzzle with checkpoints, from the beginning or from the last of them. */
    private int solveInSteps(SearchRequest asked) {
        Optional<Checkpoint> before = options.checkpoint().before();
        SearchRequest request = before.map(this::resolved).orElse(asked);
        try (PuzzleInputs inputs = options.common().open(request, console);
                Progress progress = progress()) {
            if (inputs.areSeveral()) {
                throw new UserException("--checkpoint is for one puzzle, and here are several: solve them one by one");
            }
            PuzzleInput input = inputs.next();
            if (input.preparation().puzzle().hasOptionalPieces()) {
                throw new UserException("--checkpoint is for one search, and each selection of the pieces of puzzle "
                        + input.name() + " takes one of its own: leave it out");
            }
            progress.begin("planning");
            boolean isSearched = isSearched(input);
            Map<String, String> identity = isSearched ? identity(input, asked) : Map.of();
            Optional<Path> solutions = options.printsSolutions()
                    ? Optional.of(Path.of(options.output().name()))
                    : Optional.empty();
            before.ifPresent(
                    checkpointed -> options.checkpoint().checkSame(checkpointed, identity, solutions, limit()));
            boolean goesOn = before.isPresent() && solutions.isPresent();
            try (OutputFile file = goesOn
                    ? OutputFile.goOn(options.output().name(), before.get().outputLength())
                    : OutputFile.open(options.output().name(), console)) {
                SolveRun run = run(file, progress, false);
                if (!goesOn) {
                    run.begin(input);
                }
                if (isSearched) {
                    run.inSteps(new Steps(
                            options.checkpoint().file(),
                            identity,
                            before.map(Checkpoint::state).orElse(SearchState.NONE),
                            options.checkpoint().seconds(),
                            solutions.isPresent() ? file : null));
                }
                solve(input, run, progress, false);
                progress.pause();
                int exitCode = run.answers().finish();
                file.finish();
                return exitCode;
            }
        }
    }

    /** Whether there is anything to search for: not if the puzzle is solved or impossible as it stands. */
    private static boolean isSearched(PuzzleInput input) {
        return !input.preparation().puzzle().mobilePieces().isEmpty()
                && input.preparation().impossibility().isEmpty();
    }

    private Map<String, String> identity(PuzzleInput input, SearchRequest asked) {
        if (input.preparation().isMadeInTries()) {
            throw new UserException(
                    "this search would not come to its end, so it is made in tries, which cannot be gone"
                            + " on with: leave out --checkpoint, or name a --strategy");
        }
        return CheckpointOptions.identity(
                input.preparation().identity(),
                asked.but().fewAreEnough(false).build().toString(),
                options.output().name(),
                options.printsSolutions(),
                options.format().format().name().toLowerCase(Locale.ROOT));
    }

    /** The search that a checkpoint is of, with everything chosen that was chosen then. */
    private SearchRequest resolved(Checkpoint before) {
        SolveOptions same = SolveOptions.ofSolve();
        CommandSpec spec = CommandSpec.create();
        same.groups().forEach(group -> group.addTo(spec));
        String resolved = before.search().getOrDefault(SearchJob.OPTIONS, "");
        try {
            new CommandLine(spec)
                    .setCaseInsensitiveEnumValuesAllowed(true)
                    .setExpandAtFiles(false)
                    .parseArgs(
                            Stream.concat(Stream.of(resolved.split(" ")), options.common().puzzleArguments().stream())
                                    .toArray(String[]::new));
        } catch (ParameterException e) {
            throw new UserException("checkpoint " + options.checkpoint().file().path()
                    + " is of a search that cannot be made by this version: its options are " + resolved);
        }
        return same.request();
    }

    /** After how many solutions to stop; {@code null} if after all. */
    private Long limit() {
        return options.script().limit(options.answer().limit());
    }

    private Progress progress() {
        return options.progress()
                .start(
                        console,
                        options.parts().isTraced() || options.parts().watch().isGiven());
    }

    /** Solves a puzzle; where there are several, one that cannot be searched as it is asked for does not stop the others. */
    private void solve(PuzzleInput input, SolveRun run, Progress progress, boolean several) {
        Preparation preparation = input.preparation();
        if (preparation.puzzle().hasOptionalPieces()) {
            solveSelections(input, run, progress, several);
            return;
        }
        SearchJob job;
        try {
            options.parts().check(preparation.puzzle());
            options.format().check(preparation.puzzle());
            if (preparation.puzzle().mobilePieces().isEmpty()) {
                run.answerSolved(input);
                return;
            }
            progress.begin("planning");
            preparation.search();
            progress.begin("compiling");
            job = preparation.job(compiler);
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
        try {
            run.run(input, job);
        } catch (SearchRefused e) {
            progress.pause();
            Optional<Preparation> bySearch = preparation.bySearch();
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

    /** Solves a puzzle by the selections of its pieces, one after the other. */
    private void solveSelections(PuzzleInput input, SolveRun run, Progress progress, boolean several) {
        Preparation whole = input.preparation();
        try {
            checkOptions(input);
            List<Puzzle> selections = Filaforge.selections(whole.puzzle(), whole.request());
            if (selections.isEmpty()) {
                run.answerImpossible(
                        input,
                        "no selection of its pieces has as many cells as are to be filled, "
                                + whole.puzzle().region().size());
                return;
            }
            int searched = 0;
            while (searched < selections.size() && (searched == 0 || !run.hasEnough())) {
                Preparation selected = whole.of(selections.get(searched));
                search(input.by(selected), run, progress);
                searched++;
            }
            progress.pause();
            run.answerSelections(input, searched == selections.size());
        } catch (RequestException | UserException | SearchRefused e) {
            if (!several) {
                throw e;
            }
            progress.pause();
            run.answers().refused(input.name(), e.getMessage());
        }
    }

    private void checkOptions(PuzzleInput input) {
        options.format().check(input.preparation().puzzle());
        if (options.answer().json() || options.parts().needOneThread()) {
            throw new UserException(
                    (options.answer().json() ? "--json tells" : "-s, -t, --sub-puzzles and --watch tell")
                            + " of one search, and each selection of the pieces of puzzle " + input.name()
                            + " takes one of its own: leave it out");
        }
    }

    /** Searches one selection of the pieces; nothing if it is known to have no solution. */
    private void search(PuzzleInput input, SolveRun run, Progress progress) {
        if (input.preparation().puzzle().mobilePieces().isEmpty()) {
            run.showSolved(input);
            return;
        }
        SearchJob job;
        try {
            progress.begin("planning");
            input.preparation().search();
            progress.begin("compiling");
            job = input.preparation().job(compiler);
        } catch (ImpossiblePuzzleException e) {
            return;
        }
        try {
            run.search(input, job);
        } catch (SearchRefused e) {
            progress.pause();
            Preparation bySearch = input.preparation().bySearch().orElseThrow(() -> e);
            console.err().println("searching, since states cannot be merged: " + e.getMessage());
            search(input.by(bySearch), run, progress);
        }
    }
}
