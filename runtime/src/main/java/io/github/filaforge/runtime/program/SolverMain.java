package io.github.filaforge.runtime.program;

import io.github.filaforge.runtime.SolverCopies;
import io.github.filaforge.runtime.board.BestBoard;
import io.github.filaforge.runtime.board.SolutionDecoder;
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
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
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
        String failure;
        if (arguments.isHelp()) {
            failure = CheckedOutput.print(SolverArguments.HELP + more);
        } else if (arguments.isVersion()) {
            failure = CheckedOutput.print(version(solver) + "\n");
        } else {
            failure = new SolverMain(solver, arguments).run();
        }
        if (failure != null) {
            System.err.println(PlainText.line(failure));
            System.exit(USAGE);
        }
    }

    private static String version(Search solver) {
        // Without a file, the version is that of the jar of the runtime. The unnamed package of a solver has no
        // version.
        ProgramFile program = ProgramFile.of(solver.getClass());
        String number = program == null ? SolverMain.class.getPackage().getImplementationVersion() : program.version();
        return solver.getClass().getName() + ", a solver by Filaforge" + (number == null ? "" : " " + number);
    }

    /** Solves the puzzle; returns the error message, or null. */
    private String run() {
        try {
            return solve();
        } catch (IOException | SearchRefused e) {
            return e.getMessage();
        }
    }

    /** Solves the puzzle; returns the error message of the output or of a checkpoint, or null. */
    private String solve() throws IOException {
        ResumableRun steps = arguments.checkpoint() == null ? null : ResumableRun.of(solver, arguments);
        CheckedOutput out = steps == null ? output() : steps.out();
        SearchState before = steps == null ? SearchState.NONE : steps.before();
        SolutionPrinter printer = new SolutionPrinter(
                arguments.format().of(solver.decoder(), solver.getClass().getSimpleName()),
                arguments.isCounting() ? null : out);
        if (!arguments.isCounting() && (steps == null || steps.isAtStart())) {
            print(out, arguments.format().header(solver.decoder().box().size()));
        }
        CheckpointKeeper keeper = steps == null ? null : steps.begin(printer);
        RunProgress progress = new RunProgress(printer, out, solver.rootCount(), arguments.isProgressShown());
        boolean isBestWanted = !arguments.isCounting() && arguments.format() == OutputFormat.TEXT;
        BestPrinter best = new BestPrinter(solver.decoder(), isBestWanted ? out : null, before);
        SearchListener listener =
                new Listeners(keeper == null ? List.of(best, progress) : List.of(keeper, best, progress));
        RunSettings settings = steps == null ? arguments.settings() : steps.settings();
        RunResult run;
        progress.start();
        try {
            run = arguments
                    .deadline()
                    .within(() -> RootRunner.of(new SolverCopies(solver), solver, settings, listener)
                            .run());
        } catch (SearchRefused e) {
            // The solutions before it are solutions; without this, those of the last block, or all of a file, would be
            // lost.
            printer.flush();
            out.close();
            throw e;
        } finally {
            progress.end();
        }
        RunResult result = before.plus(run);
        if (keeper != null && out.failure() == null) {
            keeper.end(result.complete());
        }
        best.print(run.solutions());
        String failure = tell(printer, out, result);
        return failure == null && keeper != null ? keeper.failure() : failure;
    }

    private CheckedOutput output() throws IOException {
        Path output = arguments.output();
        return output == null
                ? CheckedOutput.standard()
                : new CheckedOutput(ResumableRun.create(output), output.toString());
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
            out.flush();
        } catch (IOException e) {
            // The output has stored the reason, which the program reports at its end.
            return;
        }
    }

    /** Keeps the best board of a search for high scores. Prints it if no board has reached the requested score. */
    private static final class BestPrinter implements SearchListener {

        private final SolutionDecoder decoder;
        private final CheckedOutput out;
        private final SearchState before;
        private BestBoard best;

        /**
         * Creates a printer that starts from the best board of earlier runs.
         *
         * @param out the output; {@code null} if the board is not to be printed
         * @param before the state that earlier runs have reached
         */
        BestPrinter(SolutionDecoder decoder, CheckedOutput out, SearchState before) {
            this.decoder = decoder;
            this.out = out;
            this.before = before;
            this.best = decoder.takes(before.best()) ? before.best() : BestBoard.NONE;
        }

        @Override
        public void improved(BestBoard board) {
            best = best.or(board);
        }

        @Override
        public void interrupted(RunResult soFar) {
            print(soFar.solutions());
        }

        /**
         * Prints the best board if there is one, and neither this run nor an earlier run has found a solution.
         *
         * @param solutions the number of solutions that this run has found
         */
        void print(BigInteger solutions) {
            boolean isNoneFound = solutions.signum() == 0 && before.solutions().signum() == 0;
            if (out != null && best.isThere() && isNoneFound) {
                SolverMain.print(out, best.drawn(decoder).getBytes(StandardCharsets.UTF_8));
            }
        }
    }
}
