package io.github.filaforge.cli;

import io.github.filaforge.EdgeJob;
import io.github.filaforge.EdgePreparation;
import io.github.filaforge.ImpossiblePuzzleException;
import io.github.filaforge.RequestException;
import io.github.filaforge.compile.SolverCompiler;
import io.github.filaforge.estimate.SearchCost;

/** Solves an edge puzzle of a command line, or counts its solutions, as the options state. */
final class EdgeSolving {

    private final SolveOptions options;
    private final SolverCompiler compiler;
    private final SolveRun run;
    private final Progress progress;
    private final Console console;

    EdgeSolving(SolveOptions options, SolverCompiler compiler, SolveRun run, Progress progress, Console console) {
        this.options = options;
        this.compiler = compiler;
        this.run = run;
        this.progress = progress;
        this.console = console;
    }

    /** Solves a puzzle. If there are several puzzles, a puzzle whose search is refused does not stop the others. */
    void solve(EdgeInput input, boolean several) {
        EdgeJob job;
        try {
            options.common().check(input);
            options.checkFormat(input.preparation().puzzle());
            job = job(input.preparation());
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
        job.cost().filter(SearchCost::isHopeless).ifPresent(cost -> {
            progress.pause();
            console.say(input.name() + ": to search all of this board is expected to take " + cost.time()
                    + "; --score N looks for boards on which N of its "
                    + input.preparation().puzzle().joins() + " joins match");
        });
        run.run(input, job);
    }

    private EdgeJob job(EdgePreparation preparation) {
        progress.begin("planning");
        preparation.source();
        progress.begin("compiling");
        return preparation.job(compiler);
    }
}
