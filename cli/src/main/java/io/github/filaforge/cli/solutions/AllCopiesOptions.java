package io.github.filaforge.cli.solutions;

import io.github.filaforge.choice.ChosenSearch;
import io.github.filaforge.cli.command.Argument;
import io.github.filaforge.cli.command.Heading;
import io.github.filaforge.cli.command.Options;
import io.github.filaforge.cli.input.PuzzleChoice;
import io.github.filaforge.cli.input.PuzzleInputs;
import io.github.filaforge.cli.input.SearchInput;
import io.github.filaforge.cli.options.OutputFile;
import io.github.filaforge.cli.options.ProgressOption;
import io.github.filaforge.cli.options.ResultOptions;
import io.github.filaforge.cli.options.SeparableOptions;
import io.github.filaforge.cli.options.ThreadOptions;
import io.github.filaforge.cli.options.TimeOption;
import io.github.filaforge.cli.terminal.Console;
import io.github.filaforge.cli.terminal.Progress;
import io.github.filaforge.cli.terminal.UserException;
import io.github.filaforge.estimate.SearchCost;
import io.github.filaforge.libraries.picocli.CommandLine.Model.PositionalParamSpec;
import io.github.filaforge.request.SearchRequest;
import io.github.filaforge.result.GraphException;
import io.github.filaforge.runtime.board.SolutionDecoder;
import io.github.filaforge.runtime.format.SolutionPrinter;
import io.github.filaforge.runtime.merge.level.MergeResources;
import io.github.filaforge.runtime.run.Deadline;
import io.github.filaforge.runtime.search.LevelListener;
import io.github.filaforge.runtime.search.RunSettings;
import io.github.filaforge.runtime.search.SearchStopped;
import io.github.filaforge.search.MergedSolutions;
import io.github.filaforge.search.PackingBuilder;
import io.github.filaforge.search.SolverMaking;
import io.github.filaforge.solution.SolutionFileFormat;
import java.math.BigInteger;
import java.util.List;
import java.util.function.Consumer;

/**
 * The arguments of the commands that use all solutions of a puzzle together: the puzzle, and the options that state how its
 * solutions are found.
 */
final class AllCopiesOptions extends Options {

    private final Argument<String> puzzle = parameter(
            String.class,
            PositionalParamSpec.builder()
                    .index("0")
                    .paramLabel(Argument.PUZZLE)
                    .description("A definition file or a BurrTools file with one puzzle; - is standard input."));

    private final PuzzleChoice choice = include(new PuzzleChoice());

    private final ThreadOptions threads = new ThreadOptions("Work with N threads. Default: one for each processor.");

    private final TimeOption time =
            TimeOption.ofWhole(Heading.LONG, "Without all solutions nothing is printed, with exit code 2.");

    private final SeparableOptions apart = new SeparableOptions();

    private final ProgressOption progressOption = new ProgressOption();

    /** The options of the output, of which each command includes those that it takes. */
    final ResultOptions result = new ResultOptions("Write");

    /** The exit code of a run that finds no solution to print, which is an answer. */
    private static final int NO_SOLUTION = 3;

    /** The number of windows that merging may always find, which takes a second or two. */
    private static final double FEW_WINDOWS = 2e6;

    /**
     * The number of windows that merging may find for each second that a search would take. Merging finds more windows than
     * this in a second, so that a search that has to be made after all takes little longer with the merging before it.
     */
    private static final double WINDOWS_PER_SECOND = 2e5;

    interface Answer {

        /**
         * Does the work.
         *
         * @return the exit code
         */
        int to(SearchInput input, SolutionSet copies, Progress progress);
    }

    AllCopiesOptions() {
        include(threads.memory());
        include(threads.threads());
        include(time);
        include(apart);
        include(progressOption);
    }

    /** Obtains the solutions of the only puzzle and returns the exit code of the answer. */
    int answer(Console console, String command, Answer answer) {
        OutputFile.checkIsNoInput("--output", result.name(), puzzle.value());
        threads.check(false, console.err());
        SearchRequest.Builder request = MergedSolutions.request().but();
        apart.addTo(request);
        try (PuzzleInputs inputs = new PuzzleInputs(List.of(puzzle.value()), choice, request.build(), console);
                Progress progress = progressOption.start(console, false)) {
            SearchInput input = inputs.only(command)
                    .packing(command, "./fila solve --all prints its solutions, ./fila count --all their number");
            progress.begin("planning");
            Deadline deadline = time.begin();
            SolutionSet copies =
                    deadline.within(() -> copies(input.packing(), threads.resources(), deadline, progress, console));
            return answer.to(input, copies, progress);
        } catch (SearchStopped e) {
            throw TimeOption.over();
        }
    }

    private static SolutionSet copies(
            PackingBuilder builder, MergeResources resources, Deadline deadline, Progress progress, Console console) {
        if (builder.request().apart().isPresent() && builder.impossibility().isEmpty()) {
            // Some assemblies that share a state may come apart, and others may not.
            if (!builder.search().search().mergesStates() && isEndless(builder)) {
                throw new UserException("all solutions of puzzle "
                        + builder.puzzle().name()
                        + " that come apart need a search, which would not come to its end ("
                        + builder.search().reason() + "). First solutions are found by ./fila solve --apart -g N");
            }
            return searched(builder, resources, deadline, progress, console);
        }
        try {
            MergeResources most = resources.withWindows(mostWindows(builder));
            progress.begin("merging");
            LevelListener listener = new LevelListener() {
                @Override
                public void levelEnded(int level, int levels, BigInteger states) {
                    progress.now("merging, " + level + " of " + levels + " levels");
                }

                @Override
                public void endIfStopped() {
                    if (deadline.hasPassed()) {
                        throw new SearchStopped();
                    }
                }
            };
            return new SolutionSet.OfGraph(MergedSolutions.of(builder, most, listener));
        } catch (GraphException e) {
            checkCanBeSearched(builder, e);
            console.err().println("searching for all of them, since they cannot be merged: " + e.getMessage());
            return searched(builder, resources, deadline, progress, console);
        }
    }

    private static SolutionSet searched(
            PackingBuilder builder, MergeResources resources, Deadline deadline, Progress progress, Console console) {
        progress.begin("compiling");
        RunSettings settings = RunSettings.standard().withThreads(resources.threads());
        return new SearchedSolutions(builder.job(SolverMaking.byTime()), settings, deadline, progress, console);
    }

    /**
     * Returns the number of windows after which merging gives up. Merging then takes a part of the time that a search would
     * take.
     */
    private static long mostWindows(PackingBuilder builder) {
        if (builder.impossibility().isPresent()) {
            return Long.MAX_VALUE;
        }
        double seconds = builder.search().cost().map(SearchCost::seconds).orElse(Double.MAX_VALUE);
        return (long) Math.max(FEW_WINDOWS, WINDOWS_PER_SECOND * seconds);
    }

    /** Refuses a search that would not come to its end. The message states the memory or the options that the user needs. */
    private static void checkCanBeSearched(PackingBuilder builder, GraphException reason) {
        if (isEndless(builder)) {
            throw new UserException(
                    "the solutions of puzzle " + builder.puzzle().name()
                            + " cannot be merged: " + reason.getMessage() + "; and a search would not come to its end ("
                            + builder.search().reason() + ")"
                            + (reason.isForMemory()
                                    ? ". To merge in more memory: --memory SIZE, and for Java FILA_JAVA_OPTS=-Xmx8g or more"
                                    : ". First solutions are found by ./fila solve -g N"));
        }
    }

    private static boolean isEndless(PackingBuilder builder) {
        ChosenSearch search = builder.search();
        return search.cost().map(SearchCost::isEndless).orElse(true) || builder.isMadeInTries();
    }

    /**
     * Writes solutions.
     *
     * @param first the number of the first solution; the numbers of the others follow
     * @param solutions passes the solutions to the listener that it receives
     */
    void write(
            Console console,
            SearchInput input,
            SolutionDecoder decoder,
            long first,
            Consumer<Consumer<int[]>> solutions) {
        result.check(input.subject());
        SolutionFileFormat form = result.solutionFormat();
        SolutionDecoder drawing =
                form.isDrawn() ? input.inColours(decoder, result.colours(console.terminal())) : decoder;
        OutputFile.write(result.name(), console, out -> {
            out.write(form.header(decoder.box().size()));
            SolutionPrinter printer = new SolutionPrinter(form.writer(drawing, input.name(), input.subject()), out);
            printer.goOnAfter(first - 1);
            solutions.accept(printer::found);
            printer.flush();
        });
    }

    /** Prints that there is no solution, and returns the exit code. */
    static int noSolution(SearchInput input, Console console) {
        String reason =
                input.packing().impossibility().map(why -> ", since " + why).orElse("");
        console.err().println("nothing to print: there is no solution" + reason);
        return NO_SOLUTION;
    }
}
