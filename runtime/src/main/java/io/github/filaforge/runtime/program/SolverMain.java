package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.SolverCopies;
import io.github.filaforge.runtime.checkpoint.CheckpointKeeper;
import io.github.filaforge.runtime.checkpoint.SearchState;
import io.github.filaforge.runtime.format.OutputFormat;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.run.Listeners;
import io.github.filaforge.runtime.run.RootRunner;
import io.github.filaforge.runtime.run.RunResult;
import io.github.filaforge.runtime.run.SearchListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.Search;
import io.github.filaforge.runtime.search.SearchRefused;
import io.github.filaforge.runtime.terminal.CheckedOutput;
import io.github.filaforge.runtime.text.PlainText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The command line of a generated solver that runs as a program of its own. Solutions come in the order of one thread, for
 * any number of threads, unless {@code --unordered} is given. Exit codes: 0 done, 1 an internal error, 2 bad usage or a file
 * that cannot be used; 129, 130 or 143 ended by a signal.
 */
public final class SolverMain {

    private static final int USAGE = 2;

    private final Search solver;
    private final SolverArguments arguments;

    private SolverMain(Search solver, SolverArguments arguments) {
        this.solver = solver;
        this.arguments = arguments;
    }

    /**
     * Runs a solver.
     *
     * @param solver the solver for the first thread; the solvers for the others are made by the public constructor of its
     *     class
     * @param words the arguments, which {@code --help} explains
     */
    public static void run(Search solver, String... words) {
        runWithMoreHelp("", solver, words);
    }

    /**
     * Runs a solver whose program has further options.
     *
     * @param more the text of {@code --help} about the further options
     */
    public static void runWithMoreHelp(String more, Search solver, String... words) {
        SolverArguments arguments = new SolverArguments(words);
        if (arguments.mistake() != null) {
            System.err.println(PlainText.line(arguments.mistake()));
            System.err.println("Try --help.");
            System.exit(USAGE);
        }
        if (arguments.isHelp()) {
            System.out.print(SolverArguments.HELP + more);
        } else if (arguments.isVersion()) {
            System.out.println(version(solver));
        } else {
            new SolverMain(solver, arguments).run();
        }
    }

    private static String version(Search solver) {
        // The version is that of the jar of the runtime. The unnamed package of a solver has no version.
        String number = SolverMain.class.getPackage().getImplementationVersion();
        return solver.getClass().getName() + ", a solver by Filaforge" + (number == null ? "" : " " + number);
    }

    private void run() {
        String failure;
        try {
            failure = arguments.checkpoint() == null ? solve() : solveInSteps();
        } catch (IOException | SearchRefused e) {
            failure = e.getMessage();
        }
        if (failure != null) {
            System.err.println(PlainText.line(failure));
            System.exit(USAGE);
        }
    }

    /** Solves the puzzle; returns the error message of the output, or null. */
    private String solve() throws IOException {
        CheckedOutput out = arguments.output() == null
                ? CheckedOutput.standard()
                : new CheckedOutput(
                        ResumableRun.create(arguments.output()),
                        arguments.output().toString());
        SolutionPrinter printer = printer(out);
        printHeader(out);
        RunProgress progress = progress(printer, out);
        BestPrinter best = best(out, SearchState.NONE);
        RunResult result = run(arguments.settings(), new Listeners(List.of(best, progress)), progress);
        best.print(result.solutions());
        return tell(printer, out, result);
    }

    private String solveInSteps() throws IOException {
        ResumableRun steps = ResumableRun.of(solver, arguments);
        CheckedOutput out = steps.out();
        SolutionPrinter printer = printer(out);
        if (steps.isAtStart()) {
            printHeader(out);
        }
        CheckpointKeeper keeper = steps.begin(printer);
        RunProgress progress = progress(printer, out);
        BestPrinter best = best(out, steps.before());
        RunResult run = run(steps.settings(), new Listeners(List.of(keeper, best, progress)), progress);
        RunResult result = steps.before().plus(run);
        if (out.failure() == null) {
            keeper.end(result.complete());
        }
        best.print(run.solutions());
        String failure = tell(printer, out, result);
        return failure == null ? keeper.failure() : failure;
    }

    private BestPrinter best(CheckedOutput out, SearchState before) {
        boolean isWanted = !arguments.isCounting() && arguments.format() == OutputFormat.TEXT;
        return new BestPrinter(solver.decoder(), isWanted ? out : null, before);
    }

    private RunProgress progress(SolutionPrinter printer, CheckedOutput out) {
        return new RunProgress(printer, out, solver.rootCount(), arguments.isProgressShown());
    }

    private RunResult run(RunSettings settings, SearchListener listener, RunProgress progress) {
        progress.start();
        try {
            return RootRunner.of(new SolverCopies(solver), solver, settings, listener)
                    .run();
        } finally {
            progress.end();
        }
    }

    private SolutionPrinter printer(CheckedOutput out) {
        return new SolutionPrinter(
                arguments.format().of(solver.decoder(), solver.getClass().getSimpleName()),
                arguments.isCounting() ? null : out);
    }

    private void printHeader(CheckedOutput out) {
        if (!arguments.isCounting()) {
            print(out, arguments.format().header(solver.decoder().box().size()));
        }
    }

    /** Reports the number of solutions; returns the error message of the output, or null. */
    private String tell(SolutionPrinter printer, CheckedOutput out, RunResult result) {
        printer.flush();
        if (arguments.isCountPrinted()) {
            print(out, (result.solutions() + "\n").getBytes(StandardCharsets.US_ASCII));
        }
        if (arguments.output() != null) {
            out.close();
        }
        if (out.failure() == null && (!arguments.isCountPrinted() || !result.complete())) {
            System.err.println(printer.summary(result.solutions(), result.complete()));
        }
        return out.failure();
    }

    private static void print(CheckedOutput out, byte[] bytes) {
        try {
            out.write(bytes);
        } catch (IOException e) {
            // The output has stored the reason, which the program reports at its end.
            return;
        }
    }
}
